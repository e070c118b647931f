/// Shows and hides what it holds. A widget has nothing to tap for that: the system draws its sign,
/// unless a style of the widget's own draws the group as it stands.
public struct DisclosureGroup<Label, Content> {
  private let label: Label
  private let content: () -> Content
  private let isExpanded: Binding<Bool>
}

extension DisclosureGroup: View, PrimitiveView where Label: View, Content: View {
  public typealias Body = Never
  nonisolated public init(
    @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), content: content, isExpanded: .constant(false))
  }
  nonisolated public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), content: content, isExpanded: isExpanded)
  }
  package func resolve(_ context: ResolveContext) -> [Node] {
    let configuration = DisclosureGroupStyleConfiguration(
      label: .init(part: StyledPart(label)), content: .init(part: StyledPart(content())),
      isExpanded: isExpanded)
    return context.child(0).styled(configuration)
  }
}

extension DisclosureGroup where Label == Text, Content: View {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content) { Text(titleKey) }
  }
  nonisolated public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content) { Text(title) }
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }
}

@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
  associatedtype Body: View
  typealias Configuration = DisclosureGroupStyleConfiguration
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}
public struct DisclosureGroupStyleConfiguration {
  public struct Label { let part: StyledPart }
  public struct Content { let part: StyledPart }
  public let label: Label
  public let content: Content
  @Binding public var isExpanded: Bool

  init(label: Label, content: Content, isExpanded: Binding<Bool>) {
    self.label = label
    self.content = content
    _isExpanded = isExpanded
  }
}
extension DisclosureGroupStyleConfiguration.Label: View {
  public var body: some View { PartView(part) }
}
extension DisclosureGroupStyleConfiguration.Content: View {
  public var body: some View { PartView(part) }
}
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    UnsupportedView("DisclosureGroup")
  }
}
extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}
extension DisclosureGroupStyleConfiguration: StyleConfiguration {
  static func standard(_ configuration: DisclosureGroupStyleConfiguration) -> any View {
    AutomaticDisclosureGroupStyle().makeBody(configuration: configuration)
  }
}
extension View {
  nonisolated public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    let style = UncheckedBox(style)
    return controlStyle { StyleBox(style.value, within: $0) { $0.makeBody(configuration: $1) } }
  }
}
