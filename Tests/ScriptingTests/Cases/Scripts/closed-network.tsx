// says: widget.tsx:4:30: error
// says: --network live
import { Text, Widget, fetch } from "scripting"
async function run() { await fetch("https://example.com/a") }
run()
