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
    /// Seconds; few only where nothing else ends the script, so that a busy machine changes nothing.
    var timeLimit = 60
    var testDescription: String { name }
  }

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
      name: "throwing what has no sensible length and line",
      code: "throw { length: -1, line: NaN }",
      expected: #"thrown: {"length":-1,"line":null}"#),
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
      expected: "without a pause", timeLimit: 4),
    Case(
      name: "looping in a component",
      code: "function Endless(): any { while (true) {} }\nWidget.present(<Endless />)",
      expected: "without a pause", timeLimit: 4),
    Case(
      name: "looping in a timer", code: "setTimeout(() => { while (true) {} }, 5)",
      expected: "without a pause", timeLimit: 4),
    Case(
      name: "looping through promises",
      code: "async function run() { while (true) await null }\nrun()",
      expected: "widget.tsx:2:24: error", timeLimit: 4),
    Case(
      name: "printing without end", code: "while (true) console.log(\"x\".repeat(1000))",
      expected: "what follows is left out", timeLimit: 4),
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
    Case(
      name: "throwing text", code: "const a = 1\nif (a) throw \"plain text\"",
      expected: "widget.tsx:3:14: error: "),
    Case(
      name: "throwing a number in a function that waits",
      code: "async function run() {\n  await null\n  throw 5\n}\nawait run()",
      expected: "widget.tsx:4:9: error: "),
    Case(
      name: "throwing an object in a component",
      code: "function Broken(): any {\n  throw { code: 7 }\n}\nWidget.present(<Broken />)",
      expected: "widget.tsx:3:9: error: "),
    Case(
      name: "throwing what is not there", code: "const a: any = {}\nthrow a.b.c",
      expected: ": TypeError: undefined is not an object"),
    Case(
      name: "throwing what has no line",
      code: "throw { message: \"odd\", line: NaN, column: -Infinity }", expected: "odd"),
    Case(
      name: "throwing a line beyond counting",
      code: "throw { message: \"far\", line: 1e300, column: 1e300 }", expected: "far"),
    Case(
      name: "rejecting with an object", code: "Promise.reject({ code: 7 })",
      expected: "widget.tsx:2:9: error: "),
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
      expected: "widget.tsx:2:20: error"),
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
    #expect(outcome.errors.contains("widget.tsx:3:34: error: TypeError"), "\(outcome.errors)")
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

  private func inspect(_ code: String, timeLimit: Int = 60) throws -> Command.Outcome {
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
