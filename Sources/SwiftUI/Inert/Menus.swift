/// A menu, which a widget cannot open: the system draws its sign, unless a style of the widget's own
/// draws the menu closed.
public struct Menu<Label: View, Content: View> {
  private let label: Label
  private let content: Content
}
extension Menu: View, PrimitiveView {
  public typealias Body = Never
  package func resolve(_ context: ResolveContext) -> [Node] {
    context.child(0).styled(
      MenuStyleConfiguration(
        label: .init(part: StyledPart(label)), content: .init(part: StyledPart(content))))
  }
}
extension Menu {
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content())
  }
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping () -> Void
  ) {
    self.init(label: label(), content: content())
  }
}
extension Menu where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content())
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content())
  }
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(label: Text(titleKey), content: content())
  }
}
extension Menu where Label == SwiftUI.Label<Text, Image> {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(label: .init(titleKey, systemImage: systemImage), content: content())
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(label: .init(title, systemImage: systemImage), content: content())
  }
}
extension Menu
where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  nonisolated public init(_ configuration: MenuStyleConfiguration) {
    self.init(label: configuration.label, content: configuration.content)
  }
}

@MainActor @preconcurrency
public protocol MenuStyle {
  associatedtype Body: View
  typealias Configuration = MenuStyleConfiguration
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}
public struct MenuStyleConfiguration {
  public struct Label { let part: StyledPart }
  public struct Content { let part: StyledPart }
  let label: Label
  let content: Content
}
extension MenuStyleConfiguration.Label: View { public var body: some View { PartView(part) } }
extension MenuStyleConfiguration.Content: View { public var body: some View { PartView(part) } }
extension MenuStyleConfiguration: StyleConfiguration {
  static func standard(_ configuration: MenuStyleConfiguration) -> any View {
    UnsupportedView("Menu")
  }
}

public struct DefaultMenuStyle: MenuStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { UnsupportedView("Menu") }
}
public struct ButtonMenuStyle: MenuStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { UnsupportedView("Menu") }
}
public struct BorderlessButtonMenuStyle: MenuStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { UnsupportedView("Menu") }
}
extension MenuStyle where Self == DefaultMenuStyle {
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}
extension MenuStyle where Self == ButtonMenuStyle {
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}
extension MenuStyle where Self == BorderlessButtonMenuStyle {
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}
public struct MenuOrder: Equatable, Hashable, Sendable {
  let raw: Int
  public static let automatic = MenuOrder(raw: 0)
  public static let priority = MenuOrder(raw: 1)
  public static let fixed = MenuOrder(raw: 2)
}
public struct MenuActionDismissBehavior: Equatable, Sendable {
  let raw: Int
  public static let automatic = MenuActionDismissBehavior(raw: 0)
  public static let enabled = MenuActionDismissBehavior(raw: 1)
  public static let disabled = MenuActionDismissBehavior(raw: 2)
}

/// The older description of a context menu.
public struct ContextMenu<MenuItems: View> {
  public init(@ViewBuilder menuItems: () -> MenuItems) {}
}

extension View {
  nonisolated public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    let style = UncheckedBox(style)
    return controlStyle { StyleBox(style.value, within: $0) { $0.makeBody(configuration: $1) } }
  }
  nonisolated public func menuOrder(_ order: MenuOrder) -> some View { inert("menuOrder") }
  nonisolated public func menuIndicator(_ visibility: Visibility) -> some View {
    inert("menuIndicator")
  }
  nonisolated public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior)
    -> some View
  { inert("menuActionDismissBehavior") }
  nonisolated public func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> some View {
    inert("contextMenu")
  }
  nonisolated public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some View { inert("contextMenu") }
  nonisolated public func contextMenu<I: Hashable, M: View>(
    forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
    primaryAction: ((Set<I>) -> Void)? = nil
  ) -> some View { inert("contextMenu") }
  nonisolated public func contextMenu<M: View>(_ contextMenu: ContextMenu<M>?) -> some View {
    inert("contextMenu")
  }
}
