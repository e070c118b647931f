/// Pages of an app, which a widget cannot show.
public struct TabView<SelectionValue, Content>: View {
  public var body: some View { UnsupportedView("TabView") }
}
extension TabView where Content: View {
  nonisolated public init(@ViewBuilder content: () -> Content) where SelectionValue == Int {}
  nonisolated public init(
    selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content
  ) where SelectionValue: Hashable {}
}
extension TabView {
  @_disfavoredOverload
  nonisolated public init<C: TabContent>(@TabContentBuilder content: () -> C)
  where SelectionValue == Never, Content == _InertTabContent {}
  @_disfavoredOverload
  nonisolated public init<C: TabContent>(
    selection: Binding<SelectionValue>, @TabContentBuilder content: () -> C
  ) where SelectionValue: Hashable, Content == _InertTabContent {}
}

/// What a tab view is made of.
@MainActor @preconcurrency
public protocol TabContent {}
public struct _InertTabContent: TabContent { nonisolated init() {} }
public struct Tab<Value, Content, Label>: TabContent {}
extension Tab where Content: View {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value,
    @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel {}
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel {}
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value,
    @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel {}
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel {}
  nonisolated public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) where Label: View {}
  nonisolated public init(
    value: Value, role: TabRole?, @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel {}
}
extension Tab where Value == Never, Content: View {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel {}
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel {}
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel {}
  nonisolated public init(
    role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) where Label: View {}
  nonisolated public init(role: TabRole, @ViewBuilder content: () -> Content)
  where Label == DefaultTabLabel {}
}
public struct TabSection<Content: TabContent>: TabContent {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @TabContentBuilder content: () -> Content
  ) {}
}
public struct DefaultTabLabel: View { public var body: some View { EmptyView() } }
public struct TabRole: Hashable, Sendable {
  let raw: Int
  public static let search = TabRole(raw: 0)
}

@resultBuilder
public struct TabContentBuilder {
  public static func buildExpression<C: TabContent>(_ content: C) -> C { content }
  public static func buildBlock<each C: TabContent>(_ content: repeat each C) -> _InertTabContent {
    _InertTabContent()
  }
  public static func buildIf<C: TabContent>(_ content: C?) -> _InertTabContent {
    _InertTabContent()
  }
  public static func buildEither<C: TabContent>(first: C) -> _InertTabContent {
    _InertTabContent()
  }
  public static func buildEither<C: TabContent>(second: C) -> _InertTabContent {
    _InertTabContent()
  }
  public static func buildLimitedAvailability<C: TabContent>(_ content: C) -> _InertTabContent {
    _InertTabContent()
  }
}
extension ForEach: TabContent where Content: TabContent {}
extension ForEach where Content: TabContent, ID == Data.Element.ID, Data.Element: Identifiable {
  nonisolated public init(
    _ data: Data, @TabContentBuilder content: @escaping (Data.Element) -> Content
  ) { self.init(data: data, content: content, identity: { $0.id }) }
}
extension ForEach where Content: TabContent {
  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TabContentBuilder content: @escaping (Data.Element) -> Content
  ) { self.init(data: data, content: content, identity: { $0[keyPath: id] }) }
}
extension TabContent {
  nonisolated public func badge(_ count: Int) -> some TabContent { _InertTabContent() }
  nonisolated public func customizationID(_ id: String) -> some TabContent { _InertTabContent() }
  nonisolated public func hidden(_ hidden: Bool = true) -> some TabContent { _InertTabContent() }
}

public protocol TabViewStyle {}
public struct DefaultTabViewStyle: TabViewStyle { public init() {} }
public struct PageTabViewStyle: TabViewStyle {
  public struct IndexDisplayMode: Sendable {
    public static let automatic = IndexDisplayMode()
    public static let always = IndexDisplayMode()
    public static let never = IndexDisplayMode()
  }
  public init(indexDisplayMode: IndexDisplayMode = .automatic) {}
}
public struct SidebarAdaptableTabViewStyle: TabViewStyle { public init() {} }
public struct VerticalPageTabViewStyle: TabViewStyle { public init() {} }
public struct CarouselTabViewStyle: TabViewStyle { public init() {} }
extension TabViewStyle where Self == DefaultTabViewStyle {
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}
extension TabViewStyle where Self == PageTabViewStyle {
  public static var page: PageTabViewStyle { PageTabViewStyle() }
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> Self { page }
}
extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { .init() }
}
extension TabViewStyle where Self == VerticalPageTabViewStyle {
  public static var verticalPage: VerticalPageTabViewStyle { VerticalPageTabViewStyle() }
}
extension TabViewStyle where Self == CarouselTabViewStyle {
  public static var carousel: CarouselTabViewStyle { CarouselTabViewStyle() }
}
public protocol IndexViewStyle {}
public struct PageIndexViewStyle: IndexViewStyle {
  public struct BackgroundDisplayMode: Sendable {
    public static let automatic = BackgroundDisplayMode()
    public static let interactive = BackgroundDisplayMode()
    public static let always = BackgroundDisplayMode()
    public static let never = BackgroundDisplayMode()
  }
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}
}
extension IndexViewStyle where Self == PageIndexViewStyle {
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }
  public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> Self {
    page
  }
}
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  let raw: Int
  public static let automatic = TabBarMinimizeBehavior(raw: 0)
  public static let onScrollDown = TabBarMinimizeBehavior(raw: 1)
  public static let onScrollUp = TabBarMinimizeBehavior(raw: 2)
  public static let never = TabBarMinimizeBehavior(raw: 3)
}
extension View {
  nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    inert("tabItem")
  }
  nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    inert("tabViewStyle")
  }
  nonisolated public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
    inert("indexViewStyle")
  }
  nonisolated public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View {
    inert("tabBarMinimizeBehavior")
  }
  nonisolated public func tabViewBottomAccessory<C: View>(@ViewBuilder content: () -> C)
    -> some View
  { inert("tabViewBottomAccessory") }
}
