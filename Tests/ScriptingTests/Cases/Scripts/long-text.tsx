// says: widget.tsx:3:8: warning: a text of 1000000 characters is cut after 20000
import { Text, Widget } from "scripting"
Widget.present(<Text>{"long word ".repeat(100000)}</Text>)
