/// A layout written by a developer.
public protocol Layout: Animatable, Sendable {
  associatedtype Cache = Void
  typealias Subviews = LayoutSubviews
  static var layoutProperties: LayoutProperties { get }
  func makeCache(subviews: Self.Subviews) -> Self.Cache
  func updateCache(_ cache: inout Self.Cache, subviews: Self.Subviews)
  func spacing(subviews: Self.Subviews, cache: inout Self.Cache) -> ViewSpacing
  func sizeThatFits(proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache)
    -> CGSize
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache)
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Self.Subviews, cache: inout Self.Cache
  ) -> CGFloat?
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Self.Subviews, cache: inout Self.Cache
  ) -> CGFloat?
}

extension Layout {
  public static var layoutProperties: LayoutProperties { LayoutProperties() }
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    subviews.isEmpty ? .zero : subviews.reduce(into: ViewSpacing()) { $0.formUnion($1.spacing) }
  }
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }

  /// Not where an initializer takes the closure: a view that is a layout too calls
  /// `self.init(…) { EmptyView() }` and would call itself for ever.
  @_disfavoredOverload
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LayoutView(layout: self, content: content())
  }
}
extension Layout where Cache == Void {
  public func makeCache(subviews: Subviews) {}
}

public struct LayoutProperties: Sendable {
  public var stackOrientation: Axis?
  public init() {}
}

public protocol LayoutValueKey {
  associatedtype Value
  static var defaultValue: Self.Value { get }
}

extension View {
  nonisolated public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    nonisolated(unsafe) let value = value
    let id = ObjectIdentifier(key)
    return traits { if $0.layoutValues[id] == nil { $0.layoutValues[id] = value } }
  }
}

/// The children of a layout.
public struct LayoutSubviews: RandomAccessCollection, Equatable, @unchecked Sendable {
  public typealias Index = Int
  public typealias SubSequence = LayoutSubviews
  public var layoutDirection: LayoutDirection
  let subviews: ArraySlice<LayoutSubview>
  public var startIndex: Int { 0 }
  public var endIndex: Int { subviews.count }
  public subscript(index: Int) -> LayoutSubview { subviews[subviews.startIndex + index] }
  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    LayoutSubviews(
      layoutDirection: layoutDirection,
      subviews: Array(subviews)[bounds])
  }
  public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
    LayoutSubviews(layoutDirection: layoutDirection, subviews: indices.map { self[$0] }[...])
  }
}

/// One child of a layout.
public struct LayoutSubview: Equatable, @unchecked Sendable {
  let node: Node
  let recorder: PlacementRecorder

  public func _trait<K: LayoutValueKey>(key: K.Type) -> K.Value { self[key] }
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    let id = ObjectIdentifier(key)
    return onMainActor { node.traits.layoutValues[id] as? K.Value ?? K.defaultValue }
  }
  public var priority: Double { onMainActor { node.layoutPriority } }
  public var spacing: ViewSpacing { onMainActor { node.spacing } }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    onMainActor { node.size(proposal) }
  }
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    onMainActor { node.dimensions(proposal) }
  }
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    onMainActor {
      let size = node.size(proposal)
      recorder.places[ObjectIdentifier(node)] = Placement(
        CGPoint(x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height),
        proposal)
    }
  }
  public var containerValues: ContainerValues { ContainerValues(node: node) }
  public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool { a.node === b.node }
}

/// Where a developer's layout put its children.
@MainActor
final class PlacementRecorder {
  var places: [ObjectIdentifier: Placement] = [:]
}

struct LayoutView<L: Layout, Content: View> {
  let layout: L
  let content: Content
}
extension LayoutView: View, PrimitiveView {
  typealias Body = Never
  func resolve(_ context: ResolveContext) -> [Node] {
    var inner = context.child(0)
    // A layout of our own is a stack like any other, also where its type was erased.
    let base: any Layout = (layout as? AnyLayout)?.base ?? layout
    inner.stackAxis = type(of: base).layoutProperties.stackOrientation
    let children = inner.resolve(content)
    let behavior: any NodeBehavior =
      (base as? any BuiltInLayout)?.behavior ?? CustomLayoutBehavior(layout: layout)
    return [Node(behavior, children, context.environment)]
  }
}

struct CustomLayoutBehavior<L: Layout>: NodeBehavior {
  let layout: L
  let store = Store()
  @MainActor final class Store { var cache: L.Cache? }
  var name: String { "\(L.self)" }
  var isContainer: Bool { true }

  private func subviews(_ node: Node, _ recorder: PlacementRecorder) -> LayoutSubviews {
    LayoutSubviews(
      layoutDirection: node.environment.layoutDirection,
      subviews: node.children.map { LayoutSubview(node: $0, recorder: recorder) }[...])
  }

  private func withCache<R>(_ subviews: LayoutSubviews, _ body: (inout L.Cache) -> R) -> R {
    var cache = store.cache ?? layout.makeCache(subviews: subviews)
    let result = body(&cache)
    store.cache = cache
    return result
  }

  func size(for proposal: ProposedViewSize, of node: Node) -> CGSize {
    let subviews = subviews(node, PlacementRecorder())
    return withCache(subviews) {
      layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  func placements(in size: CGSize, proposal: ProposedViewSize, of node: Node) -> [Placement] {
    let recorder = PlacementRecorder()
    let subviews = subviews(node, recorder)
    let bounds = CGRect(origin: .zero, size: size)
    withCache(subviews) {
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
    return node.children.map { child in
      if let place = recorder.places[ObjectIdentifier(child)] { return place }
      // A child that the layout forgot stands in the middle.
      let taken = child.size(proposal)
      return Placement(
        CGPoint(x: (size.width - taken.width) / 2, y: (size.height - taken.height) / 2), proposal)
    }
  }

  func explicitAlignment(
    _ key: AlignmentKey, in dimensions: ViewDimensions, of node: Node
  ) -> CGFloat? {
    let subviews = subviews(node, PlacementRecorder())
    let bounds = CGRect(origin: .zero, size: dimensions.size)
    let own: CGFloat? = withCache(subviews) { cache in
      if key.isHorizontal {
        return layout.explicitAlignment(
          of: HorizontalAlignment(key.id), in: bounds, proposal: dimensions.proposal,
          subviews: subviews, cache: &cache)
      }
      return layout.explicitAlignment(
        of: VerticalAlignment(key.id), in: bounds, proposal: dimensions.proposal,
        subviews: subviews, cache: &cache)
    }
    if let own { return own }
    let placements = node.placements(dimensions.size, dimensions.proposal)
    let values = zip(node.children, placements).compactMap { child, place in
      child.dimensions(place.proposal)[explicit: key].map {
        $0 + (key.isHorizontal ? place.origin.x : place.origin.y)
      }
    }
    return key.combine(values)
  }

  func spacing(of node: Node) -> ViewSpacing {
    let subviews = subviews(node, PlacementRecorder())
    return withCache(subviews) { layout.spacing(subviews: subviews, cache: &$0) }
  }
}
