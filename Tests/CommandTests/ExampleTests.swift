import Foundation
import TestSupport
import Testing

/// The laid-out trees of all examples, as text in `Cases/examples`: a change of the engine that moves
/// something shows here before anybody looks at a picture. Where the change is meant, the files are
/// written anew by `VITRINE_UPDATE_EXAMPLES=1 script/test --filter ExampleTests`.
@Suite(.timeLimit(.minutes(60)))
struct ExampleTests {
  static let cases = Cases()

  /// Folders of widgets below `Examples`.
  static let examples: [String] = {
    let root = Checkout.root.appending(path: "Examples")
    let names = { (folder: URL) in
      ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
    }
    return names(root).flatMap { name in
      name == "Scripts" ? names(root.appending(path: name)).map { "Scripts/\($0)" } : [name]
    }.filter { !$0.hasSuffix(".md") }
  }()

  @Test func everyExampleIsThere() { #expect(Self.examples.count >= 10) }

  @Test(arguments: examples)
  func treesStayAsTheyAre(_ example: String) throws {
    let text = try Self.trees(of: example)
    let file = "examples/\(example.replacing("/", with: "-")).txt"
    if ProcessInfo.processInfo.environment["VITRINE_UPDATE_EXAMPLES"] != nil {
      try FileManager.default.createDirectory(
        at: Self.cases.url("examples"), withIntermediateDirectories: true)
      try text.write(to: Self.cases.url(file), atomically: true, encoding: .utf8)
    }
    let expected = try Self.cases.text(file)
    let difference = Self.firstDifference(expected, text)
    #expect(difference == nil, "\(file):\(difference ?? "")")
  }

  // MARK: - Trees as text

  private struct Description: Decodable {
    struct Widget: Decodable {
      var kind: String
      var families: [String]
    }
    var widgets: [Widget]
  }

  private struct Tree: Decodable {
    struct Node: Decodable {
      struct Frame: Decodable { var x, y, width, height: Double }
      var type: String
      var frame: Frame
      var text: String?
      var symbol: String?
      var truncated: Bool
      var children: [Node]
    }
    var root: Node
  }

  private static func trees(of example: String) throws -> String {
    let path = Checkout.root.appending(path: "Examples/\(example)").path
    let described = try Command.run(["describe", path, "--format", "json"])
    try #require(described.status == 0, "\(described.errors)")
    let description = try JSONDecoder().decode(
      Description.self, from: Data(described.output.utf8))
    var lines: [String] = []
    for widget in description.widgets {
      for family in widget.families {
        let arguments = ["inspect", path, "--widget", widget.kind, "--family", family]
        let outcome = try Command.run(arguments)
        try #require(outcome.status == 0, "\(arguments): \(outcome.errors)")
        lines.append("\(widget.kind) \(family)")
        let tree = try JSONDecoder().decode(Tree.self, from: Data(outcome.output.utf8))
        append(tree.root, depth: 1, to: &lines)
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// One line for a node: its type, its frame in points to a tenth, what it shows.
  private static func append(_ node: Tree.Node, depth: Int, to lines: inout [String]) {
    let frame = [node.frame.x, node.frame.y, node.frame.width, node.frame.height]
      .map { String(format: "%.1f", $0 == 0 ? 0 : $0).replacing(/^-0\.0$/, with: "0.0") }
      .joined(separator: " ")
    let shown = [node.text.map { "\"\($0)\"" }, node.symbol, node.truncated ? "truncated" : nil]
      .compactMap { $0 }.joined(separator: " ")
    let line = String(repeating: "  ", count: depth) + "\(node.type) \(frame) \(shown)"
    lines.append(String(line.reversed().drop { $0 == " " }.reversed()))
    for child in node.children { append(child, depth: depth + 1, to: &lines) }
  }

  private static func firstDifference(_ expected: String, _ actual: String) -> String? {
    let old = expected.split(separator: "\n", omittingEmptySubsequences: false)
    let new = actual.split(separator: "\n", omittingEmptySubsequences: false)
    for line in 0..<max(old.count, new.count) {
      let (was, now) = (
        line < old.count ? old[line] : "nothing", line < new.count ? new[line] : "nothing"
      )
      if was != now { return "\(line + 1): was '\(was)', is '\(now)'" }
    }
    return nil
  }
}
