// 0 stopped
import { Text, Widget } from "scripting"
for (const key of ["../../escape", "/etc/escape", "a\u0000b", "__proto__", "constructor", "x".repeat(100000)]) {
  Storage.set(key, "kept")
  Keychain.set(key, "kept")
}
const polluted = ({} as any).kept !== undefined || ({} as any).escape !== undefined
Widget.present(<Text>{polluted ? "succeeded" : "stopped"}</Text>)
