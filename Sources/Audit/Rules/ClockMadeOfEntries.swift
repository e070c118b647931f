extension AuditRule {
  static let clockMadeOfEntries = AuditRule(
    "clock-made-of-entries", .warning,
    summary: "A clock or countdown is made of an entry for each second or minute.",
    rationale: """
      The system keeps dates up to date by itself, to the second and for nothing. Entries are shown late \
      and in limited number: the clock goes wrong.
      """,
    source: "Human Interface Guidelines, Widgets: system-updated dates (docs/facts/hig-rules.md)",
    fix: "Use `Text(date, style: .timer)`, `.relative` or `Text(timerInterval:)` with one entry."
  ) { evidence in
    guard let gap = Timelines.gap(evidence), gap.median <= 61, gap.count >= 5 else { return [] }
    let entries = evidence.entries
    guard entries.count >= 2 else { return [] }
    let before = Set(entries[0].texts.compactMap(\.node.text))
    guard
      let text = entries[1].texts.first(where: { text in
        guard let words = text.node.text, !before.contains(words) else { return false }
        return words.contains(/\d{1,2}:\d{2}|\d+ ?(s|sec|seconds|min|minutes)\b/)
      })
    else { return [] }
    return [
      entries[1].finding(
        "\(text.quoted) changes with each of \(gap.count) entries, \(Timelines.text(gap.median)) apart",
        text)
    ]
  }
}
