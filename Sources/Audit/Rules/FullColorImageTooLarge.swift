extension AuditRule {
  static let fullColorImageTooLarge = AuditRule(
    "full-color-image-too-large", .warning,
    summary: "In accented mode a full-color picture fills the widget.",
    rationale: """
      `.fullColor` is for a cover or a face beside tinted content. A picture as large as the widget \
      takes the appearance away that the person has chosen.
      """,
    source: "Apple's article on accented mode: smaller than the widget (docs/facts/hig-rules.md)",
    fix: "Make the picture smaller in accented mode, or use `.accentedDesaturated` for it."
  ) { evidence in
    evidence.contexts.filter { $0.environment.renderingMode == .accented }.flatMap { rendered in
      rendered.content.filter { leaf in
        let visible = leaf.visible.intersection(rendered.bounds)
        return leaf.isImage && leaf.imageMode == .fullColor
          && visible.width * visible.height > 0.55 * rendered.area
      }.map { leaf in
        rendered.finding(
          "a full-color picture of \(Decimals.one(leaf.visible.width)) × "
            + "\(Decimals.one(leaf.visible.height)) points in a widget of "
            + "\(Decimals.one(rendered.size.width)) × \(Decimals.one(rendered.size.height))",
          rendered.node(for: leaf), frame: leaf.visible)
      }
    }
  }
}
