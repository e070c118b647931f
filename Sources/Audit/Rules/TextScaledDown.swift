extension AuditRule {
  static let textScaledDown = AuditRule(
    "text-scaled-down", .warning,
    summary: "Text is shrunk to less than 70 % to fit.",
    rationale: """
      A minimum scale factor helps where a word is a little too long. Text that shrinks by a third no \
      longer has the size that the design gave it, and differs from the text beside it.
      """,
    source:
      "Human Interface Guidelines, Typography: keep the hierarchy of sizes (70 % is an estimate)",
    fix:
      "Shorten the text or choose a smaller text style; keep `.minimumScaleFactor` at 0.8 or more."
  ) { evidence in
    (evidence.mains + evidence.variants(.smallDevice) + evidence.localizations
      + evidence.variants(.asked)).flatMap {
        rendered in
        rendered.texts.filter { isOverlyScaled($0) && rendered.isReadable($0) }.map { text in
          rendered.finding(
            "\(text.quoted) is drawn at \(Int((text.node.textScale * 100).rounded())) % of its size",
            text)
        }
      }
  }

  /// Text of a huge size is meant to be fitted to its frame.
  private static func isOverlyScaled(_ text: PlacedNode) -> Bool {
    text.node.textScale < 0.695 && text.node.fontSize < 90 && text.hasLetters && !text.isInGauge
  }
}
