import VitrineDrawing

extension AuditRule {
  static let appearanceIgnored = AuditRule(
    "appearance-ignored", .warning,
    summary: "The widget keeps its light ground in the dark.",
    rationale: "Among dark widgets on a dark Home Screen a white card is a lamp.",
    source:
      "Human Interface Guidelines, Widgets: light and dark appearances (docs/facts/hig-rules.md)",
    fix: "Use semantic colors, colors with a dark variant in the catalog, or `colorScheme`."
  ) { evidence in
    evidence.variants(.dark).compactMap { dark in
      guard let main = evidence.main(dark.family), let ground = dark.ground,
        let before = main.ground, ground.luminance > 0.55,
        ground.luminance > before.luminance - 0.1,
        // A ground of the brand's own color is a choice; white and cream are none.
        ground.saturation < 0.4,
        // A photo is what it is.
        !dark.leaves.contains(where: {
          $0.isImage && $0.visible.width * $0.visible.height > 0.4 * dark.area
        })
      else { return nil }
      let background = dark.nodes.first {
        $0.identifier != nil && ($0.isIn("ContainerBackground") || $0.type == "ContainerBackground")
      }
      return dark.finding(
        "in the dark the ground has a luminance of "
          + "\(Int((ground.luminance * 100).rounded())) %, as in the light",
        background ?? dark.outermost ?? dark.nodes.first { $0.type == "ContainerBackground" },
        frame: dark.bounds)
    }
  }
}
