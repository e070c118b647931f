import VitrineDrawing

/// `.fixedSize`: asks for the ideal length on some axes.
package struct FixedSizeBehavior: NodeBehavior {
  let horizontal: Bool
  let vertical: Bool
  package var name: String { "FixedSize" }

  private func inner(_ p: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: horizontal ? nil : p.width, height: vertical ? nil : p.height)
  }
  package func size(for proposal: ProposedViewSize, of node: Node) -> CGSize {
    node.children.first?.size(inner(proposal)) ?? .zero
  }
  package func placements(in size: CGSize, proposal: ProposedViewSize, of node: Node) -> [Placement]
  {
    node.children.map { _ in Placement(.zero, inner(proposal)) }
  }
}

/// `.aspectRatio` (facts/layout.md §7).
package struct AspectRatioBehavior: NodeBehavior {
  let ratio: CGFloat?
  let mode: ContentMode
  package var name: String { "AspectRatio" }
  package func adopted(_ traits: Traits) -> Traits { traits.withoutPriority }

  /// The ratio's box, as large as fits or fills what is proposed.
  private func inner(_ p: ProposedViewSize, _ node: Node) -> ProposedViewSize {
    guard p != .unspecified, let child = node.children.first else { return p }
    var box = ratio.map { CGSize(width: $0, height: 1) } ?? child.size(.unspecified)
    if box.width == box.height { box = CGSize(width: 1, height: 1) }
    var scales: [CGFloat] = []
    if let width = p.width, box.width > 0 { scales.append(width / box.width) }
    if let height = p.height, box.height > 0 { scales.append(height / box.height) }
    guard let scale = mode == .fit ? scales.min() : scales.max(), !scale.isNaN else { return p }
    return ProposedViewSize(
      width: box.width > 0 ? box.width * scale : 0, height: box.height > 0 ? box.height * scale : 0)
  }

  package func size(for proposal: ProposedViewSize, of node: Node) -> CGSize {
    node.children.first?.size(inner(proposal, node)) ?? .zero
  }
  package func placements(in size: CGSize, proposal: ProposedViewSize, of node: Node) -> [Placement]
  {
    node.children.map { _ in Placement(.zero, inner(proposal, node)) }
  }
}

/// `.offset`: drawn elsewhere, laid out here.
package struct OffsetBehavior: NodeBehavior {
  let offset: CGSize
  package var name: String { "Offset" }
  package func placements(in size: CGSize, proposal: ProposedViewSize, of node: Node) -> [Placement]
  {
    node.children.map { _ in Placement(CGPoint(x: offset.width, y: offset.height), proposal) }
  }
  // The guides stay where they were laid out.
  package func explicitAlignment(
    _ key: AlignmentKey, in dimensions: ViewDimensions, of node: Node
  ) -> CGFloat? {
    node.children.first?.dimensions(dimensions.proposal)[explicit: key]
  }
}

/// `.position`: takes all room and centres the child on a point.
package struct PositionBehavior: NodeBehavior {
  let position: CGPoint
  package var name: String { "Position" }
  package func adopted(_ traits: Traits) -> Traits { traits.withoutPriority }
  package func spacing(of node: Node) -> ViewSpacing { .box }
  package func size(for proposal: ProposedViewSize, of node: Node) -> CGSize {
    let child = node.children.first?.size(proposal) ?? .zero
    return CGSize(width: proposal.width ?? child.width, height: proposal.height ?? child.height)
  }
  package func placements(in size: CGSize, proposal: ProposedViewSize, of node: Node) -> [Placement]
  {
    let offer = ProposedViewSize(size)
    return node.children.map { child in
      let taken = child.size(offer)
      return Placement(
        CGPoint(x: position.x - taken.width / 2, y: position.y - taken.height / 2), offer)
    }
  }
}

/// `.alignmentGuide`: a guide computed by the developer.
package struct AlignmentGuideBehavior {
  let key: AlignmentKey
  let compute: (ViewDimensions) -> CGFloat
}
extension AlignmentGuideBehavior: NodeBehavior {
  package var name: String { "AlignmentGuide" }
  package func explicitAlignment(
    _ key: AlignmentKey, in dimensions: ViewDimensions, of node: Node
  ) -> CGFloat? {
    guard let child = node.children.first else { return nil }
    let inner = child.dimensions(dimensions.proposal)
    return key == self.key ? compute(inner) : inner[explicit: key]
  }
}

extension View {
  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    behavior(FixedSizeBehavior(horizontal: horizontal, vertical: vertical))
  }
  nonisolated public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  nonisolated public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode)
    -> some View
  {
    behavior(AspectRatioBehavior(ratio: aspectRatio, mode: contentMode))
  }
  nonisolated public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View
  {
    self.aspectRatio(
      aspectRatio.height == 0 ? nil : aspectRatio.width / aspectRatio.height,
      contentMode: contentMode)
  }
  nonisolated public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }
  nonisolated public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

  nonisolated public func offset(_ offset: CGSize) -> some View {
    behavior(OffsetBehavior(offset: offset))
  }
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    offset(CGSize(width: x, height: y))
  }
  nonisolated public func position(_ position: CGPoint) -> some View {
    behavior(PositionBehavior(position: position))
  }
  nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    position(CGPoint(x: x, y: y))
  }

  nonisolated public func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    behavior(AlignmentGuideBehavior(key: g.key, compute: computeValue))
  }
  nonisolated public func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    behavior(AlignmentGuideBehavior(key: g.key, compute: computeValue))
  }

  nonisolated public func layoutPriority(_ value: Double) -> some View {
    traits { $0.write(\.layoutPriority, value) }
  }
  nonisolated public func zIndex(_ value: Double) -> some View {
    traits { $0.write(\.zIndex, value) }
  }
}
