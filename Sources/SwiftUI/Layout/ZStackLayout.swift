/// Children on top of one another, their guides on one point. Those of the highest priority say
/// how large the stack is; placed, all are offered that size, so that a color fills it.
package struct ZStackLayoutBehavior: NodeBehavior {
  package let alignment: Alignment
  package var name: String
  package var isContainer: Bool { true }
  package var mergesWithChild: Bool { true }

  package init(alignment: Alignment, name: String = "ZStack") {
    self.alignment = alignment
    self.name = name
  }

  package func size(_ measuring: inout Measuring, of node: Node) -> Extent {
    size(&measuring, of: node, .proposed)
  }

  func size(_ measuring: inout Measuring, of node: Node, _ offer: Offer) -> Extent {
    arrange(&measuring, node.children, offer).size
  }

  package func places(_ measuring: inout Measuring, in size: Extent, of node: Node)
    -> [ChildPlacement]
  {
    arrange(&measuring, node.children, Offer(size)).places
  }

  private func arrange(_ measuring: inout Measuring, _ children: [Node], _ offer: Offer) -> (
    size: Extent, places: [ChildPlacement]
  ) {
    guard let highest = children.map(\.layoutPriority).max() else { return (.zero, []) }
    var (across, down) = (Span(), Span())
    var places: [ChildPlacement] = []
    places.reserveCapacity(children.count)
    for child in children {
      let size = measuring.size(of: child, offer)
      let guides = (
        x: measuring.guide(alignment.horizontal.key, of: child, offer),
        y: measuring.guide(alignment.vertical.key, of: child, offer)
      )
      let counts = child.layoutPriority == highest
      let x = across.add(size.width, guide: guides.x, counts: counts, &measuring)
      let y = down.add(size.height, guide: guides.y, counts: counts, &measuring)
      places.append(ChildPlacement(x, y, offer))
    }
    for index in places.indices {
      places[index].x -= across.start
      places[index].y -= down.start
    }
    return (Extent(across.length, down.length), places)
  }

  /// What the children take on one axis, their guides at 0.
  @MainActor
  private struct Span {
    private var low: Length?
    private var high: Length?
    private var isUnbounded = false

    var start: Length { low ?? .zero }
    var length: Length {
      isUnbounded ? Length(.infinity) : (high ?? Length(-.infinity)) - (low ?? .zero)
    }

    /// Where a child of this length starts.
    mutating func add(
      _ length: Length, guide: Length, counts: Bool, _ measuring: inout Measuring
    ) -> Length {
      // Asked how far it stretches, a child may answer with infinity; half of that is no place.
      let isLong = length.value == .infinity
      let position = isLong ? .zero : -guide
      guard counts else { return position }
      low = low.map { measuring.min($0, position) } ?? position
      if isLong {
        isUnbounded = true
      } else {
        let end = position + length
        high = high.map { measuring.max($0, end) } ?? end
      }
      return position
    }
  }
}

/// Children in layers, the first at the back.
public struct ZStack<Content> {
  package let alignment: Alignment
  package let content: Content
}

extension ZStack: View, PrimitiveView, ContainerView where Content: View {
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
