// 0 drawn
import { Text, Widget, type VirtualNode } from "scripting"
let view: VirtualNode = <Text>drawn</Text>
for (let level = 0; level < 40; level++) {
  const inner = view
  view = <Text shadow={{ color: "red", radius: 30, x: 2, y: 2 }} overlay={inner}>drawn</Text>
}
Widget.present(view)
