// 0 stopped
import { Text, Widget } from "scripting"
const read = ["/etc/passwd", "/etc/shadow", "../../secret", "file:///etc/passwd", "/proc/self/mem"].map((path) => {
  try { return FileManager.readAsStringSync(path) } catch { return "" }
}).join("")
Widget.present(<Text>{read === "" ? "stopped" : "succeeded"}</Text>)
