// says: widget.tsx:5:31: error
// says: without a pause: a loop here does not end
// limit: 4
import { Text, Widget } from "scripting"
const wait = (n: number) => { while (n < 5) n -= n }
wait(0)
Widget.present(<Text>never</Text>)
