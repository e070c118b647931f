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
      let isRedacted = AuditRule.isRedacted(gallery)
      guard isBlank || isRedacted else { return nil }
      return gallery.finding(
        "the gallery's \(gallery.family.rawValue) is " + (isBlank ? "blank" : "redacted"),
        gallery.nodes.first { $0.identifier != nil }, frame: gallery.bounds)
    }.prefix(1).map { $0 }
  }
}
