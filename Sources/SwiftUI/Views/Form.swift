/// Rows of settings. The system's styles cannot be shown in a widget; a style of one's own draws its body.
public struct Form<Content> {
  package let content: Content
}
extension Form: View, PrimitiveView where Content: View {
  public typealias Body = Never
  nonisolated public init(@ViewBuilder content: () -> Content) { self.init(content: content()) }
  package func resolve(_ context: ResolveContext) -> [Node] {
    context.child(0).styled(FormStyleConfiguration(content: .init(part: StyledPart(content))))
  }
}
extension Form where Content == FormStyleConfiguration.Content {
  nonisolated public init(_ configuration: FormStyleConfiguration) {
    self.init(content: configuration.content)
  }
}

public struct FormStyleConfiguration {
  public struct Content { package let part: StyledPart }
  public let content: Content
}
extension FormStyleConfiguration.Content: View { public var body: some View { PartView(part) } }

@MainActor @preconcurrency
public protocol FormStyle {
  associatedtype Body: View
  typealias Configuration = FormStyleConfiguration
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}
public struct AutomaticFormStyle: FormStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { UnsupportedView("Form") }
}
public struct ColumnsFormStyle: FormStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { UnsupportedView("Form") }
}
public struct GroupedFormStyle: FormStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { UnsupportedView("Form") }
}
extension FormStyle where Self == AutomaticFormStyle {
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}
extension FormStyle where Self == ColumnsFormStyle {
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}
extension FormStyle where Self == GroupedFormStyle {
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension FormStyleConfiguration: StyleConfiguration {
  static func standard(_ configuration: FormStyleConfiguration) -> any View {
    UnsupportedView("Form")
  }
}
extension View {
  nonisolated public func formStyle<S: FormStyle>(_ style: S) -> some View {
    let style = UncheckedBox(style)
    return controlStyle { StyleBox(style.value, within: $0) { $0.makeBody(configuration: $1) } }
  }
}
