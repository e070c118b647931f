extension AuditRule {
  static let timelineTooDense = AuditRule(
    "timeline-too-dense", .warning,
    summary: "Entries of the timeline are closer than the system allows.",
    rationale: """
      The system shows entries that are about five minutes apart or more. Closer ones are skipped or \
      shown late, and each costs an archive.
      """,
    source: "WidgetKit's documentation of timelines (docs/facts/behavior.md §7)",
    fix: """
      Put entries five minutes apart or more; for what counts by itself use `Text(_:style: .timer)` or \
      `ProgressView(timerInterval:)`.
      """
  ) { evidence in
    guard let gap = Timelines.gap(evidence), gap.median < (gap.count == 2 ? 60 : 239) else {
      return []
    }
    return [
      evidence.finding(
        "\(gap.count) entries, \(Timelines.text(gap.median)) apart: the system wants five minutes")
    ]
  }
}

enum Timelines {
  /// The middle distance between entries, seconds; nil for fewer than two.
  static func gap(_ evidence: Evidence) -> (count: Int, median: Double)? {
    guard let entries = evidence.timelines.first?.response.entries.map(\.date).sorted(),
      entries.count >= 2
    else { return nil }
    let gaps = zip(entries.dropFirst(), entries).map { $0 - $1 }.sorted()
    return (entries.count, gaps[gaps.count / 2])
  }

  static func text(_ seconds: Double) -> String {
    seconds < 120 ? "\(Int(seconds.rounded())) s" : "\(Int((seconds / 60).rounded())) min"
  }
}
