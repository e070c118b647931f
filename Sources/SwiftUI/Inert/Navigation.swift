/// Containers that move between views, which a widget cannot show.
public struct NavigationStack<Data, Root: View>: View {
  nonisolated public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {}
  nonisolated public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)
  where Data == NavigationPath {}
  nonisolated public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Hashable
  {}
  public var body: some View { UnsupportedView("NavigationStack") }
}
public struct NavigationView<Content: View>: View {
  nonisolated public init(@ViewBuilder content: () -> Content) {}
  public var body: some View { UnsupportedView("NavigationView") }
}

/// Where a navigation stack stands. Keeps its values, although nothing shows them.
public struct NavigationPath: Equatable {
  private var values: [AnyHashable]
  public init() { values = [] }
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    values = elements.map(AnyHashable.init)
  }
  public var count: Int { values.count }
  public var isEmpty: Bool { values.isEmpty }
  public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }
  public mutating func removeLast(_ k: Int = 1) { values.removeLast(k) }
  /// Nothing of a path is kept from run to run.
  public struct CodableRepresentation: Codable, Equatable {
    public init() {}
  }
  public var codable: CodableRepresentation? { nil }
  public init(_ codable: CodableRepresentation) { values = [] }
}

public struct NavigationLink<Label: View, Destination: View>: View {
  public var body: some View { UnsupportedView("NavigationLink") }
}
extension NavigationLink {
  nonisolated public init(
    @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {}
  nonisolated public init(destination: Destination, @ViewBuilder label: () -> Label) {}
  nonisolated public init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) {}
  nonisolated public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {}
  nonisolated public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {}
  nonisolated public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {}
}
extension NavigationLink where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination
  ) {}
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, @ViewBuilder destination: () -> Destination
  ) {}
  nonisolated public init(_ titleKey: LocalizedStringKey, destination: Destination) {}
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, destination: Destination) {}
  nonisolated public init(
    _ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>
  ) {}
}
extension NavigationLink where Destination == Never {
  nonisolated public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {}
}
extension NavigationLink where Label == Text, Destination == Never {
  nonisolated public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {}
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {}
}

public protocol NavigationViewStyle {}
public struct DefaultNavigationViewStyle: NavigationViewStyle { public init() {} }
public struct StackNavigationViewStyle: NavigationViewStyle { public init() {} }
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle { public init() {} }
public struct ColumnNavigationViewStyle: NavigationViewStyle { public init() {} }
extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}
extension NavigationViewStyle where Self == StackNavigationViewStyle {
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}
extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}
public protocol NavigationTransition {}
public struct AutomaticNavigationTransition: NavigationTransition, Sendable { public init() {} }
public struct ZoomNavigationTransition: NavigationTransition, Sendable {}
extension NavigationTransition where Self == AutomaticNavigationTransition {
  public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}
extension NavigationTransition where Self == ZoomNavigationTransition {
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> Self {
    ZoomNavigationTransition()
  }
}

/// Navigation bars and destinations: inert in a widget.
extension View {
  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    inert("navigationTitle")
  }
  @_disfavoredOverload
  nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    inert("navigationTitle")
  }
  @_disfavoredOverload
  nonisolated public func navigationTitle(_ title: LocalizedStringResource) -> some View {
    inert("navigationTitle")
  }
  nonisolated public func navigationTitle(_ title: Text) -> some View { inert("navigationTitle") }
  nonisolated public func navigationTitle(_ title: Binding<String>) -> some View {
    inert("navigationTitle")
  }
  nonisolated public func navigationTitle<V: View>(@ViewBuilder _ title: () -> V) -> some View {
    inert("navigationTitle")
  }
  nonisolated public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    inert("navigationSubtitle")
  }
  nonisolated public func navigationSubtitle(_ subtitle: Text) -> some View {
    inert("navigationSubtitle")
  }
  @_disfavoredOverload
  nonisolated public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
    inert("navigationSubtitle")
  }
  nonisolated public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    inert("navigationBarTitle")
  }
  nonisolated public func navigationBarTitle(_ title: Text) -> some View {
    inert("navigationBarTitle")
  }
  @_disfavoredOverload
  nonisolated public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
    inert("navigationBarTitle")
  }
  nonisolated public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { inert("navigationBarTitle") }
  nonisolated public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { inert("navigationBarTitle") }
  @_disfavoredOverload
  nonisolated public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { inert("navigationBarTitle") }
  nonisolated public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { inert("navigationBarTitleDisplayMode") }
  nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View {
    inert("navigationBarHidden")
  }
  nonisolated public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View
  {
    inert("navigationBarBackButtonHidden")
  }
  nonisolated public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View
  {
    inert("navigationBarItems")
  }
  nonisolated public func navigationBarItems<L: View>(leading: L) -> some View {
    inert("navigationBarItems")
  }
  nonisolated public func navigationBarItems<T: View>(trailing: T) -> some View {
    inert("navigationBarItems")
  }
  nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    inert("navigationViewStyle")
  }
  nonisolated public func navigationTransition(_ style: some NavigationTransition) -> some View {
    inert("navigationTransition")
  }
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View { inert("navigationDestination") }
  nonisolated public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View { inert("navigationDestination") }
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View { inert("navigationDestination") }
  nonisolated public func navigationDocument(_ url: URL) -> some View {
    inert("navigationDocument")
  }
  nonisolated public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}

public struct NavigationBarItem: Sendable {
  public enum TitleDisplayMode: Hashable, Sendable { case automatic, inline, large, inlineLarge }
}
