import Foundation
import TestSupport
import Testing

/// `vitrine new`: what it writes is drawn, and the audit finds nothing in it.
@Suite(.timeLimit(.minutes(60))) struct NewTests {
  @Test(arguments: [[], ["--tsx"]])
  func theAuditFindsNothing(_ options: [String]) throws {
    let folder = TestFolder()
    let made = try Command.run(["new", folder.path + "/Day"] + options)
    #expect(made.status == 0, "\(made.errors)")
    let audit = try Command.run(["audit", folder.path + "/Day", "--format", "json"])
    #expect(audit.status == 0, "\(audit.errors)")
    let report = try #require(
      try JSONSerialization.jsonObject(with: Data(audit.output.utf8)) as? [String: Any])
    let findings = try #require(report["findings"] as? [Any])
    #expect(findings.isEmpty, "\(audit.output)")
  }

  /// A name is text, and no part of the program.
  @Test(arguments: ["A \"b\" \\(c)", "2048", "\u{65E5}\u{672C}"], [[], ["--tsx"]])
  func namesAreText(_ name: String, _ options: [String]) throws {
    let folder = TestFolder()
    let made = try Command.run(["new", name] + options, in: URL(filePath: folder.path))
    #expect(made.status == 0, "\(made.errors)")
    let drawn = try Command.run(
      ["render", name, "--family", "systemSmall", "-o", "x.png"], in: URL(filePath: folder.path))
    #expect(drawn.status == 0, "\(drawn.errors)")
  }
}
