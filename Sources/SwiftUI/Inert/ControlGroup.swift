/// Controls that belong together. The system draws its sign in a widget, unless a style of the
/// widget's own draws the controls.
public struct ControlGroup<Content: View> {
  private let content: Content
  private let label: StyledPart?

  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.content = content()
    label = nil
  }
}
extension ControlGroup: View, PrimitiveView {
  public typealias Body = Never
  package func resolve(_ context: ResolveContext) -> [Node] {
    context.child(0).styled(
      ControlGroupStyleConfiguration(
        content: .init(part: StyledPart(content)), label: .init(part: label)))
  }
}

extension ControlGroup {
  nonisolated public init<C: View, L: View>(
    @ViewBuilder content: () -> C, @ViewBuilder label: () -> L
  ) where Content == LabeledControlGroupContent<C, L> {
    let label = StyledPart(label())
    self.init(content: LabeledControlGroupContent(content: content()), label: label)
  }
  nonisolated public init<C: View>(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content) { Text(titleKey) }
  }
  @_disfavoredOverload
  nonisolated public init<C: View, S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content) { Text(title) }
  }
  nonisolated public init(_ configuration: ControlGroupStyleConfiguration)
  where Content == ControlGroupStyleConfiguration.Content {
    self.init(content: configuration.content, label: configuration.label.part)
  }
  nonisolated private init(content: Content, label: StyledPart?) {
    self.content = content
    self.label = label
  }
}

/// The controls of a group that has a label.
public struct LabeledControlGroupContent<Content: View, Label: View> {
  let content: Content
}
extension LabeledControlGroupContent: View {
  public var body: some View { content }
}

@MainActor @preconcurrency
public protocol ControlGroupStyle {
  associatedtype Body: View
  typealias Configuration = ControlGroupStyleConfiguration
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}
public struct ControlGroupStyleConfiguration {
  public struct Content { let part: StyledPart }
  public struct Label { let part: StyledPart? }
  public let content: Content
  public let label: Label
}
extension ControlGroupStyleConfiguration.Content: View {
  public var body: some View { PartView(part) }
}
extension ControlGroupStyleConfiguration.Label: View {
  public var body: some View { if let part { PartView(part) } }
}
extension ControlGroupStyleConfiguration: StyleConfiguration {
  static func standard(_ configuration: ControlGroupStyleConfiguration) -> any View {
    AutomaticControlGroupStyle().makeBody(configuration: configuration)
  }
}

public struct AutomaticControlGroupStyle: ControlGroupStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    UnsupportedView("ControlGroup")
  }
}
public struct NavigationControlGroupStyle: ControlGroupStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    UnsupportedView("ControlGroup")
  }
}
public struct MenuControlGroupStyle: ControlGroupStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    UnsupportedView("ControlGroup")
  }
}
public struct CompactMenuControlGroupStyle: ControlGroupStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    UnsupportedView("ControlGroup")
  }
}
extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}
extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}
extension ControlGroupStyle where Self == MenuControlGroupStyle {
  public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}
extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}
extension View {
  nonisolated public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    let style = UncheckedBox(style)
    return controlStyle { StyleBox(style.value, within: $0) { $0.makeBody(configuration: $1) } }
  }
}
