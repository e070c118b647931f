import VitrineMessages
import VitrineStudio

/// Comments in the sources that silence rules: `// vitrine:disable text-too-small -- why`. One holds
/// from its own line (and two before, since a view's modifiers stand on several lines) to the end of
/// the braces around it.
struct Silences {
  /// One comment.
  struct Comment: Hashable {
    var file: String
    /// Counted from 1.
    var line: Int
    var last: Int
    /// Whether no braces are around it: then it holds for what has no place, too.
    var isTopLevel: Bool
    /// Names; `all` for every rule.
    var rules: [String]
    var reason: String
  }
  /// A comment that silences nothing, and why.
  struct Problem: Hashable {
    var file: String
    var line: Int
    var message: String
  }

  private(set) var comments: [Comment] = []
  private(set) var problems: [Problem] = []

  private static let mark = "vitrine:disable "

  init(_ places: SourcePlaces) {
    for file in places.files { add(file) }
  }

  /// What is wrong with the comments themselves.
  func say(_ messages: inout Messages) {
    for problem in problems {
      messages.say(.warning, problem.message, file: problem.file, line: problem.line)
    }
  }

  private mutating func add(_ file: SourcePlaces.File) {
    var depths: [Int] = []
    var depth = 0
    for line in file.lines {
      depths.append(depth)
      depth += Self.braces(in: line)
    }
    for (index, line) in file.lines.enumerated() {
      guard let found = line.range(of: Self.mark), line[..<found.lowerBound].contains("//") else {
        continue
      }
      let rest = line[found.upperBound...]
      let own = depths[index]
      let last = file.lines.indices.first { $0 > index && depths[$0] < own } ?? file.lines.count
      add(
        rest,
        Comment(
          file: file.path, line: index + 1, last: last, isTopLevel: own == 0, rules: [], reason: "")
      )
    }
  }

  private mutating func add(_ text: Substring, _ place: Comment) {
    var comment = place
    // Names, then two dashes or a colon, then the reason.
    let end = [text.range(of: "--"), text.range(of: ":")].compactMap { $0 }
      .min { $0.lowerBound < $1.lowerBound }
    comment.rules = text[..<(end?.lowerBound ?? text.endIndex)].split {
      $0 == "," || $0.isWhitespace
    }.map(String.init)
    comment.reason =
      end.map { String(text[$0.upperBound...].drop(while: \.isWhitespace)).trimmedEnd } ?? ""
    let known = Set(AuditRules.all.map(\.name) + ["all"])
    guard !comment.reason.isEmpty else {
      let names = comment.rules.prefix(while: known.contains)
      return problems.append(
        Problem(
          file: place.file, line: place.line,
          message: "a comment that silences rules needs a reason: // vitrine:disable "
            + (names.isEmpty ? comment.rules.prefix(1) : names).joined(separator: ", ")
            + " -- why"))
    }
    for name in comment.rules where !known.contains(name) {
      problems.append(
        Problem(
          file: place.file, line: place.line,
          message: AuditError.unknownRule(name).description))
    }
    comments.append(comment)
  }

  /// What opens on a line less what closes, without strings and comments.
  private static func braces(in line: Substring) -> Int {
    var (depth, isString, previous) = (0, false, Character(" "))
    for character in line {
      if character == "\"", previous != "\\" { isString.toggle() }
      if !isString {
        if character == "/", previous == "/" { return depth }
        if character == "{" { depth += 1 } else if character == "}" { depth -= 1 }
      }
      previous = character
    }
    return depth
  }

  /// The comment that silences a finding; nil for none.
  func comment(for finding: Finding) -> Comment? {
    comments.first { comment in
      guard comment.rules.contains(finding.rule) || comment.rules.contains("all") else {
        return false
      }
      guard let file = finding.file, let line = finding.line else { return comment.isTopLevel }
      return file == comment.file && line >= comment.line - 2 && line <= comment.last
    }
  }
}

extension String {
  fileprivate var trimmedEnd: String {
    var text = self
    while text.last?.isWhitespace == true { text.removeLast() }
    return text.hasSuffix("*/") ? String(text.dropLast(2)).trimmedEnd : text
  }
}

extension Substring {
  fileprivate func range(of text: String) -> Range<Index>? { firstRange(of: text) }
}
