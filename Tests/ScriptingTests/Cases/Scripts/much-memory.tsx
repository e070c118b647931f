// says: warning: the script takes more than
// says: iOS ends a widget's extension above 30 MB
import { Text, Widget } from "scripting"
const kept: any[] = []
for (let i = 0; i < 60; i++) kept.push(new Uint8Array(1000000).fill(7))
Widget.present(<Text>{kept.length}</Text>)
