public import Foundation

extension Animation {
  private init(_ curve: UnitCurve, _ duration: TimeInterval) {
    self.init(BuiltInAnimation.curve(curve, duration: duration))
  }
  private init(_ spring: Spring, blend: TimeInterval = 0) {
    self.init(BuiltInAnimation.spring(spring, blend: blend))
  }

  /// Seconds of the timed curves where no duration is given (documented).
  private static let standardDuration = 0.35

  public static let `default` = Animation(Spring(response: 0.55, dampingRatio: 1))

  public static func easeInOut(duration: TimeInterval) -> Animation {
    Animation(.easeInOut, duration)
  }
  public static var easeInOut: Animation { easeInOut(duration: standardDuration) }
  public static func easeIn(duration: TimeInterval) -> Animation { Animation(.easeIn, duration) }
  public static var easeIn: Animation { easeIn(duration: standardDuration) }
  public static func easeOut(duration: TimeInterval) -> Animation { Animation(.easeOut, duration) }
  public static var easeOut: Animation { easeOut(duration: standardDuration) }
  public static func linear(duration: TimeInterval) -> Animation { Animation(.linear, duration) }
  public static var linear: Animation { linear(duration: standardDuration) }
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Animation(curve, duration)
  }
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    Animation(
      .bezier(
        startControlPoint: UnitPoint(x: p1x, y: p1y), endControlPoint: UnitPoint(x: p2x, y: p2y)),
      duration)
  }

  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
    Animation(spring, blend: blendDuration)
  }
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation { Animation(Spring(duration: duration, bounce: bounce), blend: blendDuration) }
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    Animation(Spring(response: response, dampingRatio: dampingFraction), blend: blendDuration)
  }
  public static var spring: Animation { Animation(Spring()) }

  @_disfavoredOverload
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    Animation(Spring(response: response, dampingRatio: dampingFraction), blend: blendDuration)
  }
  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    Animation(Spring(duration: duration, bounce: 0.14 + extraBounce), blend: blendDuration)
  }
  public static var interactiveSpring: Animation { interactiveSpring(duration: 0.15) }

  public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation
  {
    Animation(spring)
  }
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation { Animation(Spring(mass: mass, stiffness: stiffness, damping: damping)) }
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation { Animation(Spring(duration: duration, bounce: bounce)) }
  public static var interpolatingSpring: Animation { Animation(Spring()) }

  public static var smooth: Animation { Animation(Spring.smooth) }
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    Animation(Spring.smooth(duration: duration, extraBounce: extraBounce))
  }
  public static var snappy: Animation { Animation(Spring.snappy) }
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    Animation(Spring.snappy(duration: duration, extraBounce: extraBounce))
  }
  public static var bouncy: Animation { Animation(Spring.bouncy) }
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    Animation(Spring.bouncy(duration: duration, extraBounce: extraBounce))
  }

  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    Animation(BuiltInAnimation.repeat(self, count: repeatCount, autoreverses: autoreverses))
  }
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation(BuiltInAnimation.repeat(self, count: nil, autoreverses: autoreverses))
  }
  public func delay(_ delay: TimeInterval) -> Animation {
    Animation(BuiltInAnimation.delay(self, delay))
  }
  public func speed(_ speed: Double) -> Animation { Animation(BuiltInAnimation.speed(self, speed)) }
  public func logicallyComplete(after duration: TimeInterval) -> Animation {
    Animation(BuiltInAnimation.logicallyComplete(self, duration))
  }
}
