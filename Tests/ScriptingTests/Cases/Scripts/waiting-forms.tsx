// shows: 1 a b 3 4 6 caught true
// not: error
import { Text, Widget } from "scripting"
class Base { async name() { return "b" } }
class Own extends Base {
  value = async () => (await Promise.resolve(this)) === this
  async name() { return await super.name() }
}
async function count(...values: number[]) { await null; return arguments.length + values.length }
async function* numbers() { for (let i = 0; i < 2; i++) { await null; yield i + 3 } }
const words: string[] = []
words.push(String(await Promise.resolve(1)))
words.push(await (async () => "a")())
const own = new Own()
words.push(await own.name())
for await (const number of numbers()) words.push(String(number))
words.push(String(await count(1, 2, 3)))
words.push(await (async () => { throw new Error("x") })().catch(() => "caught"))
words.push(String(await own.value()))
Widget.present(<Text>{words.join(" ")}</Text>)
