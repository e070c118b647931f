/// Room around a view, points.
package struct PaddingBehavior: NodeBehavior {
  let insets: EdgeInsets
  package var name: String { "Padding" }

  nonisolated package init(insets: EdgeInsets) { self.insets = insets }
  package var passesPriority: Bool { false }

  private func inner(_ measuring: inout Measuring) -> Offer {
    Offer(
      width: inner(&measuring, .horizontal, insets.horizontal),
      height: inner(&measuring, .vertical, insets.vertical))
  }

  private func inner(_ measuring: inout Measuring, _ axis: Axis, _ inset: CGFloat) -> OfferedLength
  {
    if inset == 0 { return .proposed(axis) }
    guard let length = measuring.proposed(axis) else { return .unspecified }
    return .length(measuring.max(length - inset, 0))
  }

  package func size(_ measuring: inout Measuring, of node: Node) -> Extent {
    let offer = inner(&measuring)
    let child = node.children.first.map { measuring.size(of: $0, offer) } ?? .zero
    return Extent(
      measuring.max(child.width + insets.horizontal, 0),
      measuring.max(child.height + insets.vertical, 0))
  }

  package func places(_ measuring: inout Measuring, in size: Extent, of node: Node)
    -> [ChildPlacement]
  {
    let offer = inner(&measuring)
    return node.children.map { _ in
      ChildPlacement(Length(insets.leading), Length(insets.top), offer)
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
