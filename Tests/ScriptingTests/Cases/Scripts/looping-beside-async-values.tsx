// says: widget.tsx:10:3: error
// says: without a pause: a loop here does not end
// limit: 4
import { Text, Widget } from "scripting"
async function* days() { yield 1 }
async function run() {
  let count = 0
  for await (const day of days()) count += day
  for (const part of [1, 2]) count += part
  while (count > 0) await null
  Widget.present(<Text>never</Text>)
}
run()
