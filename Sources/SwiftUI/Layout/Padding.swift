/// Room around a view, points.
package struct PaddingBehavior: NodeBehavior {
  let insets: EdgeInsets
  package var name: String { "Padding" }

  nonisolated package init(insets: EdgeInsets) { self.insets = insets }
  package func adopted(_ traits: Traits) -> Traits { traits.withoutPriority }

  private func inner(_ p: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: p.width.map { max(0, $0 - insets.horizontal) },
      height: p.height.map { max(0, $0 - insets.vertical) })
  }

  package func size(for proposal: ProposedViewSize, of node: Node) -> CGSize {
    let child = node.children.first?.size(inner(proposal)) ?? .zero
    return CGSize(
      width: max(0, child.width + insets.horizontal), height: max(0, child.height + insets.vertical)
    )
  }

  package func placements(in size: CGSize, proposal: ProposedViewSize, of node: Node) -> [Placement]
  {
    node.children.map { _ in
      Placement(CGPoint(x: insets.leading, y: insets.top), inner(proposal))
    }
  }

  /// Padded edges no longer have text at them.
  package func spacing(of node: Node) -> ViewSpacing {
    var padded: Edge.Set = []
    if insets.top != 0 { padded.insert(.top) }
    if insets.bottom != 0 { padded.insert(.bottom) }
    if insets.leading != 0 { padded.insert(.leading) }
    if insets.trailing != 0 { padded.insert(.trailing) }
    return (node.children.first?.spacing ?? .box).replacing(padded, with: .box)
  }
}

extension View {
  /// 16 points where no length is given (measured, facts/layout-numbers.tsv).
  nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    behavior(PaddingBehavior(insets: EdgeInsets(edges, length ?? 16)))
  }

  nonisolated public func padding(_ insets: EdgeInsets) -> some View {
    behavior(PaddingBehavior(insets: insets))
  }

  nonisolated public func padding(_ length: CGFloat) -> some View {
    behavior(PaddingBehavior(insets: EdgeInsets(.all, length)))
  }

  nonisolated public func _padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View
  {
    padding(edges, length)
  }
}
