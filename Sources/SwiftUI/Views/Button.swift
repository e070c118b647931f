public import AppIntents

/// A control that performs an action. In a widget the action is an App Intent.
public struct Button<Label: View> {
  package let label: Label
  package let role: ButtonRole?
  package let intent: (any AppIntent)?
}

extension Button: View, PrimitiveView {
  public typealias Body = Never
  package func resolve(_ context: ResolveContext) -> [Node] {
    var action = ControlAction(name: "Button", traits: ["button"])
    let content: @MainActor (ResolveContext) -> [Node] = {
      $0.styled(ButtonStyleConfiguration(role: role, label: StyledPart(row: label)))
    }
    guard let intent else {
      return context.control(
        without: "a button with a closure does nothing in a widget: use Button(intent:)", action,
        content: content)
    }
    action.intent = IntentRegistry.register(intent)
    return context.control(action, content: content)
  }
}

extension Button {
  @preconcurrency nonisolated public init(
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), role: nil, intent: nil)
  }
  @preconcurrency nonisolated public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), role: role, intent: nil)
  }
  nonisolated public init<I: AppIntent>(intent: I, @ViewBuilder label: () -> Label) {
    self.init(label: label(), role: nil, intent: intent)
  }
  nonisolated public init<I: AppIntent>(
    role: ButtonRole?, intent: I, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), role: role, intent: intent)
  }
}

extension Button where Label == Text {
  @preconcurrency nonisolated public init(
    _ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void
  ) {
    self.init(label: Text(titleKey), role: nil, intent: nil)
  }
  @preconcurrency nonisolated public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(label: Text(titleKey), role: role, intent: nil)
  }
  @_disfavoredOverload
  @preconcurrency nonisolated public init<S: StringProtocol>(
    _ title: S, action: @escaping @MainActor () -> Void
  ) {
    self.init(label: Text(title), role: nil, intent: nil)
  }
  @_disfavoredOverload
  @preconcurrency nonisolated public init<S: StringProtocol>(
    _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(label: Text(title), role: role, intent: nil)
  }
  nonisolated public init<I: AppIntent>(_ titleKey: LocalizedStringKey, intent: I) {
    self.init(label: Text(titleKey), role: nil, intent: intent)
  }
  nonisolated public init<I: AppIntent>(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, intent: I
  ) {
    self.init(label: Text(titleKey), role: role, intent: intent)
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, I: AppIntent>(_ title: S, intent: I) {
    self.init(label: Text(title), role: nil, intent: intent)
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, I: AppIntent>(_ title: S, role: ButtonRole?, intent: I)
  {
    self.init(label: Text(title), role: role, intent: intent)
  }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
  @preconcurrency nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(label: .init(titleKey, systemImage: systemImage), role: nil, intent: nil)
  }
  nonisolated public init<I: AppIntent>(
    _ titleKey: LocalizedStringKey, systemImage: String, intent: I
  ) {
    self.init(label: .init(titleKey, systemImage: systemImage), role: nil, intent: intent)
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, I: AppIntent>(
    _ title: S, systemImage: String, intent: I
  ) {
    self.init(label: .init(title, systemImage: systemImage), role: nil, intent: intent)
  }
  @_disfavoredOverload
  @preconcurrency nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(label: .init(title, systemImage: systemImage), role: nil, intent: nil)
  }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
  @preconcurrency nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(label: .init(titleKey, systemImage: systemImage), role: role, intent: nil)
  }
  @_disfavoredOverload
  @preconcurrency nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(label: .init(title, systemImage: systemImage), role: role, intent: nil)
  }
  nonisolated public init<I: AppIntent>(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?, intent: I
  ) {
    self.init(label: .init(titleKey, systemImage: systemImage), role: role, intent: intent)
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, I: AppIntent>(
    _ title: S, systemImage: String, role: ButtonRole?, intent: I
  ) {
    self.init(label: .init(title, systemImage: systemImage), role: role, intent: intent)
  }
  @preconcurrency nonisolated public init(
    _ titleKey: LocalizedStringKey, image: UIKit.ImageResource, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(label: .init(titleKey, image: image), role: role, intent: nil)
  }
  @_disfavoredOverload
  @preconcurrency nonisolated public init<S: StringProtocol>(
    _ title: S, image: UIKit.ImageResource, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(label: .init(title, image: image), role: role, intent: nil)
  }
  nonisolated public init<I: AppIntent>(
    _ titleKey: LocalizedStringKey, image: UIKit.ImageResource, role: ButtonRole? = nil, intent: I
  ) {
    self.init(label: .init(titleKey, image: image), role: role, intent: intent)
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  nonisolated public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(label: configuration.label, role: configuration.role, intent: nil)
  }
}

public struct ButtonRole: Equatable, Sendable {
  package let raw: Int
  public static let destructive = ButtonRole(raw: 0)
  public static let cancel = ButtonRole(raw: 1)
  public static let close = ButtonRole(raw: 2)
  public static let confirm = ButtonRole(raw: 3)
}
