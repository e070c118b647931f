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
      guard let main = evidence.main(dark.family), let ground = dark.groundLuminance,
        let before = main.groundLuminance, ground > 0.55, ground > before - 0.1,
        // A photo is what it is.
        !dark.leaves.contains(where: {
          $0.isImage && $0.visible.width * $0.visible.height > 0.4 * dark.area
        })
      else { return nil }
      return dark.finding(
        "in the dark the ground has a luminance of \(Int((ground * 100).rounded())) %, as in the light",
        dark.nodes.first { $0.type == "ContainerBackground" }, frame: dark.bounds)
    }
  }
}
