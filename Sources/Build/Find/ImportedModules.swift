/// The names behind `import`, found line by line: before the sources are parsed. A project is asked for those of all
/// its sources, of which only the first letters of each line are looked at.
enum ImportedModules {
  static func names(in text: [UInt8]) -> Set<String> {
    var names: Set<String> = []
    for line in text.split(whereSeparator: { $0 == newline || $0 == carriageReturn }) {
      guard let first = line.first(where: { !isSpace($0) }), starts.contains(first),
        let name = name(in: line)
      else { continue }
      names.insert(name)
    }
    return names
  }

  private static let newline = UInt8(ascii: "\n")
  private static let carriageReturn = UInt8(ascii: "\r")
  /// First letters of what may stand before the name.
  private static let starts: [UInt8] = Array("@ifp".utf8)
  private static let access: Set<String> = [
    "public", "package", "internal", "fileprivate", "private",
  ]
  private static let kinds: Set<String> = [
    "struct", "class", "enum", "protocol", "typealias", "func", "let", "var", "actor",
  ]

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }

  private static func name(in line: ArraySlice<UInt8>) -> String? {
    // Attributes, an access level, the word itself, a kind and the name.
    var words = line.split(maxSplits: 12, whereSeparator: isSpace)
      .map { String(decoding: $0, as: UTF8.self) }[...]
    words = words.drop { $0.hasPrefix("@") || access.contains($0) }
    guard words.popFirst() == "import" else { return nil }
    return words.first { !kinds.contains($0) }
      .map { String($0.prefix { $0 != "." && $0 != ";" }) }
  }
}
