// 0 drawn
import { Text, Widget } from "scripting"
Widget.present(<Text>{"drawn ".repeat(200000)}</Text>)
