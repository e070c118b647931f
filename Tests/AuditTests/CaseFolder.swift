import Foundation
import TestSupport
import VitrineAudit
import VitrineBuild
import VitrineStudio

/// The cases as extensions: all widgets that fail in one, all that pass in another.
struct CaseFolder {
  struct Expectation {
    var rule: String
    /// Accessibility identifier that the finding names; empty for none.
    var identifier: String
    var platform: BuildPlatform
    /// Widgets that spoil what they share a process with are alone in it.
    var isAlone: Bool { rule == "memory-over-limit" }
  }

  static let cases = Cases()
  static let expectations: [Expectation] =
    ((try? cases.rows("expected.tsv")) ?? []).map { row in
      Expectation(
        rule: row[0], identifier: row[1], platform: BuildPlatform(rawValue: row[2]) ?? .iOS)
    }

  /// Findings of every widget of one kind of case, by the widget's kind.
  static func findings(_ outcome: String) throws -> [String: [Finding]] {
    var all: [Finding] = []
    for platform in [BuildPlatform.iOS, .watchOS] {
      let own = expectations.filter { $0.platform == platform }
      let alone = own.filter { $0.isAlone && outcome == "fails" }
      for group in [own.filter { !$0.isAlone }] + alone.map({ [$0] }) {
        all += try findings(group.map(\.rule), outcome, platform)
      }
    }
    return Dictionary(grouping: all, by: \.widget)
  }

  private static func findings(
    _ rules: [String], _ outcome: String, _ platform: BuildPlatform
  ) throws -> [Finding] {
    let folder = TestFolder("vitrine-audit")
    try build(rules, outcome, in: folder.url)
    return try audit(folder.url, platform: platform)
  }

  /// Findings of an extension's sources.
  static func audit(
    _ folder: URL, platform: BuildPlatform, lengthensText: Bool = false
  ) throws -> [Finding] {
    SDK.find()
    var request = BuildRequest(paths: [folder.path])
    request.platform = platform
    let inputs = Inputs(
      build: request, selection: Selection(), environment: EnvironmentSelection(timeLimit: 30))
    var messages = Messages(path: inputs.path, console: .silent)
    var run = AuditRun(inputs)
    run.lengthensText = lengthensText
    return try run.run(&messages).report.findings
  }

  /// Copies the widgets and writes the bundle that lists them.
  private static func build(_ rules: [String], _ outcome: String, in folder: URL) throws {
    var widgets: [String] = []
    for rule in rules {
      let text = try cases.text("\(rule)/\(outcome).swift")
      try Data(text.utf8).write(to: folder.appending(path: "\(rule).swift"))
      widgets += text.matches(of: /struct (\w+): Widget \{/).map { String($0.1) }
    }
    let support = try cases.text("support/CaseSupport.swift")
    try Data(support.utf8).write(to: folder.appending(path: "CaseSupport.swift"))
    let bundle = """
      import SwiftUI
      import WidgetKit

      @main struct AuditCases: WidgetBundle {
        var body: some Widget {
          \(widgets.map { "\($0)()" }.joined(separator: "\n    "))
        }
      }
      """
    try Data(bundle.utf8).write(to: folder.appending(path: "Bundle.swift"))
  }
}

/// The SDK that stands beside the command under test.
enum SDK {
  static func find() { _ = path }

  private static let path: Void = {
    guard ProcessInfo.processInfo.environment["VITRINE_SDK"] == nil else { return }
    setenv("VITRINE_SDK", Command.binary.deletingLastPathComponent().path, 1)
  }()
}
