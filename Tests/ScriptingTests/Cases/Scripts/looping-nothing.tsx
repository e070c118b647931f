// says: widget.tsx:6:3: error
// says: without a pause: a loop here does not end
// limit: 4
import { Text, Widget } from "scripting"
async function run() {
  while (true) await null
}
run()
