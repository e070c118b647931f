extension AuditRule {
  static let previewEmpty = AuditRule(
    "preview-empty", .error,
    summary: "In the gallery the widget is redacted, blank or an error.",
    rationale: "People choose a widget by what the gallery shows of it.",
    source:
      "Human Interface Guidelines, Widgets: a realistic preview at once (docs/facts/hig-rules.md)",
    fix: "Answer `snapshot` at once with sample data where `context.isPreview` is true."
  ) { evidence in
    guard evidence.hasTimeline else { return [] }
    if let failure = evidence.faults.first(where: { $0.context == "gallery" }) {
      var finding = evidence.finding("the gallery's snapshot failed: \(failure.fault)")
      (finding.family, finding.context) = (failure.family.rawValue, failure.context)
      return [finding]
    }
    return evidence.renders(in: "gallery").compactMap { gallery in
      let main = evidence.main(gallery.family)
      let isBlank = gallery.content.isEmpty && main?.content.isEmpty == false
      if isBlank || AuditRule.isRedacted(gallery) {
        return gallery.finding(
          "the gallery's \(gallery.family.rawValue) is " + (isBlank ? "blank" : "redacted"),
          gallery.outermost, frame: gallery.bounds)
      }
      let excuse = Excuses.first(in: gallery, notIn: main)
      return excuse.map {
        gallery.finding(
          "the gallery's \(gallery.family.rawValue) says \($0.quoted) in place of content", $0)
      }
    }.prefix(1).map { $0 }
  }
}

/// Words that stand where content should: an error, or that it is on its way.
enum Excuses {
  /// A text that only says that there is nothing yet, where the other render has content.
  static func first(in rendered: Rendered, notIn other: Rendered?) -> PlacedNode? {
    let before = Set(other?.texts.compactMap(\.node.text) ?? [])
    guard let other, !other.texts.contains(where: isOne) else { return nil }
    return rendered.texts.first { isOne($0) && !before.contains($0.node.text ?? "") }
  }

  static func isOne(_ text: PlacedNode) -> Bool {
    let words = (text.node.text ?? "").lowercased()
    return words.count < 60
      && words.contains(
        /\b(?:error|failed|went wrong|loading|please wait|no data|not available|unavailable|unable to|couldn.t|could not|try again)\b/
      )
  }

  /// What stands in a widget before there is something to show: "No sessions", "Add a city to see it
  /// here", "Open the app to set up".
  static func isHint(_ text: PlacedNode) -> Bool {
    let words = (text.node.text ?? "").lowercased()
    guard words.count < 60 else { return false }
    return words.contains(
      /^no [a-z]+(?: [a-z]+)?(?: yet)?$|\bto see (?:it|them) here\b|\bget started\b|^nothing (?:here|yet)/
    )
      || words.contains(
        /\b(?:open|launch) .*\bto (?:set up|start|begin|configure|choose|select|load|add|sign in|log in)\b/
      )
      || words.contains(/^(?:please )?(?:sign|log) in\b|^(?:set|select|choose|pick) an?\b/)
  }
}
