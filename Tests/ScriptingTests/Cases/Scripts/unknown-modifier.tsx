// says: widget.tsx:3:16: note: 'colour' is not a known modifier of 'Text'; it has no effect
import { Text, Widget } from "scripting"
Widget.present(<Text colour="red">a</Text>)
