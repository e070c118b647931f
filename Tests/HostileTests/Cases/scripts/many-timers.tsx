// 0 drawn
import { Text, Widget } from "scripting"
for (let index = 0; index < 50000; index++) setTimeout(() => {}, 1e9)
Widget.present(<Text>drawn</Text>)
