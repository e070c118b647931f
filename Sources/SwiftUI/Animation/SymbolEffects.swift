/// Effects of symbols on a living screen. A widget shows the symbol at rest (`SymbolRest`), so most of
/// these values only carry their names.
public protocol SymbolEffect: Hashable, Sendable {}
public protocol DiscreteSymbolEffect {}
public protocol IndefiniteSymbolEffect {}
public protocol TransitionSymbolEffect {}
public protocol ContentTransitionSymbolEffect {}

public struct SymbolEffectOptions: Hashable, Sendable {
  public struct RepeatBehavior: Hashable, Sendable {
    private let count: Int?
    public static var continuous: RepeatBehavior { RepeatBehavior(count: nil) }
    public static var periodic: RepeatBehavior { RepeatBehavior(count: nil) }
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior(count: count)
    }
  }
  private var rate = 1.0
  private var behavior: RepeatBehavior?
  public static let `default` = SymbolEffectOptions()
  public static var repeating: SymbolEffectOptions { SymbolEffectOptions().repeating }
  public static var nonRepeating: SymbolEffectOptions { SymbolEffectOptions() }
  public static func speed(_ speed: Double) -> SymbolEffectOptions {
    SymbolEffectOptions().speed(speed)
  }
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions() }
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    SymbolEffectOptions().repeat(behavior)
  }
  public var repeating: SymbolEffectOptions { self.repeat(.continuous) }
  public var nonRepeating: SymbolEffectOptions { SymbolEffectOptions().speed(rate) }
  public func speed(_ speed: Double) -> SymbolEffectOptions {
    var copy = self
    copy.rate = speed
    return copy
  }
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    var copy = self
    copy.behavior = behavior
    return copy
  }
}

public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public var up: Self { self }
  public var down: Self { self }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
}
extension SymbolEffect where Self == BounceSymbolEffect {
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
}
extension SymbolEffect where Self == PulseSymbolEffect {
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect
{
  public var iterative: Self { self }
  public var cumulative: Self { self }
  public var reversing: Self { self }
  public var nonReversing: Self { self }
  public var dimInactiveLayers: Self { self }
  public var hideInactiveLayers: Self { self }
}
extension SymbolEffect where Self == VariableColorSymbolEffect {
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
  private(set) var isDown = false
  public var up: Self { Self(isDown: false) }
  public var down: Self { Self(isDown: true) }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
}
extension SymbolEffect where Self == ScaleSymbolEffect {
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  public var up: Self { self }
  public var down: Self { self }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
}
extension SymbolEffect where Self == AppearSymbolEffect {
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  public var up: Self { self }
  public var down: Self { self }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
}
extension SymbolEffect where Self == DisappearSymbolEffect {
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect {
  public var downUp: Self { self }
  public var upUp: Self { self }
  public var offUp: Self { self }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
  public func magic(fallback: ReplaceSymbolEffect) -> MagicReplace { MagicReplace() }

  // As in `.magic(fallback: .downUp)`.
  public static var downUp: Self { Self() }
  public static var upUp: Self { Self() }
  public static var offUp: Self { Self() }
  public static var byLayer: Self { Self() }
  public static var wholeSymbol: Self { Self() }

  public struct MagicReplace: SymbolEffect, ContentTransitionSymbolEffect {
    public var byLayer: Self { self }
    public var wholeSymbol: Self { self }
  }
}
extension SymbolEffect where Self == ReplaceSymbolEffect {
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

public struct AutomaticSymbolEffect: SymbolEffect, TransitionSymbolEffect,
  ContentTransitionSymbolEffect
{
}
extension SymbolEffect where Self == AutomaticSymbolEffect {
  public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}

public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public var forward: Self { self }
  public var backward: Self { self }
  public var clockwise: Self { self }
  public var counterClockwise: Self { self }
  public var left: Self { self }
  public var right: Self { self }
  public var up: Self { self }
  public var down: Self { self }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
  public func custom(angle: Double) -> Self { self }
}
extension SymbolEffect where Self == WiggleSymbolEffect {
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}

public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public var clockwise: Self { self }
  public var counterClockwise: Self { self }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
}
extension SymbolEffect where Self == RotateSymbolEffect {
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public var plain: Self { self }
  public var pulse: Self { self }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
}
extension SymbolEffect where Self == BreatheSymbolEffect {
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}

public struct DrawOnSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
  public var individually: Self { self }
}
extension SymbolEffect where Self == DrawOnSymbolEffect {
  public static var drawOn: DrawOnSymbolEffect { DrawOnSymbolEffect() }
}

public struct DrawOffSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
  public var individually: Self { self }
  public var reversed: Self { self }
  public var nonReversed: Self { self }
}
extension SymbolEffect where Self == DrawOffSymbolEffect {
  public static var drawOff: DrawOffSymbolEffect { DrawOffSymbolEffect() }
}

public struct SymbolEffectTransition: Sendable {
  public init<T: TransitionSymbolEffect & SymbolEffect>(effect: T, options: SymbolEffectOptions) {}
  package init() {}
}
extension SymbolEffectTransition: Transition {
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }
  nonisolated public static var properties: TransitionProperties {
    TransitionProperties(hasMotion: false)
  }
}
extension Transition where Self == SymbolEffectTransition {
  nonisolated public static func symbolEffect<T: TransitionSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> SymbolEffectTransition { SymbolEffectTransition(effect: effect, options: options) }
  nonisolated public static var symbolEffect: SymbolEffectTransition { SymbolEffectTransition() }
}
