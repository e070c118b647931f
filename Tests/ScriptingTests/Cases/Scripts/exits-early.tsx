// says: widget.tsx:4:
// says: the script ended with Script.exit() before Widget.present
import { Script, Text, Widget } from "scripting"
function leave() { Script.exit() }
leave()
