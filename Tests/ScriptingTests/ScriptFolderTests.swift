import Foundation
import TestSupport
import Testing

/// Scripts of several files: what they may read, where their mistakes and recorded answers are.
@Suite(.serialized, .timeLimit(.minutes(60))) struct ScriptFolderTests {
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
    #expect(broken.errors.contains("not a zip file"), "\(broken.errors)")
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

  /// Whatever else is drawn: each picture finds what was stored before all of them.
  @Test func picturesDoNotDependOnOneAnother() throws {
    let place = TestFolder()
    try place.write(
      """
      import { Text, Widget } from "scripting"
      const n = (Storage.get<number>("n") ?? 0) + 1
      Storage.set("n", n)
      Widget.present(<Text>{n}</Text>)
      """, to: "widget.tsx")
    let one = place.url.appending(path: "one")
    let many = place.url.appending(path: "many")
    for (folder, families) in [
      (one, "systemLarge"), (many, "systemSmall,systemMedium,systemLarge"),
    ] {
      let outcome = try Command.run([
        "render", place.url.appending(path: "widget.tsx").path, "--family", families, "--context",
        "home-screen", "-o", folder.path,
      ])
      #expect(outcome.status == 0, "\(outcome.errors)")
    }
    let pictures =
      FileManager.default.enumerator(atPath: one.path)?
      .compactMap { $0 as? String }.filter { $0.hasSuffix(".png") } ?? []
    #expect(pictures.count == 1)
    for picture in pictures {
      #expect(
        FileManager.default.contentsEqual(
          atPath: one.appending(path: picture).path, andPath: many.appending(path: picture).path))
    }
  }

  @Test func answersWithoutTypeAreReadByTheirContent() throws {
    let place = TestFolder()
    try place.write("[1]", to: "recorded/example.com/list")
    try place.write("<html></html>", to: "recorded/example.com/page")
    try place.write(
      """
      import { Text, Widget, fetch } from "scripting"
      async function run() {
        const types = ["list", "page"].map(async (name) =>
          (await fetch("https://example.com/" + name)).headers.get("content-type"))
        Widget.present(<Text>{(await Promise.all(types)).join(" ")}</Text>)
      }
      run()
      """, to: "widget.tsx")
    let outcome = try Command.run([
      "inspect", place.url.appending(path: "widget.tsx").path, "--family", "systemSmall",
      "--network", place.url.appending(path: "recorded").path,
    ])
    #expect(outcome.output.contains("application/json text/html"), "\(outcome.errors)")
  }

  @Test func foldersAndManifestsAreCalledByTheirNames() throws {
    let place = TestFolder()
    try place.write("{ \"name\": \"A\", }", to: "script.json")
    let empty = try Command.run(["inspect", place.url.path])
    #expect(empty.errors.contains("no widget.tsx in this script"), "\(empty.errors)")
    try place.write(
      "import { Text, Widget } from \"scripting\"\nWidget.present(<Text>a</Text>)",
      to: "widget.tsx")
    let broken = try Command.run(["inspect", place.url.path, "--family", "systemSmall"])
    #expect(
      broken.errors.contains("script.json:1:1: warning: script.json is not used: "),
      "\(broken.errors)")
  }
}
