/// Keyboards, selection and submission: inert, since nobody types in a widget.
extension View {
  nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    inert("textFieldStyle")
  }
  nonisolated public func textEditorStyle(_ style: some TextEditorStyle) -> some View {
    inert("textEditorStyle")
  }
  nonisolated public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    inert("textSelection")
  }
  nonisolated public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View { inert("onSubmit") }
  nonisolated public func submitScope(_ isBlocking: Bool = true) -> some View {
    inert("submitScope")
  }
  nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    inert("submitLabel")
  }
  nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    inert("autocorrectionDisabled")
  }
  nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View {
    inert("disableAutocorrection")
  }
  nonisolated public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View { inert("textInputAutocapitalization") }
  nonisolated public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    inert("autocapitalization")
  }
  nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View {
    inert("keyboardType")
  }
  nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View {
    inert("textContentType")
  }
  nonisolated public func findNavigator(isPresented: Binding<Bool>) -> some View {
    inert("findNavigator")
  }
  nonisolated public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View {
    inert("writingToolsBehavior")
  }
}

public struct WritingToolsBehavior: Equatable, Sendable {
  let raw: Int
  public static let automatic = WritingToolsBehavior(raw: 0)
  public static let complete = WritingToolsBehavior(raw: 1)
  public static let limited = WritingToolsBehavior(raw: 2)
  public static let disabled = WritingToolsBehavior(raw: 3)
}

public protocol TextSelectability { static var allowsSelection: Bool { get } }
public struct EnabledTextSelectability: TextSelectability {
  public static let allowsSelection = true
}
public struct DisabledTextSelectability: TextSelectability {
  public static let allowsSelection = false
}
extension TextSelectability where Self == EnabledTextSelectability {
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}
extension TextSelectability where Self == DisabledTextSelectability {
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}
