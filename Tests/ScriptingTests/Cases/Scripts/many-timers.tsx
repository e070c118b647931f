// shows: 20000 1 2 3
import { Text, Widget } from "scripting"
let n = 0
const order: number[] = []
for (let i = 0; i < 20000; i++) setTimeout(() => { n += 1 }, i % 100)
setTimeout(() => order.push(3), 150)
const every = setInterval(() => { order.push(order.length + 1); clearInterval(every) }, 120)
setTimeout(() => order.push(2), 120)
setTimeout(() => Widget.present(<Text>{n} {order.join(" ")}</Text>), 200)
