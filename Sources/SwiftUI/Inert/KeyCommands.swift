// Keys and commands: inert, since nobody types into a widget.

public struct KeyPress: Sendable {
  public enum Result: Sendable { case handled, ignored }
  public struct Phases: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let down = Phases(rawValue: 1)
    public static let `repeat` = Phases(rawValue: 2)
    public static let up = Phases(rawValue: 4)
    public static let all: Phases = [.down, .repeat, .up]
  }
  public let phase: Phases
  public let key: KeyEquivalent
  public let characters: String
  public let modifiers: EventModifiers
}
public enum MoveCommandDirection: Sendable { case up, down, left, right }

extension View {
  nonisolated public func onKeyPress(
    _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
  ) -> some View { inert("onKeyPress") }
  nonisolated public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases,
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { inert("onKeyPress") }
  nonisolated public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { inert("onKeyPress") }
  nonisolated public func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { inert("onKeyPress") }
  nonisolated public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { inert("onKeyPress") }
  nonisolated public func onModifierKeysChanged(
    mask: EventModifiers = .all, initial: Bool = true,
    _ action: @escaping (EventModifiers, EventModifiers) -> Void
  ) -> some View { inert("onModifierKeysChanged") }
  nonisolated public func onCommand(_ selector: Selector, perform action: (() -> Void)?)
    -> some View
  { inert("onCommand") }
  nonisolated public func onMoveCommand(
    perform action: ((MoveCommandDirection) -> Void)? = nil
  ) -> some View { inert("onMoveCommand") }
  nonisolated public func onExitCommand(perform action: (() -> Void)? = nil) -> some View {
    inert("onExitCommand")
  }
  nonisolated public func onDeleteCommand(perform action: (() -> Void)? = nil) -> some View {
    inert("onDeleteCommand")
  }
  nonisolated public func onPlayPauseCommand(perform action: (() -> Void)? = nil) -> some View {
    inert("onPlayPauseCommand")
  }
  nonisolated public func onCopyCommand(perform action: (() -> [NSItemProvider])?) -> some View {
    inert("onCopyCommand")
  }
  nonisolated public func onCutCommand(perform action: (() -> [NSItemProvider])?) -> some View {
    inert("onCutCommand")
  }
  nonisolated public func onPasteCommand(
    of types: [UTType], perform action: @escaping ([NSItemProvider]) -> Void
  ) -> some View { inert("onPasteCommand") }
  nonisolated public func pageCommand<V: BinaryInteger>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V = 1
  ) -> some View { inert("pageCommand") }
  nonisolated public func modifierKeyAlternate<V: View>(
    _ modifiers: EventModifiers, @ViewBuilder _ alternate: () -> V
  ) -> some View { inert("modifierKeyAlternate") }
  nonisolated public func typeSelectEquivalent(_ text: Text?) -> some View {
    inert("typeSelectEquivalent")
  }
}
extension KeyEquivalent {
  public static let clear = KeyEquivalent("\u{F739}")
  public static let deleteForward = KeyEquivalent("\u{F728}")
  public static let end = KeyEquivalent("\u{F72B}")
  public static let home = KeyEquivalent("\u{F729}")
  public static let pageDown = KeyEquivalent("\u{F72D}")
  public static let pageUp = KeyEquivalent("\u{F72C}")
}
