/// A menu, which a widget cannot open.
public struct Menu<Label: View, Content: View>: View {
  public var body: some View { UnsupportedView("Menu") }
}
extension Menu {
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping () -> Void
  ) {}
}
extension Menu where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {}
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {}
}
extension Menu where Label == SwiftUI.Label<Text, Image> {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {}
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) {}
}
public protocol MenuStyle {}
public struct DefaultMenuStyle: MenuStyle { public init() {} }
public struct ButtonMenuStyle: MenuStyle { public init() {} }
public struct BorderlessButtonMenuStyle: MenuStyle { public init() {} }
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
  nonisolated public func menuStyle<S: MenuStyle>(_ style: S) -> some View { inert("menuStyle") }
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
