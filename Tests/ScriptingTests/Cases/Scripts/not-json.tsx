// shows: the answer is not JSON: it begins with '<html>'
import { Response, Text, Widget } from "scripting"
async function run() {
  const words = await new Response("<html>").json().catch((error) => error.message)
  Widget.present(<Text>{words}</Text>)
}
run()
