// shows: false null
// says: 'WebViewController' loads no page here
import { Text, WebViewController, Widget } from "scripting"
async function run() {
  const controller = new WebViewController()
  const isLoaded = await controller.loadURL("https://example.com/")
  const title = await controller.evaluateJavaScript("document.title")
  Widget.present(<Text>{String(isLoaded)} {String(title)}</Text>)
}
run()
