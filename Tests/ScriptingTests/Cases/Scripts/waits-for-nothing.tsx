// says: widget.tsx:
// says: it waits for a promise that nothing keeps
import { Text, Widget } from "scripting"
async function load() {
  await new Promise(() => {})
  return "never"
}
async function run() {
  Widget.present(<Text>{await load()}</Text>)
}
run()
