// shows: 1x 2y 3z id not authorized 2 rolled back
import { SQLite, Text, Widget } from "scripting"
async function run() {
  const db = SQLite.open(FileManager.documentsDirectory + "/a/b.db")
  const id = { name: "id", type: "INTEGER", primaryKey: true, autoIncrement: true }
  await db.createTable("t", { columns: [id, { name: "n", type: "TEXT", unique: true }] })
  await db.execute("INSERT INTO t (n) VALUES (?), (?)", ["x", "y"])
  await db.execute("INSERT INTO t (n) VALUES (:name)", { name: "z" })
  const all = await db.fetchAll<{ id: number; n: string }>("SELECT * FROM t ORDER BY id")
  const refused = await db.execute("ATTACH '/etc/passwd' AS x").catch((e: any) => e.message.split(",")[0])
  const { rowIDColumn } = await db.primaryKey("t")
  const kept = SQLite.openInMemory("m")
  await kept.execute("CREATE TABLE k (v REAL); INSERT INTO k VALUES (1.5), (0.5)")
  const sum = await kept.fetchOne<{ s: number }>("SELECT sum(v) AS s FROM k")
  const steps = [{ sql: "DELETE FROM t" }, { sql: "NONSENSE" }]
  const end = await db.transaction(steps).then(() => "kept", () => "rolled back")
  const words = all.map((row) => row.id + row.n)
  Widget.present(<Text>{[...words, rowIDColumn, refused, sum?.s, end].join(" ")}</Text>)
}
run()
