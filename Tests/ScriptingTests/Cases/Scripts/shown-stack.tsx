// shows: inner (widget.tsx:5:32)
// not: widget.js
import { Text, Widget } from "scripting"
let stack = ""
function inner() { stack = new Error("here").stack!.split("\n")[0] }
inner()
Widget.present(<Text>{stack}</Text>)
