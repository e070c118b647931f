// says: TypeError: null is not an object (evaluating 'null.a') (widget.tsx:6:10)
// says: inner (widget.tsx:6:10)
// not: .js:
import { Text, Widget } from "scripting"
function inner() {
  try { (null as any).a } catch (error: any) { console.error(error); console.log(error.stack) }
}
inner()
Widget.present(<Text>a</Text>)
