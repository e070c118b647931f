package import VitrineDrawing

/// What an indefinite symbol effect has made of a symbol once its movement is over: that is what a
/// widget shows. Effects that only move (bounce, pulse, wiggle …) leave the symbol as it is.
package struct SymbolRest: Sendable {
  var scale = 1.0
  var isHidden = false

  package func applied(to symbol: DisplayList, in box: CGRect) -> DisplayList {
    if isHidden { return DisplayList() }
    if scale == 1 { return symbol }
    let map = Affine.scale(scale, scale).around(CGPoint(x: box.midX, y: box.midY))
    return DisplayList([.group(EffectGroup(.transform(map), symbol))])
  }
}

/// An effect that ends in another look than it began with.
protocol RestingSymbolEffect {
  var rest: SymbolRest { get }
}
extension ScaleSymbolEffect: RestingSymbolEffect {
  /// How much is an estimate.
  var rest: SymbolRest { SymbolRest(scale: isDown ? 0.8 : 1.2) }
}
extension DisappearSymbolEffect: RestingSymbolEffect {
  var rest: SymbolRest { SymbolRest(isHidden: true) }
}
/// Hidden as long as it is active: it draws the symbol when it ends (WWDC 2025, "What's new in SF Symbols 7":
/// `isActive: isHidden`).
extension DrawOnSymbolEffect: RestingSymbolEffect {
  var rest: SymbolRest { SymbolRest(isHidden: true) }
}
extension DrawOffSymbolEffect: RestingSymbolEffect {
  var rest: SymbolRest { SymbolRest(isHidden: true) }
}

extension EnvironmentValues {
  package var symbolRest: SymbolRest? {
    get { slots.symbolRest }
    set { slots.symbolRest = newValue }
  }
}

extension View {
  nonisolated public func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    let rest = (effect as? any RestingSymbolEffect)?.rest
    return contextual { context, content in
      guard let rest else {
        context.session.report(.note, Self.movement("symbolEffect"))
        return content(context)
      }
      return content(isActive ? context.with { $0.symbolRest = rest } : context)
    }
  }
  nonisolated public func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View {
    contextual { context, content in
      context.session.report(.note, Self.movement("symbolEffect"))
      return content(context)
    }
  }
  nonisolated public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
    environmentValues { if isEnabled { $0.symbolRest = nil } }
  }

  /// WidgetKit moves what differs between two entries, by transitions, content transitions and
  /// `.animation(_:value:)` (docs/facts/behavior.md §22). Nothing that moves by itself does.
  nonisolated static func movement(_ name: String) -> String {
    "'\(name)' does not move in a widget: only differences between two entries are animated"
  }
}
