import Foundation
import TestSupport
import Testing
import VitrineAudit
import VitrineStudio

/// Widgets as different people write them, with a defect each, and others without: defects are named
/// at the view and on the line, and clean widgets have none.
@Suite(.serialized, .timeLimit(.minutes(60))) struct PlantedTests {
  private static let cases = Cases()
  /// Of two authors: `planted` names what it hides by short names, `idioms` is written as apps are.
  private static let planted = [
    "planted": Result { try findings(in: "planted") },
    "idioms": Result { try findings(in: "idioms") },
  ]

  struct Expectation: CustomStringConvertible, Sendable {
    var rule: String
    /// Empty: no view is named.
    var identifier: String
    /// What stands on the line that is named.
    var code: String
    var file: String
    /// Of the cases.
    var folder: String
    var description: String { "\(rule) \(identifier.isEmpty ? code : identifier)" }
  }

  static let expectations: [Expectation] = ["planted", "idioms"].flatMap { folder in
    ((try? cases.rows("\(folder)/expected.tsv")) ?? []).map {
      Expectation(rule: $0[0], identifier: $0[1], code: $0[2], file: $0[3], folder: folder)
    }
  }

  @Test func thereAreExpectations() { #expect(Self.expectations.count > 180) }

  @Test(arguments: expectations)
  func defectIsFoundAtItsPlace(_ expectation: Expectation) throws {
    let findings = try #require(Self.planted[expectation.folder]).get()
    let found = findings.filter {
      $0.rule == expectation.rule
        && (expectation.identifier.isEmpty || $0.identifier == expectation.identifier)
        && $0.file?.hasSuffix("/\(expectation.file).swift") == true
    }
    let lines = try Self.cases.text("\(expectation.folder)/\(expectation.file).swift")
      .split(separator: "\n", omittingEmptySubsequences: false)
    let named = found.compactMap(\.line).filter { $0 <= lines.count }.map { lines[$0 - 1] }
    #expect(named.contains { $0.contains(expectation.code) }, "named: \(named)")
  }

  @Test(arguments: ["clean", "apps"])
  func cleanWidgetsHaveNoFindings(_ folder: String) throws {
    let findings = try Self.findings(in: folder)
    #expect(findings.isEmpty, "\(findings.map { "\($0.widget): \($0.rule): \($0.message)" })")
  }

  /// Words of the widget's own are made longer, what people have written is not; only what cannot wrap
  /// is cut off, and is no more than a note.
  @Test(arguments: [false, true])
  func longWordsAreCutOffWhereTheyCannotWrap(_ lengthens: Bool) throws {
    let found = try CaseFolder.audit(
      Self.cases.folder.appending(path: "long-text"), platform: .iOS, lengthensText: lengthens)
    #expect(found.map(\.rule) == (lengthens ? ["text-truncated"] : []))
    #expect(found.allSatisfy { $0.identifier == "long" && $0.severity == .note && $0.line == 29 })
  }

  /// Findings of all widgets of a folder, as one extension.
  private static func findings(in name: String) throws -> [Finding] {
    let folder = TestFolder("vitrine-audit-\(name)")
    var widgets: [String] = []
    let files = try FileManager.default.contentsOfDirectory(
      atPath: cases.folder.appending(path: name).path)
    for file in files.sorted() where file.hasSuffix(".swift") {
      let text = try cases.text("\(name)/\(file)")
      try Data(text.utf8).write(to: folder.url.appending(path: file))
      widgets += text.matches(of: /struct (\w+): (?:Control)?Widget \{/).map { String($0.1) }
    }
    let bundle = """
      import SwiftUI
      import WidgetKit

      @main struct AuditCases: WidgetBundle {
        var body: some Widget {
          \(widgets.map { "\($0)()" }.joined(separator: "\n    "))
        }
      }
      """
    try Data(bundle.utf8).write(to: folder.url.appending(path: "Bundle.swift"))
    return try CaseFolder.audit(folder.url, platform: .iOS)
  }
}
