// says: widget.tsx:8:5: error
// says: without a pause: a loop here does not end
// limit: 4
import { Text, Widget } from "scripting"
let sum = 0
for (const day of [1, 2, 3].map((n) => n * 2)) {
  if (day > 2) {
    while (sum < 9) { sum = day % 2 }
  }
}
Widget.present(<Text>never</Text>)
