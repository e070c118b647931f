public import Foundation

/// How a change of state is animated between two entries. A still picture shows the end.
public struct Animation: Sendable {
  package let box: AnyCustomAnimation
  public init<A: CustomAnimation>(_ base: A) { box = AnyCustomAnimation(base) }
  public var base: any CustomAnimation { box.base }

  public func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? { box.base.animate(value: value, time: time, context: &context) }
  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? { box.base.velocity(value: value, time: time, context: context) }
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    box.base.shouldMerge(previous: previous, value: value, time: time, context: &context)
  }
}

extension Animation: Hashable {
  public static func == (lhs: Animation, rhs: Animation) -> Bool {
    AnyHashable(lhs.box.base) == AnyHashable(rhs.box.base)
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(box.base)) }
}

extension Animation: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  public var description: String { String(describing: box.base) }
  public var debugDescription: String { String(reflecting: box.base) }
  public var customMirror: Mirror { Mirror(reflecting: box.base) }
}

package struct AnyCustomAnimation: Sendable {
  package let base: any CustomAnimation
  init(_ base: some CustomAnimation) { self.base = base }
}

/// An animation that a developer computes.
public protocol CustomAnimation: Hashable, Sendable {
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V?
  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V?
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? { nil }
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { false }
}

public struct AnimationContext<Value: VectorArithmetic> {
  public var state: AnimationState<Value>
  public var isLogicallyComplete = false
  public private(set) var environment: EnvironmentValues
  package init(state: AnimationState<Value>, environment: EnvironmentValues) {
    self.state = state
    self.environment = environment
  }
  public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
    AnimationContext<T>(state: state, environment: environment)
  }
}

public struct AnimationState<Value: VectorArithmetic> {
  private var values: [ObjectIdentifier: Any] = [:]
  public init() {}
  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

public protocol AnimationStateKey {
  associatedtype Value
  static var defaultValue: Self.Value { get }
}

/// The built-in animations: a curve of a given length, or a spring, and changes of their clock.
package indirect enum BuiltInAnimation: CustomAnimation {
  case curve(UnitCurve, duration: TimeInterval)
  case spring(Spring, blend: TimeInterval)
  case `repeat`(Animation, count: Int?, autoreverses: Bool)
  case delay(Animation, TimeInterval)
  case speed(Animation, Double)
  case logicallyComplete(Animation, TimeInterval)

  package func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    switch self {
    case .curve(let curve, let duration):
      guard time < duration else { return nil }
      return value.scaled(by: curve.value(at: time / duration))
    case .spring(let spring, _):
      guard time < spring.settlingDuration else { return nil }
      return spring.value(target: value, time: time)
    case .repeat(let base, _, _): return base.animate(value: value, time: time, context: &context)
    case .delay(let base, let delay):
      return time < delay
        ? .zero : base.animate(value: value, time: time - delay, context: &context)
    case .speed(let base, let speed):
      return base.animate(value: value, time: time * speed, context: &context)
    case .logicallyComplete(let base, let after):
      if time >= after { context.isLogicallyComplete = true }
      return base.animate(value: value, time: time, context: &context)
    }
  }
}
