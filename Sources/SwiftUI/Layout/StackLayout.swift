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

  package func size(for proposal: ProposedViewSize, of node: Node) -> CGSize {
    arrange(node.children, proposal).size
  }

  package func placements(in size: CGSize, proposal: ProposedViewSize, of node: Node) -> [Placement]
  {
    // What a stack is not told across its axis, its children are: so that in a stack of fixed size
    // dividers, bars and endless frames become as long as the largest child.
    var proposal = proposal
    proposal[axis.other] = proposal[axis.other] ?? size[axis.other]
    return arrange(node.children, proposal).placements
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

  private func arrange(_ children: [Node], _ proposal: ProposedViewSize) -> (
    size: CGSize, placements: [Placement]
  ) {
    guard !children.isEmpty else { return (.zero, []) }
    let gaps = self.gaps(children)
    let proposals = offers(children, proposal, totalGap: gaps.reduce(0, +))
    return align(children, proposals, gaps)
  }

  /// Distance before each child; 0 before the first.
  private func gaps(_ children: [Node]) -> [CGFloat] {
    var gaps: [CGFloat] = [0]
    for (previous, next) in zip(children, children.dropFirst()) {
      gaps.append(spacing ?? previous.spacing.distance(to: next.spacing, along: axis))
    }
    return gaps
  }

  /// What each child is offered along the axis.
  private func offers(_ children: [Node], _ proposal: ProposedViewSize, totalGap: CGFloat)
    -> [ProposedViewSize]
  {
    let across = proposal[axis.other]
    guard let length = proposal[axis] else {
      return children.map { _ in offer(nil, across) }
    }
    var proposals = children.map { _ in offer(nil, across) }
    var remaining = length - totalGap
    let groups = priorityGroups(children)
    var reserved = groups.dropFirst().reduce(0) { $0 + minimumLength($1, children, across) }
    for (groupIndex, group) in groups.enumerated() {
      if groupIndex > 0 { reserved -= minimumLength(group, children, across) }
      var available = remaining - reserved
      let order = byFlexibility(group, children, across)
      for (position, index) in order.enumerated() {
        let share = max(available / CGFloat(order.count - position), 0)
        proposals[index] = offer(share.isNaN ? .infinity : share, across)
        let taken = children[index].size(proposals[index])[axis]
        available -= taken
        remaining -= taken
      }
    }
    return proposals
  }

  private func offer(_ length: CGFloat?, _ across: CGFloat?) -> ProposedViewSize {
    axis == .horizontal
      ? ProposedViewSize(width: length, height: across)
      : ProposedViewSize(width: across, height: length)
  }

  /// Indices of children, highest priority first.
  private func priorityGroups(_ children: [Node]) -> [[Int]] {
    if children.allSatisfy({ $0.layoutPriority == children[0].layoutPriority }) {
      return [Array(children.indices)]
    }
    let groups = Dictionary(grouping: children.indices) { children[$0].layoutPriority }
    return groups.keys.sorted(by: >).map { groups[$0]! }
  }

  private func minimumLength(_ group: [Int], _ children: [Node], _ across: CGFloat?) -> CGFloat {
    group.reduce(0) { $0 + children[$1].size(offer(0, across))[axis] }
  }

  /// Least flexible first; where both are endlessly flexible the larger minimum, then source order.
  private func byFlexibility(_ group: [Int], _ children: [Node], _ across: CGFloat?) -> [Int] {
    if group.count == 1 { return group }
    let estimates = group.map { index -> (index: Int, low: CGFloat, range: CGFloat) in
      let low = children[index].size(offer(0, across))[axis]
      let high = children[index].size(offer(.infinity, across))[axis]
      return (index, low, high - low)
    }
    return estimates.sorted { a, b in
      if a.range == .infinity && b.range == .infinity && a.low != b.low { return a.low > b.low }
      if a.range != b.range { return a.range < b.range }
      return a.index < b.index
    }.map(\.index)
  }

  /// Children one after another along the axis, their guides on one line across it. The line is in
  /// the stack, also where every child stands off it.
  private func align(_ children: [Node], _ proposals: [ProposedViewSize], _ gaps: [CGFloat]) -> (
    size: CGSize, placements: [Placement]
  ) {
    var position: CGFloat = 0
    var low: CGFloat = 0
    var high: CGFloat = 0
    var isEndless = false
    var placements: [Placement] = []
    for (index, child) in children.enumerated() {
      let dimensions = child.dimensions(proposals[index])
      position += gaps[index]
      // Asked how far it stretches, a child may answer with infinity; half of that is no place.
      let isLong = dimensions.size[axis.other] == .infinity
      isEndless = isEndless || isLong
      let offset = isLong ? 0 : -dimensions[guide]
      low = min(low, offset)
      if !isLong { high = max(high, offset + dimensions.size[axis.other]) }
      placements.append(
        Placement(
          axis == .horizontal ? CGPoint(x: position, y: offset) : CGPoint(x: offset, y: position),
          proposals[index]))
      position += dimensions.size[axis]
    }
    for index in placements.indices {
      if axis == .horizontal {
        placements[index].origin.y -= low
      } else {
        placements[index].origin.x -= low
      }
    }
    let across = isEndless ? .infinity : high - low
    let size =
      axis == .horizontal
      ? CGSize(width: position, height: across) : CGSize(width: across, height: position)
    return (size, placements)
  }
}

/// Children one beside another.
public struct HStack<Content> {
  package let alignment: VerticalAlignment
  package let spacing: CGFloat?
  package let content: Content
}

extension HStack: View, PrimitiveView where Content: View {
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
    var inner = context.child(0)
    inner.stackAxis = .horizontal
    let behavior = StackLayoutBehavior(
      axis: .horizontal, spacing: spacing, guide: alignment.key, name: "HStack")
    return [Node(behavior, inner.resolve(content), context.environment)]
  }
}

/// Children one below another.
public struct VStack<Content> {
  package let alignment: HorizontalAlignment
  package let spacing: CGFloat?
  package let content: Content
}

extension VStack: View, PrimitiveView where Content: View {
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
    var inner = context.child(0)
    inner.stackAxis = .vertical
    let behavior = StackLayoutBehavior(
      axis: .vertical, spacing: spacing, guide: alignment.key, name: "VStack")
    return [Node(behavior, inner.resolve(content), context.environment)]
  }
}
