extension AuditRule {
  static let smartStackWithoutBackground = AuditRule(
    "smart-stack-without-background", .note,
    summary: "In a watch's Smart Stack the rectangular widget has no background.",
    rationale: "There a widget is a card. Without a background of its own it gets a dark gray one.",
    source: "Human Interface Guidelines, Widgets: watchOS Smart Stack (docs/facts/hig-rules.md)",
    fix: "Give the view a `.containerBackground(for: .widget)` with a color or gradient."
  ) { evidence in
    guard evidence.hasTimeline else { return [] }
    return evidence.renders(in: "smart-stack").compactMap { rendered in
      guard rendered.family == .accessoryRectangular,
        !rendered.leaves.contains(where: { $0.isBackground && $0.alpha > 0.05 })
      else { return nil }
      return rendered.finding(
        "accessoryRectangular has no background of its own in the Smart Stack",
        rendered.outermost, frame: rendered.bounds)
    }
  }
}
