/// What sources write of their types, found by looking at the text: the compiler's errors name no more than the type.
struct DeclaredTypes {
  let files: Set<String>
  let text: (String) -> String?

  /// Names that a type's declarations say it inherits from or conforms to.
  func inherited(by type: String) -> Set<String> {
    let pattern = "\\b(?:struct|class|enum|actor|extension)\\s+(?:\\w+\\.)*\(type)\\s*:([^{]*)\\{"
    let clauses = captures(of: pattern)
    return Set(
      clauses.flatMap { clause in
        clause.split { ",&".contains($0) || $0.isWhitespace }
          .compactMap { $0.split(separator: ".").last.map(String.init) }
      })
  }

  /// Whether some property is of the type or of it and optional, and is given no value where it is declared.
  func hasProperty(of type: String) -> Bool {
    !captures(of: "\\b(?:var|let)\\s+(\\w+)\\s*:\\s*\(type)\\??\\s*(?:[\\n;}]|//)").isEmpty
  }

  private func captures(of pattern: String) -> [String] {
    guard let regex = try? Regex(pattern, as: (Substring, Substring).self) else { return [] }
    return files.sorted().compactMap(text).flatMap { text in
      text.matches(of: regex).map { String($0.output.1) }
    }
  }
}
