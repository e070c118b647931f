// 0 stopped
import { Text, Widget } from "scripting"
const written = ["/tmp/vitrine-hostile-script", "../../planted", "/work/planted", "/etc/planted"].filter((path) => {
  try { FileManager.writeAsStringSync(path, "x"); return FileManager.existsSync(path) } catch { return false }
})
Widget.present(<Text>{written.length === 0 ? "stopped" : "succeeded"}</Text>)
