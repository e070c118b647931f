/// Names that any file system takes.
public enum FileName {
  private static let longest = 120

  /// Letters, digits and a few signs stay; a space becomes `+` and all else `-`, so that a shell needs
  /// no quotes but for brackets. Never empty, never hidden. Two names
  /// never become the same one: what had to be changed ends with a number that follows from the name.
  public static func safe(_ name: String) -> String {
    // A Live Activity's kind, whose sign no file system may need: its folder is `activity-<type>`.
    if name.hasPrefix("activity:") {
      return "activity-" + safe(String(name.dropFirst("activity:".count)))
    }
    let cleaned = String(
      name.unicodeScalars.map { scalar -> Character in
        let keeps =
          scalar.properties.isAlphabetic || scalar.properties.numericType != nil
          || "-_.()".unicodeScalars.contains(scalar)
        return keeps ? Character(scalar) : scalar == " " ? "+" : "-"
      })
    let trimmed = String(cleaned.drop { $0 == "." || $0 == "+" }.prefix(longest))
    let plus = UInt8(ascii: "+")
    let isKept =
      !name.utf8.contains(plus)
      && trimmed.utf8.elementsEqual(name.utf8.map { $0 == UInt8(ascii: " ") ? plus : $0 })
      && trimmed.utf8.count <= 2 * longest
      && !trimmed.isEmpty && !isNumbered(trimmed) && !trimmed.hasPrefix("activity-")
    if isKept { return trimmed }
    return (trimmed.isEmpty ? "widget" : shortened(trimmed)) + "-" + number(name)
  }

  /// File systems count bytes, 255 of them.
  private static func shortened(_ name: String) -> Substring {
    var name = name[...]
    while name.utf8.count > 2 * longest { name.removeLast() }
    return name
  }

  /// Whether it ends as a name that was changed.
  private static func isNumbered(_ name: String) -> Bool {
    let end = name.utf8.suffix(9)
    return end.count == 9 && end.first == UInt8(ascii: "-")
      && end.dropFirst().allSatisfy { "0123456789abcdef".utf8.contains($0) }
  }

  /// FNV-1a of 64 bits, folded to eight hexadecimal digits.
  private static func number(_ name: String) -> String {
    let hash = name.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01B3
    }
    let digits = String(UInt32(truncatingIfNeeded: hash ^ hash >> 32), radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }
}
