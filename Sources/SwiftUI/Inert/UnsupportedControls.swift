// Controls and containers that a widget cannot show: WidgetKit's sign stands in their place.

/// Shares what it holds in an app; as a link without effect here, its label is drawn.
public struct ShareLink<Data, PreviewImage, PreviewIcon, Label: View>: View {
  nonisolated(unsafe) private let label: Label
  public var body: some View {
    Button(action: {}) { label }
  }
}
extension ShareLink {
  nonisolated public init<T>(
    item: T, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<T>, PreviewImage == Never, PreviewIcon == Never {
    self.label = label()
  }
}
extension ShareLink where Data: RandomAccessCollection {
  nonisolated public init(
    items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where PreviewImage == Never, PreviewIcon == Never { self.label = label() }
  nonisolated public init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) { self.label = label() }
}
extension ShareLink where Data: RandomAccessCollection, Label == DefaultShareLinkLabel {
  nonisolated public init(items: Data, subject: Text? = nil, message: Text? = nil)
  where PreviewImage == Never, PreviewIcon == Never { label = DefaultShareLinkLabel(title: nil) }
  nonisolated public init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) { label = DefaultShareLinkLabel(title: nil) }
  nonisolated public init(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil
  ) where PreviewImage == Never, PreviewIcon == Never {
    label = DefaultShareLinkLabel(title: Text(titleKey))
  }
}
extension ShareLink {
  nonisolated public init<T>(
    item: T, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<T> { self.label = label() }
}
extension ShareLink where Label == DefaultShareLinkLabel {
  nonisolated public init<T>(
    item: T, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<T> { label = DefaultShareLinkLabel(title: nil) }
  nonisolated public init<T>(
    _ titleKey: LocalizedStringKey, item: T, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<T> { label = DefaultShareLinkLabel(title: Text(titleKey)) }
}
/// How something that is shared is shown beforehand.
public struct SharePreview<Image, Icon>: Sendable {
  nonisolated public init(_ titleKey: LocalizedStringKey) where Image == Never, Icon == Never {}
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S) where Image == Never, Icon == Never {}
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, image: Image) where Icon == Never {}
  nonisolated public init(_ titleKey: LocalizedStringKey, image: Image) where Icon == Never {}
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, icon: Icon) where Image == Never {}
  nonisolated public init(_ titleKey: LocalizedStringKey, icon: Icon) where Image == Never {}
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) {}
  nonisolated public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) {}
}
extension ShareLink where Label == DefaultShareLinkLabel {
  nonisolated public init<T>(item: T, subject: Text? = nil, message: Text? = nil)
  where Data == CollectionOfOne<T>, PreviewImage == Never, PreviewIcon == Never {
    label = DefaultShareLinkLabel(title: nil)
  }
  nonisolated public init<T>(
    _ titleKey: LocalizedStringKey, item: T, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<T>, PreviewImage == Never, PreviewIcon == Never {
    label = DefaultShareLinkLabel(title: Text(titleKey))
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, T>(
    _ title: S, item: T, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<T>, PreviewImage == Never, PreviewIcon == Never {
    label = DefaultShareLinkLabel(title: Text(title))
  }
}
public struct DefaultShareLinkLabel: View {
  let title: Text?
  public var body: some View {
    Label {
      title ?? Text("Share…")
    } icon: {
      Image(systemName: "square.and.arrow.up")
    }
  }
}

public struct SecureField<Label: View>: View {
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>)
  where Label == Text {}
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>)
  where Label == Text {}
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?
  ) where Label == Text {}
  nonisolated public init(
    text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {}
  public var body: some View { UnsupportedView("SecureField") }
}

public struct EditButton: View {
  nonisolated public init() {}
  public var body: some View { UnsupportedView("EditButton") }
}

public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  nonisolated public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {}
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {}
  nonisolated public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {}
  nonisolated public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {}
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {}
  nonisolated public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {}
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {}
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {}
  public var body: some View { UnsupportedView("NavigationSplitView") }
}
public struct NavigationSplitViewColumn: Hashable, Sendable {
  let raw: Int
  public static let sidebar = NavigationSplitViewColumn(raw: 0)
  public static let content = NavigationSplitViewColumn(raw: 1)
  public static let detail = NavigationSplitViewColumn(raw: 2)
}
public protocol NavigationSplitViewStyle {}
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle { public init() {} }
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle { public init() {} }
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle { public init() {} }
extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  public static var automatic: Self { Self() }
}
extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  public static var balanced: Self { Self() }
}
extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  public static var prominentDetail: Self { Self() }
}
extension View {
  nonisolated public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S)
    -> some View
  { inert("navigationSplitViewStyle") }
  nonisolated public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    inert("navigationSplitViewColumnWidth")
  }
  nonisolated public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View { inert("navigationSplitViewColumnWidth") }
  nonisolated public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View {
    inert("navigationLinkIndicatorVisibility")
  }
}
public struct NavigationSplitViewVisibility: Hashable, Codable, Sendable {
  let raw: Int
  public static let automatic = NavigationSplitViewVisibility(raw: 0)
  public static let all = NavigationSplitViewVisibility(raw: 1)
  public static let doubleColumn = NavigationSplitViewVisibility(raw: 2)
  public static let detailOnly = NavigationSplitViewVisibility(raw: 3)
}

// MARK: Control groups
