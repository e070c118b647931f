public import Foundation

/// A transition of any type.
public struct AnyTransition: @unchecked Sendable {
  /// What the transition is, outermost first, for comparing two entries.
  package let parts: [String]
  private init(parts: [String]) { self.parts = parts }

  public init<T: Transition>(_ transition: T) { parts = ["\(T.self)"] }

  public static let identity = AnyTransition(parts: [])
  public static let opacity = AnyTransition(parts: ["opacity"])
  public static var slide: AnyTransition { AnyTransition(parts: ["slide"]) }
  public static var scale: AnyTransition { AnyTransition(parts: ["scale"]) }
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(parts: ["scale \(scale)"])
  }
  public static func offset(_ offset: CGSize) -> AnyTransition {
    AnyTransition(parts: ["offset \(offset.width) \(offset.height)"])
  }
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    offset(CGSize(width: x, height: y))
  }
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(parts: ["move \(edge)"]) }
  public static func push(from edge: Edge) -> AnyTransition {
    AnyTransition(parts: ["push \(edge)"])
  }
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition(parts: ["modifier \(E.self)"])
  }
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    AnyTransition(parts: ["asymmetric"] + insertion.parts + removal.parts)
  }
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(parts: parts + other.parts)
  }
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

extension View {
  nonisolated public func transition(_ t: AnyTransition) -> some View {
    traits { $0.transition = t }
  }
  nonisolated public func transition<T: Transition>(_ transition: T) -> some View {
    let box = UncheckedBox(AnyTransition(transition))
    return traits { $0.transition = box.value }
  }
}
