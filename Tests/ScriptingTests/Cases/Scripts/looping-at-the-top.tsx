// says: widget.tsx:6:1: error
// says: without a pause: a loop here does not end
// limit: 4
import { Text, Widget } from "scripting"
await new Promise((done) => setTimeout(done, 10))
while (true) await null
Widget.present(<Text>never</Text>)
