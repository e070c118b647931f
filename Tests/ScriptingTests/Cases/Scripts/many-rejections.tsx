// shows: a
import { Text, Widget } from "scripting"
for (let i = 0; i < 100000; i++) Promise.reject(new Error("n" + i))
Widget.present(<Text>a</Text>)
