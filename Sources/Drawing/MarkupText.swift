/// Text inside XML and HTML, between tags or in an attribute between double quotes.
public enum MarkupText {
  /// The text with characters of the markup spelled as entities, and without those that XML has no
  /// way to write.
  public static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars where isAllowed(scalar) {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case _: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Whether XML 1.0 has the character (§2.2); carriage returns, which it would read as line feeds,
  /// count as others.
  public static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A: true
    case 0..<0x20, 0xFFFE, 0xFFFF: false
    default: true
    }
  }
}
