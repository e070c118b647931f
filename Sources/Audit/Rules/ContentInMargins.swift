import VitrineDrawing

extension AuditRule {
  static let contentInMargins = AuditRule(
    "content-in-margins", .warning,
    summary: "Text, a symbol or a control stands less than 8 points from the widget's edge.",
    rationale: """
      Widgets keep 16 points free, 11 where shapes want it tighter, so that content lines up with its \
      neighbors and round corners cut nothing.
      """,
    source:
      "Human Interface Guidelines, Widgets: margins of 16 and 11 points (docs/facts/hig-rules.md)",
    fix: """
      Keep the default margins; where `.contentMarginsDisabled()` is needed for a picture, pad the \
      text with `widgetContentMargins`.
      """
  ) { evidence in
    evidence.systemMains.flatMap { rendered -> [Finding] in
      guard rendered.job.contextID == "home-screen" else { return [] }
      let texts = rendered.texts.compactMap { text -> Finding? in
        let ink = rendered.leaves(of: text).map(\.visible).reduce(nil) { $0?.union($1) ?? $1 }
        return ink.flatMap { Edges.finding(text, $0, rendered) }
      }
      let controls = rendered.targets.compactMap { target -> Finding? in
        guard target.node.intent != nil, let box = Edges.drawing(of: target, in: rendered) else {
          return nil
        }
        return Edges.finding(target, box, rendered)
      }
      let symbols = rendered.pictures.compactMap { symbol -> Finding? in
        guard Edges.isSign(symbol, in: rendered) else { return nil }
        return Edges.finding(symbol, symbol.frame, rendered)
      }
      return texts + controls + symbols
    }
  }
}

private enum Edges {
  static func finding(_ node: PlacedNode, _ ink: Rect, _ rendered: Rendered) -> Finding? {
    guard !ink.isEmpty else { return nil }
    let box = rendered.bounds
    let distance = min(
      ink.minX - box.minX, ink.minY - box.minY, box.maxX - ink.maxX, box.maxY - ink.maxY)
    // What lies outside is clipped, which another rule says.
    guard distance < 7.5, distance > -2 else { return nil }
    return rendered.finding(
      "\(node.quoted) stands \(Decimals.one(max(0, distance))) points from the edge", node)
  }

  /// A symbol that is read as a text is: small, opaque, and no part of a control, which is judged.
  static func isSign(_ node: PlacedNode, in rendered: Rendered) -> Bool {
    guard node.node.symbol != nil, node.target == nil, node.frame.width <= 40,
      node.frame.height <= 40, rendered.bounds.holds(node.frame)
    else { return false }
    return Inks.ink(of: node, in: rendered).map { $0.alpha > 0.5 } ?? false
  }

  /// What is seen of a control that is smaller than half the widget; nil for texts, which are judged
  /// by themselves, and for areas.
  static func drawing(of target: PlacedNode, in rendered: Rendered) -> Rect? {
    guard target.frame.width < rendered.size.width / 2,
      target.frame.height < rendered.size.height / 2
    else { return nil }
    let frame = target.frame.inset(by: -1)
    let drawn = rendered.content.filter {
      !$0.isText && $0.alpha > 0.1 && frame.holds($0.bounds)
    }
    return drawn.map(\.visible).reduce(nil) { $0?.union($1) ?? $1 }
  }
}
