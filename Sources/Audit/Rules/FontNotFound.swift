extension AuditRule {
  static let fontNotFound = AuditRule(
    "font-not-found", .error,
    summary: "A font that a text names is not there.",
    rationale: "The system's font is set in its place, in another width: lines break and are cut.",
    source: "SwiftUI's documentation of `Font.custom`; `UIAppFonts` of the extension's Info.plist",
    fix: """
      Add the file to the extension's target, list it under `UIAppFonts` in its Info.plist, and name \
      the font by its PostScript name.
      """
  ) { evidence in
    evidence.diagnostics.compactMap { diagnostic in
      guard let name = diagnostic.message.firstMatch(of: /^font "([^"]*)" is not registered/)?.1
      else { return nil }
      let found = evidence.contexts.lazy.compactMap { rendered in
        rendered.nodes.first { $0.node.font == String(name) }.map { (rendered, $0) }
      }.first
      let message = "no font is registered as '\(name)'; the system's is set instead"
      guard let (rendered, node) = found else {
        return evidence.finding(message)
      }
      return rendered.finding(message, node)
    }
  }
}
