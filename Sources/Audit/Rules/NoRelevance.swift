extension AuditRule {
  static let noRelevance = AuditRule(
    "no-relevance", .note,
    summary: "A watch's widget never says when it matters.",
    rationale: "The Smart Stack puts on top what matters now, and knows it from the widget alone.",
    source:
      "WidgetKit's documentation of relevance on watchOS; Human Interface Guidelines, Widgets",
    fix: "Return `relevance()` from the provider, or give entries a `TimelineEntryRelevance`."
  ) { evidence in
    guard evidence.platform == .watchOS, evidence.hasTimeline,
      evidence.widget.families.contains("accessoryRectangular"),
      evidence.relevance?.isEmpty ?? true, !evidence.timelines.isEmpty,
      !evidence.timelines.contains(where: { asked in
        asked.response.entries.contains { $0.relevance != nil }
      })
    else { return [] }
    return [
      evidence.finding("neither the provider nor an entry says when it is relevant")
    ]
  }
}
