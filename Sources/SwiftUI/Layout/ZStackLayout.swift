/// Children on top of one another, their guides on one point. Those of the highest priority say
/// how large the stack is; placed, all are offered that size, so that a colour fills it.
package struct ZStackLayoutBehavior: NodeBehavior {
  package let alignment: Alignment
  package var name: String
  package var isContainer: Bool { true }
  package var mergesWithChild: Bool { true }

  package init(alignment: Alignment, name: String = "ZStack") {
    self.alignment = alignment
    self.name = name
  }

  package func size(for proposal: ProposedViewSize, of node: Node) -> CGSize {
    arrange(node.children, proposal).size
  }

  package func placements(in size: CGSize, proposal: ProposedViewSize, of node: Node) -> [Placement]
  {
    let offer = ProposedViewSize(size)
    return arrange(node.children, offer).origins.map { Placement($0, offer) }
  }

  private func arrange(_ children: [Node], _ proposal: ProposedViewSize) -> (
    size: CGSize, origins: [CGPoint]
  ) {
    guard let highest = children.map(\.layoutPriority).max() else { return (.zero, []) }
    var across = Extent()
    var down = Extent()
    var origins: [CGPoint] = []
    for child in children {
      let d = child.dimensions(proposal)
      let counts = child.layoutPriority == highest
      let x = across.add(d.width, guide: d[alignment.horizontal], counts: counts)
      let y = down.add(d.height, guide: d[alignment.vertical], counts: counts)
      origins.append(CGPoint(x: x, y: y))
    }
    return (
      CGSize(width: across.length, height: down.length),
      origins.map { CGPoint(x: $0.x - across.start, y: $0.y - down.start) }
    )
  }

  /// What the children take on one axis, their guides at 0.
  private struct Extent {
    private var low: CGFloat = .infinity
    private var high: CGFloat = -.infinity
    private var isEndless = false

    var start: CGFloat { low.isFinite ? low : 0 }
    var length: CGFloat { isEndless ? .infinity : high - low }

    /// Where a child of this length starts.
    mutating func add(_ length: CGFloat, guide: CGFloat, counts: Bool) -> CGFloat {
      // Asked how far it stretches, a child may answer with infinity; half of that is no place.
      let position = length == .infinity ? 0 : -guide
      guard counts else { return position }
      low = min(low, position)
      if length == .infinity { isEndless = true } else { high = max(high, position + length) }
      return position
    }
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
