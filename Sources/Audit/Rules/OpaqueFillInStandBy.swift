extension AuditRule {
  static let opaqueFillInStandBy = AuditRule(
    "opaque-fill-in-standby", .note,
    summary: "In StandBy an opaque fill covers half of the widget.",
    rationale: """
      StandBy shows widgets on black, without their backgrounds, so that they are not seen as cards \
      and do not light up a dark room. A fill in the view tree stays.
      """,
    source:
      "Human Interface Guidelines, Widgets: no background color in StandBy (docs/facts/hig-rules.md)",
    fix: """
      Move the fill into `.containerBackground(for: .widget)`, or leave it away where \
      `showsWidgetContainerBackground` is false.
      """
  ) { evidence in
    evidence.renders(in: "standby").compactMap { rendered in
      guard Grounds.isAuthors(rendered, evidence),
        let leaf = rendered.content.first(where: { leaf in
          let visible = leaf.visible.intersection(rendered.bounds)
          return leaf.isFill && leaf.alpha > 0.8
            && visible.width * visible.height > 0.5 * rendered.area
        })
      else { return nil }
      return rendered.finding(
        "a fill of \(Decimals.one(leaf.visible.width)) × \(Decimals.one(leaf.visible.height)) points "
          + "stays in StandBy", rendered.node(for: leaf), frame: leaf.visible)
    }
  }
}
