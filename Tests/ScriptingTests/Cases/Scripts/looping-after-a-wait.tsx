// says: widget.tsx:7:3: error
// says: without a pause: a loop here does not end
// limit: 4
import { Text, Widget } from "scripting"
async function run() {
  await null
  while (true) {}
}
run()
