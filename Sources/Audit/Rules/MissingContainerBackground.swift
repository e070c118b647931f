import VitrineComposition

extension AuditRule {
  static let missingContainerBackground = AuditRule(
    "missing-container-background", .error,
    summary: "The view has no container background.",
    rationale: """
      From iOS 17 on the system shows "Please adopt containerBackground API" in place of a widget \
      without one.
      """,
    source: """
      Apple's article on widget backgrounds (docs/facts/hig-rules.md, Appearance rules: a warning is \
      drawn over the widget)
      """,
    fix: "Put `.containerBackground(for: .widget) { … }` on the widget's outermost view."
  ) { evidence in
    guard evidence.hasTimeline else { return [] }
    return evidence.mains.filter {
      guard !$0.hasContainerBackground, let composition = $0.job.composition() else { return false }
      return MissingBackground.isShown(composition.input)
    }.map { rendered in
      rendered.finding(
        "\(rendered.family.rawValue) has no container background: the system shows a message "
          + "instead", rendered.outermost,
        frame: rendered.bounds)
    }
  }
}
