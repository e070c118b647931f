// says: widget.tsx:5:
// says: without a pause: a loop here does not end
// limit: 4
import { Widget } from "scripting"
function again() { Promise.resolve(1).then(again) }
again()
