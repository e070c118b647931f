// says: widget.tsx:7:3: error
// says: without a pause: a loop here does not end
// limit: 4
import { Text, Widget } from "scripting"
function spin(from: number) {
  let i = from
  for (;;) { i += 2 }
}
const said = "before".toUpperCase()
spin(said.length)
Widget.present(<Text>never</Text>)
