/// The layout of HStack and VStack (facts/layout.md §4), written as the steps it has:
/// spacing, groups by priority, flexibility, offers, alignment across.
package struct StackLayoutBehavior: NodeBehavior {
  package let axis: Axis
  package let spacing: CGFloat?
  /// Guide on the axis across the stack.
  package let guide: AlignmentKey
  package var name: String
  package var isContainer: Bool { true }
  package var mergesWithChild: Bool { true }

  package init(axis: Axis, spacing: CGFloat?, guide: AlignmentKey, name: String) {
    self.axis = axis
    self.spacing = spacing
    self.guide = guide
    self.name = name
  }

  package func size(_ measuring: inout Measuring, of node: Node) -> Extent {
    arrange(&measuring, node, .proposed).size
  }

  package func places(_ measuring: inout Measuring, in size: Extent, of node: Node)
    -> [ChildPlacement]
  {
    places(&measuring, in: size, .proposed, of: node)
  }

  func places(
    _ measuring: inout Measuring, in size: Extent, _ offer: Offer, of node: Node
  ) -> [ChildPlacement] {
    // What a stack is not told across its axis, its children are: so that in a stack of fixed size
    // dividers, bars and endless frames become as long as the largest child.
    var offer = offer
    if measuring.isUnspecified(offer[axis.other]) { offer[axis.other] = .length(size[axis.other]) }
    return arrange(&measuring, node, offer).places
  }

  package func spacing(of node: Node) -> ViewSpacing {
    guard let first = node.children.first, let last = node.children.last else { return .zero }
    var spacing = ViewSpacing()
    let across: Edge.Set = axis == .horizontal ? .vertical : .horizontal
    for child in node.children { spacing.formUnion(child.spacing, edges: across) }
    spacing.formUnion(first.spacing, edges: axis == .horizontal ? .leading : .top)
    spacing.formUnion(last.spacing, edges: axis == .horizontal ? .trailing : .bottom)
    return spacing
  }

  // MARK: The steps

  /// What the children say before anything is proposed.
  private final class Contents {
    /// Distance before each child; 0 before the first.
    let gaps: [CGFloat]
    let totalGap: CGFloat
    /// Indices of children, highest priority first.
    let groups: [[Int]]

    init(gaps: [CGFloat], groups: [[Int]]) {
      self.gaps = gaps
      totalGap = gaps.reduce(0, +)
      self.groups = groups
    }
  }

  func arrange(_ measuring: inout Measuring, _ node: Node, _ offer: Offer) -> (
    size: Extent, places: [ChildPlacement]
  ) {
    let children = node.children
    guard !children.isEmpty else { return (.zero, []) }
    let contents = node.derived {
      Contents(gaps: gaps(children), groups: priorityGroups(children))
    }
    let offers = offers(&measuring, children, offer, contents)
    return align(&measuring, children, offers, contents.gaps)
  }

  private func gaps(_ children: [Node]) -> [CGFloat] {
    var gaps: [CGFloat] = [0]
    gaps.reserveCapacity(children.count)
    for (previous, next) in zip(children, children.dropFirst()) {
      gaps.append(spacing ?? previous.spacing.distance(to: next.spacing, along: axis))
    }
    return gaps
  }

  private func priorityGroups(_ children: [Node]) -> [[Int]] {
    if children.allSatisfy({ $0.layoutPriority == children[0].layoutPriority }) {
      return [Array(children.indices)]
    }
    let groups = Dictionary(grouping: children.indices) { children[$0].layoutPriority }
    return groups.keys.sorted(by: >).map { groups[$0]! }
  }

  /// What each child is offered.
  private func offers(
    _ measuring: inout Measuring, _ children: [Node], _ offer: Offer, _ contents: Contents
  ) -> [Offer] {
    let across = offer[axis.other]
    var offers = children.map { _ in self.offer(.unspecified, across) }
    guard let length = measuring.length(offer[axis]) else { return offers }
    var remaining = length - contents.totalGap
    var minimums = contents.groups.dropFirst().map {
      minimumLength(&measuring, $0, children, across)
    }
    var reserved = minimums.reduce(.zero, +)
    minimums.insert(.zero, at: 0)
    for (group, minimum) in zip(contents.groups, minimums) {
      reserved -= minimum
      var available = remaining - reserved
      let order = byFlexibility(&measuring, group, children, across)
      for (position, index) in order.enumerated() {
        let share = measuring.max(available / CGFloat(order.count - position), 0)
        offers[index] = self.offer(
          .length(share.value.isNaN ? Length(.infinity) : share), across)
        let taken = measuring.size(of: children[index], offers[index])[axis]
        available -= taken
        remaining -= taken
      }
    }
    return offers
  }

  private func offer(_ length: OfferedLength, _ across: OfferedLength) -> Offer {
    axis == .horizontal
      ? Offer(width: length, height: across) : Offer(width: across, height: length)
  }

  private func offer(_ length: CGFloat, _ across: OfferedLength) -> Offer {
    offer(.length(Length(length)), across)
  }

  private func minimumLength(
    _ measuring: inout Measuring, _ group: [Int], _ children: [Node], _ across: OfferedLength
  ) -> Length {
    var sum = Length.zero
    for index in group { sum += measuring.probe(children[index], offer(0, across))[axis] }
    return sum
  }

  private struct Flexibility {
    let index: Int
    let low: Length
    let range: Length

    /// Least flexible first; where both are endlessly flexible the larger minimum, then source
    /// order.
    func precedes(_ other: Flexibility) -> Bool {
      if areBothUnbounded(other) && low.value != other.low.value {
        return low.value > other.low.value
      }
      if range.value != other.range.value { return range.value < other.range.value }
      return index < other.index
    }

    func areBothUnbounded(_ other: Flexibility) -> Bool {
      range.value == .infinity && other.range.value == .infinity
    }
  }

  private func byFlexibility(
    _ measuring: inout Measuring, _ group: [Int], _ children: [Node], _ across: OfferedLength
  ) -> [Int] {
    if group.count == 1 { return group }
    var order = group.map { index in
      let low = measuring.probe(children[index], offer(0, across))[axis]
      let high = measuring.probe(children[index], offer(.infinity, across))[axis]
      return Flexibility(index: index, low: low, range: high - low)
    }
    order.sort { $0.precedes($1) }
    // The order holds as long as neighbors in it keep theirs.
    for (a, b) in zip(order, order.dropFirst()) {
      if a.areBothUnbounded(b) && !measuring.isEqual(a.low, b.low) { continue }
      _ = measuring.isEqual(a.range, b.range)
    }
    return order.map(\.index)
  }

  /// Children one after another along the axis, their guides on one line across it. The line is in
  /// the stack, also where every child stands off it.
  private func align(
    _ measuring: inout Measuring, _ children: [Node], _ offers: [Offer], _ gaps: [CGFloat]
  ) -> (size: Extent, places: [ChildPlacement]) {
    var position = Length.zero
    var (low, high) = (Length.zero, Length.zero)
    var isUnbounded = false
    var places: [ChildPlacement] = []
    places.reserveCapacity(children.count)
    for (index, child) in children.enumerated() {
      let size = measuring.size(of: child, offers[index])
      position = position + gaps[index]
      // Asked how far it stretches, a child may answer with infinity; half of that is no place.
      let isLong = size[axis.other].value == .infinity
      isUnbounded = isUnbounded || isLong
      let offset = isLong ? .zero : -measuring.guide(guide, of: child, offers[index])
      low = measuring.min(low, offset)
      if !isLong { high = measuring.max(high, offset + size[axis.other]) }
      var place = ChildPlacement(offers[index])
      place[axis] = position
      place[axis.other] = offset
      places.append(place)
      position += size[axis]
    }
    for index in places.indices { places[index][axis.other] -= low }
    var size = Extent.zero
    size[axis] = position
    size[axis.other] = isUnbounded ? Length(.infinity) : high - low
    return (size, places)
  }
}

extension ResolveContext {
  /// The node of a view that lays out its content along an axis: `Divider` and `Spacer` in it know
  /// which.
  func stacked(_ behavior: some NodeBehavior, along axis: Axis, _ content: some View) -> [Node] {
    var inner = child(0)
    inner.stackAxis = axis
    return [Node(behavior, inner.resolve(content), environment)]
  }
}

/// Children one beside another.
public struct HStack<Content> {
  package let alignment: VerticalAlignment
  package let spacing: CGFloat?
  package let content: Content
}

extension HStack: View, PrimitiveView, ContainerView where Content: View {
  public typealias Body = Never
  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  package func resolve(_ context: ResolveContext) -> [Node] {
    context.stacked(
      StackLayoutBehavior(
        axis: .horizontal, spacing: spacing, guide: alignment.key, name: "HStack"),
      along: .horizontal, content)
  }
}

/// Children one below another.
public struct VStack<Content> {
  package let alignment: HorizontalAlignment
  package let spacing: CGFloat?
  package let content: Content
}

extension VStack: View, PrimitiveView, ContainerView where Content: View {
  public typealias Body = Never
  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  package func resolve(_ context: ResolveContext) -> [Node] {
    context.stacked(
      StackLayoutBehavior(
        axis: .vertical, spacing: spacing, guide: alignment.key, name: "VStack"),
      along: .vertical, content)
  }
}
