/// Scripts and the text that their trees have to contain.
extension ScriptTests {
  static let shown: [Case] = [
    Case(
      name: "a value kept in Storage",
      code: """
        Storage.set("a", { b: [1, 2] })
        Widget.present(<Text>{Storage.get("a").b.length} {String(Storage.get("none"))}</Text>)
        """, expected: "2 null"),
    Case(
      name: "values of other processes stay",
      code: """
        Storage.set("a", 1)
        Widget.present(<Text>{Storage.get("a")} {Storage.keys().join()} {
          Storage.set("b", 2) ? Storage.keys().join() : "no"} {
          (Storage.remove("a"), Storage.keys().join())} {
          (Storage.clear(), Storage.keys().length)}</Text>)
        """, expected: "1 a a,b b 0"),
    Case(
      name: "files in own folders",
      code: """
        const path = Path.join(FileManager.appGroupDocumentsDirectory, "a/b.txt")
        FileManager.writeAsStringSync(path, "kept")
        let refused = ""
        try { FileManager.readAsStringSync("/etc/passwd") } catch (error) { refused = "refused" }
        try { FileManager.writeAsStringSync("/tmp/x", "") } catch (error) { refused += "2" }
        Widget.present(<Text>{FileManager.readAsStringSync(path)} {refused}</Text>)
        """, expected: "kept refused2"),
    Case(
      name: "archives in own folders",
      code: """
        const root = FileManager.documentsDirectory
        const path = (name: string) => Path.join(root, name)
        FileManager.createDirectorySync(path("a/b"))
        FileManager.writeAsStringSync(path("a/b/c.txt"), "h\u{00E9}llo")
        FileManager.zipSync(path("a"), path("a.zip"))
        FileManager.zipSync(path("a"), path("bare.zip"), false)
        FileManager.unzipSync(path("a.zip"), path("out"))
        FileManager.unzipSync(path("bare.zip"), path("bare"))
        const refused = [["/etc", path("e.zip")], [path("a"), "/tmp/e.zip"]].map(([from, to]) => {
          try { FileManager.zipSync(from, to); return "made" } catch { return "no" }
        })
        let broken = ""
        try { FileManager.unzipSync(path("a/b/c.txt"), root) } catch (e: any) { broken = e.message }
        Widget.present(<Text>{[
          FileManager.readAsStringSync(path("out/a/b/c.txt")),
          FileManager.readDirectorySync(path("bare"), true).join(","), ...refused,
          broken.split(": ")[1],
        ].join(" ")}</Text>)
        """, expected: "h\u{00E9}llo b,b/c.txt no no it is not a zip file"),
    Case(
      name: "text in other encodings",
      code: """
        const bytes = Data.fromHexString("ceA2c8ed".toLowerCase())
        const back = Data.fromRawString("\u{5FAE}", "gbk").toHexString()
        const no = String(Data.fromHexString("ff").toRawString("gb18030"))
        Widget.present(<Text>{bytes.toRawString("gb18030")} {back} {no}</Text>)
        """, expected: "\u{5FAE}\u{8F6F} cea2 null"),
    Case(
      name: "the first of two presentings",
      code: "Widget.present(<Text>first</Text>)\nWidget.present(<Text>second</Text>)",
      expected: "first"),
    Case(
      name: "mistakes after presenting",
      code: """
        Widget.present(<Text>done</Text>)
        Script.exit()
        throw new Error("late")
        """, expected: "done"),
    Case(
      name: "a script that prints much",
      code: """
        for (let i = 0; i < 50000; i++) console.log("x".repeat(100))
        Widget.present(<Text>printed</Text>)
        """, expected: "printed"),
    Case(
      name: "markdown's blocks",
      code: """
        const { Markdown } = require("scripting")
        Widget.present(<Markdown content={"# One\\n- two\\n> three"} scrollable={false} />)
        """, expected: "three"),
    Case(
      name: "a denied request rejects",
      code: """
        async function run() {
          let text = "answered"
          try { await fetch("https://example.com/a.json") } catch { text = "denied" }
          Widget.present(<Text>{text}</Text>)
        }
        run()
        """, expected: "denied"),
    Case(
      name: "timers run in order without waiting",
      code: """
        const seen: string[] = []
        setTimeout(() => seen.push("late"), 60000)
        setTimeout(() => seen.push("early"), 10)
        setTimeout(() => Widget.present(<Text>{seen.join(" ")}</Text>), 70000)
        """, expected: "early late"),
    Case(
      name: "components, fragments, context and hooks",
      code: """
        const Name = createContext("nobody")
        function Inner() { const [n] = useState(() => 3); return <Text>{useContext(Name)} {n}</Text> }
        Widget.present(<Name.Provider value="somebody"><><Inner /></></Name.Provider>)
        """, expected: "somebody 3"),
    Case(
      name: "modifiers of a function component",
      code: """
        function Width() {
          return <GeometryReader>{(space) => <Text>{space.size.width}</Text>}</GeometryReader>
        }
        function Handing({ frame }) { return <Width frame={frame} padding={{ leading: 7 }} /> }
        Widget.present(<Handing frame={{ width: 70, height: 40 }} />)
        """, expected: "70"),
    Case(
      name: "the environment's reader",
      code: """
        Widget.present(
          <EnvironmentValuesReader keys={["colorScheme", "widgetRenderingMode"]}>
            {(values) => <Text>{values.colorScheme} {values.widgetRenderingMode}</Text>}
          </EnvironmentValuesReader>)
        """, expected: "light fullColor"),
    Case(
      name: "digests",
      code: """
        const data = Data.fromRawString("abc")
        Widget.present(<Text>{Crypto.md5(data).toHexString()}</Text>)
        """, expected: "900150983cd24fb0d6963f7d28e17f72"),
    Case(
      name: "longer digests and sealed text",
      code: """
        const data = Data.fromRawString("abc")
        const key = Data.fromHexString("000102030405060708090a0b0c0d0e0f")
        const sealed = Crypto.encryptAESGCM(data, key, { aad: data })
        const other = Crypto.decryptAESGCM(sealed, key)
        const text = Crypto.decryptAESGCM(sealed, key, data).toRawString()
        const parts = [Crypto.sha384, Crypto.sha512].map((f) => f(data).toHexString().slice(0, 8))
        const code = Crypto.hmacSHA512(data, key).toHexString().slice(0, 8)
        Widget.present(<Text>{[...parts, code, text, String(other)].join(" ")}</Text>)
        """, expected: "cb00753f ddaf35a1 0764a658 abc null"),
    Case(
      name: "waiting at the top level",
      code: """
        const { Text: Other } = await import("scripting")
        let text = "answered"
        try { await fetch("https://example.com/") } catch { text = "denied" }
        Widget.present(<Other>{text} at the top</Other>)
        export const unused = 1
        """, expected: "denied at the top"),
    Case(
      name: "addresses and text",
      code: """
        const url = new URL("../b?q=a b&n=1#x", "https://example.com:8080/a/c/d")
        Widget.present(<Text>{url.pathname} {url.searchParams.get("q")} {atob(btoa("hi"))}</Text>)
        """, expected: "/a/b a b hi"),
    Case(
      name: "an unknown name of the module",
      code: """
        const { Nowhere } = require("scripting")
        Widget.present(<VStack><Nowhere /><Text>{typeof Nowhere}</Text></VStack>)
        """, expected: "function"),
  ]
}
