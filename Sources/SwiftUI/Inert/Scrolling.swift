/// A container that a widget cannot show: nothing scrolls there.
public struct ScrollView<Content: View> {
  public var content: Content
  public var axes: Axis.Set
  public var showsIndicators: Bool

  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    self.axes = axes
    self.showsIndicators = showsIndicators
  }
}
extension ScrollView: View {
  public var body: some View { UnsupportedView("ScrollView") }
}

/// Scrolls to a view; there is nothing to scroll in a widget.
public struct ScrollViewProxy {
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}
/// Its content, with a proxy that does nothing.
public struct ScrollViewReader<Content: View> {
  public var content: (ScrollViewProxy) -> Content

  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }
}
extension ScrollViewReader: View {
  public var body: some View { content(ScrollViewProxy()) }
}

public struct ScrollPosition: Equatable, Sendable {
  public var edge: Edge?
  public var point: CGPoint?
  public var isPositionedByUser: Bool { false }
  public init(idType: (some Hashable & Sendable).Type = Never.self) {}
  public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) { self.edge = edge }
  public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) {
    self.point = point
  }
  public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {}
  public mutating func scrollTo<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {}
  public mutating func scrollTo(edge: Edge) { self.edge = edge }
  public mutating func scrollTo(point: CGPoint) { self.point = point }
  public mutating func scrollTo(x: CGFloat) { point = CGPoint(x: x, y: point?.y ?? 0) }
  public mutating func scrollTo(y: CGFloat) { point = CGPoint(x: point?.x ?? 0, y: y) }
  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { nil }
}

public enum ScrollPhase: Hashable, Sendable {
  case idle, tracking, interacting, decelerating, animating
  public var isScrolling: Bool { self != .idle }
}
public struct ScrollGeometry: Equatable, Sendable {
  public var contentOffset: CGPoint
  public var contentSize: CGSize
  public var contentInsets: EdgeInsets
  public var containerSize: CGSize
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
  public var bounds: CGRect { visibleRect }
}
public enum ScrollTransitionPhase: Hashable, Sendable {
  case topLeading, identity, bottomTrailing
  public var isIdentity: Bool { self == .identity }
  public var value: Double { self == .identity ? 0 : self == .topLeading ? -1 : 1 }
}
public struct ScrollTransitionConfiguration: Sendable {
  public static let animated = ScrollTransitionConfiguration()
  public static let interactive = ScrollTransitionConfiguration()
  public static let identity = ScrollTransitionConfiguration()
  public static func animated(_ animation: Animation = .default) -> Self { .animated }
  public static func interactive(timingCurve: UnitCurve = .easeInOut) -> Self { .interactive }
  public func animation(_ animation: Animation) -> Self { self }
  public func threshold(_ threshold: Threshold) -> Self { self }
  public struct Threshold: Sendable {
    public static let visible = Threshold()
    public static let hidden = Threshold()
    public static let centered = Threshold()
    public static func visible(_ amount: Double) -> Threshold { Threshold() }
  }
}

/// Where a scroll view would come to rest. No widget scrolls: no behavior is asked.
public struct ScrollTarget: Hashable, Sendable {
  public var rect: CGRect
  public var anchor: UnitPoint?
}
@dynamicMemberLookup public struct ScrollTargetBehaviorContext {
  public var originalTarget: ScrollTarget
  public var velocity: CGVector
  public var contentSize: CGSize
  public var containerSize: CGSize
  public var axes: Axis.Set
  private let environment = EnvironmentValues()
  public subscript<T>(dynamicMember path: KeyPath<EnvironmentValues, T>) -> T {
    environment[keyPath: path]
  }
}
public struct ScrollTargetBehaviorProperties: Sendable {
  public var limitsScrolls = false
  public init() {}
}
public struct ScrollTargetBehaviorPropertiesContext: Sendable {}
public protocol ScrollTargetBehavior {
  typealias TargetContext = ScrollTargetBehaviorContext
  typealias Properties = ScrollTargetBehaviorProperties
  typealias PropertiesContext = ScrollTargetBehaviorPropertiesContext
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
  func properties(context: PropertiesContext) -> Properties
}
extension ScrollTargetBehavior {
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
  public func properties(context: PropertiesContext) -> Properties { Properties() }
}
public struct AnyScrollTargetBehavior: ScrollTargetBehavior {
  public init(_ base: some ScrollTargetBehavior) {}
}
public struct PagingScrollTargetBehavior: ScrollTargetBehavior, Sendable { public init() {} }
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  public struct LimitBehavior: Sendable {
    public static let automatic = LimitBehavior()
    public static let always = LimitBehavior()
    public static let never = LimitBehavior()
    public static let alwaysByOne = LimitBehavior()
    public static let alwaysByFew = LimitBehavior()
  }
  public init(limitBehavior: LimitBehavior = .automatic) {}
}
extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}
extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  public static var viewAligned: ViewAlignedScrollTargetBehavior { .init() }
  public static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior)
    -> Self
  { .init(limitBehavior: limitBehavior) }
}
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  let raw: Int
  public static let automatic = ScrollIndicatorVisibility(raw: 0)
  public static let visible = ScrollIndicatorVisibility(raw: 1)
  public static let hidden = ScrollIndicatorVisibility(raw: 2)
  public static let never = ScrollIndicatorVisibility(raw: 3)
}
public struct ScrollBounceBehavior: Hashable, Sendable {
  let raw: Int
  public static let automatic = ScrollBounceBehavior(raw: 0)
  public static let always = ScrollBounceBehavior(raw: 1)
  public static let basedOnSize = ScrollBounceBehavior(raw: 2)
}
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  let raw: Int
  public static let automatic = ScrollDismissesKeyboardMode(raw: 0)
  public static let immediately = ScrollDismissesKeyboardMode(raw: 1)
  public static let interactively = ScrollDismissesKeyboardMode(raw: 2)
  public static let never = ScrollDismissesKeyboardMode(raw: 3)
}
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  let raw: Int
  public static let automatic = ScrollEdgeEffectStyle(raw: 0)
  public static let hard = ScrollEdgeEffectStyle(raw: 1)
  public static let soft = ScrollEdgeEffectStyle(raw: 2)
}
public struct ScrollAnchorRole: Hashable, Sendable {
  let raw: Int
  public static let initialOffset = ScrollAnchorRole(raw: 0)
  public static let sizeChanges = ScrollAnchorRole(raw: 1)
  public static let alignment = ScrollAnchorRole(raw: 2)
}
