// shows: a 1 3
import { Text, Widget } from "scripting"
function same<const T>(value: T): T { return value }
const make = <const T extends readonly string[],>(all: T) => all
class Box<A, const T = A> { constructor(public value: T) {} }
Widget.present(<Text>{same("a")} {make(["b"]).length} {new Box(3).value}</Text>)
