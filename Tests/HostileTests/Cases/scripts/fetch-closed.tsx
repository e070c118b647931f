// 0 stopped
import { Text, Widget, fetch } from "scripting"
async function run() {
  let got = 0
  for (const address of ["http://127.0.0.1:1/", "https://example.com/", "file:///etc/passwd", "ftp://example.com/a"]) {
    try { await (await fetch(address)).text(); got += 1 } catch {}
  }
  Widget.present(<Text>{got === 0 ? "stopped" : "succeeded"}</Text>)
}
run()
