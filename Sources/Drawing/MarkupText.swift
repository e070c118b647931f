/// Text inside XML and HTML, between tags or in an attribute between double quotes.
public enum MarkupText {
  /// The text with characters of the markup spelled as entities, and without those that XML 1.0 does
  /// not allow (§2.2: control characters other than tab and line ends).
  public static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case _ where scalar.value < 0x20 && scalar != "\n" && scalar != "\t": continue
      case _ where scalar.value == 0xfffe || scalar.value == 0xffff: continue
      case _: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
