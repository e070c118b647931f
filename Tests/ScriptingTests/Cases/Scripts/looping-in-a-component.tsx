// says: widget.tsx:7:3: error
// says: without a pause: a loop here does not end
// limit: 4
import { Text, Widget } from "scripting"
function Clock() {
  let hour = new Date().getHours()
  while (hour < 24) { hour = hour % 24 }
  return <Text>{hour}</Text>
}
Widget.present(<Clock />)
