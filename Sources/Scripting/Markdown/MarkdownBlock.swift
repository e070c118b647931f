/// A block of a Markdown text; what is inside a line is still as it was written.
indirect enum MarkdownBlock: Equatable, Sendable {
  case paragraph(String)
  /// Level 1 to 6.
  case heading(Int, String)
  /// `start`: the first number; nil where items have bullets.
  case list([Item], start: Int?)
  case quote([MarkdownBlock])
  case code(String)
  /// The first row is the head; a row has as many cells as the head.
  case table([[String]], [Alignment])
  case rule

  struct Item: Equatable, Sendable {
    var blocks: [MarkdownBlock]
    /// Of an item with a box to tick.
    var isDone: Bool?
  }
  enum Alignment: Equatable, Sendable { case leading, center, trailing }
}

/// The block structure of CommonMark with GitHub's tables and boxes, as far as it occurs in texts
/// for people: no HTML and no reference definitions.
struct MarkdownParser {
  private let lines: [Substring]
  private let depth: Int
  private var at = 0
  /// Deeper lists and quotes stay text.
  private static let maximumDepth = 12

  static func blocks(_ text: String) -> [MarkdownBlock] {
    blocks(
      text.replacing("\r\n", with: "\n").replacing("\t", with: "    ")
        .split(separator: "\n", omittingEmptySubsequences: false), depth: 0)
  }

  private static func blocks(_ lines: [Substring], depth: Int) -> [MarkdownBlock] {
    var parser = MarkdownParser(lines: lines, depth: depth)
    return parser.blocks()
  }

  private init(lines: [Substring], depth: Int) { (self.lines, self.depth) = (lines, depth) }

  private mutating func blocks() -> [MarkdownBlock] {
    var found: [MarkdownBlock] = []
    while at < lines.count {
      if Line(lines[at]).isBlank { at += 1 } else { found.append(block()) }
    }
    return found
  }

  private mutating func block() -> MarkdownBlock {
    let line = Line(lines[at])
    if line.isCode { return indentedCode() }
    if let fence = line.fence { return fencedCode(fence) }
    if let (level, text) = line.heading {
      at += 1
      return .heading(level, text)
    }
    if line.isRule {
      at += 1
      return .rule
    }
    if depth < Self.maximumDepth {
      if line.quoted != nil { return quote() }
      if let marker = line.marker { return list(marker) }
    }
    return table() ?? paragraph()
  }

  // MARK: Code

  private mutating func indentedCode() -> MarkdownBlock {
    var code: [Substring] = []
    while at < lines.count, Line(lines[at]).isCode || Line(lines[at]).isBlank {
      code.append(lines[at].dropFirst(4))
      at += 1
    }
    while code.last?.allSatisfy(\.isWhitespace) == true { code.removeLast() }
    return .code(code.joined(separator: "\n"))
  }

  private mutating func fencedCode(_ fence: Line.Fence) -> MarkdownBlock {
    at += 1
    var code: [Substring] = []
    while at < lines.count {
      let line = Line(lines[at])
      at += 1
      if let end = line.fence, end.mark == fence.mark, end.count >= fence.count, end.isBare {
        break
      }
      code.append(lines[at - 1].dropFirst(min(line.indent, fence.indent)))
    }
    return .code(code.joined(separator: "\n"))
  }

  // MARK: Containers

  private mutating func quote() -> MarkdownBlock {
    var inner: [Substring] = []
    while at < lines.count {
      let line = Line(lines[at])
      // A line without its sign goes on with the paragraph before it.
      guard let text = line.quoted ?? (inner.isEmpty || line.startsBlock ? nil : lines[at]) else {
        break
      }
      inner.append(text)
      at += 1
    }
    return .quote(Self.blocks(inner, depth: depth + 1))
  }

  private mutating func list(_ first: Line.Marker) -> MarkdownBlock {
    var items: [MarkdownBlock.Item] = []
    while at < lines.count, let marker = Line(lines[at]).marker, marker.isLike(first) {
      items.append(item(marker))
    }
    return .list(items, start: first.number)
  }

  private mutating func item(_ marker: Line.Marker) -> MarkdownBlock.Item {
    var inner = [lines[at].dropFirst(marker.width)]
    at += 1
    var gap = 0
    while at < lines.count {
      let line = Line(lines[at])
      if line.isBlank {
        gap += 1
      } else if line.indent >= marker.width {
        inner += [Substring](repeating: "", count: gap)
        gap = 0
        inner.append(lines[at].dropFirst(marker.width))
      } else if gap == 0, !line.startsBlock, line.marker == nil {
        inner.append(lines[at].drop { $0 == " " })
      } else {
        break
      }
      at += 1
    }
    var isDone: Bool?
    for (sign, done) in [("[ ] ", false), ("[x] ", true), ("[X] ", true)]
    where inner[0].hasPrefix(sign) {
      isDone = done
      inner[0] = inner[0].dropFirst(4)
    }
    return .init(blocks: Self.blocks(inner, depth: depth + 1), isDone: isDone)
  }

  // MARK: Text

  private mutating func paragraph() -> MarkdownBlock {
    var text = ""
    while at < lines.count {
      let line = Line(lines[at])
      if !text.isEmpty {
        if let level = line.underline, !line.isBlank {
          at += 1
          return .heading(level, text)
        }
        if line.startsBlock { break }
        text = Self.broken(text)
      }
      text += lines[at].drop { $0 == " " }
      at += 1
    }
    return .paragraph(text[...].trimmed)
  }

  /// The text so far with what separates it from its next line: two spaces or a backslash break
  /// the line, else it flows.
  private static func broken(_ text: String) -> String {
    if text.hasSuffix("\\") { return text.dropLast() + "\n" }
    return text[...].trimmed + (text.hasSuffix("  ") ? "\n" : " ")
  }

  private mutating func table() -> MarkdownBlock? {
    guard at + 1 < lines.count, lines[at].contains("|"),
      let alignments = Line(lines[at + 1]).columns
    else { return nil }
    let head = Line(lines[at]).cells
    guard head.count == alignments.count else { return nil }
    var rows = [head]
    at += 2
    while at < lines.count, lines[at].contains("|") {
      let cells = Line(lines[at]).cells.prefix(head.count)
      rows.append(cells + [String](repeating: "", count: head.count - cells.count))
      at += 1
    }
    return .table(rows, alignments)
  }
}

/// What one line may be the beginning of.
private struct Line {
  struct Fence {
    var mark: Character
    var count: Int
    var indent: Int
    /// Nothing stands behind it: it may end a block.
    var isBare: Bool
  }
  struct Marker {
    var sign: Character
    var number: Int?
    /// Columns up to the item's text.
    var width: Int

    func isLike(_ other: Marker) -> Bool {
      sign == other.sign && (number == nil) == (other.number == nil)
    }
  }

  let text: Substring
  let indent: Int

  init(_ line: Substring) {
    text = line.drop { $0 == " " }
    indent = line.count - text.count
  }

  var isBlank: Bool { text.isEmpty }
  var isCode: Bool { indent >= 4 && !isBlank }

  /// Whether a paragraph before it ends here.
  var startsBlock: Bool {
    guard !isCode else { return false }
    // A list that begins with another number than 1 is text: "1984. was a year".
    let startsList = marker.map { ($0.number ?? 1) == 1 } ?? false
    return isBlank || fence != nil || heading != nil || (isRule && underline == nil)
      || quoted != nil
      || startsList
  }

  var fence: Fence? {
    guard indent < 4, let mark = text.first, mark == "`" || mark == "~" else { return nil }
    let rest = text.drop { $0 == mark }
    let count = text.count - rest.count
    guard count >= 3, mark == "~" || !rest.contains("`") else { return nil }
    return Fence(mark: mark, count: count, indent: indent, isBare: rest.allSatisfy(\.isWhitespace))
  }

  var heading: (Int, String)? {
    let rest = text.drop { $0 == "#" }
    let level = text.count - rest.count
    guard indent < 4, (1...6).contains(level), rest.isEmpty || rest.first == " " else { return nil }
    var title = rest.trimmed
    let bare = Substring(title.reversed().drop { $0 == "#" }.reversed())
    if bare.isEmpty || bare.last == " " { title = bare.trimmed }
    return (level, title)
  }

  /// The level of the heading whose text stands above.
  var underline: Int? {
    let mark = text.trimmed
    guard indent < 4, let first = mark.first, mark.allSatisfy({ $0 == first }) else { return nil }
    return first == "=" ? 1 : first == "-" ? 2 : nil
  }

  var isRule: Bool {
    let marks = text.filter { $0 != " " }
    guard indent < 4, let first = marks.first, "-*_".contains(first) else { return false }
    return marks.count >= 3 && marks.allSatisfy { $0 == first }
  }

  var quoted: Substring? {
    guard indent < 4, text.first == ">" else { return nil }
    let inner = text.dropFirst()
    return inner.first == " " ? inner.dropFirst() : inner
  }

  var marker: Marker? {
    guard indent < 4, !isRule, let first = text.first else { return nil }
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    var sign = first
    var rest = text.dropFirst()
    var number: Int?
    if !digits.isEmpty, digits.count < 10 {
      rest = text.dropFirst(digits.count)
      guard let end = rest.first, end == "." || end == ")" else { return nil }
      (sign, number, rest) = (end, Int(digits), rest.dropFirst())
    } else if !"-*+".contains(first) {
      return nil
    }
    let body = rest.drop { $0 == " " }
    let spaces = rest.count - body.count
    guard spaces > 0 || rest.isEmpty else { return nil }
    let signWidth = text.count - rest.count
    return Marker(
      sign: sign, number: number,
      width: indent + signWidth + (spaces > 4 || body.isEmpty ? 1 : max(spaces, 1)))
  }

  // MARK: Tables

  /// Cells between bars; an escaped bar is text.
  var cells: [String] {
    var row = text.trimmed[...]
    if row.first == "|" { row = row.dropFirst() }
    if row.last == "|", !row.hasSuffix("\\|") { row = row.dropLast() }
    var cells = [""]
    var previous: Character?
    for character in row {
      if character == "|", previous == "\\" {
        cells[cells.count - 1].removeLast()
        cells[cells.count - 1].append("|")
      } else if character == "|" {
        cells.append("")
      } else {
        cells[cells.count - 1].append(character)
      }
      previous = character
    }
    return cells.map { $0[...].trimmed }
  }

  /// Of the line below a table's head.
  var columns: [MarkdownBlock.Alignment]? {
    guard text.contains("-"), text.allSatisfy({ "|:- ".contains($0) }) else { return nil }
    let found = cells.map { cell -> MarkdownBlock.Alignment? in
      guard cell.contains("-") else { return nil }
      return switch (cell.hasPrefix(":"), cell.hasSuffix(":")) {
      case (true, true): .center
      case (false, true): .trailing
      default: .leading
      }
    }
    return found.contains { $0 == nil } ? nil : found.compactMap { $0 }
  }
}

extension Substring {
  fileprivate var trimmed: String {
    var text = drop { $0 == " " }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
