/// Names that any file system takes.
public enum FileName {
  /// Letters, digits and a few signs stay; all else becomes `-`. Never empty, never hidden.
  public static func safe(_ name: String) -> String {
    let cleaned = String(
      name.unicodeScalars.map { scalar -> Character in
        let keeps =
          scalar.properties.isAlphabetic || scalar.properties.numericType != nil
          || "-_.() ".unicodeScalars.contains(scalar)
        return keeps ? Character(scalar) : "-"
      })
    let trimmed = cleaned.drop { $0 == "." || $0 == " " }
    return trimmed.isEmpty ? "widget" : String(trimmed.prefix(120))
  }
}
