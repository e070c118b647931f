/// Where the functions of a formatted Swift file begin and end, read from its indentation.
struct FunctionLengths {
  struct Function {
    var name: String
    /// Line of the declaration, counted from 1.
    var line: Int
    /// Lines from the declaration to its closing brace.
    var length: Int
  }

  private struct Line {
    var text: Substring
    /// Spaces at its start; an empty line is as deep as can be.
    var indentation: Int
    var code: Substring.UTF8View { text.utf8.dropFirst(indentation) }
  }

  /// Functions, initializers, subscripts and computed properties with a body of several lines.
  let functions: [Function]

  init(_ text: String) {
    let lines = Self.withoutStrings(text.split(separator: "\n", omittingEmptySubsequences: false))
    var found: [Function] = []
    for (index, line) in lines.enumerated() {
      guard let name = Self.declared(line), let body = Self.body(index, lines),
        let end = Self.end(of: line, after: body, lines)
      else { continue }
      found.append(Function(name: name, line: index + 1, length: end - index + 1))
    }
    functions = found
  }

  /// Lines inside a string between three quotes are made empty: a template has braces of its own.
  private static func withoutStrings(_ lines: [Substring]) -> [Line] {
    var isInside = false
    return lines.map { line in
      let quotes = line.utf8.count { $0 == UInt8(ascii: "\"") }
      let pieces =
        quotes < 3
        ? 1
        : line.split(
          separator: "\"\"\"", omittingEmptySubsequences: false
        ).count
      // Two on one line begin and end a string, or end one and begin the next.
      let isEdge = pieces == 2
      defer { if isEdge { isInside.toggle() } }
      let text = isInside && !isEdge ? "" : line
      let spaces = text.utf8.prefix { $0 == UInt8(ascii: " ") }.count
      return Line(text: text, indentation: spaces == text.utf8.count ? .max : spaces)
    }
  }

  /// The name of what a line declares, nil where it declares nothing that can have a body.
  private static func declared(_ line: Line) -> String? {
    guard line.indentation != .max else { return nil }
    var rest = line.text.dropFirst(line.indentation)
    while !rest.isEmpty {
      let word = rest.prefix { $0.isLetter }
      switch word {
      case "func", "var":
        let name = rest.dropFirst(word.count + 1)
        guard name.first == "`" else { return String(name.prefix { !" (<:".contains($0) }) }
        return String(name.dropFirst().prefix { $0 != "`" })
      case "init", "subscript", "deinit":
        return rest.dropFirst(word.count).first.map { "(<?!{ ".contains($0) } == true
          ? String(word) : nil
      default:
        guard modifiers.contains(word) || rest.first == "@" else { return nil }
        rest = rest.drop { $0 != " " }.dropFirst()
      }
    }
    return nil
  }

  private static let modifiers: Set<Substring> = [
    "public", "package", "internal", "private", "fileprivate", "open", "static", "class", "final",
    "override", "mutating", "nonmutating", "nonisolated", "isolated", "convenience", "required",
    "indirect", "lazy", "weak", "prefix", "postfix", "infix", "borrowing", "consuming",
  ]

  /// The line whose brace opens the body of what begins at `start`; nil for a requirement, a stored
  /// property or a body of one line.
  private static func body(_ start: Int, _ lines: [Line]) -> Int? {
    let depth = lines[start].indentation
    for index in start..<lines.count where lines[index].indentation <= depth {
      let line = lines[index]
      let isContinued = continuations.contains { line.code.starts(with: $0.utf8) }
      guard index == start || isContinued else { return nil }
      guard line.text.utf8.last == UInt8(ascii: "{") else { continue }
      return index == start && line.text.contains(" = ") ? nil : index
    }
    return nil
  }

  private static let continuations = [")", "where ", "-> ", "async ", "throws", "{"]

  private static func end(of first: Line, after body: Int, _ lines: [Line]) -> Int? {
    lines.indices.dropFirst(body + 1).first {
      lines[$0].indentation == first.indentation && lines[$0].code.first == UInt8(ascii: "}")
    }
  }
}
