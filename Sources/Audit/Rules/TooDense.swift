extension AuditRule {
  static let tooDense = AuditRule(
    "too-dense", .note,
    summary: "A small widget holds more texts than a glance takes in.",
    rationale: "A widget is read in passing, in a second or two.",
    source: "Human Interface Guidelines, Widgets: comfortable density (the numbers are estimates)",
    fix: "Keep what matters most; show the rest in a larger family or in the app."
  ) { evidence in
    evidence.systemMains.compactMap { rendered in
      // Calendars are read as a picture: single letters and the numbers of days do not count.
      let words = rendered.texts.filter { text in
        guard let words = text.node.text, !text.isIn("Chart"), !rendered.isOrnament(text) else {
          return false
        }
        return words.count > 2 || (words.count == 2 && !words.allSatisfy(\.isNumber))
      }
      let most = max(16, Int(rendered.area / 1300))
      guard words.count > most else { return nil }
      return rendered.finding(
        "\(words.count) texts in \(rendered.family.rawValue); \(most) are many",
        rendered.outermost, frame: rendered.bounds)
    }
  }
}
