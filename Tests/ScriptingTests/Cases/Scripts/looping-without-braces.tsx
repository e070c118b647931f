// says: widget.tsx:7:3: error
// says: without a pause: a loop here does not end
// limit: 4
import { Text, Widget } from "scripting"
let n = 1
if (n > 0)
  while (true) n++
else
  for (;;) n--
Widget.present(<Text>never</Text>)
