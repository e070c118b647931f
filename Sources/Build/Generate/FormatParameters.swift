/// Types of what a text is formatted with, as generators of names declare them.
enum FormatParameters {
  /// SwiftGen's: whatever describes itself for `%@`, one kind of whole numbers.
  static func plain(_ conversion: Character) -> String? {
    switch conversion {
    case "@": "Any"
    case "d", "D", "i", "u", "U", "x", "X", "o", "O": "Int"
    case "f", "F", "e", "E", "g", "G", "a", "A": "Float"
    case "c", "C": "CChar"
    case "s", "S": "UnsafePointer<CChar>"
    case "p": "UnsafeRawPointer"
    default: nil
    }
  }

  /// R.swift's.
  static func strict(_ conversion: Character) -> String? {
    switch conversion {
    case "@": "String"
    case "u", "U", "x", "X", "o", "O": "UInt"
    case "f", "F", "e", "E", "g", "G", "a", "A": "Double"
    default: plain(conversion)
    }
  }

  /// Parameters at most; no person fills in more.
  private static let most = 32

  /// In their order. A number before `$` says which one is meant.
  /// - type: of a conversion, the last character of a placeholder.
  static func types(
    in format: String, by type: (Character) -> String? = plain
  ) -> [String] {
    var types: [Int: String] = [:]
    var rest = Substring(format)
    var next = 1
    while let percent = rest.firstIndex(of: "%") {
      rest = rest[rest.index(after: percent)...]
      if rest.first == "%" {
        rest.removeFirst()
        continue
      }
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      var position = next
      if rest.dropFirst(digits.count).first == "$", let number = Int(digits), number > 0 {
        position = number
        rest = rest.dropFirst(digits.count + 1)
      }
      let flags = rest.prefix { "0123456789.+-# 'hlqzjtL".contains($0) }
      guard let conversion = rest.dropFirst(flags.count).first, let type = type(conversion)
      else { continue }
      rest = rest.dropFirst(flags.count + 1)
      types[position] = types[position] ?? type
      if position == next { next += 1 }
    }
    guard let last = types.keys.max(), last <= most else { return [] }
    return (1...last).map { types[$0] ?? type("@") ?? "Any" }
  }
}
