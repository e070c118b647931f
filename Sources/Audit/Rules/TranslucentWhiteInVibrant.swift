extension AuditRule {
  static let translucentWhiteInVibrant = AuditRule(
    "translucent-white-in-vibrant", .note,
    summary: "On the Lock Screen text or a symbol is translucent white.",
    rationale: """
      There opacity thins the material itself and brightness sets its strength: translucent white is \
      faint over a busy wallpaper, an opaque gray is not.
      """,
    source: "Human Interface Guidelines, Widgets: vibrant rendering (docs/facts/hig-rules.md)",
    fix: "Use an opaque gray, or `.primary` and `.secondary`."
  ) { evidence in
    // A card from the Home Screen on an iPad's Lock Screen brings its hierarchy of whites along.
    evidence.renders(in: "lock-screen").filter {
      $0.environment.renderingMode == .vibrant && !$0.family.isSystem
    }.flatMap { rendered -> [Finding] in
      rendered.nodes.compactMap { node in
        guard !node.isIn("Gauge"), !node.isHidden, let ink = Inks.ink(of: node, in: rendered),
          let color = ink.color, color.red > 0.985, color.green > 0.985, color.blue > 0.985,
          ink.alpha > 0.05, ink.alpha < 0.8
        else { return nil }
        return rendered.finding(
          "\(node.quoted) is white at \(Int((ink.alpha * 100).rounded())) %", node)
      }
    }
  }
}

enum Inks {
  /// Whether a symbol is redacted to a box.
  static func isBox(_ ink: Leaf, of symbol: PlacedNode) -> Bool {
    guard case .fill(let path) = ink.kind, path.elements.count <= 5 else { return false }
    return ink.bounds.inset(by: -1).holds(symbol.frame)
  }

  /// The letters of a text, or the strokes of a symbol.
  static func ink(of node: PlacedNode, in rendered: Rendered) -> Leaf? {
    if node.isText { return rendered.leaves(of: node).first(where: \.isText) }
    guard node.isPicture, node.node.symbol != nil else { return nil }
    return rendered.content.last {
      !$0.isText && node.frame.inset(by: -1).holds($0.bounds)
    }
  }
}
