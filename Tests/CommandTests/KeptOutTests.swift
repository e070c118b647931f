import Foundation
import TestSupport
import Testing

/// Widgets of a repository that keeps some sources out of it.
@Suite(.serialized, .timeLimit(.minutes(60)))
struct KeptOutTests {
  /// They are drawn with made-up values of what the sources ask, and that is told.
  @Test func secretsStandWithMadeUpValues() throws {
    let folder = TestFolder()
    let minimal = WidgetCases.folder.appending(path: "minimal/Minimal.swift")
    let text = #""\(Secrets.token) \(Secrets.port + 1) \(Secrets.base.host() ?? "") \(KEY)""#
    let source = try String(contentsOf: minimal, encoding: .utf8)
      .replacingOccurrences(of: #"Text("Hello")"#, with: "Text(\(text))")
    try folder.write(source, to: "Minimal.swift")
    let arguments = ["inspect", folder.path, "--context", "home-screen"]
    let without = try Command.run(arguments)
    #expect(without.status == 1 && without.errors.contains("cannot find 'Secrets' in scope"))
    try folder.write("# generated\nSecrets.swift\n", to: ".gitignore")
    let outcome = try Command.run(arguments + ["--allow-omissions"])
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.contains(#""text": "Token 2 example.com Key""#), "\(outcome.output)")
    #expect(
      outcome.errors.contains(
        "note: cannot find 'Secrets' in scope, of which the sources ask base, port, token"),
      "\(outcome.errors)")
  }
}
