import VitrineSymbols

extension AuditRule {
  static let symbolNotFound = AuditRule(
    "symbol-not-found", .error,
    summary: "There is no symbol of the name.",
    rationale: "On a device nothing is drawn, without a word of warning.",
    source: "SwiftUI's documentation of `Image(systemName:)`: an unknown name draws nothing",
    fix: "Look the name up in the SF Symbols app; `vitrine symbols` lists those that Vitrine draws."
  ) { evidence in
    evidence.diagnostics.compactMap { diagnostic in
      if let name = diagnostic.message.firstMatch(of: /^no picture for symbol '([^']*)'/)?.1 {
        let advice = diagnostic.message.split(separator: ";").last.map { ";\($0)" } ?? ""
        return SymbolNames.finding(String(name), "no symbol is named '\(name)'\(advice)", evidence)
      }
      guard
        let name = diagnostic.message.firstMatch(
          of: /^symbol '([^']*)' is drawn from the parts of its name/)?.1,
        let oddity = SymbolNames.oddity(of: String(name))
      else { return nil }
      return SymbolNames.finding(
        String(name), "no symbol is known as '\(name)', and no known name \(oddity)", evidence,
        severity: .warning)
    }
  }
}

private enum SymbolNames {
  private static let known = SymbolLibrary.standard.allNames().map {
    $0.name.split(separator: ".")
  }
  /// Last words of all names that are known.
  private static let endings = Set(known.compactMap(\.last))
  /// Words of all names, and of known ones that have no picture here.
  private static let words = Set(known.joined()).union(["motorized", "needle", "tunnel"])

  /// What is put together from known parts may be a symbol that the list lacks; a word that ends no
  /// name is a slip (`heart.filled`), and so is one in the middle that is in none.
  static func oddity(of name: String) -> String? {
    let parts = name.split(separator: ".")
    guard let last = parts.last else { return nil }
    if !endings.contains(last), !last.contains(where: \.isNumber) { return "ends in '.\(last)'" }
    let odd = parts.dropFirst().first { !words.contains($0) && !$0.contains(where: \.isNumber) }
    return odd.map { "has '\($0)' in it" }
  }

  static func finding(
    _ name: String, _ message: String, _ evidence: Evidence, severity: Severity? = nil
  ) -> Finding {
    let found = evidence.contexts.lazy.compactMap { rendered in
      rendered.nodes.first { $0.node.symbol == name }.map { (rendered, $0) }
    }.first
    guard let (rendered, node) = found else {
      var finding = evidence.finding(message, severity: severity)
      finding.hint = name
      return finding
    }
    return rendered.finding(message, node, severity: severity)
  }
}
