import Foundation
import TestSupport
import Testing
import VitrineAudit
import VitrineBuild
import VitrineStudio

/// Widgets as different people write them, with a defect each, and others without: defects are named
/// at the view and on the line, and clean widgets have none.
@Suite(.serialized, .timeLimit(.minutes(60))) struct PlantedTests {
  private static let cases = Cases()
  /// In five styles: `planted` names what it hides by short names, `idioms` is written as apps are,
  /// `garden` as one app with views, modifiers and providers of its own, `harbor` as boards of a protocol
  /// that panels lay out, and `rail` as models, styles and functions that make configurations.
  private static let planted = [
    "planted": Result { try findings(in: "planted") },
    "idioms": Result { try findings(in: "idioms") },
    "garden": Result { try findings(in: "garden") },
    "harbor": Result { try findings(in: "harbor") },
    "rail": Result { try findings(in: "rail") },
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

  static let expectations: [Expectation] = ["planted", "idioms", "garden", "harbor", "rail"]
    .flatMap { folder in
      ((try? cases.rows("\(folder)/expected.tsv")) ?? []).map {
        Expectation(rule: $0[0], identifier: $0[1], code: $0[2], file: $0[3], folder: folder)
      }
    }

  @Test func thereAreExpectations() { #expect(Self.expectations.count > 430) }

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

  @Test(arguments: ["clean", "apps", "city", "depot"])
  func cleanWidgetsHaveNoFindings(_ folder: String) throws {
    let findings = try Self.findings(in: folder)
    #expect(findings.isEmpty, "\(findings.map { "\($0.widget): \($0.rule): \($0.message)" })")
  }

  /// A watch's widgets and a script are judged by the same rules.
  @Test(arguments: [
    ("tide", BuildPlatform.watchOS, "text-too-small", "q-pier", 29),
    ("tide", .watchOS, "smart-stack-without-background", "q-pier", 29),
    ("tide", .watchOS, "no-relevance", "", 25),
    ("tide", .watchOS, "missing-accessibility-label", "q-corner-gauge", 50),
    ("lamp", .iOS, "text-too-small", "q-state-Cellar", 13),
    ("lamp", .iOS, "low-contrast", "q-since", 23),
    ("lamp", .iOS, "symbol-not-found", "q-lamp", 22),
    ("lamp", .iOS, "tap-target-too-small", "q-all", 24),
    ("lamp", .iOS, "link-ignored", "q-all", 24),
    ("lamp", .iOS, "appearance-ignored", "", 0),
    ("kiosk", .iOS, "text-too-small", "k-note", 45),
    ("kiosk", .iOS, "text-truncated", "k-slogan", 31),
    ("kiosk", .iOS, "text-scaled-down", "k-hours", 32),
    ("kiosk", .iOS, "accented-slab", "k-ground", 41),
    ("kiosk", .iOS, "background-in-view-tree", "k-ground", 41),
    ("kiosk", .iOS, "color-only-meaning", "k-dot", 16),
    ("kiosk", .iOS, "translucent-white-in-vibrant", "k-mist", 68),
    ("kiosk", .iOS, "vibrant-hierarchy-lost", "k-hue", 70),
    ("kiosk", .iOS, "tap-target-too-small", "k-order", 28),
    ("kiosk", .iOS, "several-widget-urls", "k-second", 44),
    ("kiosk", .iOS, "inline-several-targets", "k-line", 79),
    ("kiosk", .iOS, "link-ignored", "k-line", 79),
    ("kiosk", .iOS, "missing-accessibility-label", "k-cart", 29),
    ("kiosk", .iOS, "privacy-not-marked", "k-second", 44),
    ("kiosk", .iOS, "font-not-found", "k-price-Bread", 0),
    ("kiosk", .iOS, "sparse-content", "k-lonely", 54),
  ])
  func otherPlatformsAreJudged(
    _ folder: String, _ platform: BuildPlatform, _ rule: String, _ identifier: String, _ line: Int
  ) throws {
    let findings = try #require(Self.elsewhere[folder]).get().filter { $0.rule == rule }
    #expect(
      findings.contains {
        (identifier.isEmpty || $0.identifier == identifier) && (line == 0 || $0.line == line)
      }, "\(findings.map { ($0.identifier, $0.line) })")
  }

  private static let elsewhere = [
    "tide": Result {
      try CaseFolder.audit(cases.folder.appending(path: "tide"), platform: .watchOS)
    },
    "lamp": Result { try CaseFolder.audit(cases.folder.appending(path: "lamp"), platform: .iOS) },
    "kiosk": Result { try CaseFolder.audit(cases.folder.appending(path: "kiosk"), platform: .iOS) },
  ]

  /// What resembles `kiosk` and is right.
  @Test func cleanScriptHasNoFindings() throws {
    let found = try CaseFolder.audit(Self.cases.folder.appending(path: "stall"), platform: .iOS)
    #expect(found.isEmpty, "\(found.map { "\($0.rule): \($0.message)" })")
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
    // Clean twins are written with what their planted ones are written with.
    let shared = name == "depot" ? ["rail/Kit.swift"] : []
    for path in shared + files.sorted().map({ "\(name)/\($0)" }) where path.hasSuffix(".swift") {
      let text = try cases.text(path)
      let file = path.split(separator: "/")[1]
      try Data(text.utf8).write(to: folder.url.appending(path: String(file)))
      widgets += text.matches(of: /struct (\w+): (?:(?:Control)?Widget|HarborBoard) \{/).map {
        String($0.1)
      }
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
