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
    let isOn = isOn != isFlipped(in: context.environment)
    var action = ControlAction(name: "Toggle", traits: ["toggle"], isOn: isOn)
    let content: @MainActor (ResolveContext) -> [Node] = {
      $0.styled(ToggleStyleConfiguration(label: StyledPart(titled: label), isOn: .constant(isOn)))
    }
    guard let intent else {
      return context.control(
        without: "a toggle bound to a value does nothing in a widget: use Toggle(isOn:intent:)",
        action, content: content)
    }
    action.intent = IntentRegistry.register(intent)
    return context.control(action, content: content)
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
