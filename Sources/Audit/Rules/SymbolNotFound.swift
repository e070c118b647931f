extension AuditRule {
  static let symbolNotFound = AuditRule(
    "symbol-not-found", .error,
    summary: "There is no symbol of the name.",
    rationale: "On a device nothing is drawn, without a word of warning.",
    source: "SwiftUI's documentation of `Image(systemName:)`: an unknown name draws nothing",
    fix: "Look the name up in the SF Symbols app; `vitrine symbols` lists those that Vitrine draws."
  ) { evidence in
    evidence.diagnostics.compactMap { diagnostic in
      guard let name = diagnostic.message.firstMatch(of: /^no picture for symbol '([^']*)'/)?.1
      else { return nil }
      let found = evidence.contexts.lazy.compactMap { rendered in
        rendered.nodes.first { $0.node.symbol == String(name) }.map { (rendered, $0) }
      }.first
      let advice = diagnostic.message.split(separator: ";").last.map { ";\($0)" } ?? ""
      let message = "no symbol is named '\(name)'\(advice)"
      guard let (rendered, node) = found else {
        var finding = evidence.finding(message)
        finding.hint = String(name)
        return finding
      }
      return rendered.finding(message, node)
    }
  }
}
