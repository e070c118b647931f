// 1 before Widget.present
import { Script } from "scripting"
Script.exit()
