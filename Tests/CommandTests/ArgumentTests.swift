import Foundation
import TestSupport
import Testing

/// Arguments to output and exit status, as data: `Cases/arguments.txt`.
@Suite(.timeLimit(.minutes(60)))
struct ArgumentTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var arguments: [String]
    var status: Int32
    /// `out` or `err`, and text that has to be there.
    var expected: [(stream: String, text: String)]
    var testDescription: String { arguments.joined(separator: " ") }
  }

  /// Blocks divided by empty lines: `$ arguments`, `status N`, `out text`, `err text`.
  static func cases() throws -> [Case] {
    try Cases().text("arguments.txt").split(separator: "\n\n").compactMap { block in
      var result = Case(arguments: [], status: 0, expected: [])
      var isCase = false
      for line in block.split(separator: "\n") where !line.hasPrefix("#") {
        let (head, rest) = (line.prefix { $0 != " " }, line.drop { $0 != " " }.dropFirst())
        switch head {
        case "$":
          isCase = true
          result.arguments = words(rest)
        case "status": result.status = Int32(rest) ?? -1
        default: result.expected.append((String(head), String(rest)))
        }
      }
      return isCase ? result : nil
    }
  }

  /// Splits at spaces; single quotes keep words together.
  private static func words(_ line: Substring) -> [String] {
    line.split(separator: "'", omittingEmptySubsequences: false).enumerated().flatMap {
      index, part in
      index % 2 == 0 ? part.split(separator: " ").map(String.init) : [String(part)]
    }
  }

  @Test(arguments: try cases())
  func answers(_ test: Case) throws {
    let outcome = try Command.run(test.arguments)
    #expect(outcome.status == test.status, "\(outcome.errors)")
    for (stream, text) in test.expected {
      let said = stream == "out" ? outcome.output : outcome.errors
      #expect(said.contains(text), "std\(stream) was: \(said)")
    }
  }

  @Test(arguments: ["devices", "contexts", "symbols"])
  func listsAreJSON(_ command: String) throws {
    let outcome = try Command.run([command, "--format", "json"])
    #expect(outcome.status == 0)
    let list = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [Any]
    #expect((list?.count ?? 0) > 10)
  }
}
