/// A stack that asks each child for its ideal length along the stack, and takes all the room across.
/// A widget has all its children at once.
public struct LazyVStack<Content> {
  package let alignment: HorizontalAlignment
  package let spacing: CGFloat?
  package let content: Content
}
extension LazyVStack: View, PrimitiveView, ContainerView where Content: View {
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
extension LazyHStack: View, PrimitiveView, ContainerView where Content: View {
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
    context.stacked(self, along: stack.axis, content)
  }

  private var ideal: Offer {
    var offer = Offer.proposed
    offer[stack.axis] = .unspecified
    return offer
  }

  func size(_ measuring: inout Measuring, of node: Node) -> Extent {
    var size = stack.arrange(&measuring, node, ideal).size
    let across = stack.axis.other
    size[across] = measuring.max(size[across], measuring.proposed(across) ?? .zero)
    return size
  }

  func places(_ measuring: inout Measuring, in size: Extent, of node: Node) -> [ChildPlacement] {
    let own = measuring.planning { stack.arrange(&$0, node, ideal).size }
    let shift = measuring.own(stack.guide, size) - measuring.own(stack.guide, own)
    return stack.places(&measuring, in: own, ideal, of: node).map { place in
      var place = place
      place[stack.axis.other] += shift
      return place
    }
  }

  func spacing(of node: Node) -> ViewSpacing { stack.spacing(of: node) }
}
