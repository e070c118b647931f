extension AuditRule {
  static let textDoesNotScale = AuditRule(
    "text-does-not-scale", .note,
    summary: "Text stays the same size from Large to AX5.",
    rationale: """
      Somebody who asks the system for larger text gets it everywhere but here. A size in points is \
      fixed; a text style grows.
      """,
    source:
      "Human Interface Guidelines, Widgets: Dynamic Type from Large to AX5 (docs/facts/hig-rules.md)",
    fix: "Use a text style (`.body`, `.caption`), or `Font.custom(_:size:relativeTo:)`."
  ) { evidence in
    evidence.variants(.largestType).flatMap { large -> [Finding] in
      // A Mac has no Dynamic Type: its text styles have one size.
      guard let plain = evidence.main(large.family), plain.environment.platform != .macOS else {
        return []
      }
      let sizes = Dictionary(
        large.texts.map { ($0.node.text ?? "", $0.node.fontSize) }, uniquingKeysWith: max)
      return plain.texts.compactMap { text in
        // Large numerals are pictures as much as text.
        guard text.node.fontSize > 0, text.node.fontSize < 20,
          !text.isIn("Gauge", "ChartAxisContent"), let size = sizes[text.node.text ?? ""],
          size <= text.node.fontSize + 0.01
        else { return nil }
        return plain.finding(
          "\(text.quoted) is \(Decimals.one(size)) points at Large and at AX5 alike", text)
      }
    }
  }
}
