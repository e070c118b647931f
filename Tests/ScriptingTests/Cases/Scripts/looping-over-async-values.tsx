// says: widget.tsx:9:3: error
// says: without a pause: a loop here does not end
// limit: 4
import { Text, Widget } from "scripting"
async function* days() {
  for (let day = 0; ; day++) yield day
}
async function run() {
  for await (const day of days()) {
    if (day < 0) Widget.present(<Text>never</Text>)
  }
}
run()
