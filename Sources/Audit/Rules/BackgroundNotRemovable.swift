extension AuditRule {
  static let backgroundNotRemovable = AuditRule(
    "background-not-removable", .warning,
    summary: "The background cannot be removed although it is no picture.",
    rationale: """
      A widget that keeps its background is not offered in StandBy and on an iPad's Lock Screen. That \
      is the price for a photo or a map, whose background is the content; a color is not worth it.
      """,
    source: "Human Interface Guidelines, Widgets: removable backgrounds (docs/facts/hig-rules.md)",
    fix: "Leave `.containerBackgroundRemovable(false)` away."
  ) { evidence in
    guard !evidence.widget.containerBackgroundRemovable, let main = evidence.systemMains.first,
      !main.leaves.contains(where: { $0.isImage && $0.visible.width > main.size.width / 2 })
    else { return [] }
    return [
      main.finding(
        "containerBackgroundRemovable(false) keeps a background that is no picture",
        main.nodes.first { $0.isIn("ContainerBackground") && $0.identifier != nil }
          ?? main.nodes.first { $0.type == "ContainerBackground" })
    ]
  }
}
