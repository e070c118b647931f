import Foundation
import TestSupport
import Testing
import VitrineStudio

/// `.vitrine.yml`.
@Suite(.timeLimit(.minutes(60))) struct SettingsTests {
  @Test func everythingIsRead() throws {
    let settings = try ProjectSettings(
      """
      widget: Steps
      devices: [iphone-17-pro, iphone-se-3]
      locales: [en_US, de_DE]
      contexts: home-screen, lock-screen
      audit:
        rules: [low-contrast]
        disable:
          no-deep-link: opens nothing
        fail-on: warning
        baseline: audit.json
      tests:
        references: pictures
      """, path: "/project/.vitrine.yml")
    #expect(settings.widgets == ["Steps"])
    #expect(settings.devices == ["iphone-17-pro", "iphone-se-3"])
    #expect(settings.locales == ["en_US", "de_DE"])
    #expect(settings.contexts == ["home-screen", "lock-screen"])
    #expect(settings.auditRules == ["low-contrast"])
    #expect(settings.silencedRules == ["no-deep-link": "opens nothing"])
    #expect(settings.auditFailOn == "warning")
    #expect(settings.auditBaseline == "/project/audit.json")
    #expect(settings.testReferences == "/project/pictures")
  }

  @Test(arguments: [
    ("widget: A\ndevises: [a]\n", ".yml:2: no setting is named 'devises'; did you mean 'devices'?"),
    (
      "audit:\n  rule: [a]\n",
      ".yml:2: no setting is named 'audit.rule'; did you mean 'audit.rules'?"
    ),
    ("audit:\n  disable:\n    low-contrast:\n", ".yml:3: rule 'low-contrast' needs a reason"),
    ("audit:\n  disable: [low-contrast]\n", ".yml:2: 'audit.disable' holds a reason for each rule"),
    ("devices:\n  a: b\n", ".yml:2: 'devices' is one word or text"),
    ("- a\n", ".yml:1: the file holds keys with values"),
    ("widget: [a\n", ".yml: "),
  ])
  func whatIsWrongIsNamedWithItsLine(_ text: String, _ message: String) throws {
    let error = #expect(throws: StudioError.self) {
      try ProjectSettings(text, path: "/project/.vitrine.yml")
    }
    #expect("\(error!)".hasPrefix("/project/.vitrine" + message), "\(error!)")
  }

  /// Names of rules and severities are known to the audit alone, which says where a wrong one stands.
  @Test(arguments: [
    ("audit:\n  disable:\n    no-such: why\n", "no-such", 3),
    ("audit:\n  rules: [low-contrast,\n    no-such]\n", "no-such", 3),
    ("audit:\n  fail-on: errors\n", "errors", 2),
  ])
  func rulesKnowTheirLines(_ text: String, _ name: String, _ line: Int) throws {
    let settings = try ProjectSettings(text, path: "/project/.vitrine.yml")
    #expect(settings.place(of: name) == "/project/.vitrine.yml:\(line): ")
    #expect(settings.place(of: "other").isEmpty)
  }

  @Test func theNearestFileCountsUpToTheRepository() throws {
    let folder = TestFolder("vitrine-settings")
    let files = FileManager.default
    let sources = folder.url.appending(path: "repository/Sources/Steps")
    try files.createDirectory(at: sources, withIntermediateDirectories: true)
    try Data("widget: Outside".utf8).write(to: folder.url.appending(path: ".vitrine.yml"))
    try files.createDirectory(
      at: folder.url.appending(path: "repository/.git"), withIntermediateDirectories: true)
    #expect(try ProjectSettings.find(for: sources.path).path == nil)
    try Data("widget: Steps".utf8).write(
      to: folder.url.appending(path: "repository/.vitrine.yml"))
    #expect(try ProjectSettings.find(for: sources.path).widgets == ["Steps"])
  }
}
