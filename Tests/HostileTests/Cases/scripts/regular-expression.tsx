// 1 error: 
import { Text, Widget } from "scripting"
Widget.present(<Text>{String(/^(a+)+$/.test("a".repeat(60) + "!"))}</Text>)
