extension AuditRule {
  static let textTooSmall = AuditRule(
    "text-too-small", .warning,
    summary: "Text is drawn smaller than 11 points.",
    rationale: """
      People read a widget at a glance and from farther away than an app. Below 11 points letters are \
      no longer made out, and the smallest text style, caption 2, is 11 points for that reason.
      """,
    source:
      "Human Interface Guidelines, Widgets: text of 11 points or larger (docs/facts/hig-rules.md)",
    fix: "Use a text style such as `.caption2`, or a size of 11 points or more; show less instead."
  ) { evidence in
    evidence.mains.flatMap { rendered -> [Finding] in
      let least = TextSize.least(rendered)
      return rendered.texts.compactMap { text in
        // A gauge or chart sets its own labels.
        guard !text.isIn("Gauge", "ChartAxisContent"), text.drawnFontSize > 0,
          text.drawnFontSize < least - 0.05
        else { return nil }
        return rendered.finding(
          "\(text.quoted) is drawn at \(Decimals.one(text.drawnFontSize)) points, less than "
            + "\(Decimals.one(least))", text)
      }
    }
  }
}

/// The smallest text that the guidelines allow.
enum TextSize {
  /// Points: 11 on iPhone and iPad, 10 on a Mac (macOS's smallest text style), 9 on a watch face,
  /// whose own labels are smaller than its text styles (estimate).
  static func least(_ rendered: Rendered) -> Double {
    switch rendered.environment.platform {
    case .iOS, .visionOS: 11
    case .macOS: 10
    case .watchOS: 9
    }
  }
}
