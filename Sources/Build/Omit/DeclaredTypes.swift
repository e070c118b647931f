/// What sources write of their types, found by looking at the text: the compiler's errors name no more than the type.
/// Nothing is read or looked for twice, however many errors ask.
struct DeclaredTypes {
  private let files: Set<String>
  private let text: (String) -> String?
  private lazy var texts = files.sorted().compactMap(text)
  private var inherited: [String: Set<String>] = [:]

  init(files: Set<String>, text: @escaping (String) -> String?) {
    (self.files, self.text) = (files, text)
  }

  /// Names that a type's declarations say it inherits from or conforms to.
  mutating func inherited(by type: String) -> Set<String> {
    if let known = inherited[type] { return known }
    let pattern = "\\b(?:struct|class|enum|actor|extension)\\s+(?:\\w+\\.)*\(type)\\s*:([^{]*)\\{"
    let names = captures(of: pattern).flatMap { clause in
      clause.split { ",&".contains($0) || $0.isWhitespace }
        .compactMap { $0.split(separator: ".").last.map(String.init) }
    }
    inherited[type] = Set(names)
    return Set(names)
  }

  /// Whether some property is of the type or of it and optional, and is given no value where it is declared.
  mutating func hasProperty(of type: String) -> Bool {
    !captures(of: "\\b(?:var|let)\\s+(\\w+)\\s*:\\s*\(type)\\??\\s*(?:[\\n;}]|//)").isEmpty
  }

  private mutating func captures(of pattern: String) -> [String] {
    guard let regex = try? Regex(pattern, as: (Substring, Substring).self) else { return [] }
    return texts.flatMap { text in text.matches(of: regex).map { String($0.output.1) } }
  }
}
