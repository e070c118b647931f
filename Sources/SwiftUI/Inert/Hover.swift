// What a pointer, a hand or a pencil does: inert, a widget sees none of them.

public protocol CustomHoverEffect {}
public struct AutomaticHoverEffect: CustomHoverEffect { public init() {} }
public struct HighlightHoverEffect: CustomHoverEffect { public init() {} }
public struct LiftHoverEffect: CustomHoverEffect { public init() {} }
public struct EmptyHoverEffect: CustomHoverEffect { public init() {} }
public struct HandActivationBehavior: Hashable, Sendable {
  let name: String
  public static let automatic = Self(name: "automatic")
  public static let pinch = Self(name: "pinch")
}
public enum PencilPreferredAction: Hashable, Sendable {
  case ignore, switchEraser, switchPrevious, showColorPalette, showInkAttributes
  case showContextualPalette, runSystemShortcut
}
public struct PencilHoverPose: Hashable, Sendable {
  public let location: CGPoint
  public let altitude: Angle
  public let azimuth: Angle
}
public struct PencilDoubleTapGestureValue: Hashable, Sendable {
  public let hoverPose: PencilHoverPose?
}
public struct PencilSqueezeGestureValue: Hashable, Sendable {
  public let hoverPose: PencilHoverPose?
}
public enum PencilSqueezeGesturePhase: Hashable, Sendable {
  case active(PencilSqueezeGestureValue)
  case ended(PencilSqueezeGestureValue)
  case failed
}
extension View {
  nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool)
    -> some View
  { inert("hoverEffect") }
  nonisolated public func defaultHoverEffect(_ effect: HoverEffect?) -> some View {
    inert("defaultHoverEffect")
  }
  nonisolated public func listRowHoverEffect(_ effect: HoverEffect?) -> some View {
    inert("listRowHoverEffect")
  }
  nonisolated public func pointerVisibility(_ visibility: Visibility) -> some View {
    inert("pointerVisibility")
  }
  nonisolated public func onPencilDoubleTap(
    perform action: @escaping (PencilDoubleTapGestureValue) -> Void
  ) -> some View { inert("onPencilDoubleTap") }
  nonisolated public func onPencilSqueeze(
    perform action: @escaping (PencilSqueezeGesturePhase) -> Void
  ) -> some View { inert("onPencilSqueeze") }
  nonisolated public func onLongTouchGesture(
    minimumDuration: Double = 0.5, perform action: @escaping () -> Void,
    onTouchingChanged: ((Bool) -> Void)? = nil
  ) -> some View { inert("onLongTouchGesture") }
  nonisolated public func contentCaptureProtected(_ isProtected: Bool) -> some View {
    inert("contentCaptureProtected")
  }
  nonisolated public func interactionActivityTrackingTag(_ tag: String) -> some View {
    inert("interactionActivityTrackingTag")
  }
}
extension Gesture {
  nonisolated public func modifiers(_ modifiers: EventModifiers) -> _InertGesture<Value> {
    _InertGesture()
  }
}
/// A gesture of any kind.
public struct AnyGesture<Value>: Gesture {
  nonisolated public init<T: Gesture>(_ gesture: T) where T.Value == Value {}
}
