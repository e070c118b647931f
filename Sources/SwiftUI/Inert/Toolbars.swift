/// What stands in a bar. A widget has none: nothing of it is drawn.
@MainActor @preconcurrency
public protocol ToolbarContent {
  associatedtype Body: ToolbarContent
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Self.Body { get }
}
public protocol CustomizableToolbarContent: ToolbarContent
where Body: CustomizableToolbarContent {}
extension Never: ToolbarContent, CustomizableToolbarContent {}

/// Stands for whatever a builder was given.
public struct _InertToolbarContent: CustomizableToolbarContent {
  nonisolated init() {}
  public var body: Never { fatalError("an inert toolbar has no body") }
}

public struct ToolbarItem<ID, Content>: CustomizableToolbarContent {
  public var body: Never { fatalError("an inert toolbar item has no body") }
}
extension ToolbarItem where ID == (), Content: View {
  nonisolated public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {}
}
extension ToolbarItem where ID == String, Content: View {
  nonisolated public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
    @ViewBuilder content: () -> Content
  ) {}
}
public struct ToolbarItemGroup<Content>: CustomizableToolbarContent {
  public var body: Never { fatalError("an inert toolbar item group has no body") }
}
extension ToolbarItemGroup where Content: View {
  nonisolated public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {}
  nonisolated public init<L: View>(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> L
  ) {}
}
public struct ToolbarSpacer: CustomizableToolbarContent {
  nonisolated public init(
    _ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic
  ) {}
  public var body: Never { fatalError("an inert toolbar spacer has no body") }
}
public struct SpacerSizing: Hashable, Sendable {
  let raw: Int
  public static let flexible = SpacerSizing(raw: 0)
  public static let fixed = SpacerSizing(raw: 1)
}
public struct DefaultToolbarItem: CustomizableToolbarContent {
  public struct Kind: Sendable {
    public static let search = Kind()
    public static let sidebarToggle = Kind()
    public static let title = Kind()
  }
  nonisolated public init(kind: Kind, placement: ToolbarItemPlacement = .automatic) {}
  public var body: Never { fatalError("an inert toolbar item has no body") }
}

@resultBuilder
public struct ToolbarContentBuilder {
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: ToolbarContent>(_ content: repeat each Content)
    -> _InertToolbarContent
  { _InertToolbarContent() }
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> _InertToolbarContent {
    _InertToolbarContent()
  }
  public static func buildEither<Content: ToolbarContent>(first: Content) -> _InertToolbarContent {
    _InertToolbarContent()
  }
  public static func buildEither<Content: ToolbarContent>(second: Content) -> _InertToolbarContent {
    _InertToolbarContent()
  }
  public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content)
    -> _InertToolbarContent
  { _InertToolbarContent() }
}

public struct ToolbarItemPlacement: Hashable, Sendable {
  let name: String
  public static let automatic = Self(name: "automatic")
  public static let principal = Self(name: "principal")
  public static let navigation = Self(name: "navigation")
  public static let primaryAction = Self(name: "primaryAction")
  public static let secondaryAction = Self(name: "secondaryAction")
  public static let status = Self(name: "status")
  public static let confirmationAction = Self(name: "confirmationAction")
  public static let cancellationAction = Self(name: "cancellationAction")
  public static let destructiveAction = Self(name: "destructiveAction")
  public static let keyboard = Self(name: "keyboard")
  public static let navigationBarLeading = Self(name: "navigationBarLeading")
  public static let navigationBarTrailing = Self(name: "navigationBarTrailing")
  public static let topBarLeading = Self(name: "topBarLeading")
  public static let topBarTrailing = Self(name: "topBarTrailing")
  public static let bottomBar = Self(name: "bottomBar")
  public static let bottomOrnament = Self(name: "bottomOrnament")
  public static let title = Self(name: "title")
  public static let subtitle = Self(name: "subtitle")
  public static let largeTitle = Self(name: "largeTitle")
  public static let largeSubtitle = Self(name: "largeSubtitle")
  public static func accessoryBar<ID: Hashable>(id: ID) -> Self { Self(name: "accessoryBar") }
}
public struct ToolbarPlacement: Hashable, Sendable {
  let name: String
  public static let automatic = Self(name: "automatic")
  public static let bottomBar = Self(name: "bottomBar")
  public static let navigationBar = Self(name: "navigationBar")
  public static let tabBar = Self(name: "tabBar")
  public static let windowToolbar = Self(name: "windowToolbar")
  public static let bottomOrnament = Self(name: "bottomOrnament")
}
public struct ToolbarRole: Sendable {
  public static let automatic = ToolbarRole()
  public static let navigationStack = ToolbarRole()
  public static let browser = ToolbarRole()
  public static let editor = ToolbarRole()
}
public struct ToolbarTitleDisplayMode: Sendable {
  public static let automatic = ToolbarTitleDisplayMode()
  public static let inline = ToolbarTitleDisplayMode()
  public static let inlineLarge = ToolbarTitleDisplayMode()
  public static let large = ToolbarTitleDisplayMode()
}

/// Bars: inert in a widget.
extension View {
  @_disfavoredOverload
  nonisolated public func toolbar<C: View>(@ViewBuilder content: () -> C) -> some View {
    inert("toolbar")
  }
  nonisolated public func toolbar<C: ToolbarContent>(@ToolbarContentBuilder content: () -> C)
    -> some View
  { inert("toolbar") }
  nonisolated public func toolbar<C: CustomizableToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> C
  ) -> some View { inert("toolbar") }
  nonisolated public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  { inert("toolbar") }
  nonisolated public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  { inert("toolbarVisibility") }
  nonisolated public func toolbarBackground<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> some View { inert("toolbarBackground") }
  nonisolated public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  { inert("toolbarBackground") }
  nonisolated public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { inert("toolbarBackgroundVisibility") }
  nonisolated public func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View { inert("toolbarColorScheme") }
  nonisolated public func toolbarRole(_ role: ToolbarRole) -> some View { inert("toolbarRole") }
  nonisolated public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    inert("toolbarTitleDisplayMode")
  }
  nonisolated public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
    inert("toolbarTitleMenu")
  }
}
extension ToolbarContent {
  nonisolated public func sharedBackgroundVisibility(_ visibility: Visibility)
    -> some ToolbarContent
  { _InertToolbarContent() }
  nonisolated public func hidden(_ hidden: Bool = true) -> some ToolbarContent {
    _InertToolbarContent()
  }
}
