/// Names of a source's functions and properties that say themselves that they are views: by its text, since what was
/// left out of a build need not be legible otherwise.
enum ViewNames {
  private static let types = ["some View", "AnyView"]

  /// - Parameter types: One of these stands before the body.
  static func functions(in text: String, returning types: [String] = types) -> Set<String> {
    names(in: text, after: "func ", types) { $0 != "{" }
  }

  static func properties(in text: String) -> Set<String> {
    names(in: text, after: "var ", types) { $0 != "{" && !$0.isNewline }
  }

  private static func names(
    in text: String, after keyword: String, _ types: [String], head: (Character) -> Bool
  ) -> Set<String> {
    let heads = text.split(separator: keyword).dropFirst().map { $0.prefix(while: head) }
    let names = heads.filter { head in types.contains { head.contains($0) } }
      .map { String($0.prefix { $0.isLetter || $0.isNumber || $0 == "_" }) }
    return Set(names.filter { !$0.isEmpty })
  }
}
