/// The first child whose ideal size fits what is offered, else the last (facts/layout.md §8).
public struct ViewThatFits<Content> {
  package let axes: Axis.Set
  package let content: Content
}

extension ViewThatFits: View, PrimitiveView where Content: View {
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

  private func chosen(_ proposal: ProposedViewSize, _ node: Node) -> Int? {
    guard !node.children.isEmpty else { return nil }
    // Half a thousandth of a point: sizes are sums of rounded text widths.
    let tolerance: CGFloat = 0.0005
    let ideal = ProposedViewSize(
      width: axes.contains(Axis.horizontal) ? nil : proposal.width,
      height: axes.contains(Axis.vertical) ? nil : proposal.height)
    for (index, child) in node.children.enumerated().dropLast() {
      let size = child.size(ideal)
      let fitsWidth =
        !axes.contains(Axis.horizontal)
        || proposal.width.map { size.width <= $0 + tolerance } ?? true
      let fitsHeight =
        !axes.contains(Axis.vertical)
        || proposal.height.map { size.height <= $0 + tolerance } ?? true
      if fitsWidth && fitsHeight { return index }
    }
    return node.children.count - 1
  }

  package func size(for proposal: ProposedViewSize, of node: Node) -> CGSize {
    chosen(proposal, node).map { node.children[$0].size(proposal) } ?? .zero
  }
  package func prepare(_ node: Node) {
    // From here on only the chosen child exists.
    if let index = chosen(node.placedProposal, node) {
      node.replaceChildren([node.children[index]])
    }
  }
  package func explicitAlignment(
    _ key: AlignmentKey, in dimensions: ViewDimensions, of node: Node
  ) -> CGFloat? {
    chosen(dimensions.proposal, node).flatMap {
      node.children[$0].dimensions(dimensions.proposal)[explicit: key]
    }
  }
  package func spacing(of node: Node) -> ViewSpacing {
    node.children.first?.spacing ?? .box
  }
}
