import Foundation
import TestSupport
import Testing

/// Files and functions stay short enough to be read at once; what is longer is named with its reason
/// in `Cases/long-functions.txt`.
@Suite(.timeLimit(.minutes(60))) struct LengthTests {
  static let lines = (file: 400, function: 40)

  static let files = ["Sources", "Tests", "Tools", "Benchmarks", "Examples"].flatMap(
    Repository.swiftFiles)

  @Test func filesAreShort() throws {
    for file in Self.files {
      let count =
        try Checkout.text(file).split(separator: "\n", omittingEmptySubsequences: false)
        .count - 1
      #expect(count <= Self.lines.file, "\(file) has \(count) lines: split it by what it holds")
    }
  }

  @Test func functionsAreShortOrNamed() throws {
    var reasons = try Self.exceptions()
    for file in Self.files {
      for function in FunctionLengths(try Checkout.text(file)).functions
      where function.length > Self.lines.function {
        let key = "\(file) \(function.name)"
        #expect(
          reasons.removeValue(forKey: key) != nil,
          """
          \(file):\(function.line): \(function.name) has \(function.length) lines: split it, or \
          name the reason in Tests/ArchitectureTests/Cases/long-functions.txt
          """)
      }
    }
    #expect(reasons.isEmpty, "no longer long: \(reasons.keys.sorted())")
  }

  @Test(arguments: [
    ("  func f() {\n    a\n  }\n", [3]),
    ("func f(\n  a: Int\n) -> Int {\n  a\n}\n", [5]),
    ("protocol P {\n  func f()\n  var x: Int { get }\n}\n", []),
    ("var x: Int = 1\nvar y: Int {\n  1\n}\n", [3]),
    ("init() {\n  text = \"\"\"\n}\n\"\"\"\n}\n", [5]),
  ])
  func bodiesAreFound(_ text: String, _ lengths: [Int]) {
    #expect(FunctionLengths(text).functions.map(\.length) == lengths)
  }

  /// Reasons by file and function: `path function: reason` on each line.
  private static func exceptions() throws -> [String: String] {
    let text = try Checkout.text("Tests/ArchitectureTests/Cases/long-functions.txt")
    var reasons: [String: String] = [:]
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let parts = line.split(separator: ": ", maxSplits: 1).map(String.init)
      try #require(parts.count == 2, "\(line): write `path function: reason`")
      #expect(reasons.updateValue(parts[1], forKey: parts[0]) == nil, "\(parts[0]) stands twice")
    }
    return reasons
  }
}
