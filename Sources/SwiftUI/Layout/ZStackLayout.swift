/// Children on top of one another, their guides on one point.
package struct ZStackLayoutBehavior: NodeBehavior {
  package let alignment: Alignment
  package var name: String
  package var passesTraits: Bool { false }

  package init(alignment: Alignment, name: String = "ZStack") {
    self.alignment = alignment
    self.name = name
  }

  package func size(for proposal: ProposedViewSize, of node: Node) -> CGSize {
    arrange(node.children, proposal).size
  }

  package func placements(in size: CGSize, proposal: ProposedViewSize, of node: Node) -> [Placement]
  {
    arrange(node.children, proposal).origins.map { Placement($0, proposal) }
  }

  private func arrange(_ children: [Node], _ proposal: ProposedViewSize) -> (
    size: CGSize, origins: [CGPoint]
  ) {
    guard !children.isEmpty else { return (.zero, []) }
    var low = CGPoint(x: CGFloat.infinity, y: .infinity)
    var high = CGPoint(x: -CGFloat.infinity, y: -.infinity)
    var origins: [CGPoint] = []
    for child in children {
      let d = child.dimensions(proposal)
      let origin = CGPoint(x: -d[alignment.horizontal], y: -d[alignment.vertical])
      low = CGPoint(x: min(low.x, origin.x), y: min(low.y, origin.y))
      high = CGPoint(x: max(high.x, origin.x + d.width), y: max(high.y, origin.y + d.height))
      origins.append(origin)
    }
    return (
      CGSize(width: high.x - low.x, height: high.y - low.y),
      origins.map { CGPoint(x: $0.x - low.x, y: $0.y - low.y) }
    )
  }
}

/// Children in layers, the first at the back.
public struct ZStack<Content> {
  package let alignment: Alignment
  package let content: Content
}

extension ZStack: View, PrimitiveView where Content: View {
  public typealias Body = Never
  nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  nonisolated public init(
    alignment: Alignment = .center, spacing: CGFloat?, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.content = content()
  }

  package func resolve(_ context: ResolveContext) -> [Node] {
    var inner = context.child(0)
    inner.stackAxis = nil
    return [
      Node(ZStackLayoutBehavior(alignment: alignment), inner.resolve(content), context.environment)
    ]
  }
}
