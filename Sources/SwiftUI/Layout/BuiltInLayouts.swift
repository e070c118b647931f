/// A stack as a layout value.
public struct HStackLayout: Layout, BuiltInLayout {
  public typealias AnimatableData = EmptyAnimatableData
  static var axis: Axis? { .horizontal }
  public var alignment: VerticalAlignment
  public var spacing: CGFloat?
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }
  var behavior: any NodeBehavior {
    StackLayoutBehavior(axis: .horizontal, spacing: spacing, guide: alignment.key, name: "HStack")
  }
}
public struct VStackLayout: Layout, BuiltInLayout {
  public typealias AnimatableData = EmptyAnimatableData
  static var axis: Axis? { .vertical }
  public var alignment: HorizontalAlignment
  public var spacing: CGFloat?
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }
  var behavior: any NodeBehavior {
    StackLayoutBehavior(axis: .vertical, spacing: spacing, guide: alignment.key, name: "VStack")
  }
}
public struct ZStackLayout: Layout, BuiltInLayout {
  public typealias AnimatableData = EmptyAnimatableData
  static var axis: Axis? { nil }
  public var alignment: Alignment
  public init(alignment: Alignment = .center) { self.alignment = alignment }
  var behavior: any NodeBehavior { ZStackLayoutBehavior(alignment: alignment) }
}

/// Layout values that our own behaviors already implement.
protocol BuiltInLayout: Layout where Cache == Void {
  @MainActor var behavior: any NodeBehavior { get }
  /// A node that lays these children out.
  @MainActor func node(_ children: [Node], _ environment: EnvironmentValues) -> Node
  /// Which way spacers and dividers in it lie.
  static var axis: Axis? { get }
}
extension BuiltInLayout {
  @MainActor func node(_ children: [Node], _ environment: EnvironmentValues) -> Node {
    Node(behavior, children, environment)
  }
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = axis
    return properties
  }
  private func withNode<R>(_ subviews: LayoutSubviews, _ body: @MainActor (Node) -> R) -> R {
    onMainActor {
      let children = subviews.map(\.node)
      let environment = children.first?.environment ?? EnvironmentValues()
      return body(Node(behavior, children, environment))
    }
  }
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void)
    -> CGSize
  {
    withNode(subviews) { $0.size(proposal) }
  }
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let places = withNode(subviews) { $0.placements(proposal) }
    for (subview, place) in zip(subviews, places) {
      subview.place(
        at: CGPoint(x: bounds.origin.x + place.origin.x, y: bounds.origin.y + place.origin.y),
        proposal: place.proposal)
    }
  }
  public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
    withNode(subviews) { $0.spacing }
  }
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Void
  ) -> CGFloat? {
    withNode(subviews) { $0.dimensions(proposal)[explicit: guide.key] }.map { bounds.minX + $0 }
  }
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Void
  ) -> CGFloat? {
    withNode(subviews) { $0.dimensions(proposal)[explicit: guide.key] }.map { bounds.minY + $0 }
  }
}
