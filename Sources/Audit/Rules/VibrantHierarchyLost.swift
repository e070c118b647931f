import VitrineDrawing

extension AuditRule {
  static let vibrantHierarchyLost = AuditRule(
    "vibrant-hierarchy-lost", .note,
    summary: "Colors that set texts apart become the same gray on the Lock Screen.",
    rationale: """
      The Lock Screen takes the color away and keeps the brightness. What stood out by its hue no longer \
      does.
      """,
    source: "Human Interface Guidelines, Widgets: vibrant rendering (docs/facts/hig-rules.md)",
    fix: "Set texts apart by brightness, weight or size where `widgetRenderingMode` is `.vibrant`."
  ) { evidence in
    evidence.renders(in: "lock-screen").filter { !$0.family.isSystem }.compactMap { rendered in
      let inks = rendered.texts.compactMap { node -> (PlacedNode, RGBA)? in
        guard let color = rendered.leaves(of: node).first(where: \.isText)?.color, color.alpha > 0.9
        else { return nil }
        return (node, color)
      }
      for (index, first) in inks.enumerated() {
        for second in inks[(index + 1)...] where isLost(first.1, second.1) {
          return rendered.finding(
            "\(first.0.quoted) and \(second.0.quoted) differ in color and are the same gray here",
            second.0)
        }
      }
      return nil
    }
  }

  private static func isLost(_ a: RGBA, _ b: RGBA) -> Bool {
    let distance = max(abs(a.red - b.red), abs(a.green - b.green), abs(a.blue - b.blue))
    return distance > 0.35 && abs(a.luminance - b.luminance) < 0.05
  }
}
