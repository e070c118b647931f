/// String literals of one line of Swift or TSX, with their values left out.
enum SourceLiterals {
  /// What stands between the values of a literal: `"row-\(n)"` is `["row-", ""]`.
  static func all(in line: Substring) -> [[String]] {
    var scanner = Scanner(line)
    return scanner.scan()
  }

  /// Whether a literal with values makes a text. Two letters of its own must agree, so that `"\(a)"`
  /// is nothing.
  static func makes(_ text: String, _ parts: [String], leastLetters: Int = 2) -> Bool {
    guard parts.count > 1, parts.joined().count(where: \.isLetter) >= leastLetters,
      let first = parts.first, let last = parts.last, text.hasPrefix(first),
      text.count >= first.count + last.count, text.hasSuffix(last)
    else { return false }
    var rest = text.dropFirst(first.count).dropLast(last.count)
    for part in parts.dropFirst().dropLast() where !part.isEmpty {
      guard let found = rest.firstRange(of: part) else { return false }
      rest = rest[found.upperBound...]
    }
    return true
  }

  private struct Scanner {
    private let text: Substring
    private var index: Substring.Index

    init(_ text: Substring) {
      self.text = text
      index = text.startIndex
    }

    mutating func scan() -> [[String]] {
      var found: [[String]] = []
      while let character = next() {
        if character == "/", index < text.endIndex, text[index] == "/" { break }
        if character == "\"" || character == "`" { found.append(literal(until: character)) }
      }
      return found
    }

    private mutating func next() -> Character? {
      guard index < text.endIndex else { return nil }
      defer { index = text.index(after: index) }
      return text[index]
    }

    private mutating func literal(until quote: Character) -> [String] {
      var parts = [""]
      while let character = next(), character != quote {
        if character == "\\" || (character == "$" && quote == "`") {
          guard let escaped = next() else { break }
          if escaped == "(" || (escaped == "{" && quote == "`") {
            skipValue(opening: escaped)
            parts.append("")
          } else {
            parts[parts.count - 1].append(escaped)
          }
        } else {
          parts[parts.count - 1].append(character)
        }
      }
      return parts
    }

    private mutating func skipValue(opening: Character) {
      let closing: Character = opening == "(" ? ")" : "}"
      var depth = 1
      while depth > 0, let character = next() {
        if character == opening { depth += 1 } else if character == closing { depth -= 1 }
      }
    }
  }
}
