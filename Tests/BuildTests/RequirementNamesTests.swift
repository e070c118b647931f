import Foundation
import TestSupport
import Testing

@testable import VitrineBuild

/// The SDK's protocols call functions of widgets and packages by these names.
@Suite(.timeLimit(.minutes(60))) struct RequirementNamesTests {
  /// Names that protocols in a text ask for.
  static func requirements(in text: String) throws -> Set<String> {
    let code = text.replacing(try Regex("//[^\n]*"), with: "")
    var names: Set<String> = []
    for start in code.matches(of: try Regex("\\bprotocol\\s+\\w+[^{;]*\\{")) {
      var depth = 1
      let body = code[start.range.upperBound...].prefix { character in
        if character == "{" { depth += 1 } else if character == "}" { depth -= 1 }
        return depth > 0
      }
      let pattern = try Regex(
        "\\b(?:func|var|associatedtype)\\s+`?(\\w+)", as: (Substring, Substring).self)
      names.formUnion(body.matches(of: pattern).map { String($0.output.1) })
    }
    return names.filter { !$0.hasPrefix("_") }
  }

  /// Folders of modules that nothing of a widget's is compiled against.
  static let others: Set<String> = [
    "Audit", "Build", "CLI", "Composition", "ExtensionClient", "Host", "Preview", "PreviewCommand",
    "ScriptExtension", "Scripting", "Snapshots", "Studio", "Testing",
  ]

  @Test func allOfTheSDKsAreListed() throws {
    let sources = Checkout.root.appendingPathComponent("Sources")
    let files = try #require(
      FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
    var missing: Set<String> = []
    var count = 0
    for case let file as URL in files where file.pathExtension == "swift" {
      let part = file.path.dropFirst(sources.path.count + 1).prefix { $0 != "/" }
      if Self.others.contains(String(part)) { continue }
      let names = try Self.requirements(in: String(contentsOf: file, encoding: .utf8))
      count += names.count
      missing.formUnion(names.subtracting(RequirementNames.all))
    }
    #expect(count > 300)
    #expect(missing.isEmpty, "add them to RequirementNames")
  }

  @Test func theLibrarysAreListed() {
    for name in [
      "description", "encode", "hash", "makeIterator", "body", "id", "rawValue", "timeline", "next",
    ] {
      #expect(RequirementNames.all.contains(name), "\(name)")
    }
  }
}
