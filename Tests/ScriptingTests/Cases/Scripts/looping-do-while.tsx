// says: widget.tsx:7:3: error
// says: without a pause: a loop here does not end
// limit: 4
import { Text, Widget } from "scripting"
function roll() {
  let value = Math.round(0.2), sum = 0
  do { sum -= 1 } while (sum <= value)
  return sum
}
Widget.present(<Text>{roll()}</Text>)
