// says: widget.tsx:10:1: error
// says: without a pause: a loop here does not end
// limit: 4
import { Text, Widget } from "scripting"
function total(list: number[]) {
  let sum = 0
  for (let i = 0; i < list.length; i++) sum += list[i]
  return sum
}
while (total([1, 2, 3]) > 0) {
  total([4])
}
Widget.present(<Text>never</Text>)
