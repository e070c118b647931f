/// Reads the part of YAML that project descriptions are written in: block and flow collections,
/// quoted, plain and block scalars, anchors, aliases and merge keys. Plain scalars stay text, which
/// is what a build setting (`YES`, `5.0`) is.
struct YAML {
  struct Problem: Error {
    var line: Int
    var reason: String
  }

  private struct Line {
    var number: Int
    var indent: Int
    var text: Substring
  }

  /// Lines with something to say, comments cut off.
  private var lines: [Line] = []
  /// All lines as they are, for block scalars.
  private let raw: [Substring]
  private var position = 0
  private var anchors: [String: JSONValue] = [:]
  private var depth = 0
  /// Collections inside each other; project descriptions need ten.
  private static let deepest = 64

  static func parse(_ text: String) throws(Problem) -> JSONValue {
    var reader = try YAML(text)
    guard let first = reader.current else { return .null }
    let value = try reader.block(indent: first.indent)
    if let left = reader.current {
      throw Problem(line: left.number, reason: "'\(left.text)' stands at an indent of its own")
    }
    return value
  }

  private init(_ text: String) throws(Problem) {
    raw = text.split(separator: "\n", omittingEmptySubsequences: false).map {
      $0.hasSuffix("\r") ? $0.dropLast() : $0
    }
    for (index, line) in raw.enumerated() {
      let indent = line.prefix { $0 == " " }.count
      let content = Self.trimmed(Self.withoutComment(line.dropFirst(indent)))
      if content.isEmpty || content == "---" || content.hasPrefix("%") { continue }
      if content.hasPrefix("\t") {
        throw Problem(line: index + 1, reason: "YAML indents by spaces, not by tabs")
      }
      lines.append(Line(number: index + 1, indent: indent, text: content))
    }
  }

  private var current: Line? { position < lines.count ? lines[position] : nil }

  // MARK: Blocks

  private mutating func block(indent: Int) throws(Problem) -> JSONValue {
    guard let line = current else { return .null }
    depth += 1
    defer { depth -= 1 }
    try check(depth, line)
    if Self.isItem(line.text) { return try sequence(indent: line.indent) }
    if Self.keyEnd(line.text) != nil { return try mapping(indent: line.indent) }
    position += 1
    return try inline(line.text, at: line)
  }

  private func check(_ depth: Int, _ line: Line) throws(Problem) {
    guard depth > Self.deepest else { return }
    throw Problem(
      line: line.number, reason: "more than \(Self.deepest) collections inside each other")
  }

  private mutating func sequence(indent: Int) throws(Problem) -> JSONValue {
    var items: [JSONValue] = []
    while let line = current, line.indent == indent, Self.isItem(line.text) {
      let rest = line.text.dropFirst()
      let content = rest.drop { $0 == " " }
      if content.isEmpty {
        position += 1
        items.append(try nested(below: indent))
      } else {
        // What follows the dash is a block of its own, as far in as it stands.
        lines[position].indent = indent + 1 + (rest.count - content.count)
        lines[position].text = content
        items.append(try value(content, of: lines[position]))
      }
    }
    return .array(items)
  }

  private mutating func value(_ text: Substring, of line: Line) throws(Problem) -> JSONValue {
    if Self.isItem(text) || Self.keyEnd(text) != nil { return try block(indent: line.indent) }
    position += 1
    return try inline(text, at: line)
  }

  private mutating func mapping(indent: Int) throws(Problem) -> JSONValue {
    var pairs: [String: JSONValue] = [:]
    while let line = current, line.indent == indent, let end = Self.keyEnd(line.text) {
      position += 1
      let key = Self.unquoted(Self.trimmed(line.text[..<end]))
      let rest = Self.trimmed(line.text[line.text.index(after: end)...])
      let value = try mapped(rest, line)
      if key == "<<" {
        let merged = value.array ?? [value]
        for object in merged.compactMap(\.object) { pairs.merge(object) { own, _ in own } }
      } else {
        pairs[key] = value
      }
    }
    return .object(pairs)
  }

  private mutating func mapped(_ rest: Substring, _ line: Line) throws(Problem) -> JSONValue {
    if rest.first == "&" {
      depth += 1
      defer { depth -= 1 }
      try check(depth, line)
      let name = rest.dropFirst().prefix { $0 != " " }
      let value = try mapped(Self.trimmed(rest.dropFirst(name.count + 1)), line)
      anchors[String(name)] = value
      return value
    }
    if rest.isEmpty {
      // A sequence may stand as far out as its key.
      if let next = current, next.indent == line.indent, Self.isItem(next.text) {
        return try sequence(indent: line.indent)
      }
      return try nested(below: line.indent)
    }
    if rest.first == "|" || rest.first == ">" { return .string(scalar(rest, below: line)) }
    return try inline(rest, at: line)
  }

  private mutating func nested(below indent: Int) throws(Problem) -> JSONValue {
    guard let next = current, next.indent > indent else { return .null }
    return try block(indent: next.indent)
  }

  /// The lines of a literal (`|`) or folded (`>`) scalar.
  private mutating func scalar(_ mark: Substring, below line: Line) -> String {
    var texts: [Substring] = []
    var number = line.number
    while number < raw.count {
      let next = raw[number]
      let isBlank = next.allSatisfy { $0 == " " }
      if !isBlank, next.prefix(while: { $0 == " " }).count <= line.indent { break }
      texts.append(next)
      number += 1
    }
    while let next = current, next.number <= number { position += 1 }
    let margin = texts.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    return texts.map { $0.dropFirst(margin) }.joined(separator: mark.first == ">" ? " " : "\n")
  }

  // MARK: Inline

  private mutating func inline(_ text: Substring, at line: Line) throws(Problem) -> JSONValue {
    guard let first = text.first else { return .null }
    switch first {
    case "*":
      guard let value = anchors[String(text.dropFirst())] else {
        throw Problem(line: line.number, reason: "there is no anchor '\(text.dropFirst())'")
      }
      return value
    case "[", "{":
      var whole = String(text)
      // A flow collection may go on over several lines.
      while !Self.isBalanced(whole), let next = current {
        whole += " " + next.text
        position += 1
      }
      var rest = whole[...]
      guard let value = Self.flow(&rest, depth: depth), Self.trimmed(rest).isEmpty else {
        throw Problem(
          line: line.number,
          reason: "'\(text.prefix(40))' is not closed, or too deep (\(Self.deepest) at most)")
      }
      return value
    case "\"", "'":
      return .string(Self.unquoted(text))
    default:
      var whole = String(text)
      // So may plain text, further in.
      while let next = current, next.indent > line.indent, Self.keyEnd(next.text) == nil,
        !Self.isItem(next.text)
      {
        whole += " " + next.text
        position += 1
      }
      return ["~", "null"].contains(whole) ? .null : .string(whole)
    }
  }

  private static func flow(_ text: inout Substring, depth: Int) -> JSONValue? {
    text = trimmed(text)
    guard depth <= deepest, let first = text.first else { return nil }
    guard first == "[" || first == "{" else { return flowScalar(&text).map { .string($0) } }
    let close: Character = first == "[" ? "]" : "}"
    text.removeFirst()
    var items: [JSONValue] = []
    var pairs: [String: JSONValue] = [:]
    while true {
      text = trimmed(text)
      guard let next = text.first else { return nil }
      if next == close {
        text.removeFirst()
        return close == "]" ? .array(items) : .object(pairs)
      }
      if next == "," {
        text.removeFirst()
      } else if close == "]" {
        guard let item = flow(&text, depth: depth + 1) else { return nil }
        items.append(item)
      } else {
        guard let key = flowScalar(&text, isKey: true), text.first == ":" else { return nil }
        text.removeFirst()
        guard let value = flow(&text, depth: depth + 1) else { return nil }
        pairs[key] = value
      }
    }
  }

  private static func flowScalar(_ text: inout Substring, isKey: Bool = false) -> String? {
    if let quote = text.first, quote == "\"" || quote == "'" {
      guard let end = text.dropFirst().firstIndex(of: quote) else { return nil }
      let value = unquoted(text[...end])
      text = trimmed(text[text.index(after: end)...])
      return value
    }
    let value = text.prefix { !",]}".contains($0) && !(isKey && $0 == ":") }
    text = text[value.endIndex...]
    return value.isEmpty ? nil : String(trimmed(value))
  }

  // MARK: Characters

  private static func isItem(_ text: Substring) -> Bool { text == "-" || text.hasPrefix("- ") }

  /// Where the colon of `key: value` stands.
  private static func keyEnd(_ text: Substring) -> Substring.Index? {
    guard let first = text.first, !"[{&*|>".contains(first) else { return nil }
    var index = text.startIndex
    if first == "\"" || first == "'" {
      guard let end = text.dropFirst().firstIndex(of: first) else { return nil }
      index = text.index(after: end)
    }
    while index < text.endIndex {
      let next = text.index(after: index)
      if text[index] == ":", next == text.endIndex || text[next] == " " { return index }
      if first == "\"" || first == "'", text[index] != " " { return nil }
      index = next
    }
    return nil
  }

  private static func withoutComment(_ text: Substring) -> Substring {
    var quote: Character?
    var before: Character = " "
    for index in text.indices {
      let character = text[index]
      if let open = quote {
        if character == open { quote = nil }
      } else if "\"'".contains(character), " [{,:".contains(before) {
        quote = character
      } else if character == "#", before == " " {
        return text[..<index]
      }
      before = character
    }
    return text
  }

  private static func isBalanced(_ text: String) -> Bool {
    text.reduce(0) { $0 + ("[{".contains($1) ? 1 : "]}".contains($1) ? -1 : 0) } <= 0
  }

  private static func trimmed(_ text: Substring) -> Substring {
    let start = text.drop { $0 == " " }
    guard let last = start.lastIndex(where: { $0 != " " }) else { return start.prefix(0) }
    return start[...last]
  }

  private static func unquoted(_ text: Substring) -> String {
    guard text.count >= 2, let quote = text.first, quote == text.last, "\"'".contains(quote) else {
      return String(text)
    }
    let inside = String(text.dropFirst().dropLast())
    return quote == "'"
      ? inside.replacing("''", with: "'")
      : inside.replacing("\\\"", with: "\"").replacing("\\n", with: "\n")
        .replacing("\\\\", with: "\\")
  }
}
