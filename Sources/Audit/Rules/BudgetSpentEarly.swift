extension AuditRule {
  static let budgetSpentEarly = AuditRule(
    "budget-spent-early", .warning,
    summary: "The widget asks for so many reloads that the day's budget is gone by noon.",
    rationale: """
      A widget that is often seen has 40 to 70 reloads a day. What asks every few minutes shows old data \
      all afternoon.
      """,
    source: "WidgetKit's documentation: 40 to 70 reloads in 24 hours (docs/facts/behavior.md §5)",
    fix:
      "Put more entries into one timeline, and ask again after 15 minutes or more with `.after(_:)`."
  ) { evidence in
    let asked = evidence.timelines.map(\.at)
    guard asked.count >= 2, let first = asked.first, let last = asked.last else { return [] }
    let gap = (last - first) / Double(asked.count - 1)
    // 70 reloads in twelve hours.
    guard gap < 12 * 3600 / 70 else { return [] }
    // One entry with `.atEnd` asks for what the system sees fit, which it paces by itself.
    if evidence.timelines.allSatisfy({
      $0.response.entries.count == 1 && $0.response.policy == .atEnd
    }) {
      return []
    }
    return [
      evidence.finding(
        gap < 2
          ? "the provider is asked again at once: its last entry is not in the future"
          : "the provider is asked again every \(Timelines.text(gap)): \(Int(86_400 / gap)) reloads a "
            + "day, and 40 to 70 are allowed")
    ]
  }
}
