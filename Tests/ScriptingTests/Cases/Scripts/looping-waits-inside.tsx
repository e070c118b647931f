// says: widget.tsx:7:3: error
// says: without a pause: a loop here does not end
// limit: 4
import { Text, Widget } from "scripting"
async function run() {
  let count = 0
  while (count >= 0) {
    for (const n of [1, 2, 3]) count += await n
  }
}
run()
