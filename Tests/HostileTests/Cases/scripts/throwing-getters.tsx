// 1 on purpose
import { Text, Widget } from "scripting"
const props = new Proxy({}, { get() { throw new Error("on purpose") }, ownKeys() { throw new Error("on purpose") } })
Widget.present(<Text {...(props as any)}>never</Text>)
