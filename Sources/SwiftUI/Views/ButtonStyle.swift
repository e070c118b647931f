/// What a button shows and does, for its style.
public struct ButtonStyleConfiguration {
  public struct Label { package let part: StyledPart }
  public let role: ButtonRole?
  public let label: Label
  public let isPressed: Bool
  package init(role: ButtonRole?, label: StyledPart) {
    self.role = role
    self.label = Label(part: label)
    isPressed = false
  }
}
extension ButtonStyleConfiguration.Label: View { public var body: some View { PartView(part) } }

/// What a button shows and does, for a style that also says what triggers it. In a widget that is a
/// tap on the button that `Button(configuration)` shows, else on all that the style shows.
public struct PrimitiveButtonStyleConfiguration {
  public struct Label { package let part: StyledPart }
  public let role: ButtonRole?
  public let label: Label
  public func trigger() {}
}
extension PrimitiveButtonStyleConfiguration.Label: View {
  public var body: some View { PartView(part) }
}

@MainActor @preconcurrency
public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  typealias Configuration = PrimitiveButtonStyleConfiguration
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

extension ButtonStyleConfiguration: StyleConfiguration {
  static func standard(_ configuration: ButtonStyleConfiguration) -> any View {
    BuiltInButton(look: .automatic, label: configuration.label.part, role: configuration.role)
  }
  fileprivate var primitive: PrimitiveButtonStyleConfiguration {
    PrimitiveButtonStyleConfiguration(role: role, label: .init(part: label.part))
  }
}

extension EnvironmentValues {
  /// Whether `.buttonStyle` was set around.
  var hasButtonStyle: Bool { self[StyleKey<ButtonStyleConfiguration>.self] != nil }
}

extension View {
  nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    let style = UncheckedBox(style)
    return controlStyle { StyleBox(style.value, within: $0) { $0.makeBody(configuration: $1) } }
  }
  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    let style = UncheckedBox(style)
    return controlStyle { (outer: StyleBox<ButtonStyleConfiguration>?) in
      StyleBox(style.value, within: outer) { $0.makeBody(configuration: $1.primitive) }
    }
  }
}
