// says: widget.tsx:5:20: error
// says: timers ran for 2.0 s without an end; the next one is set here
// limit: 4
import { Widget } from "scripting"
function again() { setTimeout(again, 0) }
again()
