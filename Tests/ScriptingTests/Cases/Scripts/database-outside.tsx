// says: '/etc/x.db' is outside the script's folders
import { SQLite, Text, Widget } from "scripting"
SQLite.open("/etc/x.db")
