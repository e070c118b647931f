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
    onMainActor { recorder.size(of: node, proposal) }
  }
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    onMainActor {
      let measuring = Measuring(proposal, recorder.precision.probing)
      return ViewDimensions(DimensionsReader(measuring, node, .proposed))
    }
  }
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    onMainActor {
      let size = recorder.size(of: node, proposal)
      recorder.places[ObjectIdentifier(node)] = Placement(
        CGPoint(x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height),
        proposal)
    }
  }
  public var containerValues: ContainerValues { ContainerValues(node: node) }
  public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool { a.node === b.node }
}

/// What a developer's layout asked of its children, and where it put them.
@MainActor
final class PlacementRecorder {
  let precision: Precision
  private(set) var isExact = true
  var places: [ObjectIdentifier: Placement] = [:]

  init(_ precision: Precision) { self.precision = precision }

  /// Which of its questions are decisive only the layout knows; each counts as a probe.
  func size(of node: Node, _ proposal: ProposedViewSize) -> CGSize {
    let answer = node.sizeAnswer(proposal, precision.probing)
    isExact = isExact && answer.isExact
    return answer.value.size
  }
}

struct LayoutView<L: Layout, Content: View> {
  let layout: L
  let content: Content
}
extension LayoutView: View, PrimitiveView, ContainerView {
  typealias Body = Never
  func resolve(_ context: ResolveContext) -> [Node] {
    var inner = context.child(0)
    // A layout of our own is a stack like any other, also where its type was erased.
    let base: any Layout = (layout as? AnyLayout)?.base ?? layout
    inner.stackAxis = type(of: base).layoutProperties.stackOrientation
    let children = inner.resolve(content)
    if let own = base as? any BuiltInLayout {
      return [own.node(children, context.environment)]
    }
    return [Node(CustomLayoutBehavior(layout: layout), children, context.environment)]
  }
}

/// A developer's layout: what it makes of a proposal is not known, so that each of its answers holds
/// for one.
struct CustomLayoutBehavior<L: Layout>: NodeBehavior {
  let layout: L
  let store = Store()
  @MainActor final class Store { var cache: L.Cache? }
  var name: String { "\(L.self)" }
  var isContainer: Bool { true }
  var isOpaque: Bool { true }
  var ownGuides: GuideKinds { [.frame, .combined] }

  /// Asks the layout in plain numbers.
  private func ask<R>(
    _ measuring: inout Measuring, _ node: Node,
    _ question: (LayoutSubviews, inout L.Cache, PlacementRecorder) -> R
  ) -> R {
    measuring.pin()
    let recorder = PlacementRecorder(measuring.precision)
    let result = withCache(subviews(node, recorder)) { question($0, &$1, recorder) }
    measuring.note(isExact: recorder.isExact)
    return result
  }

  private func subviews(_ node: Node, _ recorder: PlacementRecorder) -> LayoutSubviews {
    LayoutSubviews(
      layoutDirection: node.environment.layoutDirection,
      subviews: node.children.map { LayoutSubview(node: $0, recorder: recorder) }[...])
  }

  private func withCache<R>(
    _ subviews: LayoutSubviews, _ body: (LayoutSubviews, inout L.Cache) -> R
  ) -> R {
    var cache = store.cache ?? layout.makeCache(subviews: subviews)
    let result = body(subviews, &cache)
    store.cache = cache
    return result
  }

  func size(_ measuring: inout Measuring, of node: Node) -> Extent {
    let proposal = measuring.proposal
    return Extent(
      ask(&measuring, node) { subviews, cache, _ in
        layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
      })
  }

  func places(_ measuring: inout Measuring, in size: Extent, of node: Node) -> [ChildPlacement] {
    let proposal = measuring.proposal
    let size = size.size
    return ask(&measuring, node) { subviews, cache, recorder in
      layout.placeSubviews(
        in: CGRect(origin: .zero, size: size), proposal: proposal, subviews: subviews,
        cache: &cache)
      return node.children.map { child in
        let place =
          recorder.places[ObjectIdentifier(child)]
          ?? centered(recorder.size(of: child, proposal), in: size, proposal)
        return ChildPlacement(Length(place.origin.x), Length(place.origin.y), Offer(place.proposal))
      }
    }
  }

  /// A child that the layout forgot stands in the middle.
  private func centered(_ taken: CGSize, in size: CGSize, _ proposal: ProposedViewSize) -> Placement
  {
    Placement(
      CGPoint(x: (size.width - taken.width) / 2, y: (size.height - taken.height) / 2), proposal)
  }

  func guide(_ key: AlignmentKey, _ measuring: inout Measuring, of node: Node) -> Length? {
    let proposal = measuring.proposal
    let bounds = CGRect(origin: .zero, size: measuring.size(of: node, .proposed).size)
    let own = ask(&measuring, node) { subviews, cache, _ in
      key.isHorizontal
        ? layout.explicitAlignment(
          of: HorizontalAlignment(key), in: bounds, proposal: proposal, subviews: subviews,
          cache: &cache)
        : layout.explicitAlignment(
          of: VerticalAlignment(key), in: bounds, proposal: proposal, subviews: subviews,
          cache: &cache)
    }
    if let own { return Length(own) }
    guard key.isCombined else { return nil }
    var values: [Length] = []
    for (child, place) in zip(node.children, measuring.places(of: node)) {
      guard let value = measuring.explicitGuide(key, of: child, place.offer) else { continue }
      values.append(value + place[key.axis])
    }
    return measuring.combine(values, key)
  }

  func spacing(of node: Node) -> ViewSpacing {
    withCache(subviews(node, PlacementRecorder(.placed))) {
      layout.spacing(subviews: $0, cache: &$1)
    }
  }
}
