import VitrineDrawing

extension AuditRule {
  static let doubledMargins = AuditRule(
    "doubled-margins", .warning,
    summary: "Padding around the whole content is added to the system's margins.",
    rationale: """
      From iOS 17 on the system keeps 16 points free by itself. Padding from before adds to it: a small \
      widget loses a third of its area.
      """,
    source: """
      Apple's article on widget margins; Human Interface Guidelines: 16 points \
      (docs/facts/hig-rules.md)
      """,
    fix:
      "Remove the outermost `.padding()`, or switch the system's off with `.contentMarginsDisabled()`."
  ) { evidence in
    guard !evidence.widget.contentMarginsDisabled else { return [] }
    return evidence.systemMains.compactMap { rendered in
      guard rendered.job.contextID == "home-screen", let padding = Margins.padding(in: rendered)
      else { return nil }
      return rendered.finding(
        "padding of \(Decimals.one(padding.inset)) points around the content is added to margins of "
          + "\(Decimals.one(rendered.environment.contentMargins.leading))",
        padding.node)
    }
  }
}

private enum Margins {
  private static let fillers: Set<String> = ["Color", "EmptyView", "ContainerBackground"]

  /// The padding among the outermost views that pushes content away from the system's margins, one or
  /// several around each other.
  static func padding(in rendered: Rendered) -> (node: PlacedNode, inset: Double)? {
    var index = rendered.nodes.firstIndex { $0.parent == 0 && $0.type != "ContainerBackground" }
    var outermost: PlacedNode?
    while let current = index {
      let node = rendered.nodes[current]
      if node.type == "Padding", let child = node.node.children.first {
        let first = outermost ?? node
        outermost = first
        if isDoubling(first.frame, child.frame, rendered.contentBox) {
          var named = first
          named.identifier = first.identifier ?? name(below: current, rendered)
          return (named, child.frame.minX - first.frame.minX)
        }
      }
      // What a stack is spread with says nothing of margins.
      let children = rendered.nodes.indices.filter {
        rendered.nodes[$0].parent == current && !fillers.contains(rendered.nodes[$0].type)
      }
      guard children.count == 1 else { return nil }
      index = children.first
    }
    return nil
  }

  /// The identifier of what the padding stands around.
  private static func name(below index: Int, _ rendered: Rendered) -> String? {
    let child = rendered.nodes.first { $0.parent == index }
    return child?.node.identifier ?? child?.node.children.first?.identifier
  }

  private static func isDoubling(_ outer: Rect, _ inner: Rect, _ room: Rect) -> Bool {
    let pushes = [
      (inner.minX - outer.minX, abs(outer.minX - room.minX)),
      (outer.maxX - inner.maxX, abs(outer.maxX - room.maxX)),
      (inner.minY - outer.minY, abs(outer.minY - room.minY)),
      (outer.maxY - inner.maxY, abs(outer.maxY - room.maxY)),
    ]
    return pushes.allSatisfy { $0.0 >= 7.5 } && pushes.count { $0.1 < 1 } >= 2
  }
}
