/// Forms of the Dynamic Island.
public struct DynamicIslandMode: Hashable, Sendable {
  package let name: String
  public static let expanded = DynamicIslandMode(name: "expanded")
  public static let compactLeading = DynamicIslandMode(name: "compactLeading")
  public static let compactTrailing = DynamicIslandMode(name: "compactTrailing")
  public static let minimal = DynamicIslandMode(name: "minimal")
}

public struct DynamicIslandExpandedRegionPosition: Hashable, Sendable {
  package let name: String
  /// Left of the camera, and below.
  public static let leading = DynamicIslandExpandedRegionPosition(name: "leading")
  public static let trailing = DynamicIslandExpandedRegionPosition(name: "trailing")
  /// Under the camera.
  public static let center = DynamicIslandExpandedRegionPosition(name: "center")
  /// Under the others.
  public static let bottom = DynamicIslandExpandedRegionPosition(name: "bottom")
}

public struct DynamicIslandExpandedRegionVerticalPlacement: Hashable, Sendable {
  package let isBelow: Bool
  public static let `default` = DynamicIslandExpandedRegionVerticalPlacement(isBelow: false)
  /// Under the camera where it does not fit beside it.
  public static let belowIfTooWide = DynamicIslandExpandedRegionVerticalPlacement(isBelow: true)
}

/// One region of the expanded island, without its view's type.
package struct IslandRegion {
  package let position: DynamicIslandExpandedRegionPosition
  package let priority: Double
  package var margins: [(edges: Edge.Set, length: CGFloat)] = []
  package let view: UncheckedBox<any View>
}

public struct DynamicIslandExpandedRegion<Content: View> {
  package var region: IslandRegion
  nonisolated public init(
    _ position: DynamicIslandExpandedRegionPosition, priority: Double = 0,
    @ViewBuilder content: () -> Content
  ) {
    region = IslandRegion(position: position, priority: priority, view: UncheckedBox(content()))
  }
  /// Points.
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat
  ) -> DynamicIslandExpandedRegion<Content> {
    var copy = self
    copy.region.margins.append((edges, length))
    return copy
  }
  @MainActor public var _viewRepresentation: some View { AnyView(region.view.value) }
}

/// Regions of the expanded island.
public struct DynamicIslandExpandedContent<Content: View> {
  package let regions: [IslandRegion]
}

@resultBuilder
public struct DynamicIslandExpandedContentBuilder {
  public static func buildPartialBlock<C: View>(
    first: DynamicIslandExpandedRegion<C>
  ) -> DynamicIslandExpandedContent<C> {
    DynamicIslandExpandedContent(regions: [first.region])
  }
  public static func buildPartialBlock<C: View>(
    first: DynamicIslandExpandedContent<C>
  ) -> DynamicIslandExpandedContent<C> {
    first
  }
  public static func buildPartialBlock<A: View, C: View>(
    accumulated: DynamicIslandExpandedContent<A>, next: DynamicIslandExpandedRegion<C>
  ) -> DynamicIslandExpandedContent<TupleView<(A, C)>> {
    DynamicIslandExpandedContent(regions: accumulated.regions + [next.region])
  }
  public static func buildPartialBlock<A: View, C: View>(
    accumulated: DynamicIslandExpandedContent<A>, next: DynamicIslandExpandedContent<C>
  ) -> DynamicIslandExpandedContent<TupleView<(A, C)>> {
    DynamicIslandExpandedContent(regions: accumulated.regions + next.regions)
  }
}

/// What a Live Activity shows around the camera.
public struct DynamicIsland {
  package let expanded: () -> [IslandRegion]
  package let compactLeading: () -> any View
  package let compactTrailing: () -> any View
  package let minimal: () -> any View
  package var url: URL?
  package var tint: Color?
  package var margins: [(edges: Edge.Set, length: CGFloat, mode: DynamicIslandMode)] = []

  public init<Expanded: View, CompactLeading: View, CompactTrailing: View, Minimal: View>(
    @DynamicIslandExpandedContentBuilder expanded:
      @escaping () -> DynamicIslandExpandedContent<Expanded>,
    @ViewBuilder compactLeading: @escaping () -> CompactLeading,
    @ViewBuilder compactTrailing: @escaping () -> CompactTrailing,
    @ViewBuilder minimal: @escaping () -> Minimal
  ) {
    self.expanded = { expanded().regions }
    self.compactLeading = compactLeading
    self.compactTrailing = compactTrailing
    self.minimal = minimal
  }

  private func with(_ change: (inout DynamicIsland) -> Void) -> DynamicIsland {
    var copy = self
    change(&copy)
    return copy
  }
  /// What a tap on the island opens.
  public func widgetURL(_ url: URL?) -> DynamicIsland { with { $0.url = url } }
  /// Color of the thin line around the island.
  public func keylineTint(_ color: Color?) -> DynamicIsland { with { $0.tint = color } }
  /// Points; the innermost of several calls wins.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat, for mode: DynamicIslandMode
  ) -> DynamicIsland {
    with { $0.margins.append((edges, length, mode)) }
  }
}
