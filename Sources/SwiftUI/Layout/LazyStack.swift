/// A stack that asks each child for its ideal length along the stack, and takes all the room across.
/// A widget has all its children at once.
public struct LazyVStack<Content> {
  package let alignment: HorizontalAlignment
  package let spacing: CGFloat?
  package let content: Content
}
extension LazyVStack: View, PrimitiveView where Content: View {
  public typealias Body = Never
  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
  package func resolve(_ context: ResolveContext) -> [Node] {
    let stack = StackLayoutBehavior(
      axis: .vertical, spacing: spacing, guide: alignment.key, name: "LazyVStack")
    return LazyStackBehavior(stack: stack).resolve(content, context)
  }
}

public struct LazyHStack<Content> {
  package let alignment: VerticalAlignment
  package let spacing: CGFloat?
  package let content: Content
}
extension LazyHStack: View, PrimitiveView where Content: View {
  public typealias Body = Never
  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
  package func resolve(_ context: ResolveContext) -> [Node] {
    let stack = StackLayoutBehavior(
      axis: .horizontal, spacing: spacing, guide: alignment.key, name: "LazyHStack")
    return LazyStackBehavior(stack: stack).resolve(content, context)
  }
}

struct LazyStackBehavior: NodeBehavior {
  let stack: StackLayoutBehavior
  var name: String { stack.name }
  var isContainer: Bool { true }

  func resolve(_ content: some View, _ context: ResolveContext) -> [Node] {
    var inner = context.child(0)
    inner.stackAxis = stack.axis
    return [Node(self, inner.resolve(content), context.environment)]
  }

  private func ideal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    var proposal = proposal
    proposal[stack.axis] = nil
    return proposal
  }

  func size(for proposal: ProposedViewSize, of node: Node) -> CGSize {
    var size = stack.size(for: ideal(proposal), of: node)
    let across = stack.axis.other
    size[across] = max(size[across], proposal[across] ?? 0)
    return size
  }

  func placements(in size: CGSize, proposal: ProposedViewSize, of node: Node) -> [Placement] {
    let offer = ideal(proposal)
    let own = stack.size(for: offer, of: node)
    let box = ViewDimensions(size: size, proposal: ProposedViewSize(size), node: nil)
    let block = ViewDimensions(size: own, proposal: offer, node: nil)
    let shift = box[stack.guide] - block[stack.guide]
    return stack.placements(in: own, proposal: offer, of: node).map { placement in
      var placement = placement
      if stack.axis == .vertical {
        placement.origin.x += shift
      } else {
        placement.origin.y += shift
      }
      return placement
    }
  }

  func spacing(of node: Node) -> ViewSpacing { stack.spacing(of: node) }
}
