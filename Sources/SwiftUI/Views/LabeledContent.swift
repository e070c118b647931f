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
    let configuration = LabeledContentStyleConfiguration(
      label: .init(part: StyledPart(titled: label)), content: .init(part: StyledPart(content)))
    return context.child(0).styled(configuration)
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
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, F: FormatStyle>(
    _ title: S, value: F.FormatInput, format: F
  )
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(title), content: Text(value, format: format))
  }
}
extension LabeledContent
where
  Label == LabeledContentStyleConfiguration.Label,
  Content == LabeledContentStyleConfiguration.Content
{
  nonisolated public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init(label: configuration.label, content: configuration.content)
  }
}

// MARK: Styles

public struct LabeledContentStyleConfiguration {
  public struct Label { package let part: StyledPart }
  public struct Content { package let part: StyledPart }
  public let label: Label
  public let content: Content
}
extension LabeledContentStyleConfiguration.Label: View {
  public var body: some View { PartView(part) }
}
extension LabeledContentStyleConfiguration.Content: View {
  public var body: some View { PartView(part) }
}

@MainActor @preconcurrency
public protocol LabeledContentStyle {
  associatedtype Body: View
  typealias Configuration = LabeledContentStyleConfiguration
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The label leading, the content trailing and secondary.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Spacer()
      configuration.content.foregroundStyle(.secondary)
    }
    .boxSpacing()
  }
}
extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

extension LabeledContentStyleConfiguration: StyleConfiguration {
  static func standard(_ configuration: LabeledContentStyleConfiguration) -> any View {
    AutomaticLabeledContentStyle().makeBody(configuration: configuration)
  }
}
extension View {
  nonisolated public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    let style = UncheckedBox(style)
    return controlStyle { StyleBox(style.value, within: $0) { $0.makeBody(configuration: $1) } }
  }
}
