import VitrineDrawing

extension AuditRule {
  static let contentClipped = AuditRule(
    "content-clipped", .warning,
    summary: "Text or a symbol reaches out of the widget.",
    rationale: "The system cuts a widget at its edges, and nobody can scroll to the rest.",
    source: "Human Interface Guidelines, Widgets: sizes differ by device (docs/facts/hig-rules.md)",
    fix: """
      Remove `.fixedSize()` and fixed frames, or offer a smaller layout with `ViewThatFits`; look at \
      the smallest device.
      """
  ) { evidence in
    (evidence.mains + evidence.variants(.smallDevice) + evidence.localizations
      + evidence.variants(.asked)).flatMap {
        rendered -> [Finding] in
        guard rendered.family.isSystem || rendered.family == .accessoryRectangular else {
          return []
        }
        return rendered.nodes.compactMap { node in
          guard
            node.isText || (node.node.symbol != nil && node.frame.height < 60)
              || Clipping.isPortrait(node, in: rendered),
            !rendered.isOrnament(node), let excess = Clipping.excess(of: node, in: rendered)
          else { return nil }
          return rendered.finding(
            "\(node.quoted) reaches \(Decimals.one(excess)) points out of the widget on "
              + rendered.job.device.id, node)
        }
      }
  }
}

private enum Clipping {
  /// A picture that says something and is cut: no decoration, no ground, and not a mere edge of it.
  static func isPortrait(_ node: PlacedNode, in rendered: Rendered) -> Bool {
    guard node.isPicture, node.node.symbol == nil, !node.isHidden, node.isLabeled,
      !node.isIn("ContainerBackground", "Clip", "Mask")
    else { return false }
    let area = node.frame.width * node.frame.height
    let seen = node.frame.intersection(rendered.bounds)
    return area < 0.4 * rendered.area && seen.width * seen.height < 0.85 * area
  }

  /// How far what is drawn of a view lies outside of the widget, points; nil for what is inside.
  static func excess(of node: PlacedNode, in rendered: Rendered) -> Double? {
    let drawn: Rect?
    if node.isText {
      drawn = rendered.leaves(of: node).filter { $0.alpha > 0.05 && !$0.isWidgetLabel }.map(
        \.bounds
      )
      .reduce(nil) { $0?.union($1) ?? $1 }
    } else {
      // Symbols that bleed out of a corner on purpose are large.
      drawn = node.isIn("Hidden", "WidgetLabel") ? nil : node.frame
    }
    guard let drawn, !drawn.isEmpty else { return nil }
    let excess = max(
      -drawn.minX, -drawn.minY, drawn.maxX - rendered.size.width, drawn.maxY - rendered.size.height)
    // An accessory's edges are not seen, and cut nothing.
    return excess > (rendered.family.isSystem ? 2.5 : 8) ? excess : nil
  }
}
