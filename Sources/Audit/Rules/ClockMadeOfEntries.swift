import VitrineDrawing

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
    let rhythm = "each of \(gap.count) entries, \(Timelines.text(gap.median)) apart"
    if let text = Clocks.words(entries) ?? Clocks.count(entries, gap: gap.median) {
      return [entries[1].finding("\(text.quoted) changes with \(rhythm)", text)]
    }
    guard let hand = Clocks.hand(entries) else { return [] }
    return [
      entries[1].finding(
        "a shape moves with \(rhythm), and the words stay", entries[1].node(for: hand),
        frame: hand.visible)
    ]
  }
}

private enum Clocks {
  /// A text that says a time or a duration, another one in the next entry.
  static func words(_ entries: [Rendered]) -> PlacedNode? {
    let before = Set(entries[0].texts.compactMap(\.node.text))
    return entries[1].texts.first { text in
      guard let words = text.node.text, !before.contains(words) else { return false }
      return words.contains(
        /\d{1,2}:\d{2}|\d+ ?(s|sec|secs|second|seconds|min|mins|minute|minutes)\b/)
    }
  }

  /// A number that goes up or down by one with every second or minute.
  static func count(_ entries: [Rendered], gap: Double) -> PlacedNode? {
    guard entries.count >= 4, abs(gap - 1) < 0.1 || abs(gap - 60) < 1 else { return nil }
    let rows = entries.map(\.texts)
    guard Set(rows.map(\.count)).count == 1 else { return nil }
    let isDown = rows[0].indices.first { column in
      let numbers = rows.compactMap { number(in: $0[column].node.text ?? "") }
      guard numbers.count == rows.count else { return false }
      return zip(numbers, numbers.dropFirst()).allSatisfy { $0 - $1 == 1 }
    }
    return isDown.map { rows[1][$0] }
  }

  private static func number(in text: String) -> Int? {
    let digits = text.split { !$0.isNumber }
    return digits.count == 1 ? Int(digits[0]) : nil
  }

  /// A shape that turns or grows with each entry while everything else stays where it is.
  static func hand(_ entries: [Rendered]) -> Leaf? {
    guard entries.count >= 4, Set(entries.map(\.words)).count == 1 else { return nil }
    let moved = zip(entries, entries.dropFirst()).map { a, b -> [Int] in
      guard a.leaves.count == b.leaves.count else { return [] }
      return a.leaves.indices.filter { !isSame(a.leaves[$0], b.leaves[$0]) }
    }
    guard let first = moved.first?.first, moved.allSatisfy({ $0.contains(first) && $0.count <= 3 })
    else { return nil }
    return entries[1].leaves[first]
  }

  private static func isSame(_ a: Leaf, _ b: Leaf) -> Bool {
    switch (a.kind, b.kind) {
    case (.fill(let x), .fill(let y)), (.stroke(let x), .stroke(let y)): x.isClose(to: y)
    default: a.bounds.isClose(to: b.bounds)
    }
  }
}
