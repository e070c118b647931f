extension AuditRule {
  static let neverReloads = AuditRule(
    "never-reloads", .warning,
    summary: "The reload policy is `.never` and nothing else reloads the widget.",
    rationale: """
      After its last entry such a widget shows the same forever: nobody asks the provider again until \
      the app does, a push comes, or a button in the widget is tapped.
      """,
    source: "WidgetKit's documentation of `TimelineReloadPolicy` (docs/facts/behavior.md §7)",
    fix: """
      Use `.atEnd` or `.after(_:)`, or call `WidgetCenter.shared.reloadTimelines(ofKind:)` where the \
      data changes.
      """
  ) { evidence in
    guard let timeline = evidence.timelines.first, timeline.response.policy == .never,
      !evidence.isInteractive, evidence.widget.pushHandler == nil, !evidence.callsForReloads,
      evidence.widget.configuration != .relevance
    else { return [] }
    let changes = evidence.variants(.later).contains { later in
      evidence.main(later.family)?.fixedWords != later.fixedWords
    }
    return [
      evidence.finding(
        changes
          ? "the content depends on the time, and the policy is .never without a way to reload"
          : "the policy is .never, and nothing in the sources reloads the widget",
        severity: changes || timeline.response.entries.count > 1 ? .warning : .note)
    ]
  }
}
