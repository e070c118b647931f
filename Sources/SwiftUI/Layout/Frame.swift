/// `.frame(width:height:alignment:)`: a fixed length where one is given, the child's elsewhere.
package struct FixedFrameBehavior: NodeBehavior {
  let width: CGFloat?
  let height: CGFloat?
  let alignment: Alignment

  /// A length below zero or without end is none, as if it had not been given: "Invalid frame dimension (negative or
  /// non-finite)", as SwiftUI's log says of it. `.frame(width: .infinity)` is common where `maxWidth` is meant.
  nonisolated static func length(_ length: CGFloat?) -> CGFloat? {
    length.flatMap { $0 >= 0 && $0.isFinite ? $0 : nil }
  }
  package var name: String { "Frame" }
  package var passesPriority: Bool { false }
  package func spacing(of node: Node) -> ViewSpacing {
    framedSpacing(of: node, horizontal: width != nil, vertical: height != nil)
  }

  private var offer: Offer {
    Offer(
      width: width.map { .length(Length($0)) } ?? .proposed(.horizontal),
      height: height.map { .length(Length($0)) } ?? .proposed(.vertical))
  }

  package func size(_ measuring: inout Measuring, of node: Node) -> Extent {
    if let width, let height { return Extent(Length(width), Length(height)) }
    let child = node.children.first.map { measuring.size(of: $0, offer) } ?? .zero
    return Extent(
      width.map { Length($0) } ?? child.width, height.map { Length($0) } ?? child.height)
  }

  package func places(_ measuring: inout Measuring, in size: Extent, of node: Node)
    -> [ChildPlacement]
  {
    node.children.map {
      let origin = measuring.aligned($0, offer, in: size, alignment)
      return ChildPlacement(origin.x, origin.y, offer)
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

/// `.frame(minWidth:idealWidth:maxWidth:…)` (facts/layout.md §6).
package struct FlexibleFrameBehavior: NodeBehavior {
  /// Bounds of one axis, cleaned: no negative minimum, no ideal below the minimum, no maximum below
  /// the ideal.
  @MainActor
  struct Bounds {
    let minimum: CGFloat?
    let ideal: CGFloat?
    let maximum: CGFloat?

    nonisolated init(_ minimum: CGFloat?, _ ideal: CGFloat?, _ maximum: CGFloat?) {
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

    func offer(_ measuring: inout Measuring, _ axis: Axis) -> OfferedLength {
      if isEmpty { return .proposed(axis) }
      guard var length = measuring.proposed(axis) ?? ideal.map({ Length($0) }) else {
        return .unspecified
      }
      if let maximum { length = measuring.min(length, maximum) }
      if let minimum { length = measuring.max(length, minimum) }
      return .length(length)
    }

    /// What the child is placed with: the frame's own length. Where nothing was proposed and the
    /// frame is as long as its child, the child is asked for its ideal length again.
    func placedOffer(_ measuring: inout Measuring, _ axis: Axis, size: Length) -> OfferedLength {
      let followsChild =
        measuring.isUnspecified(.proposed(axis)) && ideal == nil
        && measuring.isLess(Length(minimum ?? -.infinity), size)
        && measuring.isLess(size, Length(maximum ?? .infinity))
      return followsChild ? .unspecified : .length(size)
    }

    func size(_ measuring: inout Measuring, _ axis: Axis, child: Length) -> Length {
      guard !contradicts, !isEmpty else { return child }
      guard minimum != nil || maximum != nil || measuring.isUnspecified(.proposed(axis)) else {
        return child
      }
      guard let offered = measuring.proposed(axis) else {
        return ideal.map { Length($0) } ?? clamp(&measuring, child)
      }
      // Both bounds: the proposal, clamped. One bound: the child's length takes the other's place.
      let low = minimum.map { Length($0) } ?? least(&measuring, child)
      let high = maximum.map { Length($0) } ?? most(&measuring, child)
      return measuring.min(measuring.max(offered, low), measuring.max(high, low))
    }

    private func least(_ measuring: inout Measuring, _ child: Length) -> Length {
      maximum.map { measuring.min(child, $0) } ?? child
    }

    private func most(_ measuring: inout Measuring, _ child: Length) -> Length {
      minimum.map { measuring.max(child, $0) } ?? child
    }

    private func clamp(_ measuring: inout Measuring, _ length: Length) -> Length {
      var result = length
      if let maximum { result = measuring.min(result, maximum) }
      if let minimum { result = measuring.max(result, minimum) }
      return result
    }
  }

  let horizontal: Bounds
  let vertical: Bounds
  let alignment: Alignment
  package var name: String { "Frame" }
  package var passesPriority: Bool { false }
  package func spacing(of node: Node) -> ViewSpacing {
    framedSpacing(of: node, horizontal: !horizontal.isEmpty, vertical: !vertical.isEmpty)
  }

  package func size(_ measuring: inout Measuring, of node: Node) -> Extent {
    let offer = Offer(
      width: horizontal.offer(&measuring, .horizontal),
      height: vertical.offer(&measuring, .vertical))
    let child = node.children.first.map { measuring.size(of: $0, offer) } ?? .zero
    return Extent(
      horizontal.size(&measuring, .horizontal, child: child.width),
      vertical.size(&measuring, .vertical, child: child.height))
  }

  package func places(_ measuring: inout Measuring, in size: Extent, of node: Node)
    -> [ChildPlacement]
  {
    let offer = Offer(
      width: horizontal.placedOffer(&measuring, .horizontal, size: size.width),
      height: vertical.placedOffer(&measuring, .vertical, size: size.height))
    return node.children.map {
      let origin = measuring.aligned($0, offer, in: size, alignment)
      return ChildPlacement(origin.x, origin.y, offer)
    }
  }
}

extension View {
  nonisolated public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    behavior(
      FixedFrameBehavior(
        width: FixedFrameBehavior.length(width), height: FixedFrameBehavior.length(height),
        alignment: alignment))
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
