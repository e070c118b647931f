/// printf formats as localized strings use them: `%@`, `%lld`, `%1$@`, `%.2f`, `%%`.
package enum FormatString {
  package enum Piece: Equatable {
    case literal(String)
    /// Argument index from 0 and the conversion (`%.2f`).
    case placeholder(Int, String)
  }

  package static func pieces(_ format: String) -> [Piece] {
    var pieces: [Piece] = []
    var literal = ""
    var next = 0
    var rest = Substring(format)
    while let character = rest.first {
      guard character == "%" else {
        literal.append(character)
        rest.removeFirst()
        continue
      }
      if rest.dropFirst().first == "%" {
        literal.append("%")
        rest.removeFirst(2)
        continue
      }
      guard let parsed = placeholder(rest) else {
        literal.append("%")
        rest.removeFirst()
        continue
      }
      if !literal.isEmpty { pieces.append(.literal(literal)) }
      literal = ""
      pieces.append(.placeholder(parsed.position ?? next, parsed.specifier))
      if parsed.position == nil { next += 1 }
      rest = rest.dropFirst(parsed.length)
    }
    if !literal.isEmpty { pieces.append(.literal(literal)) }
    return pieces
  }

  private static func placeholder(_ text: Substring) -> (position: Int?, specifier: String, length: Int)? {
    var body = text.dropFirst()
    var position: Int?
    let digits = body.prefix { $0.isASCII && $0.isNumber }
    if !digits.isEmpty, body.dropFirst(digits.count).first == "$", let number = Int(digits) {
      position = number - 1
      body = body.dropFirst(digits.count + 1)
    }
    let flags = body.prefix { "0123456789.+- #'lhqzjt".contains($0) }
    guard let conversion = body.dropFirst(flags.count).first, "@diuoxXfFeEgGsc".contains(conversion)
    else { return nil }
    let specifier = "%" + String(flags) + String(conversion)
    return (position, specifier, text.distance(from: text.startIndex, to: body.startIndex) + flags.count + 1)
  }

  package static func format(_ specifier: String, integer: Int64, locale: Locale) -> String {
    switch specifier.last {
    case "f", "F", "e", "E", "g", "G": return format(specifier, double: Double(integer), locale: locale)
    case "@": return integer.formatted(.number.locale(locale))
    default: break
    }
    // SwiftUI groups plain integers as the locale does.
    if specifier == "%lld" || specifier == "%d" || specifier == "%llu" || specifier == "%u" {
      return integer.formatted(.number.locale(locale))
    }
    var wide = specifier.replacingOccurrences(of: "l", with: "").replacingOccurrences(of: "h", with: "")
    wide.insert(contentsOf: "ll", at: wide.index(before: wide.endIndex))
    return String(format: wide, locale: locale, integer)
  }

  package static func format(_ specifier: String, double: Double, locale: Locale) -> String {
    switch specifier.last {
    case "d", "i", "u": return format(specifier, integer: Int64(double), locale: locale)
    case "@": return double.formatted(.number.locale(locale))
    default:
      return String(format: specifier.replacingOccurrences(of: "l", with: ""), locale: locale, double)
    }
  }
}
