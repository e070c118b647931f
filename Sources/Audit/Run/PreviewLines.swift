/// Which lines of a source are previews.
enum PreviewLines {
  /// Their indices. A preview ends with the brace that stands as far to the left as it does.
  static func all(in lines: [Substring]) -> Set<Int> {
    var found: Set<Int> = []
    var indent: Int?
    for (index, line) in lines.enumerated() {
      let start = line.prefix(while: \.isWhitespace).count
      if indent == nil, begins(line.dropFirst(start)) { indent = start }
      guard let open = indent else { continue }
      found.insert(index)
      let isOneLine = begins(line.dropFirst(start)) && line.last == "}"
      if isOneLine || (start == open && line.dropFirst(start).allSatisfy { "})".contains($0) }) {
        if line.count > start { indent = nil }
      }
    }
    return found
  }

  private static func begins(_ line: Substring) -> Bool {
    line.hasPrefix("#Preview")
      || ((line.hasPrefix("struct ") || line.contains(" struct "))
        && line.contains(": PreviewProvider"))
  }
}
