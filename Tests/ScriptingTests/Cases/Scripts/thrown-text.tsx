// shows: throw 5;
import { Text, Widget } from "scripting"
const text = `
  throw 5;
`
try { throw 5 } catch { console.log("caught") }
Widget.present(
  <Text>{text.trim()}</Text>)
