public import Observation

/// Focus never arrives in a widget: the wrappers keep their first value.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  @propertyWrapper
  public struct Binding {
    public var wrappedValue: Value {
      get { projected.wrappedValue }
      nonmutating set { projected.wrappedValue = newValue }
    }
    public var projectedValue: Binding { self }
    let projected: SwiftUI.Binding<Value>
  }
  private let nothing: Value
  public var wrappedValue: Value {
    get { nothing }
    nonmutating set {}
  }
  public var projectedValue: Binding { Binding(projected: .constant(nothing)) }
  public init() where Value == Bool { nothing = false }
  public init<T: Hashable>() where Value == T? { nothing = nil }
}
extension FocusState: @unchecked Sendable where Value: Sendable {}
extension FocusState.Binding: @unchecked Sendable where Value: Sendable {}

@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {}
  public var wrappedValue: Value? { nil }
}
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}
  public var wrappedValue: Value? {
    get { nil }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value?> { .constant(nil) }
}
public struct FocusedValues {
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { nil }
    set {}
  }
}
public protocol FocusedValueKey { associatedtype Value }
public struct FocusInteractions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let activate = FocusInteractions(rawValue: 1)
  public static let edit = FocusInteractions(rawValue: 2)
  public static let automatic: FocusInteractions = [.activate, .edit]
}

extension View {
  nonisolated public func focused<V: Hashable>(_ binding: FocusState<V>.Binding, equals value: V)
    -> some View
  { inert("focused") }
  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    inert("focused")
  }
  nonisolated public func focusable(_ isFocusable: Bool = true) -> some View { inert("focusable") }
  nonisolated public func focusable(
    _ isFocusable: Bool = true, interactions: FocusInteractions
  ) -> some View { inert("focusable") }
  nonisolated public func focusSection() -> some View { inert("focusSection") }
  nonisolated public func focusScope(_ namespace: Namespace.ID) -> some View {
    inert("focusScope")
  }
  nonisolated public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    inert("focusEffectDisabled")
  }
  nonisolated public func prefersDefaultFocus(
    _ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID
  ) -> some View { inert("prefersDefaultFocus") }
  nonisolated public func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V
  ) -> some View { inert("defaultFocus") }
  nonisolated public func focusedValue<V>(
    _ keyPath: WritableKeyPath<FocusedValues, V?>, _ value: V
  ) -> some View { inert("focusedValue") }
  nonisolated public func focusedSceneValue<V>(
    _ keyPath: WritableKeyPath<FocusedValues, V?>, _ value: V
  ) -> some View { inert("focusedSceneValue") }
  nonisolated public func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View {
    inert("focusedSceneObject")
  }
  nonisolated public func digitalCrownRotation<V: BinaryFloatingPoint>(
    _ binding: Binding<V>
  ) -> some View { inert("digitalCrownRotation") }
  nonisolated public func digitalCrownRotation<V: BinaryFloatingPoint>(
    _ binding: Binding<V>, from minValue: V, through maxValue: V, by stride: V.Stride? = nil,
    sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false,
    isHapticFeedbackEnabled: Bool = true
  ) -> some View where V.Stride: BinaryFloatingPoint { inert("digitalCrownRotation") }
  nonisolated public func handGestureShortcut(
    _ shortcut: HandGestureShortcut, isEnabled: Bool = true
  ) -> some View { inert("handGestureShortcut") }
}
public enum DigitalCrownRotationalSensitivity: Sendable { case low, medium, high }
public struct HandGestureShortcut: Sendable {
  public static let primaryAction = HandGestureShortcut()
}
