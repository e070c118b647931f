/// Gestures never happen in a widget: they compile and are never called.
public protocol Gesture<Value> { associatedtype Value }

extension Gesture {
  nonisolated public func onEnded(_ action: @escaping (Value) -> Void) -> _InertGesture<Value> {
    _InertGesture()
  }
  nonisolated public func updating<S>(
    _ state: GestureState<S>, body: @escaping (Value, inout S, inout Transaction) -> Void
  ) -> _InertGesture<Value> { _InertGesture() }
  nonisolated public func map<T>(_ body: @escaping (Value) -> T) -> _InertGesture<T> {
    _InertGesture()
  }
  nonisolated public func simultaneously<Other: Gesture>(with other: Other)
    -> SimultaneousGesture<Self, Other>
  { SimultaneousGesture(self, other) }
  nonisolated public func sequenced<Other: Gesture>(before other: Other)
    -> SequenceGesture<Self, Other>
  { SequenceGesture(self, other) }
  nonisolated public func exclusively<Other: Gesture>(before other: Other)
    -> ExclusiveGesture<Self, Other>
  { ExclusiveGesture(self, other) }
}
extension Gesture where Value: Equatable {
  nonisolated public func onChanged(_ action: @escaping (Value) -> Void) -> _InertGesture<Value> {
    _InertGesture()
  }
}

/// A gesture with something attached.
public struct _InertGesture<Value>: Gesture { nonisolated init() {} }

public struct TapGesture: Gesture {
  public typealias Value = Void
  public init(count: Int = 1) {}
}
public struct SpatialTapGesture: Gesture {
  public struct Value: Equatable, Sendable { public var location: CGPoint }
  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {}
}
public struct LongPressGesture: Gesture {
  public typealias Value = Bool
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {}
}
public struct DragGesture: Gesture {
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var location: CGPoint
    public var startLocation: CGPoint
    public var translation: CGSize
    public var velocity: CGSize
    public var predictedEndLocation: CGPoint { location }
    public var predictedEndTranslation: CGSize { translation }
  }
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {}
  @_disfavoredOverload
  public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol) {}
}
public struct MagnificationGesture: Gesture {
  public typealias Value = CGFloat
  public init(minimumScaleDelta: CGFloat = 0.01) {}
}
public struct MagnifyGesture: Gesture {
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var magnification: CGFloat
    public var velocity: CGFloat
    public var startAnchor: UnitPoint
    public var startLocation: CGPoint
  }
  public init(minimumScaleDelta: CGFloat = 0.01) {}
}
public struct RotationGesture: Gesture {
  public typealias Value = Angle
  public init(minimumAngleDelta: Angle = .degrees(1)) {}
}
public struct RotateGesture: Gesture {
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var rotation: Angle
    public var velocity: Angle
    public var startAnchor: UnitPoint
    public var startLocation: CGPoint
  }
  public init(minimumAngleDelta: Angle = .degrees(1)) {}
}
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
  public struct Value {
    public var first: First.Value?
    public var second: Second.Value?
  }
  public init(_ first: First, _ second: Second) {}
}
extension SimultaneousGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {
}
public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
  public enum Value {
    case first(First.Value)
    case second(First.Value, Second.Value?)
  }
  public init(_ first: First, _ second: Second) {}
}
extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
  public enum Value {
    case first(First.Value)
    case second(Second.Value)
  }
  public init(_ first: First, _ second: Second) {}
}
extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

/// A value that lasts as long as a gesture: always the first one.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  public let wrappedValue: Value
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public init(initialValue: Value) { wrappedValue = initialValue }
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.wrappedValue = wrappedValue
  }
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.wrappedValue = wrappedValue
  }
  public init(initialValue: Value, resetTransaction: Transaction) { wrappedValue = initialValue }
  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    wrappedValue = initialValue
  }
  public init(resetTransaction: Transaction) where Value: ExpressibleByNilLiteral {
    wrappedValue = nil
  }
  public init(reset: @escaping (Value, inout Transaction) -> Void)
  where Value: ExpressibleByNilLiteral { wrappedValue = nil }
  public var projectedValue: GestureState<Value> { self }
}
extension GestureState: Sendable where Value: Sendable {}

public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let none = GestureMask([])
  public static let gesture = GestureMask(rawValue: 1)
  public static let subviews = GestureMask(rawValue: 2)
  public static let all: GestureMask = [.gesture, .subviews]
}

extension View {
  nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void)
    -> some View
  { inert("onTapGesture") }
  nonisolated public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View { inert("onTapGesture") }
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View { inert("onLongPressGesture") }
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    pressing: ((Bool) -> Void)?, perform action: @escaping () -> Void
  ) -> some View { inert("onLongPressGesture") }
  nonisolated public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all)
    -> some View
  { inert("gesture") }
  nonisolated public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    inert("gesture")
  }
  nonisolated public func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View { inert("gesture") }
  nonisolated public func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View { inert("gesture") }
  nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    inert("onHover")
  }
  nonisolated public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (HoverPhase) -> Void
  ) -> some View { inert("onContinuousHover") }
  nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View {
    inert("hoverEffect")
  }
  nonisolated public func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
    inert("hoverEffectDisabled")
  }
}
public enum HoverPhase: Equatable, Sendable {
  case active(CGPoint)
  case ended
}
public struct HoverEffect: Sendable {
  public static let automatic = HoverEffect()
  public static let highlight = HoverEffect()
  public static let lift = HoverEffect()
}
