public import ActivityKit

/// What the previews of this extension say about a Live Activity.
@MainActor
package struct ActivityPreviewContent<Attributes: ActivityAttributes> {
  package let attributes: Attributes
  package let kind: ActivityPreviewViewKind
  package let states: @MainActor () async -> [Attributes.ContentState]
  /// nil for a `previewContext`, whose widget is that of the bundle.
  package let widget: (@MainActor () -> any Widget)?
}

@MainActor
enum ActivityPreviews {
  static func all<A: ActivityAttributes>(of type: A.Type) -> [ActivityPreviewContent<A>] {
    let own: [ActivityPreviewContent<A>] = PreviewDiscovery.registries().compactMap { registry in
      guard let preview = try? registry.makePreview(), case .other(let content) = preview.content
      else { return nil }
      return (content as? ActivityPreview<A>)?.content
    }
    // Views of previews are made for these: only where nothing else says a state.
    return own.isEmpty ? ofProviders(type) : own
  }

  /// What `PreviewProvider`s show with `previewContext(_:isStale:viewKind:)`.
  private static func ofProviders<A: ActivityAttributes>(
    _ type: A.Type
  ) -> [ActivityPreviewContent<A>] {
    guard PreviewDiscovery.isOn else { return [] }
    return PreviewDiscovery.providers().flatMap { PreviewDiscovery.traits(of: $0) }.compactMap {
      guard let shown = $0.content as? ActivityPreviewView<A> else { return nil }
      return ActivityPreviewContent(
        attributes: shown.attributes, kind: shown.kind, states: { [shown.state] }, widget: nil)
    }
  }
}

/// Which form of a Live Activity a preview shows.
public enum ActivityPreviewViewKind: Sendable {
  public enum DynamicIslandPreviewViewState: Sendable {
    case compact, minimal, expanded
  }
  case content
  case dynamicIsland(DynamicIslandPreviewViewState)

  /// Where it is drawn.
  package var region: ActivityRegion {
    switch self {
    case .content: .lockScreen
    case .dynamicIsland(.compact): .compact
    case .dynamicIsland(.minimal): .minimal
    case .dynamicIsland(.expanded): .expanded
    }
  }
}

extension ActivityAttributes {
  /// A Live Activity in a `PreviewProvider`: its Lock Screen view is drawn by the widget of this
  /// bundle whose attributes these are.
  @MainActor
  public func previewContext(
    _ state: ContentState, isStale: Bool = false, viewKind: ActivityPreviewViewKind
  ) -> some View {
    ActivityPreviewView(attributes: self, state: state, isStale: isStale, kind: viewKind)
  }
}

struct ActivityPreviewView<Attributes: ActivityAttributes>: View {
  let attributes: Attributes
  let state: Attributes.ContentState
  let isStale: Bool
  let kind: ActivityPreviewViewKind

  var body: some View {
    let context = ActivityViewContext(
      activityID: "preview", attributes: attributes, state: state, isStale: isStale)
    let region = kind.region
    if let source = WidgetResponder.current?.source(of: Attributes.self) {
      AnyView(ActivityDrawing.view(of: source.views, context, region: region))
        .previewContent(self)
    }
  }
}
