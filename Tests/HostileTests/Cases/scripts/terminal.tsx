// 0 plain words
import { Text, Widget } from "scripting"
console.log("\u001b]0;taken over\u0007\u001b[2Jplain words\u001b[31m")
Widget.present(<Text>plain words</Text>)
