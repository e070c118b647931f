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
        let ending = SymbolNames.oddEnding(of: String(name))
      else { return nil }
      return SymbolNames.finding(
        String(name),
        "no symbol is known as '\(name)', and no known name ends in '.\(ending)'", evidence,
        severity: .warning)
    }
  }
}

private enum SymbolNames {
  /// Last words of all names that are known. What is put together from known parts may be a symbol
  /// that the list lacks; a word that ends no name is a slip: `heart.filled`.
  private static let endings = Set(
    SymbolLibrary.standard.allNames().compactMap { $0.name.split(separator: ".").last })

  static func oddEnding(of name: String) -> String? {
    guard let last = name.split(separator: ".").last, !endings.contains(last),
      !last.contains(where: \.isNumber)
    else { return nil }
    return String(last)
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
