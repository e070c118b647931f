import VitrineDrawing

extension AuditRule {
  static let backgroundInViewTree = AuditRule(
    "background-in-view-tree", .warning,
    summary: "A background is drawn in the view tree instead of the container background.",
    rationale: """
      The system removes the container background where it has no place: tinted, clear, in StandBy, on \
      the Lock Screen. A color behind the content survives there as an opaque slab, and it stops at the \
      widget's margins everywhere else.
      """,
    source: "Human Interface Guidelines, Widgets: backgrounds (docs/facts/hig-rules.md)",
    fix: "Move the color, gradient or picture into `.containerBackground(for: .widget)`."
  ) { evidence in
    evidence.contexts.filter {
      $0.family.isSystem && !$0.environment.showsContainerBackground
        && evidence.widget.containerBackgroundRemovable
        && Grounds.isAuthors($0, evidence)
    }.compactMap { rendered in
      guard let leaf = Grounds.slab(in: rendered) else { return nil }
      return rendered.finding(
        "an opaque \(leaf.isImage ? "picture" : "fill") of \(Decimals.one(leaf.visible.width)) × "
          + "\(Decimals.one(leaf.visible.height)) points lies behind the content, outside of the "
          + "container background", rendered.node(for: leaf), frame: leaf.visible)
    }
  }
}

/// What lies behind all content.
enum Grounds {
  /// Whether a background there is the author's choice: the Scripting app draws a script's
  /// `widgetBackground` wherever colors are left as they are.
  static func isAuthors(_ rendered: Rendered, _ evidence: Evidence) -> Bool {
    !evidence.isScript || rendered.environment.renderingMode == .accented
  }

  /// A fill or picture in the view tree that covers the room for content and has content on it.
  static func slab(in rendered: Rendered) -> Leaf? {
    let content = rendered.content
    guard
      let index = content.firstIndex(where: { leaf in
        (leaf.isFill || (leaf.isImage && leaf.imageMode == nil)) && leaf.alpha > 0.5
          && covers(leaf, rendered)
      })
    else { return nil }
    // A picture alone is the content.
    return content[(index + 1)...].contains { !covers($0, rendered) } ? content[index] : nil
  }

  /// Two thirds of the widget, or nine tenths of what its margins leave. A material that lets a part of
  /// the background through as it is makes a panel of the rest.
  static func covers(_ leaf: Leaf, _ rendered: Rendered) -> Bool {
    let visible = leaf.visible.intersection(rendered.bounds)
    let box = visible.intersection(rendered.contentBox)
    let room = rendered.contentBox
    return visible.width * visible.height > (leaf.isMaterial ? 0.9 : 0.66) * rendered.area
      || box.width * box.height > 0.9 * room.width * room.height
  }
}
