// says: widget.tsx:5:
// not: SIGABRT
import { Text, Widget } from "scripting"
for (let i = 0; i < 300000; i++) {
  Promise.reject(new Error("no " + i))
}
