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
    var literal: [UInt8] = []
    let text = Array(format.utf8)
    var index = 0
    func flush() {
      if !literal.isEmpty { result.append(.literal(string(literal[...]))) }
      literal = []
    }
    while index < text.count {
      guard text[index] == percent else {
        literal.append(text[index])
        index += 1
        continue
      }
      if index + 1 < text.count, text[index + 1] == percent {
        literal.append(percent)
        index += 2
        continue
      }
      guard let (piece, end) = specifier(text, after: index + 1) else {
        // A lone percent sign means itself.
        literal.append(percent)
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

  private static let percent = UInt8(ascii: "%")

  private static func string(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self)
  }

  private static func specifier(_ text: [UInt8], after start: Int) -> (Piece, Int)? {
    var index = start
    var position: Int?
    var digits = index
    while digits < text.count, isDigit(text[digits]) { digits += 1 }
    if digits > index, digits < text.count, text[digits] == UInt8(ascii: "$") {
      position = Int(string(text[index..<digits]))
      index = digits + 1
    }
    let at = UInt8(ascii: "@")
    if index + 1 < text.count, text[index] == UInt8(ascii: "#"), text[index + 1] == at {
      guard let end = text[(index + 2)...].firstIndex(of: at) else { return nil }
      return (.substitution(position, string(text[(index + 2)..<end])), end + 1)
    }
    if text[index...].starts(with: "arg".utf8) { return (.specifier(position, "arg"), index + 3) }
    let first = index
    while index < text.count, "-+ 0#'123456789.".utf8.contains(text[index]) { index += 1 }
    while index < text.count, "hlqLzt".utf8.contains(text[index]) { index += 1 }
    guard index < text.count, "@dDiuUxXoOfFeEgGcCsSpaA".utf8.contains(text[index]) else {
      return nil
    }
    return (.specifier(position, string(text[first...index])), index + 1)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
