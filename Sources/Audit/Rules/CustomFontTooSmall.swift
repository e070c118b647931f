extension AuditRule {
  static let customFontTooSmall = AuditRule(
    "custom-font-too-small", .warning,
    summary: "A font of the widget's own is set smaller than 11 points.",
    rationale: """
      The system's font is drawn for small sizes: its letters open up and stand wider apart. Fonts \
      that an app brings are seldom made for that, and are harder to read than the system's at the \
      same size.
      """,
    source: "Human Interface Guidelines, Typography: keep to minimum sizes with custom fonts too",
    fix: "Set the font at 11 points or more with `Font.custom(_:size:relativeTo:)`."
  ) { evidence in
    evidence.mains.flatMap { rendered in
      rendered.texts.compactMap { text in
        guard let font = text.node.font, text.drawnFontSize > 0,
          text.drawnFontSize < TextSize.least(rendered) - 0.05
        else { return nil }
        return rendered.finding(
          "\(text.quoted) is set in \(font) at \(Decimals.one(text.drawnFontSize)) points", text)
      }
    }
  }
}
