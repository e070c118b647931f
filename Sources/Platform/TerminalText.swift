/// Text of somebody else's for a terminal, harmless: names of files, errors of a compiler, what a
/// widget prints. Escape sequences would move the cursor, change colors, set titles or answer as if a
/// person had typed.
public enum TerminalText {
  /// The text with escape sequences and other control characters left out; line ends and tabs stay.
  public static func plain(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isControl) else { return text }
    var result = String.UnicodeScalarView()
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      if scalar == escape {
        skipSequence(&rest)
      } else if scalar == "\u{9B}" {
        skipControlSequence(&rest)
      } else if !isControl(scalar) {
        result.append(scalar)
      }
    }
    return String(result)
  }

  /// The text with control characters spelled as Swift would (`\u{1B}`); line ends and tabs stay, and
  /// so do marks that reorder a line: in results they may be what was asked for.
  public static func spelled(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isCommand) else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      if isCommand(scalar) {
        result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static let escape: Unicode.Scalar = "\u{1B}"

  /// C0 but tab and line feed, delete, and C1.
  private static func isCommand(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A: false
    case 0..<0x20, 0x7F...0x9F: true
    default: false
    }
  }

  /// The same, and marks that reorder a line.
  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x202A...0x202E, 0x2066...0x2069: true
    default: isCommand(scalar)
    }
  }

  /// What follows an escape character (ECMA-48).
  private static func skipSequence(_ rest: inout Substring.UnicodeScalarView.SubSequence) {
    switch rest.popFirst()?.value {
    case 0x5B: skipControlSequence(&rest)
    // Strings, ended by BEL or by escape and a backslash.
    case 0x50, 0x58, 0x5D, 0x5E, 0x5F:
      while let scalar = rest.popFirst(), scalar.value != 0x07 {
        guard scalar == escape else { continue }
        if rest.first == "\\" { rest.removeFirst() }
        return
      }
    // Characters between come before the last one.
    case .some(0x20...0x2F):
      while let scalar = rest.popFirst(), (0x20...0x2F).contains(scalar.value) {}
    default: break
    }
  }

  private static func skipControlSequence(
    _ rest: inout Substring.UnicodeScalarView.SubSequence
  ) {
    while let scalar = rest.first, (0x20...0x3F).contains(scalar.value) { rest.removeFirst() }
    if let last = rest.first, (0x40...0x7E).contains(last.value) { rest.removeFirst() }
  }
}
