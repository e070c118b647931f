public struct GroupBoxStyleConfiguration {
  public struct Label { package let part: StyledPart }
  public struct Content { package let part: StyledPart }
  public let label: Label
  public let content: Content
}
extension GroupBoxStyleConfiguration.Label: View { public var body: some View { PartView(part) } }
extension GroupBoxStyleConfiguration.Content: View { public var body: some View { PartView(part) } }

@MainActor @preconcurrency
public protocol GroupBoxStyle {
  associatedtype Body: View
  typealias Configuration = GroupBoxStyleConfiguration
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}
/// A card in the `backgroundStyle`, or filled; radius and padding are estimates after iOS.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    GroupBoxCard(configuration: configuration)
  }
}

private struct GroupBoxCard: View {
  let configuration: GroupBoxStyleConfiguration
  @SwiftUI.Environment(\.backgroundStyle) private var style

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      configuration.label.font(.headline)
      configuration.content.frame(maxWidth: .infinity, alignment: .leading)
    }
    .padding(16)
    .background(
      style ?? AnyShapeStyle(FillShapeStyle().tertiary), in: RoundedRectangle(cornerRadius: 8))
  }
}
extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}
extension GroupBoxStyleConfiguration: StyleConfiguration {
  static func standard(_ configuration: GroupBoxStyleConfiguration) -> any View {
    DefaultGroupBoxStyle().makeBody(configuration: configuration)
  }
}
extension View {
  nonisolated public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    let style = UncheckedBox(style)
    return controlStyle { StyleBox(style.value, within: $0) { $0.makeBody(configuration: $1) } }
  }
}

public struct GroupBox<Label, Content> {
  package let label: Label
  package let content: Content
}
extension GroupBox: View, PrimitiveView where Label: View, Content: View {
  public typealias Body = Never
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content())
  }
  /// The label first, as before iOS 15.
  nonisolated public init(label: Label, @ViewBuilder content: () -> Content) {
    self.init(label: label, content: content())
  }
  package func resolve(_ context: ResolveContext) -> [Node] {
    context.child(0).styled(
      GroupBoxStyleConfiguration(
        label: .init(part: StyledPart(label)), content: .init(part: StyledPart(content))))
  }
}
extension GroupBox
where
  Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content
{
  nonisolated public init(_ configuration: GroupBoxStyleConfiguration) {
    self.init(label: configuration.label, content: configuration.content)
  }
}
extension GroupBox where Label == EmptyView, Content: View {
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(label: EmptyView(), content: content())
  }
}
extension GroupBox where Label == Text, Content: View {
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content())
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content())
  }
}
