// says: widget.tsx:7:1: error
// says: without a pause: a loop here does not end
// limit: 4
import { Text, Widget } from "scripting"
let sum = 0
// A loop inside that ends each time is not the one.
while (sum >= 0) {
  for (let i = 0; i < 5000; i++) { sum += i }
}
Widget.present(<Text>never</Text>)
