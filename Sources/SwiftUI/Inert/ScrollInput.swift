// Scrolling by a crown or a pinch, and searching in text: nobody does that in a widget.

public struct ScrollInputBehavior: Hashable, Sendable {
  let name: String
  public static let automatic = ScrollInputBehavior(name: "automatic")
  public static let enabled = ScrollInputBehavior(name: "enabled")
  public static let disabled = ScrollInputBehavior(name: "disabled")
}
public struct ScrollInputKind: Hashable, Sendable {
  let name: String
  public static let handGestureShortcut = ScrollInputKind(name: "handGestureShortcut")
  public static let look = ScrollInputKind(name: "look")
}

extension View {
  nonisolated public func scrollInputBehavior(
    _ behavior: ScrollInputBehavior, for input: ScrollInputKind
  ) -> some View { inert("scrollInputBehavior") }
  nonisolated public func findDisabled(_ isDisabled: Bool = true) -> some View {
    inert("findDisabled")
  }
  nonisolated public func focusedObject<T: ObservableObject>(_ object: T) -> some View {
    inert("focusedObject")
  }
  nonisolated public func focusedObject<T: ObservableObject>(_ object: T?) -> some View {
    inert("focusedObject")
  }
  nonisolated public func hoverEffectGroup() -> some View { inert("hoverEffectGroup") }
}
