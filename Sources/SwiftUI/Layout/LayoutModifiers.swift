import VitrineDrawing

/// `.fixedSize`: asks for the ideal length on some axes.
package struct FixedSizeBehavior: NodeBehavior {
  let horizontal: Bool
  let vertical: Bool
  package var name: String { "FixedSize" }

  private var offer: Offer {
    Offer(
      width: horizontal ? .unspecified : .proposed(.horizontal),
      height: vertical ? .unspecified : .proposed(.vertical))
  }
  package func size(_ measuring: inout Measuring, of node: Node) -> Extent {
    node.children.first.map { measuring.size(of: $0, offer) } ?? .zero
  }
  package func places(_ measuring: inout Measuring, in size: Extent, of node: Node)
    -> [ChildPlacement]
  {
    node.children.map { _ in ChildPlacement(offer) }
  }
}

/// `.aspectRatio` (facts/layout.md §7).
package struct AspectRatioBehavior: NodeBehavior {
  let ratio: CGFloat?
  let mode: ContentMode
  package var name: String { "AspectRatio" }
  package var passesPriority: Bool { false }

  /// The ratio's box, as large as fits or fills what is proposed.
  private func inner(_ measuring: inout Measuring, _ node: Node) -> Offer {
    let proposed = (
      width: measuring.proposed(.horizontal), height: measuring.proposed(.vertical)
    )
    guard proposed.width != nil || proposed.height != nil, let child = node.children.first else {
      return .proposed
    }
    var box =
      ratio.map { CGSize(width: $0, height: 1) }
      ?? measuring.probe(child, .unspecified).size
    if box.width == box.height { box = CGSize(width: 1, height: 1) }
    var scale: Length?
    if let width = proposed.width, box.width > 0 { scale = width / box.width }
    if let height = proposed.height, box.height > 0 {
      let other = height / box.height
      scale =
        scale.map { mode == .fit ? measuring.min($0, other) : measuring.max($0, other) }
        ?? other
    }
    guard let scale, !scale.value.isNaN else { return .proposed }
    return Offer(
      width: .length(box.width > 0 ? scale * box.width : .zero),
      height: .length(box.height > 0 ? scale * box.height : .zero))
  }

  package func size(_ measuring: inout Measuring, of node: Node) -> Extent {
    guard let child = node.children.first else { return .zero }
    return measuring.size(of: child, inner(&measuring, node))
  }
  package func places(_ measuring: inout Measuring, in size: Extent, of node: Node)
    -> [ChildPlacement]
  {
    let offer = inner(&measuring, node)
    return node.children.map { _ in ChildPlacement(offer) }
  }
}

/// `.offset`: drawn elsewhere, laid out here.
package struct OffsetBehavior: NodeBehavior {
  let offset: CGSize
  package var name: String { "Offset" }
  package func places(_ measuring: inout Measuring, in size: Extent, of node: Node)
    -> [ChildPlacement]
  {
    node.children.map { _ in ChildPlacement(Length(offset.width), Length(offset.height), .proposed)
    }
  }
  // The guides stay where they were laid out.
  package func guide(
    _ key: AlignmentKey, _ measuring: inout Measuring, of node: Node
  ) -> Length? {
    node.children.first.flatMap { measuring.explicitGuide(key, of: $0, .proposed) }
  }
}

/// `.position`: takes all room and centers the child on a point.
package struct PositionBehavior: NodeBehavior {
  let position: CGPoint
  package var name: String { "Position" }
  package var passesPriority: Bool { false }
  package func spacing(of node: Node) -> ViewSpacing { .box }
  package func size(_ measuring: inout Measuring, of node: Node) -> Extent {
    let width = measuring.proposed(.horizontal)
    let height = measuring.proposed(.vertical)
    if let width, let height { return Extent(width, height) }
    let child = node.children.first.map { measuring.size(of: $0, .proposed) } ?? .zero
    return Extent(width ?? child.width, height ?? child.height)
  }
  package func places(_ measuring: inout Measuring, in size: Extent, of node: Node)
    -> [ChildPlacement]
  {
    let offer = Offer(size)
    return node.children.map { child in
      let taken = measuring.size(of: child, offer)
      return ChildPlacement(
        -(taken.width / 2) + position.x, -(taken.height / 2) + position.y, offer)
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
  package var ownGuides: GuideKinds { key.isCombined ? .combined : .frame }
  package func guide(
    _ key: AlignmentKey, _ measuring: inout Measuring, of node: Node
  ) -> Length? {
    guard let child = node.children.first else { return nil }
    if key != self.key { return measuring.explicitGuide(key, of: child, .proposed) }
    return Length(measuring.opaque(child, .proposed, compute))
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
    traits { $0.write(\.layoutPriority, value.isNaN ? 0 : value) }
  }
  nonisolated public func zIndex(_ value: Double) -> some View {
    traits { $0.write(\.zIndex, value.isNaN ? 0 : value) }
  }
}
