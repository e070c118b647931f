extension AuditRule {
  static let launcherOnly = AuditRule(
    "launcher-only", .note,
    summary: "The widget is an icon and nothing else.",
    rationale: "A widget that only opens its app does what the app's icon beside it does.",
    source: "Human Interface Guidelines, Widgets: content, not a logo (docs/facts/hig-rules.md)",
    fix: "Show something that people would open the app for, or offer a button that does it."
  ) { evidence in
    evidence.mains.filter { $0.family.isSystem || $0.family == .accessoryCircular }.compactMap {
      rendered in
      guard rendered.pictures.count == 1, let icon = rendered.pictures.first,
        rendered.texts.isEmpty, !isExcuse(icon),
        // A gauge's value is content, also where its ring is empty.
        !rendered.nodes.contains(where: {
          $0.node.intent != nil || $0.isIn("Gauge", "Chart")
            || $0.node.value?.hasSuffix("%") == true
        }),
        icon.frame.width * icon.frame.height < 0.5 * rendered.area || icon.node.symbol != nil,
        // The icon's own strokes, and at most a ground of its own.
        rendered.content.count(where: { !icon.frame.inset(by: -1).holds($0.bounds) }) <= 1
      else { return nil }
      return rendered.finding("\(icon.quoted) is all that is shown", icon)
    }
    // In a larger family it is the same icon.
    .prefix(1).map { $0 }
  }

  /// A symbol that stands in for data which is not there says nothing of the widget with data.
  private static func isExcuse(_ icon: PlacedNode) -> Bool {
    icon.node.symbol?.contains(/questionmark|exclamationmark|slash|xmark|ellipsis/) == true
  }
}
