/// A group with a header and a footer; stands as its parts in a widget.
public struct Section<Parent, Content, Footer> {
  package let header: Parent
  package let content: Content
  package let footer: Footer
}
extension Section: View, PrimitiveView where Parent: View, Content: View, Footer: View {
  public typealias Body = Never
  package func resolve(_ context: ResolveContext) -> [Node] {
    context.child(0).resolve(header) + context.child(1).resolve(content)
      + context.child(2).resolve(footer)
  }
}
extension Section where Parent: View, Content: View, Footer: View {
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: header(), content: content(), footer: footer())
  }
  nonisolated public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: footer)
  }
}
extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }
}
extension Section where Parent == EmptyView, Content: View, Footer: View {
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: EmptyView(), content: content(), footer: footer())
  }
}
extension Section where Parent: View, Content: View, Footer == EmptyView {
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), content: content(), footer: EmptyView())
  }
  nonisolated public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: EmptyView())
  }
}
extension Section where Parent == Text, Content: View, Footer == EmptyView {
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView())
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), content: content(), footer: EmptyView())
  }
}

// MARK: GroupBox

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
/// A filled card; radius and padding are estimates after iOS.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 8) {
      configuration.label.font(.headline)
      configuration.content.frame(maxWidth: .infinity, alignment: .leading)
    }
    .padding(16)
    .background(FillShapeStyle().tertiary, in: RoundedRectangle(cornerRadius: 8))
  }
}
extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}
@MainActor private func box<S: GroupBoxStyle>(_ style: S) -> StyleBox<GroupBoxStyleConfiguration> {
  StyleBox(
    body: { configuration, context in
      var style = style
      context.inject(into: &style)
      return context.resolve(style.makeBody(configuration: configuration))
    }, style: style)
}
private struct GroupBoxStyleKey: EnvironmentKey {
  static var defaultValue: StyleBox<GroupBoxStyleConfiguration>? { nil }
}
extension View {
  nonisolated func groupBoxStyled<S: GroupBoxStyle>(_ style: S) -> some View {
    let style = UncheckedBox(style)
    return environmentValues { $0[GroupBoxStyleKey.self] = box(style.value) }
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
  package func resolve(_ context: ResolveContext) -> [Node] {
    let style = context.environment[GroupBoxStyleKey.self] ?? box(DefaultGroupBoxStyle())
    return style.body(
      GroupBoxStyleConfiguration(
        label: .init(part: StyledPart(label)), content: .init(part: StyledPart(content))),
      context.child(0))
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

// MARK: LabeledContent

public struct LabeledContent<Label, Content> {
  package let label: Label
  package let content: Content
}
extension LabeledContent: View, PrimitiveView where Label: View, Content: View {
  public typealias Body = Never
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content())
  }
  package func resolve(_ context: ResolveContext) -> [Node] {
    context.child(0).resolve(
      HStack {
        label
        Spacer()
        content.foregroundStyle(.secondary)
      })
  }
}
extension LabeledContent where Label == Text, Content: View {
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content())
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content())
  }
}
extension LabeledContent where Label == Text, Content == Text {
  nonisolated public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(label: Text(titleKey), content: Text(value))
  }
  @_disfavoredOverload
  nonisolated public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init(label: Text(title), content: Text(value))
  }
  nonisolated public init<F: FormatStyle>(
    _ titleKey: LocalizedStringKey, value: F.FormatInput, format: F
  )
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(titleKey), content: Text(value, format: format))
  }
}

// MARK: ContentUnavailableView

/// A symbol, a title and a description in the middle. Sizes are estimates after iOS.
public struct ContentUnavailableView<Label, Description, Actions> {
  package let label: Label
  package let description: Description
  package let actions: Actions
}
extension ContentUnavailableView: View, PrimitiveView
where Label: View, Description: View, Actions: View {
  public typealias Body = Never
  nonisolated public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.init(label: label(), description: description(), actions: actions())
  }
  package func resolve(_ context: ResolveContext) -> [Node] {
    context.child(0).resolve(
      VStack(spacing: 8) {
        label.labelStyle(UnavailableLabelStyle())
        description.font(.subheadline).foregroundStyle(.secondary)
        actions
      }
      .multilineTextAlignment(.center).frame(maxWidth: .infinity, maxHeight: .infinity))
  }
}
struct UnavailableLabelStyle: LabelStyle {
  nonisolated init() {}
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 8) {
      configuration.icon.font(.system(size: 40)).foregroundStyle(.secondary)
      configuration.title.font(.title3.bold())
    }
  }
}
extension ContentUnavailableView
where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  nonisolated public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil)
  {
    self.init(label: .init(title, image: name), description: description, actions: EmptyView())
  }
  nonisolated public init(
    _ title: LocalizedStringKey, systemImage name: String, description: Text? = nil
  ) {
    self.init(
      label: .init(title, systemImage: name), description: description, actions: EmptyView())
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, image name: String, description: Text? = nil
  ) {
    self.init(label: .init(title, image: name), description: description, actions: EmptyView())
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage name: String, description: Text? = nil
  ) {
    self.init(
      label: .init(title, systemImage: name), description: description, actions: EmptyView())
  }
}
