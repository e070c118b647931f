public import AppIntents
public import UIKit

/// A control that is on or off.
public struct Toggle<Label> {
  package let label: Label
  package let isOn: Bool
  package let intent: (any AppIntent)?
}

extension Toggle: View, PrimitiveView where Label: View {
  public typealias Body = Never
  package func resolve(_ context: ResolveContext) -> [Node] {
    if intent == nil {
      context.session.report(
        .warning, "a toggle bound to a value does nothing in a widget: use Toggle(isOn:intent:)")
    }
    let isOn = isOn != isFlipped(in: context.environment)
    let configuration = ToggleStyleConfiguration(label: StyledPart(label), isOn: .constant(isOn))
    let nodes = context.environment.toggleStyle.body(configuration, context.child(0))
    return [
      ActionBehavior.node(
        nodes, context, name: "Toggle", traits: ["toggle"], intent: intent, toggled: isOn)
    ]
  }

  /// Whether the system asks for the other state, to show it until the intent has been performed.
  private func isFlipped(in environment: EnvironmentValues) -> Bool {
    guard let flipped = environment.flippedToggle, let intent else { return false }
    return IntentRegistry.register(intent) == flipped
  }
}

extension EnvironmentValues {
  /// The intent's reference of the toggle that is drawn in its other state.
  package var flippedToggle: String? {
    get { slots.flippedToggle }
    set { slots.flippedToggle = newValue }
  }
}

extension Toggle where Label: View {
  nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(label: label(), isOn: isOn.wrappedValue, intent: nil)
  }
  nonisolated public init<I: AppIntent>(isOn: Bool, intent: I, @ViewBuilder label: () -> Label) {
    self.init(label: label(), isOn: isOn, intent: intent)
  }
}
extension Toggle where Label: View {
  /// On where every source is.
  nonisolated public init<C: RandomAccessCollection>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label(), isOn: sources.allSatisfy { $0[keyPath: isOn].wrappedValue }, intent: nil)
  }
}
extension Toggle where Label == Text {
  nonisolated public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(titleKey) }
  }
  nonisolated public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(label: Text(titleKey), isOn: isOn.wrappedValue, intent: nil)
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(label: Text(title), isOn: isOn.wrappedValue, intent: nil)
  }
  nonisolated public init<I: AppIntent>(_ titleKey: LocalizedStringKey, isOn: Bool, intent: I) {
    self.init(label: Text(titleKey), isOn: isOn, intent: intent)
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, I: AppIntent>(_ title: S, isOn: Bool, intent: I) {
    self.init(label: Text(title), isOn: isOn, intent: intent)
  }
}
extension Toggle where Label == SwiftUI.Label<Text, Image> {
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>)
  {
    self.init(
      label: .init(titleKey, systemImage: systemImage), isOn: isOn.wrappedValue, intent: nil)
  }
  nonisolated public init<I: AppIntent>(
    _ titleKey: LocalizedStringKey, systemImage: String, isOn: Bool, intent: I
  ) {
    self.init(label: .init(titleKey, systemImage: systemImage), isOn: isOn, intent: intent)
  }
}
extension Toggle where Label == SwiftUI.Label<Text, Image> {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: UIKit.ImageResource, isOn: Binding<Bool>
  ) {
    self.init(label: .init(titleKey, image: image), isOn: isOn.wrappedValue, intent: nil)
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, image: UIKit.ImageResource, isOn: Binding<Bool>
  ) {
    self.init(isOn: isOn) {
      SwiftUI.Label {
        Text(title)
      } icon: {
        Image(image)
      }
    }
  }
  nonisolated public init<I: AppIntent>(
    _ titleKey: LocalizedStringKey, image: UIKit.ImageResource, isOn: Bool, intent: I
  ) {
    self.init(label: .init(titleKey, image: image), isOn: isOn, intent: intent)
  }
  nonisolated public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, systemImage: String, sources: C,
    isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) {
      SwiftUI.Label(titleKey, systemImage: systemImage)
    }
  }
}
extension Toggle where Label == ToggleStyleConfiguration.Label {
  nonisolated public init(_ configuration: ToggleStyleConfiguration) {
    self.init(label: configuration.label, isOn: configuration.isOn, intent: nil)
  }
}

public struct ToggleStyleConfiguration {
  public struct Label {
    package let part: StyledPart
  }
  public let label: Label
  @Binding public var isOn: Bool
  public var isMixed = false
  package init(label: StyledPart, isOn: Binding<Bool>) {
    self.label = Label(part: label)
    _isOn = isOn
  }
}
extension ToggleStyleConfiguration.Label: View {
  public var body: some View { PartView(part) }
}

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
    .standsAsBox()
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

@MainActor private func box<S: ToggleStyle>(_ style: S) -> StyleBox<ToggleStyleConfiguration> {
  StyleBox(style) { $0.makeBody(configuration: $1) }
}
private struct ToggleStyleKey: EnvironmentKey {
  static var defaultValue: StyleBox<ToggleStyleConfiguration>? { nil }
}
extension EnvironmentValues {
  @MainActor var toggleStyle: StyleBox<ToggleStyleConfiguration> {
    self[ToggleStyleKey.self] ?? box(DefaultToggleStyle())
  }
}
extension View {
  nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    let style = UncheckedBox(style)
    return environmentValues { $0[ToggleStyleKey.self] = box(style.value) }
  }
}
