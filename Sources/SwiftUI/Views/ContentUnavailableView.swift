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

/// The empty state of a search without results.
public struct SearchUnavailableContent {
  public struct Label: View {
    let text: String
    public var body: some View {
      SwiftUI.Label(
        text.isEmpty ? "No Results" : "No Results for “\(text)”", systemImage: "magnifyingglass")
    }
  }
  public struct Description: View {
    public var body: some View { Text("Check the spelling or try a new search.") }
  }
  public struct Actions: View {
    public var body: some View { EmptyView() }
  }
}
extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  public static var search: Self { search(text: "") }
  public static func search(text: String) -> Self {
    Self(
      label: SearchUnavailableContent.Label(text: text),
      description: SearchUnavailableContent.Description(),
      actions: SearchUnavailableContent.Actions())
  }
}
