public import Foundation

/// The motion of a damped spring of mass 1 unless said otherwise; times in seconds.
public struct Spring: Hashable, Sendable {
  public private(set) var mass: Double
  public private(set) var stiffness: Double
  public private(set) var damping: Double

  public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false)
  {
    self.mass = mass
    self.stiffness = stiffness
    let critical = 2 * (stiffness * mass).squareRoot()
    self.damping = allowOverDamping ? damping : min(damping, critical)
  }
  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
    // Bounce 0 is critical damping; a negative one damps more: ζ = 1 / (1 + bounce).
    let ratio = bounce >= 0 ? 1 - bounce : 1 / max(1 + bounce, 1e-6)
    self.init(response: duration, dampingRatio: ratio)
  }
  public init(response: Double, dampingRatio: Double) {
    let omega = 2 * Double.pi / max(response, 1e-6)
    mass = 1
    stiffness = omega * omega
    damping = 2 * dampingRatio * omega
  }
  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    let ratio = min(max(dampingRatio, 1e-3), 1)
    let omega = -log(epsilon) / (ratio * max(settlingDuration, 1e-6))
    self.init(response: 2 * .pi / omega, dampingRatio: ratio)
  }

  private var omega: Double { (stiffness / mass).squareRoot() }
  public var response: Double { 2 * .pi / omega }
  public var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }
  public var duration: TimeInterval { response }
  public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }
  public var settlingDuration: TimeInterval { settlingDuration(epsilon: 0.001) }

  private func settlingDuration(epsilon: Double) -> TimeInterval {
    let decay = min(dampingRatio, 1) * omega
    return decay > 0 ? -log(max(epsilon, 1e-9)) / decay : .infinity
  }
  public func settlingDuration<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, epsilon: Double
  ) -> TimeInterval {
    let size = max(target.magnitudeSquared.squareRoot(), 1e-9)
    return settlingDuration(epsilon: epsilon / size)
  }
  public func settlingDuration<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, epsilon: Double
  ) -> TimeInterval {
    settlingDuration(
      target: toValue.animatableData - fromValue.animatableData,
      initialVelocity: initialVelocity.animatableData, epsilon: epsilon)
  }

  /// Position and velocity as sums: `target·a + v·b` each, for a spring that starts at zero.
  private func solution(_ t: Double) -> (position: (Double, Double), velocity: (Double, Double)) {
    let (w, z) = (omega, dampingRatio)
    // x(t) = target + e^(−ζωt)·(…), displacement starts at −target with velocity v.
    if z < 1 - 1e-9 {
      let wd = w * (1 - z * z).squareRoot()
      let (e, c, s) = (exp(-z * w * t), cos(wd * t), sin(wd * t))
      let a = e * (c + z * w / wd * s)
      let b = e * s / wd
      let da = -e * (w * w / wd) * s
      let db = e * (c - z * w / wd * s)
      return ((1 - a, b), (-da, db))
    }
    if z <= 1 + 1e-9 {
      let e = exp(-w * t)
      return ((1 - e * (1 + w * t), e * t), (e * w * w * t, e * (1 - w * t)))
    }
    let root = w * (z * z - 1).squareRoot()
    let (r1, r2) = (-z * w + root, -z * w - root)
    let (e1, e2) = (exp(r1 * t), exp(r2 * t))
    let a = (r1 * e2 - r2 * e1) / (r1 - r2)
    let b = (e1 - e2) / (r1 - r2)
    let da = r1 * r2 * (e2 - e1) / (r1 - r2)
    let db = (r1 * e1 - r2 * e2) / (r1 - r2)
    return ((1 - a, b), (-da, db))
  }

  public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval)
    -> V
  {
    let s = solution(time).position
    return target.scaled(by: s.0) + initialVelocity.scaled(by: s.1)
  }
  public func velocity<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    let s = solution(time).velocity
    return target.scaled(by: s.0) + initialVelocity.scaled(by: s.1)
  }
  public func update<V: VectorArithmetic>(
    value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
  ) {
    let distance = target - value
    let start = velocity
    value += self.value(target: distance, initialVelocity: start, time: deltaTime)
    velocity = self.velocity(target: distance, initialVelocity: start, time: deltaTime)
  }
  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }
  public func value<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
  ) -> V {
    var result = fromValue
    result.animatableData += value(
      target: toValue.animatableData - fromValue.animatableData,
      initialVelocity: initialVelocity.animatableData, time: time)
    return result
  }
  public func velocity<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
  ) -> V {
    var result = fromValue
    result.animatableData = velocity(
      target: toValue.animatableData - fromValue.animatableData,
      initialVelocity: initialVelocity.animatableData, time: time)
    return result
  }
  public func force<V: Animatable>(fromValue: V, toValue: V, position: V, velocity: V) -> V {
    var result = fromValue
    result.animatableData = force(
      target: toValue.animatableData - fromValue.animatableData,
      position: position.animatableData - fromValue.animatableData,
      velocity: velocity.animatableData)
    return result
  }

  public static var smooth: Spring { smooth() }
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }
  public static var snappy: Spring { snappy() }
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }
  public static var bouncy: Spring { bouncy() }
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}
