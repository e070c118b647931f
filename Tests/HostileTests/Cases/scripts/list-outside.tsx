// 0 stopped
import { Text, Widget } from "scripting"
const seen = ["/", "/home", "/etc", "../.."].flatMap((path) => {
  try { return FileManager.readDirectorySync(path) } catch { return [] }
})
Widget.present(<Text>{seen.length === 0 ? "stopped" : "succeeded"}</Text>)
