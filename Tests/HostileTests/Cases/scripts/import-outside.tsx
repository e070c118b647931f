// 1 outside
import { Text, Widget } from "scripting"
import secret from "/etc/hostname"
Widget.present(<Text>{String(secret)}</Text>)
