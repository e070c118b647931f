import Yams

/// Reads a settings file's nodes; what is wrong is an error with its line.
struct SettingsReader {
  let path: String

  private func error(_ node: Node, _ message: String) -> StudioError {
    let line = node.mark.map { ":\($0.line)" } ?? ""
    return .usage("\(path)\(line): \(message)")
  }

  /// What the YAML library says, in one line.
  static func reason(_ error: any Error) -> String {
    "\(error)".split(separator: "\n").first.map(String.init) ?? "is not YAML"
  }

  /// Keys with their values. A key that is not allowed is an error that names the nearest right one.
  func members(
    _ node: Node, allowed: [String], in prefix: String
  ) throws(StudioError) -> [(String, Node)] {
    guard case .mapping(let mapping) = node else {
      let name = prefix.isEmpty ? "the file" : "'\(prefix.dropLast())'"
      throw error(node, "\(name) holds keys with values: \(allowed.joined(separator: ", "))")
    }
    var found: [(String, Node)] = []
    for (key, value) in mapping {
      guard let name = key.string, allowed.contains(name) else {
        throw error(
          key,
          Choice.unknown(
            prefix + (key.string ?? ""), what: "setting",
            known: allowed.map { prefix + $0 }))
      }
      found.append((name, value))
    }
    return found
  }

  func name(_ node: Node, _ key: String) throws(StudioError) -> String {
    guard case .scalar(let scalar) = node, !scalar.string.isEmpty else {
      throw error(node, "'\(key)' is one word or text")
    }
    return scalar.string
  }

  /// `true` or `false`.
  func flag(_ node: Node, _ key: String) throws(StudioError) -> Bool {
    guard let value = node.bool else { throw error(node, "'\(key)' is true or false") }
    return value
  }

  /// One name, or a list.
  func names(_ node: Node, _ key: String) throws(StudioError) -> [String] {
    guard case .sequence(let sequence) = node else {
      return Choice.split([try name(node, key)])
    }
    var names: [String] = []
    for item in sequence { names.append(try name(item, key)) }
    return names
  }

  /// Names with a reason each.
  func reasons(_ node: Node, _ key: String) throws(StudioError) -> [String: String] {
    guard case .mapping(let mapping) = node else {
      throw error(
        node, "'\(key)' holds a reason for each rule, as in 'no-deep-link: opens nothing'")
    }
    var reasons: [String: String] = [:]
    for (rule, reason) in mapping {
      guard case .scalar(let text) = reason, !text.string.isEmpty else {
        throw error(rule, "rule '\(rule.string ?? "")' needs a reason why it is silenced")
      }
      reasons[rule.string ?? ""] = text.string
    }
    return reasons
  }

  /// Lines of the names in a value.
  func lines(of node: Node) -> [String: Int] {
    let names: [Node] =
      switch node {
      case .mapping(let mapping): mapping.map(\.key)
      case .sequence(let sequence): Array(sequence)
      default: [node]
      }
    return Dictionary(
      names.compactMap { name in
        name.string.flatMap { text in name.mark.map { (text, $0.line) } }
      }, uniquingKeysWith: { first, _ in first })
  }

  /// A path from the file's own folder.
  func inFolder(_ text: String) -> String {
    guard !text.hasPrefix("/"), let slash = path.lastIndex(of: "/") else { return text }
    return path[...slash] + text
  }
}
