/// The first child whose ideal size fits what is offered, else the last (facts/layout.md §8).
public struct ViewThatFits<Content> {
  package let axes: Axis.Set
  package let content: Content
}

extension ViewThatFits: View, PrimitiveView, ContainerView where Content: View {
  public typealias Body = Never
  nonisolated public init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }
  package func resolve(_ context: ResolveContext) -> [Node] {
    [Node(ViewThatFitsBehavior(axes: axes), context.child(0).resolve(content), context.environment)]
  }
}

package struct ViewThatFitsBehavior: NodeBehavior {
  let axes: Axis.Set
  package var name: String { "ViewThatFits" }
  package var passesTraits: Bool { false }

  private func chosen(_ measuring: inout Measuring, _ node: Node) -> Int? {
    guard !node.children.isEmpty else { return nil }
    let ideal = Offer(
      width: axes.contains(Axis.horizontal) ? .unspecified : .proposed(.horizontal),
      height: axes.contains(Axis.vertical) ? .unspecified : .proposed(.vertical))
    for (index, child) in node.children.enumerated().dropLast() {
      let size = measuring.probe(child, ideal)
      if fits(size, .horizontal, &measuring) && fits(size, .vertical, &measuring) { return index }
    }
    return node.children.count - 1
  }

  private func fits(_ size: Extent, _ axis: Axis, _ measuring: inout Measuring) -> Bool {
    guard axes.contains(axis), let available = measuring.proposed(axis) else { return true }
    // Half a thousandth of a point: sizes are sums of rounded text widths.
    let tolerance: CGFloat = 0.0005
    return !measuring.isLess(available + tolerance, size[axis])
  }

  package func size(_ measuring: inout Measuring, of node: Node) -> Extent {
    chosen(&measuring, node).map { measuring.size(of: node.children[$0], .proposed) } ?? .zero
  }

  package func guide(
    _ key: AlignmentKey, _ measuring: inout Measuring, of node: Node
  ) -> Length? {
    chosen(&measuring, node).flatMap {
      measuring.explicitGuide(key, of: node.children[$0], .proposed)
    }
  }

  /// The chosen child alone.
  package func contents(of node: Node) -> [(node: Node, placement: Placement)] {
    var measuring = Measuring(node.placedProposal, .placed)
    guard let index = chosen(&measuring, node) else { return [] }
    return [(node.children[index], Placement(.zero, node.placedProposal))]
  }

  package func spacing(of node: Node) -> ViewSpacing {
    node.children.first?.spacing ?? .box
  }
}
