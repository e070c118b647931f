extension AuditRule {
  static let textTruncated = AuditRule(
    "text-truncated", .warning,
    summary: "Text does not fit and is cut off.",
    rationale: """
      A widget cannot be scrolled: what is cut off is lost. Names, numbers and units that end in an \
      ellipsis are read wrong or not at all.
      """,
    source:
      "Human Interface Guidelines, Widgets: no truncation at any size (docs/facts/hig-rules.md)",
    fix: """
      Shorten the text, let it wrap, offer shorter words with `ViewThatFits`, or let it shrink a \
      little with `.minimumScaleFactor(0.8)`.
      """
  ) { evidence in
    let renders =
      evidence.contexts.filter { $0.job.contextID != "gallery" } + evidence.variants(.smallDevice)
      + evidence.localizations + evidence.variants(.asked) + evidence.variants(.longText)
    return renders.flatMap { rendered in
      // The titles of controls are set by the system, in rooms of which it tells nothing.
      // In a room an iPhone's widget is a guest, in a type size of that system's own.
      rendered.family.isControl
        || rendered.environment.platform == .visionOS
        ? []
        : rendered.texts.filter { $0.node.truncated && rendered.isReadable($0) }.map { text in
          let place =
            rendered.job.variant.isEmpty
            ? rendered.job.device.id
            : "\(rendered.job.device.id), \(rendered.job.variant)"
          return rendered.finding(
            "\(text.quoted) is cut off on \(place)", text,
            severity: rendered.job.variant == "long-text" ? .note : nil)
        }
    }
  }
}
