extension AuditRule {
  static let placeholderAfterContent = AuditRule(
    "placeholder-after-content", .warning,
    summary: "A later entry of the timeline falls back to the placeholder.",
    rationale: """
      Once there is content, people expect it to stay, however old: stale data with its time is better \
      than gray bars.
      """,
    source:
      "Human Interface Guidelines, Widgets: show older data rather than none (docs/facts/hig-rules.md)",
    fix: "Keep the last data and say when it is from."
  ) { evidence in
    let entries = evidence.entries
    guard entries.count > 1, !isRedacted(entries[0]) else { return [] }
    guard let later = entries.dropFirst().first(where: isRedacted) else {
      return entries.dropFirst().lazy.compactMap { later in
        Excuses.first(in: later, notIn: entries[0]).map {
          later.finding(
            "entry \(later.job.variant.dropFirst(6)) of the timeline says \($0.quoted), after content",
            $0)
        }
      }.prefix(1).map { $0 }
    }
    return [
      later.finding(
        "entry \(later.job.variant.dropFirst(6)) of the timeline is a placeholder, after content",
        later.outermost, frame: later.bounds)
    ]
  }

  /// Whether words are laid out and drawn as bars.
  static func isRedacted(_ rendered: Rendered) -> Bool {
    !rendered.texts.isEmpty && !rendered.leaves.contains { $0.isText && !$0.isBackground }
  }
}
