import Foundation
import TestSupport
import Testing

/// What `scripting.d.ts` declares is there at run time, and what is there is declared.
@Suite(.serialized, .timeLimit(.minutes(60))) struct DeclaredNamesTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  @Test func declarationsAndRuntimeHaveTheSameNames() throws {
    let text = try String(
      contentsOf: Self.root.appending(path: "Sources/Scripting/Runtime/scripting.d.ts"),
      encoding: .utf8)
    let declared = Self.declared(text)
    let found = try Self.atRunTime()
    #expect(declared.module.count > 200 && declared.globals.count > 60)
    #expect(declared.module.subtracting(found.module).sorted() == [], "not at run time")
    #expect(found.module.subtracting(declared.module).sorted() == [], "not declared")
    // The language has a console of its own, whose name is not listed when it is replaced.
    #expect(
      declared.globals.subtracting(found.globals).subtracting(["console"]).sorted() == [],
      "not at run time")
    // The module's names are global as well, which the app's documentation does not promise for all.
    #expect(
      found.globals.subtracting(declared.globals).subtracting(declared.module).sorted() == [],
      "not declared")
  }

  /// Names of values; types are none at run time. `const a: A, b: B;` declares one a line.
  private static func declared(_ text: String) -> (module: Set<String>, globals: Set<String>) {
    var (module, globals) = (Set<String>(), Set<String>())
    for line in text.split(separator: "\n") {
      if let match = line.firstMatch(of: /^  export (?:const|class|function|enum) ([A-Za-z0-9_$]+)/)
      {
        module.insert(String(match.1))
      } else if let match = line.firstMatch(
        of: /^declare (?:const|var|class|function) ([A-Za-z0-9_$]+)/)
      {
        globals.insert(String(match.1))
      }
    }
    return (module, globals)
  }

  private static func atRunTime() throws -> (module: Set<String>, globals: Set<String>) {
    let place = TestFolder()
    try place.write(
      """
      const scripting = require("scripting")
      const text = Object.keys(scripting).join(",") + ";" + Object.keys(globalThis).join(",")
      scripting.Widget.present(scripting.Text({ children: text }))
      """, to: "widget.tsx")
    let outcome = try Command.run(["inspect", place.url.path, "--family", "systemSmall"])
    let text = try #require(
      outcome.output.firstMatch(of: /"text": "([A-Za-z0-9_$,]+;[A-Za-z0-9_$,]+)"/),
      "\(outcome.errors)")
    let parts = text.1.split(separator: ";").map { Set($0.split(separator: ",").map(String.init)) }
    return (parts[0], parts[1])
  }
}
