// says: note: 'opacity7' is not a known modifier of 'Text'
import { Text, Widget } from "scripting"
const all: any = {}
for (let i = 0; i < 5000; i++) all["opacity" + i] = 1
Widget.present(<Text {...all}>a</Text>)
