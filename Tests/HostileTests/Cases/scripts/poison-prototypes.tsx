// 0 "text": "drawn"
import { Text, Widget } from "scripting"
for (const type of [Object, Array, String, Number, Function] as any[]) {
  type.prototype.toJSON = () => "poisoned"
  Object.defineProperty(type.prototype, "children", { get() { return "poisoned" }, configurable: true })
}
Widget.present(<Text>drawn</Text>)
