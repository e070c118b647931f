/// What a toggle shows, for its style.
public struct ToggleStyleConfiguration {
  public struct Label { package let part: StyledPart }
  public let label: Label
  @Binding public var isOn: Bool
  public var isMixed = false
  package init(label: StyledPart, isOn: Binding<Bool>) {
    self.label = Label(part: label)
    _isOn = isOn
  }
}
extension ToggleStyleConfiguration.Label: View { public var body: some View { PartView(part) } }

@MainActor @preconcurrency
public protocol ToggleStyle {
  associatedtype Body: View
  typealias Configuration = ToggleStyleConfiguration
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}
public struct DefaultToggleStyle: ToggleStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    SwitchToggleStyle().makeBody(configuration: configuration)
  }
}
/// Label, then a switch of 51 × 31 points (known, unsourced; 64 × 28 since 26, estimate).
public struct SwitchToggleStyle: ToggleStyle {
  private let tint: Color?
  nonisolated public init() { tint = nil }
  nonisolated public init(tint: Color) { self.tint = tint }
  public func makeBody(configuration: Configuration) -> some View {
    SwitchView(label: configuration.label.part, isOn: configuration.isOn, tint: tint)
  }
}
struct SwitchView: View {
  let label: StyledPart
  let isOn: Bool
  let tint: Color?
  @Environment(\.labelsVisibility) private var labels
  @Environment(\.self) private var environment
  var body: some View {
    let size: CGSize =
      environment.core.render.osVersion >= 26
      ? CGSize(width: 64, height: 28) : CGSize(width: 51, height: 31)
    let knob: CGSize =
      environment.core.render.osVersion >= 26
      ? CGSize(width: 38, height: 24) : CGSize(width: 27, height: 27)
    let on = tint.map { AnyShapeStyle($0) } ?? environment.core.tint ?? AnyShapeStyle(Color.green)
    HStack {
      if labels != .hidden {
        PartView(label)
        Spacer()
      }
      Capsule().fill(isOn ? on : AnyShapeStyle(Color.gray.opacity(0.32)))
        .frame(width: size.width, height: size.height)
        .overlay(alignment: isOn ? .trailing : .leading) {
          Capsule().fill(Color.white).frame(width: knob.width, height: knob.height).padding(2)
        }
    }
    .boxSpacing()
  }
}
public struct ButtonToggleStyle: ToggleStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    BuiltInButton(
      look: configuration.isOn ? .prominent : .borderless, label: configuration.label.part,
      role: nil)
  }
}
public struct CheckboxToggleStyle: ToggleStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    HStack {
      Image(systemName: configuration.isOn ? "checkmark.square.fill" : "square")
      configuration.label
    }
  }
}
extension ToggleStyle where Self == DefaultToggleStyle {
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}
extension ToggleStyle where Self == SwitchToggleStyle {
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}
extension ToggleStyle where Self == ButtonToggleStyle {
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}
extension ToggleStyle where Self == CheckboxToggleStyle {
  public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

extension ToggleStyleConfiguration: StyleConfiguration {
  static func standard(_ configuration: ToggleStyleConfiguration) -> any View {
    DefaultToggleStyle().makeBody(configuration: configuration)
  }
}
extension View {
  nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    let style = UncheckedBox(style)
    return controlStyle { StyleBox(style.value, within: $0) { $0.makeBody(configuration: $1) } }
  }
}
