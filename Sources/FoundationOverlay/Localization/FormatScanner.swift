/// Cuts a printf-like format into pieces.
enum FormatScanner {
  enum Piece: Equatable {
    case literal(String)
    /// Position counted from 1 where the format names one, and the rest: `lld`, `.1f`, `@`, `arg`.
    case specifier(Int?, String)
    /// `%#@name@`, `%2$#@name@`.
    case substitution(Int?, String)
  }

  static func pieces(of format: String) -> [Piece] {
    var result: [Piece] = []
    var literal = ""
    let text = Array(format)
    var index = 0
    func flush() {
      if !literal.isEmpty { result.append(.literal(literal)) }
      literal = ""
    }
    while index < text.count {
      guard text[index] == "%" else {
        literal.append(text[index])
        index += 1
        continue
      }
      if index + 1 < text.count, text[index + 1] == "%" {
        literal.append("%")
        index += 2
        continue
      }
      guard let (piece, end) = specifier(text, after: index + 1) else {
        // A lone percent sign means itself.
        literal.append("%")
        index += 1
        continue
      }
      flush()
      result.append(piece)
      index = end
    }
    flush()
    return result
  }

  private static func specifier(_ text: [Character], after start: Int) -> (Piece, Int)? {
    var index = start
    var position: Int?
    var digits = index
    while digits < text.count, text[digits].isASCII, text[digits].isNumber { digits += 1 }
    if digits > index, digits < text.count, text[digits] == "$" {
      position = Int(String(text[index..<digits]))
      index = digits + 1
    }
    if index + 1 < text.count, text[index] == "#", text[index + 1] == "@" {
      guard let end = text[(index + 2)...].firstIndex(of: "@") else { return nil }
      return (.substitution(position, String(text[(index + 2)..<end])), end + 1)
    }
    if text[index...].starts(with: "arg") { return (.specifier(position, "arg"), index + 3) }
    let first = index
    while index < text.count, "-+ 0#'123456789.".contains(text[index]) { index += 1 }
    while index < text.count, "hlqLzt".contains(text[index]) { index += 1 }
    guard index < text.count, "@dDiuUxXoOfFeEgGcCsSpaA".contains(text[index]) else { return nil }
    return (.specifier(position, String(text[first...index])), index + 1)
  }
}
