// says: widget.tsx:6:1: error
// says: without a pause: a loop here does not end
// limit: 4
import { Text, Widget } from "scripting"
let i = 0
while (true) { i++ }
Widget.present(<Text>never</Text>)
