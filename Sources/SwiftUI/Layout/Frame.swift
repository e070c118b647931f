/// `.frame(width:height:alignment:)`: a fixed length where one is given, the child's elsewhere.
package struct FixedFrameBehavior: NodeBehavior {
  let width: CGFloat?
  let height: CGFloat?
  let alignment: Alignment
  package var name: String { "Frame" }
  package func adopted(_ traits: Traits) -> Traits { traits.withoutPriority }
  package func spacing(of node: Node) -> ViewSpacing {
    framedSpacing(of: node, horizontal: width != nil, vertical: height != nil)
  }

  private func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }

  package func size(for proposal: ProposedViewSize, of node: Node) -> CGSize {
    if let width, let height { return CGSize(width: width, height: height) }
    let child = node.children.first?.size(childProposal(proposal)) ?? .zero
    return CGSize(width: width ?? child.width, height: height ?? child.height)
  }

  package func placements(in size: CGSize, proposal: ProposedViewSize, of node: Node) -> [Placement]
  {
    let offer = childProposal(proposal)
    return node.children.map {
      Placement(aligned($0.dimensions(offer), in: size, alignment), offer)
    }
  }
}

/// A frame has edges of its own on the axes that it bounds: no text stands at them. A spacer's frame
/// stands as near as the spacer.
@MainActor
private func framedSpacing(of node: Node, horizontal: Bool, vertical: Bool) -> ViewSpacing {
  guard let child = node.children.first else { return .box }
  if child.keepsSpacingInFrames { return child.spacing }
  let edges: Edge.Set = [horizontal ? .horizontal : [], vertical ? .vertical : []]
  return child.spacing.replacing(edges, with: .box)
}

extension Node {
  /// A spacer, or what passes for one.
  fileprivate var keepsSpacingInFrames: Bool {
    behavior is SpacerBehavior
      || (children.count == 1 && !gathersGuides && children[0].keepsSpacingInFrames
        && !(behavior is FixedFrameBehavior) && !(behavior is FlexibleFrameBehavior))
  }
}

/// Where a child's origin goes so that its guides meet the same guides of a container of `size`.
@MainActor
package func aligned(_ child: ViewDimensions, in size: CGSize, _ alignment: Alignment) -> CGPoint {
  let parent = ViewDimensions(size: size, proposal: ProposedViewSize(size), node: nil)
  return CGPoint(
    x: parent[alignment.horizontal] - child[alignment.horizontal],
    y: parent[alignment.vertical] - child[alignment.vertical])
}

/// `.frame(minWidth:idealWidth:maxWidth:…)` (facts/layout.md §6).
package struct FlexibleFrameBehavior: NodeBehavior {
  /// Bounds of one axis, cleaned: no negative minimum, no ideal below the minimum, no maximum below
  /// the ideal.
  struct Bounds {
    let minimum: CGFloat?
    let ideal: CGFloat?
    let maximum: CGFloat?

    init(_ minimum: CGFloat?, _ ideal: CGFloat?, _ maximum: CGFloat?) {
      let low = minimum.map { max(0, $0) }
      let wanted = ideal.map { max($0, low ?? 0) }
      self.minimum = low
      self.ideal = wanted
      self.maximum = maximum.map { max($0, wanted ?? 0) }
    }

    var isEmpty: Bool { minimum == nil && ideal == nil && maximum == nil }
    /// A maximum below the minimum bounds nothing.
    private var contradicts: Bool {
      if let minimum, let maximum { minimum > maximum } else { false }
    }

    func childProposal(_ proposal: CGFloat?) -> CGFloat? {
      guard var length = proposal ?? ideal else { return nil }
      if let maximum { length = min(length, maximum) }
      if let minimum { length = max(length, minimum) }
      return length
    }

    /// What the child is placed with: the frame's own length. Where nothing was proposed and the
    /// frame is as long as its child, the child is asked for its ideal length again.
    func placedProposal(_ proposal: CGFloat?, size: CGFloat) -> CGFloat? {
      let followsChild =
        proposal == nil && ideal == nil && size > (minimum ?? -.infinity)
        && size < (maximum ?? .infinity)
      return followsChild ? nil : size
    }

    func size(_ proposal: CGFloat?, child: CGFloat) -> CGFloat {
      guard !contradicts, minimum != nil || maximum != nil || (ideal != nil && proposal == nil)
      else { return child }
      guard let offered = proposal else {
        return ideal ?? clamp(child)
      }
      // Both bounds: the proposal, clamped. One bound: the child's length takes the other's place.
      let low = minimum ?? min(child, maximum ?? child)
      let high = maximum ?? max(child, minimum ?? child)
      return min(max(offered, low), max(high, low))
    }

    private func clamp(_ length: CGFloat) -> CGFloat {
      var result = length
      if let maximum { result = min(result, maximum) }
      if let minimum { result = max(result, minimum) }
      return result
    }
  }

  let horizontal: Bounds
  let vertical: Bounds
  let alignment: Alignment
  package var name: String { "Frame" }
  package func adopted(_ traits: Traits) -> Traits { traits.withoutPriority }
  package func spacing(of node: Node) -> ViewSpacing {
    framedSpacing(of: node, horizontal: !horizontal.isEmpty, vertical: !vertical.isEmpty)
  }

  private func childProposal(_ p: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: horizontal.childProposal(p.width), height: vertical.childProposal(p.height))
  }

  package func size(for proposal: ProposedViewSize, of node: Node) -> CGSize {
    let child = node.children.first?.size(childProposal(proposal)) ?? .zero
    return CGSize(
      width: horizontal.size(proposal.width, child: child.width),
      height: vertical.size(proposal.height, child: child.height))
  }

  package func placements(in size: CGSize, proposal: ProposedViewSize, of node: Node) -> [Placement]
  {
    let offer = ProposedViewSize(
      width: horizontal.placedProposal(proposal.width, size: size.width),
      height: vertical.placedProposal(proposal.height, size: size.height))
    return node.children.map {
      Placement(aligned($0.dimensions(offer), in: size, alignment), offer)
    }
  }
}

extension View {
  nonisolated public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    behavior(
      FixedFrameBehavior(
        width: width.map { max(0, $0) }, height: height.map { max(0, $0) }, alignment: alignment))
  }

  @available(*, deprecated, message: "Please pass one or more parameters.")
  nonisolated public func frame() -> some View { frame(width: nil, height: nil) }

  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    behavior(
      FlexibleFrameBehavior(
        horizontal: .init(minWidth, idealWidth, maxWidth),
        vertical: .init(minHeight, idealHeight, maxHeight), alignment: alignment))
  }
}
