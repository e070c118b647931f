// says: widget.tsx:10:3: error
// says: without a pause: a loop here does not end
// limit: 4
import { Text, Widget } from "scripting"
const lines = `
while (true) {
  for (;;) {
`
outer: for (const line of lines.split("\n")) {
  do { if (line.length > 50) continue outer } while (line.length >= 0)
}
Widget.present(<Text>never</Text>)
