// says: widget.tsx:5:8: error
// says: Widget.present was given undefined; give it an element
import { Widget } from "scripting"

Widget.present(undefined as any)
