// Sheets, bars, tabs, searches and text: further modifiers that are inert in a widget.

public protocol CustomPresentationDetent {
  typealias Context = PresentationDetent.Context
  static func height(in context: Context) -> CGFloat?
}
extension PresentationDetent {
  public struct Context { public var maxDetentValue: CGFloat { 0 } }
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    .large
  }
}
public struct SearchPresentationToolbarBehavior: Sendable {
  public static let automatic = Self()
  public static let avoidHidingContent = Self()
}
public struct SearchScopeActivation: Sendable {
  public static let automatic = Self()
  public static let onTextEntry = Self()
  public static let onSearchPresentation = Self()
}
public struct SearchSuggestionsPlacement: Hashable, Sendable {
  let name: String
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let menu = Set(rawValue: 1)
    public static let content = Set(rawValue: 2)
  }
  public static let automatic = Self(name: "automatic")
  public static let menu = Self(name: "menu")
  public static let content = Self(name: "content")
}
public struct TextInputDictationActivation: Sendable {
  public static let onSelect = Self()
  public static let onLook = Self()
}
public struct TextInputDictationBehavior: Sendable {
  public static let automatic = Self()
  public static let preventDictation = Self()
  public static func inline(activation: TextInputDictationActivation) -> Self { Self() }
}
public enum TextSelectionAffinity: Hashable, Sendable { case automatic, upstream, downstream }
public struct TabCustomizationBehavior: Sendable {
  public static let automatic = Self()
  public static let disabled = Self()
  public static let reorderable = Self()
}
public struct TabPlacement: Hashable, Sendable {
  let name: String
  public static let automatic = Self(name: "automatic")
  public static let pinned = Self(name: "pinned")
  public static let sidebarOnly = Self(name: "sidebarOnly")
}
public struct AdaptableTabBarPlacement: Hashable, Sendable {
  let name: String
  public static let automatic = Self(name: "automatic")
  public static let sidebar = Self(name: "sidebar")
  public static let tabBar = Self(name: "tabBar")
}
public struct TabViewCustomization: Hashable, Codable, Sendable {
  public init() {}
  public mutating func resetSectionOrder() {}
  public mutating func resetVisibility() {}
}
public struct TabSearchActivation: Sendable {
  public static let automatic = Self()
  public static let searchTabSelection = Self()
}
public struct ToolbarCustomizationBehavior: Sendable {
  public static let `default` = Self()
  public static let disabled = Self()
  public static let reorderable = Self()
}
public struct ToolbarCustomizationOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let alwaysAvailable = ToolbarCustomizationOptions(rawValue: 1)
}
public struct ToolbarLabelStyle: Sendable {
  public static let automatic = Self()
  public static let iconOnly = Self()
  public static let titleAndIcon = Self()
  public static let titleOnly = Self()
}
public struct ToolbarTitleMenu<Content>: CustomizableToolbarContent {
  nonisolated public init() where Content == EmptyView {}
  nonisolated public init(@ViewBuilder content: () -> Content) {}
  public var body: Never { fatalError("an inert toolbar has no body") }
}
extension CustomizableToolbarContent {
  nonisolated public func customizationBehavior(_ behavior: ToolbarCustomizationBehavior)
    -> some CustomizableToolbarContent
  { _InertToolbarContent() }
  nonisolated public func defaultCustomization(
    _ visibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
  ) -> some CustomizableToolbarContent { _InertToolbarContent() }
}
extension ToolbarContent {
  nonisolated public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID)
    -> some ToolbarContent
  { _InertToolbarContent() }
}
extension TabContent {
  nonisolated public func customizationID(_ id: String) -> Self { self }
  nonisolated public func defaultVisibility(
    _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
  ) -> Self { self }
  nonisolated public func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
  ) -> Self { self }
  nonisolated public func tabPlacement(_ placement: TabPlacement) -> Self { self }
  nonisolated public func disabled(_ disabled: Bool) -> Self { self }
  nonisolated public func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> Self { self }
  nonisolated public func sectionActions<C: View>(@ViewBuilder content: () -> C) -> Self { self }
  nonisolated public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> Self { self }
  nonisolated public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool = true)
    -> Self
  { self }
  nonisolated public func accessibilityLabel(_ label: Text, isEnabled: Bool = true) -> Self { self }
  nonisolated public func accessibilityHint(_ hint: Text, isEnabled: Bool = true) -> Self { self }
}
extension View {
  nonisolated public func inspectorColumnWidth(_ width: CGFloat) -> some View {
    inert("inspectorColumnWidth")
  }
  nonisolated public func inspectorColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View { inert("inspectorColumnWidth") }
  nonisolated public func dismissalConfirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, shouldPresent: Bool, @ViewBuilder actions: () -> A
  ) -> some View { inert("dismissalConfirmationDialog") }
  nonisolated public func dialogSeverity(_ severity: DialogSeverity) -> some View {
    inert("dialogSeverity")
  }
  nonisolated public func dialogPreventsAppTermination(_ prevents: Bool?) -> some View {
    inert("dialogPreventsAppTermination")
  }
  nonisolated public func presentationPreventsAppTermination(_ prevents: Bool?) -> some View {
    inert("presentationPreventsAppTermination")
  }
  nonisolated public func searchPresentationToolbarBehavior(
    _ behavior: SearchPresentationToolbarBehavior
  ) -> some View { inert("searchPresentationToolbarBehavior") }
  nonisolated public func searchDictationBehavior(_ behavior: TextInputDictationBehavior)
    -> some View
  { inert("searchDictationBehavior") }
  nonisolated public func searchFocused<V: Hashable>(
    _ binding: FocusState<V>.Binding, equals value: V
  ) -> some View { inert("searchFocused") }
  nonisolated public func searchSuggestions(
    _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
  ) -> some View { inert("searchSuggestions") }
  nonisolated public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View { inert("searchScopes") }
  nonisolated public func textInputCompletion(_ completion: String) -> some View {
    inert("textInputCompletion")
  }
  nonisolated public func textInputSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S)
    -> some View
  { inert("textInputSuggestions") }
  nonisolated public func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View {
    inert("textSelectionAffinity")
  }
  nonisolated public func writingToolsAffordanceVisibility(_ visibility: Visibility) -> some View {
    inert("writingToolsAffordanceVisibility")
  }
  nonisolated public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?)
    -> some View
  { inert("tabViewCustomization") }
  nonisolated public func tabViewSearchActivation(_ activation: TabSearchActivation) -> some View {
    inert("tabViewSearchActivation")
  }
  nonisolated public func tabViewSidebarHeader<C: View>(@ViewBuilder content: () -> C) -> some View
  { inert("tabViewSidebarHeader") }
  nonisolated public func tabViewSidebarFooter<C: View>(@ViewBuilder content: () -> C) -> some View
  { inert("tabViewSidebarFooter") }
  nonisolated public func tabViewSidebarBottomBar<C: View>(@ViewBuilder content: () -> C)
    -> some View
  { inert("tabViewSidebarBottomBar") }
  nonisolated public func defaultAdaptableTabBarPlacement(_ placement: AdaptableTabBarPlacement)
    -> some View
  { inert("defaultAdaptableTabBarPlacement") }
  nonisolated public func toolbarForegroundStyle<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> some View { inert("toolbarForegroundStyle") }
  nonisolated public func renameAction(_ action: @escaping () -> Void) -> some View {
    inert("renameAction")
  }
  nonisolated public func replaceDisabled(_ disabled: Bool = true) -> some View {
    inert("replaceDisabled")
  }
  nonisolated public func sectionIndexLabel(_ label: Text?) -> some View {
    inert("sectionIndexLabel")
  }
  nonisolated public func listSectionIndexVisibility(_ visibility: Visibility) -> some View {
    inert("listSectionIndexVisibility")
  }
  nonisolated public func sliderThumbVisibility(_ visibility: Visibility) -> some View {
    inert("sliderThumbVisibility")
  }
  nonisolated public func digitalCrownAccessory(_ visibility: Visibility) -> some View {
    inert("digitalCrownAccessory")
  }
  nonisolated public func digitalCrownAccessory<C: View>(@ViewBuilder content: () -> C) -> some View
  { inert("digitalCrownAccessory") }
  nonisolated public func onInteractiveResizeChange(_ action: @escaping (Bool) -> Void) -> some View
  { inert("onInteractiveResizeChange") }
  nonisolated public func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View { inert("onScrollTargetVisibilityChange") }
  nonisolated public func exportsItemProviders<T>(
    _ types: [T], onExport: @escaping () -> [NSItemProvider]
  ) -> some View { inert("exportsItemProviders") }
  nonisolated public func importsItemProviders<T>(
    _ types: [T], onImport: @escaping ([NSItemProvider]) -> Bool
  ) -> some View { inert("importsItemProviders") }
  nonisolated public func accessibilityDragPoint(_ point: UnitPoint, description: Text) -> some View
  { inert("accessibilityDragPoint") }
  nonisolated public func accessibilityDropPoint(_ point: UnitPoint, description: Text) -> some View
  { inert("accessibilityDropPoint") }
}
