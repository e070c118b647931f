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
  static let most = 32

  /// In their order; what no placeholder tells of is an object.
  /// - type: of a conversion, the last character of a placeholder.
  static func types(
    in format: String, by type: (Character) -> String? = plain
  ) -> [String] {
    var types: [Int: String] = [:]
    for placeholder in FormatPlaceholder.all(in: format) {
      guard let type = type(placeholder.conversion) else { continue }
      types[placeholder.position] = types[placeholder.position] ?? type
    }
    guard let last = types.keys.max(), last <= most else { return [] }
    return (1...last).map { types[$0] ?? type("@") ?? "Any" }
  }
}
