import Foundation
import TestSupport
import Testing

/// Scripts as the command runs them: what they are given, and what becomes of their mistakes.
@Suite(.serialized, .timeLimit(.minutes(60))) struct ScriptTests {
  /// A script and the text that its tree has to contain, or that is printed as its error.
  struct Case: CustomTestStringConvertible, Sendable {
    var name: String
    var code: String
    var expected: String
    /// Seconds.
    var timeLimit = 4
    var testDescription: String { name }
  }

  static let shown: [Case] = [
    Case(
      name: "a value kept in Storage",
      code: """
        Storage.set("a", { b: [1, 2] })
        Widget.present(<Text>{Storage.get("a").b.length} {String(Storage.get("none"))}</Text>)
        """, expected: "2 null"),
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
        """, expected: "h\u{00E9}llo b,b/c.txt no no it is no zip archive"),
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

  @Test(arguments: shown) func shows(_ example: Case) throws {
    let outcome = try inspect(example.code)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.contains("\"text\": \"\(example.expected)\""), "\(outcome.output)")
  }

  static let failing: [Case] = [
    Case(
      name: "throwing", code: "const a: any = undefined\n\na.b",
      expected: "widget.tsx:4:1: error"),
    Case(
      name: "throwing in a component",
      code: "function Broken(): any { throw new Error(\"broken\") }\nWidget.present(<Broken />)",
      expected: "broken (in the component 'Broken')"),
    Case(
      name: "throwing after a wait",
      code: "async function run() {\n  await null\n  const a: any = null\n  a.b()\n}\nrun()",
      expected: "widget.tsx:5:3: error"),
    Case(
      name: "throwing at the top level after a wait",
      code: "await null\n;(undefined as any).b()",
      expected: "widget.tsx:3:3: error"),
    Case(
      name: "throwing in a timer",
      code: "setTimeout(() => {\n  throw new Error(\"in a timer\")\n}, 5)",
      expected: "widget.tsx:3:13: error"),
    Case(
      name: "a module that is not there", code: "import { a } from \"./nowhere\"\na()",
      expected: "widget.tsx:2:19: error"),
    Case(
      name: "rejecting", code: "async function run() { throw new Error(\"late\") }\nrun()",
      expected: "late"),
    Case(
      name: "never presenting", code: "const a = 1",
      expected: "the script ended without Widget.present"),
    Case(
      name: "leaving", code: "Script.exit()",
      expected: "Script.exit() before Widget.present"),
    Case(
      name: "looping", code: "while (true) {}",
      expected: "without a pause"),
    Case(
      name: "looping in a component",
      code: "function Endless(): any { while (true) {} }\nWidget.present(<Endless />)",
      expected: "without a pause"),
    Case(
      name: "looping in a timer", code: "setTimeout(() => { while (true) {} }, 5)",
      expected: "without a pause"),
    Case(
      name: "looping through promises",
      code: "async function run() { while (true) await null }\nrun()",
      expected: "did not answer within 4 s"),
    Case(
      name: "printing without end", code: "while (true) console.log(\"x\".repeat(1000))",
      expected: "what follows is left out"),
    Case(
      name: "allocating without end",
      code: "const all: any[] = []\nwhile (true) all.push(new Uint8Array(10000000).fill(7))",
      expected: "MB of memory and was stopped", timeLimit: 300),
    Case(
      name: "a string without end", code: "let text = \"x\"\nwhile (true) text += text",
      expected: "Out of memory"),
    Case(
      name: "calling itself without end", code: "function f(): any { return f() + 1 }\nf()",
      expected: "widget.tsx:2:28: error"),
    Case(name: "throwing text", code: "throw \"plain text\"", expected: "plain text"),
    Case(
      name: "throwing what has no line",
      code: "throw { message: \"odd\", line: NaN, column: -Infinity }", expected: "odd"),
    Case(
      name: "throwing a line beyond counting",
      code: "throw { message: \"far\", line: 1e300, column: 1e300 }", expected: "far"),
    Case(
      name: "rejecting with an object", code: "Promise.reject({ code: 7 })",
      expected: "thrown: {\"code\":7}"),
    Case(
      name: "a package that is not there", code: "import a from \"nowhere\"\na()",
      expected: "widget.tsx:2:15: error"),
    Case(
      name: "a property in itself",
      code: "const a: any = {}\na.a = a\nWidget.present(<Text frame={a}>x</Text>)",
      expected: "nested too deeply, or in itself"),
    Case(
      name: "waiting for a timer that starts itself",
      code: "function again() { setTimeout(again, 1000) }\nagain()",
      expected: "the script ended without Widget.present"),
    Case(
      name: "endless components",
      code: "function Deep(): any { return <Deep /> }\nWidget.present(<Deep />)",
      expected: "nested deeper"),
    Case(
      name: "not parsing", code: "const = 1",
      expected: "widget.tsx:2:7: error"),
  ]

  @Test(arguments: failing) func fails(_ example: Case) throws {
    let outcome = try inspect(example.code, timeLimit: example.timeLimit)
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains(example.expected), "\(outcome.errors)")
  }

  /// A reader's callback runs while the view is drawn: it is drawn without it, and the command fails.
  @Test func callbacksFailWithTheirPlace() throws {
    let place = TestFolder()
    try place.write(
      """
      import { GeometryReader, Widget } from "scripting"
      Widget.present(
        <GeometryReader>{(p: any) => p.a.b}</GeometryReader>)
      """, to: "widget.tsx")
    let outcome = try Command.run([
      "render", place.url.path, "--family", "systemSmall", "-o",
      place.url.appending(path: "out.png").path,
    ])
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("widget.tsx:3:1: error: TypeError"), "\(outcome.errors)")
  }

  /// Whatever becomes of a script, a tile is drawn.
  @Test func failuresHaveTheirTile() throws {
    let place = TestFolder()
    try place.write("while (true) {}", to: "widget.tsx")
    let picture = place.url.appending(path: "tile.png").path
    let outcome = try Command.run([
      "render", place.url.path, "--family", "systemSmall", "-o", picture, "--time-limit", "2",
    ])
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("without a pause"), "\(outcome.errors)")
    #expect(FileManager.default.fileExists(atPath: picture))
  }

  /// Neither names nor links lead out of a script's folders.
  @Test func onlyOwnFilesAreRead() throws {
    let place = TestFolder()
    try place.write(
      """
      import { Path, Script, Text, Widget } from "scripting"
      const inside = (name: string) => Path.join(Script.directory, name)
      const read = [
        "../../secret.txt", "../../../../../../../../etc/passwd", "/etc/passwd",
        "file:///etc/passwd", "/proc/self/environ", inside("link"), inside("folder/passwd"),
        inside("../Other/secret.txt"),
      ].map((path) => {
        try { return FileManager.readAsStringSync(path) } catch { return "no" }
      })
      Widget.present(<Text>{read.join("")} {FileManager.readAsStringSync(inside("own.txt"))}</Text>)
      """, to: "widget.tsx")
    try place.write("own", to: "own.txt")
    let files = FileManager.default
    for (link, target) in [("link", "/etc/passwd"), ("folder", "/etc")] {
      try files.createSymbolicLink(
        atPath: place.url.appending(path: link).path, withDestinationPath: target)
    }
    let outcome = try Command.run(["inspect", place.url.path, "--family", "systemSmall"])
    #expect(
      outcome.output.contains("\"text\": \"\(String(repeating: "no", count: 8)) own\""),
      "\(outcome.output) \(outcome.errors)")
  }

  /// The error says which file would answer, and a name without query or method is enough.
  @Test func missingAnswersAreNamed() throws {
    let place = TestFolder()
    try place.write("{\"price\": 7}", to: "recorded/example.com/v1/price.json")
    try place.write(
      """
      import { Text, Widget, fetch } from "scripting"
      async function run() {
        const options = { method: "POST", body: "a=1" }
        const known = await (await fetch("https://example.com/v1/price?t=12", options)).json()
        const other = await fetch("https://example.com/v2/none?t=1").catch((e) => e.message)
        Widget.present(<Text>{known.price} {other}</Text>)
      }
      run()
      """, to: "widget.tsx")
    let outcome = try Command.run([
      "inspect", place.url.path, "--family", "systemSmall", "--network",
      place.url.appending(path: "recorded").path,
    ])
    #expect(outcome.output.contains("\"text\": \"7 '"), "\(outcome.output)")
    #expect(
      outcome.output.contains("as 'example.com/v2/none_t_1', or as 'example.com/v2/none'"),
      "\(outcome.output)")
  }

  @Test func mistakesInModulesHaveTheirPlace() throws {
    let place = TestFolder()
    try place.write("import { part } from \"./parts/part\"\npart()", to: "widget.tsx")
    try place.write(
      "export function part() {\n  const text: string = null!\n  return text.length\n}",
      to: "parts/part.ts")
    let outcome = try Command.run(["inspect", place.url.path, "--family", "systemSmall"])
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("parts/part.ts:3:10: error"), "\(outcome.errors)")
  }

  /// A script as the app exports it: its folder, packed.
  @Test func archivesAreUnpacked() throws {
    let place = TestFolder()
    let file = place.url.appending(path: "Packed.scripting")
    let packed = """
      UEsDBBQAAAAAAAAAIVwXphZsEgAAABIAAAASAAAAUGFja2VkL3NjcmlwdC5qc29ueyJuYW1lIjogIlBhY2tlZCJ9\
      UEsDBBQAAAAIAAAAIVwhsuvUUwAAAG4AAAARAAAAUGFja2VkL3dpZGdldC50c3jLzC3ILypRqFYISa0o0VEIz0xJ\
      Ty1RqFVIK8rPVVAqTi7KLCjJzEtX4sqEKSzPL0ophqvQ0wfzlbggOvUKilKLU/NKNGxA5tlVgyVrbfTBPE0uAFBL\
      AwQUAAAACAAAACFceONQVCUAAAAyAAAADwAAAFBhY2tlZC93b3Jkcy50c0utKMgvKlFIzs8rLlEozy9KKVawVVAq\
      zStITM5OTVHAYChxAQBQSwECFAMUAAAAAAAAACFcF6YWbBIAAAASAAAAEgAAAAAAAAAAAAAAgAEAAAAAUGFja2Vk\
      L3NjcmlwdC5qc29uUEsBAhQDFAAAAAgAAAAhXCGy69RTAAAAbgAAABEAAAAAAAAAAAAAAIABQgAAAFBhY2tlZC93\
      aWRnZXQudHN4UEsBAhQDFAAAAAgAAAAhXHjjUFQlAAAAMgAAAA8AAAAAAAAAAAAAAIABxAAAAFBhY2tlZC93b3Jk\
      cy50c1BLBQYAAAAAAwADALwAAAAWAQAAAAA=
      """
    try #require(Data(base64Encoded: packed)).write(to: file)
    let outcome = try Command.run(["inspect", file.path, "--family", "systemSmall"])
    #expect(
      outcome.output.contains("\"text\": \"unpacked unpacked unpacked\""), "\(outcome.errors)")
    try Data(packed.utf8).write(to: file)
    let broken = try Command.run(["inspect", file.path, "--family", "systemSmall"])
    #expect(broken.status == 1)
    #expect(broken.errors.contains("no zip archive"), "\(broken.errors)")
  }

  @Test func tapsRunAppIntents() throws {
    let place = TestFolder()
    try place.write(
      """
      import { AppIntentManager, AppIntentProtocol } from "scripting"
      export const Add = AppIntentManager.register({
        name: "Add", protocol: AppIntentProtocol.AppIntent,
        perform: async (by: number) => { Storage.set("n", (Storage.get("n") ?? 0) + by) },
      })
      """, to: "app_intents.tsx")
    try place.write(
      """
      import { Button, Widget } from "scripting"
      import { Add } from "./app_intents"
      const n = Storage.get("n") ?? 0
      Widget.present(
        <Button title={"Add to " + n} intent={Add(2)} frame={Widget.displaySize} />)
      """, to: "widget.tsx")
    let taps = place.url.appending(path: "taps").path
    let outcome = try Command.run([
      "tap", place.url.path, "--family", "systemSmall", "--at", "80,80", "-o", taps,
    ])
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(FileManager.default.fileExists(atPath: taps + "/after.png"))
    #expect(
      !FileManager.default.contentsEqual(
        atPath: taps + "/before.png", andPath: taps + "/after.png"))
  }

  @Test func recordedAnswersAreReplayed() throws {
    let place = TestFolder()
    try place.write("{\"city\": \"Oslo\"}", to: "recorded/example.com/weather.json")
    try place.write("rain", to: "recorded/example.com/now.txt")
    try place.write(
      """
      import { Text, Widget, fetch } from "scripting"
      async function run() {
        // One after the other, and two at once.
        const answer = await fetch("https://example.com/weather.json")
        const city = (await answer.json()).city
        const now = await (await fetch("https://example.com/now")).text()
        const all = await Promise.all(["now", "weather"].map((name) =>
          fetch("https://example.com/" + name).then((one) => one.text())))
        Widget.present(<Text>{city} {now} {all.length}</Text>)
      }
      run()
      """, to: "widget.tsx")
    let outcome = try Command.run([
      "inspect", place.url.appending(path: "widget.tsx").path, "--family", "systemSmall",
      "--network", place.url.appending(path: "recorded").path,
    ])
    #expect(outcome.output.contains("\"text\": \"Oslo rain 2\""), "\(outcome.errors)")
  }

  private func inspect(_ code: String, timeLimit: Int = 4) throws -> Command.Outcome {
    let place = TestFolder()
    let names =
      "Text, VStack, EnvironmentValuesReader, GeometryReader, Widget, Path, Script, createContext, "
    // On one line, so that the case's own first line is the second.
    try place.write(
      "import { \(names)useContext, useState, fetch } from \"scripting\";\n" + code,
      to: "widget.tsx")
    return try Command.run([
      "inspect", place.url.appending(path: "widget.tsx").path, "--family", "systemSmall",
      "--time-limit", "\(timeLimit)",
    ])
  }
}
