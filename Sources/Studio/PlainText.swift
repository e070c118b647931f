/// Text of somebody else's for a terminal: names of files, errors of a compiler, what a widget calls
/// itself. Characters that a terminal obeys are spelled out; line ends and tabs stay.
public enum PlainText {
  public static func of(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isCommand) else { return text }
    var plain = ""
    for scalar in text.unicodeScalars {
      if isCommand(scalar) {
        plain += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      } else {
        plain.unicodeScalars.append(scalar)
      }
    }
    return plain
  }

  /// C0 and C1, and delete.
  private static func isCommand(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A: false
    case 0x00...0x1F, 0x7F...0x9F: true
    default: false
    }
  }
}
