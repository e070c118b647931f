/// Values that a widget may ask for and that are the same in every widget.
extension EnvironmentValues {
  public var accessibilityEnabled: Bool {
    get { false }
    set {}
  }
  public var accessibilityDifferentiateWithoutColor: Bool { false }
  public var accessibilityReduceTransparency: Bool { false }
  public var accessibilityReduceMotion: Bool { false }
  public var accessibilityInvertColors: Bool { false }
  public var accessibilityShowButtonShapes: Bool { false }
  public var accessibilityDimFlashingLights: Bool { false }
  public var accessibilityPlayAnimatedImages: Bool { true }
  public var accessibilityVoiceOverEnabled: Bool { false }
  public var accessibilitySwitchControlEnabled: Bool { false }
  public var accessibilityQuickActionsEnabled: Bool { false }
  public var accessibilityLargeContentViewerEnabled: Bool { false }
  public var accessibilityPrefersHeadAnchorAlternative: Bool { false }
  public var isSceneCaptured: Bool { false }
  public var legibilityWeight: LegibilityWeight? {
    get { .regular }
    set {}
  }
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { .compact }
    set {}
  }
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { .compact }
    set {}
  }
  public var scenePhase: ScenePhase {
    get { .active }
    set {}
  }
  public var openURL: OpenURLAction {
    get { OpenURLAction { _ in .discarded } }
    set {}
  }
  public var openWindow: OpenWindowAction { OpenWindowAction() }
  public var dismissWindow: DismissWindowAction { DismissWindowAction() }
  public var dismiss: DismissAction { DismissAction() }
  public var refresh: RefreshAction? { nil }
  public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode()) }
  public var editMode: Binding<EditMode>? {
    get { nil }
    set {}
  }
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(core.dynamicTypeSize) }
    set { core.dynamicTypeSize = newValue.dynamicTypeSize }
  }
  public var headerProminence: Prominence {
    get { slots.headerProminence }
    set { slots.headerProminence = newValue }
  }
  public var allowedDynamicRange: Image.DynamicRange? {
    get { .standard }
    set {}
  }
  public var isFocused: Bool { false }
  public var isSearching: Bool { false }
  public var defaultMinListRowHeight: CGFloat {
    get { 44 }
    set {}
  }
  public var isPresented: Bool { false }
  /// What the Mac's settings say of sidebars, none of which is in a widget.
  public var sidebarRowSize: SidebarRowSize {
    get { .medium }
    set {}
  }
}

public enum SidebarRowSize: Hashable, Sendable { case small, medium, large }

public enum LegibilityWeight: Hashable, Sendable { case regular, bold }
public enum UserInterfaceSizeClass: Sendable { case compact, regular }
public enum ScenePhase: Comparable, Hashable, Sendable { case background, inactive, active }
public enum Prominence: Hashable, Sendable { case standard, increased }
public enum EditMode: Sendable {
  case inactive, transient, active
  public var isEditing: Bool { self != .inactive }
}
public struct PresentationMode: Sendable {
  public var isPresented: Bool { false }
  public mutating func dismiss() {}
}
public struct OpenURLAction: @unchecked Sendable {
  public struct Result: Sendable {
    let raw: Int
    public static let handled = Result(raw: 0)
    public static let discarded = Result(raw: 1)
    public static let systemAction = Result(raw: 2)
    public static func systemAction(_ url: URL) -> Result { .systemAction }
  }
  private let handler: (URL) -> Result
  public init(handler: @escaping (URL) -> Result) { self.handler = handler }
  public func callAsFunction(_ url: URL) { _ = handler(url) }
  public func callAsFunction(_ url: URL, completion: @escaping (Bool) -> Void) {
    completion(handler(url).raw == 0)
  }
}
public struct OpenWindowAction: Sendable {
  public func callAsFunction(id: String) {}
  public func callAsFunction<D: Codable & Hashable>(value: D) {}
}
public struct DismissWindowAction: Sendable {
  public func callAsFunction(id: String) {}
  public func callAsFunction() {}
}
public struct DismissAction: Sendable { public func callAsFunction() {} }
public struct RefreshAction: Sendable { public func callAsFunction() async {} }

/// The text size's older name.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable, Comparable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }
  package init(_ size: DynamicTypeSize) {
    self = Self.allCases[DynamicTypeSize.allCases.firstIndex(of: size) ?? 3]
  }
  package var dynamicTypeSize: DynamicTypeSize {
    DynamicTypeSize.allCases[Self.allCases.firstIndex(of: self) ?? 3]
  }
}

/// A length that grows with the text size.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let base: Value
  private let style: Font.TextStyle
  private var scaled: Value?
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    base = wrappedValue
    style = textStyle
  }
  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }
  public var wrappedValue: Value { scaled ?? base }
}
extension ScaledMetric: InjectableProperty {
  package mutating func inject(_ context: ResolveContext) {
    scaled = Value(
      FontResolver(environment: context.environment).scaled(Double(base), with: style))
  }
}
extension ScaledMetric: Sendable where Value: Sendable {}
