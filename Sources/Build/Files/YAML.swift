import Yams

/// YAML as project descriptions are written in. Scalars stay text, which is what a build setting
/// (`YES`, `5.0`) is.
enum YAML {
  struct Problem: Error {
    /// From 1.
    var line: Int
    var reason: String
  }

  /// Collections inside each other; project descriptions need ten.
  private static let deepest = 64
  /// Values, an alias counting as all that it stands for: a few lines of aliases of aliases are
  /// more than fits into memory.
  private static let largest = 100_000

  static func parse(_ text: String) throws(Problem) -> JSONValue {
    let root: Node?
    do {
      root = try Yams.compose(yaml: text, .default, .default, .utf8)
    } catch {
      var found = problem(error)
      // What is not closed is missed after the last line.
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      found.line = min(found.line, max(1, lines.count - (lines.last == "" ? 1 : 0)))
      throw found
    }
    var count = 0
    return try root.map { node throws(Problem) in try value(node, depth: 0, &count) } ?? .null
  }

  private static func value(
    _ node: Node, depth: Int, _ count: inout Int
  ) throws(Problem) -> JSONValue {
    let line = node.mark?.line ?? 1
    count += 1
    guard depth <= deepest else {
      throw Problem(line: line, reason: "collections are nested more than \(deepest) levels deep")
    }
    guard count <= largest else {
      throw Problem(line: line, reason: "more than \(largest) values")
    }
    switch node {
    case .scalar(let scalar):
      let isNull = scalar.style == .plain && ["", "~", "null"].contains(scalar.string)
      return isNull ? .null : .string(scalar.string)
    case .sequence(let items):
      var values: [JSONValue] = []
      for item in items { values.append(try value(item, depth: depth + 1, &count)) }
      return .array(values)
    case .mapping(let mapping):
      return .object(try pairs(mapping, depth: depth, &count))
    case .alias(let alias):
      throw Problem(line: line, reason: "there is no anchor '\(alias.anchor.rawValue)'")
    }
  }

  /// The pairs of a mapping; those that `<<` brings give way to its own.
  private static func pairs(
    _ mapping: Node.Mapping, depth: Int, _ count: inout Int
  ) throws(Problem) -> [String: JSONValue] {
    var own: [String: JSONValue] = [:]
    var merged: [String: JSONValue] = [:]
    for (key, node) in mapping {
      guard let name = key.scalar?.string else {
        throw Problem(line: key.mark?.line ?? 1, reason: "a key is a collection")
      }
      let value = try value(node, depth: depth + 1, &count)
      if name == "<<" {
        for object in (value.array ?? [value]).compactMap(\.object) {
          merged.merge(object) { first, _ in first }
        }
      } else {
        own[name] = value
      }
    }
    return own.merging(merged) { own, _ in own }
  }

  private static func problem(_ error: any Error) -> Problem {
    switch error as? YamlError {
    case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
      .composer(_, let problem, let mark, _):
      Problem(line: mark.line, reason: problem)
    case .duplicatedKeysInMapping(let names, let context):
      Problem(
        line: context.mark.line,
        reason: "a key stands twice: \(names.joined(separator: ", "))")
    case .reader(let problem, _, _, _): Problem(line: 1, reason: problem)
    default: Problem(line: 1, reason: "\(error)")
    }
  }
}
