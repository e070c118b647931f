public import ActivityKit
package import VitrineMessages

/// What a Live Activity's closures are given.
public struct ActivityViewContext<Attributes: ActivityAttributes> {
  public let activityID: String
  public let attributes: Attributes
  public let state: Attributes.ContentState
  /// Whether the content's stale date has passed.
  public let isStale: Bool
  package init(
    activityID: String, attributes: Attributes, state: Attributes.ContentState, isStale: Bool
  ) {
    self.activityID = activityID
    self.attributes = attributes
    self.state = state
    self.isStale = isStale
  }
}

/// A Live Activity: the Lock Screen's view and the island's.
@MainActor @preconcurrency
public struct ActivityConfiguration<Attributes: ActivityAttributes>: WidgetConfiguration {
  public typealias Body = Never
  package let views: ActivityViews<Attributes>

  nonisolated public init<Content: View>(
    for attributesType: Attributes.Type,
    @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content,
    dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland
  ) {
    views = ActivityViews(content: { content($0) }, island: dynamicIsland)
  }

  /// As the first betas of iOS 16.1 had it, before there was an island: the activity is on the Lock Screen alone.
  @available(
    *, deprecated,
    message: "use init(for:content:dynamicIsland:), which has an island"
  )
  nonisolated public init<Content: View>(
    attributesType: Attributes.Type,
    @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content
  ) {
    views = ActivityViews(content: { content($0) }, island: nil)
  }
  public var body: Never { fatalError("ActivityConfiguration has no body") }
}
extension ActivityConfiguration: DefinableConfiguration {
  package func define() -> WidgetDefinition? {
    var definition = WidgetDefinition(
      kind: "activity:\(Attributes.self)", source: ActivitySource<Attributes>(views: views))
    if views.island == nil { definition.activityRegions = [.lockScreen] }
    return definition
  }
}

package struct ActivityViews<Attributes: ActivityAttributes>: @unchecked Sendable {
  package let content: (ActivityViewContext<Attributes>) -> any View
  /// nil where the configuration has none.
  package let island: ((ActivityViewContext<Attributes>) -> DynamicIsland)?
}

/// Where parts of a Live Activity are drawn: `RenderRequest.activityRegion`.
package enum ActivityRegion: String, CaseIterable, Sendable {
  case lockScreen, compact, compactLeading, compactTrailing, minimal, expanded

  /// The family's name in messages.
  package var family: String {
    switch self {
    case .lockScreen: "activityLockScreen"
    case .compact: "islandCompact"
    case .compactLeading: "islandCompactLeading"
    case .compactTrailing: "islandCompactTrailing"
    case .minimal: "islandMinimal"
    case .expanded: "islandExpanded"
    }
  }
}

/// A Live Activity as the host draws it. Its states come from previews, from an activity that runs
/// in this process, or from the request's configuration: an object with `attributes` and `states`;
/// without any of these they are made up (`SampleDecoder`).
package struct ActivitySource<Attributes: ActivityAttributes>: WidgetSource {
  package let views: ActivityViews<Attributes>
  package var configuration: WidgetDescription.Configuration { .activity }

  package func placeholder(_ call: ProviderCall) async throws -> DrawableEntry {
    try await snapshot(call)
  }
  package func snapshot(_ call: ProviderCall) async throws -> DrawableEntry {
    let timeline = try await timeline(call)
    guard let first = timeline.entries.first else {
      throw ExtensionFailure.timelineEmpty(kind: call.kind)
    }
    return first
  }
  /// The same contents: what is made up is what the views read beside them (`SampleDefaults`).
  package func sample(_ call: ProviderCall) async throws -> DrawableEntry {
    try await snapshot(call)
  }
  package func timeline(_ call: ProviderCall) async throws -> DrawableTimeline {
    if let json = call.configuration {
      return try await given(json, call)
    }
    if let activity = ActivityRegistry.all(of: Attributes.self).last {
      return drawable(activity.attributes, [activity.content.state], call, id: activity.id)
    }
    for preview in ActivityPreviews.all(of: Attributes.self) {
      let states = await preview.states()
      if !states.isEmpty { return drawable(preview.attributes, states, call) }
    }
    do {
      let attributes = try SampleDecoder.sample(Attributes.self, date: call.date)
      let state = try SampleDecoder.sample(Attributes.ContentState.self, date: call.date)
      return drawable(attributes, [state], call, id: "sample")
    } catch {
      throw ExtensionFailure.notAvailable(
        "content for '\(Attributes.self)' (write a #Preview(as: .content, using:) with "
          + "contentStates, or give a configuration with \"attributes\" and \"state\")")
    }
  }

  /// The morning that made-up states are of, where nobody has said a moment.
  private static var sampleDate: Date { Date(timeIntervalSince1970: 1_780_911_660) }

  /// Without a configuration that which would show what is shown: `attributes` and all `states` that its previews
  /// have, or made-up ones.
  package func configure(_ json: String?) async throws -> ConfigureResponse {
    if let json {
      _ = try JSONDecoder().decode(Given.self, from: Data(json.utf8))
      return ConfigureResponse(configuration: json)
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    func text(_ value: some Encodable) throws -> String {
      String(decoding: try encoder.encode(value), as: UTF8.self)
    }
    var (attributes, states): (String?, [String]) = (nil, [])
    for preview in ActivityPreviews.all(of: Attributes.self) {
      attributes = try attributes ?? text(preview.attributes)
      for state in await preview.states() {
        let text = try text(state)
        if !states.contains(text) { states.append(text) }
      }
    }
    if states.isEmpty {
      states = [try text(SampleDecoder.sample(Attributes.ContentState.self, date: Self.sampleDate))]
    }
    let known = try attributes ?? text(SampleDecoder.sample(Attributes.self, date: Self.sampleDate))
    return ConfigureResponse(
      configuration: "{\"attributes\":\(known),\"states\":[\(states.joined(separator: ","))]}")
  }

  private struct Given: Decodable {
    /// Missing where a push updates an activity that runs: those of a preview, or made up.
    var attributes: Attributes?
    var state: Attributes.ContentState?
    var states: [Attributes.ContentState]?
    /// The stale date of the content has passed.
    var isStale: Bool?
  }

  private func given(_ json: String, _ call: ProviderCall) async throws -> DrawableTimeline {
    do {
      let given = try JSONDecoder().decode(Given.self, from: Data(json.utf8))
      let states = (given.state.map { [$0] } ?? []) + (given.states ?? [])
      guard !states.isEmpty else {
        throw ExtensionFailure.badConfiguration(
          parameter: "state", message: "missing: give the content state as an object")
      }
      let attributes = try given.attributes ?? knownAttributes(call)
      return drawable(attributes, states, call, isStale: given.isStale ?? false)
    } catch let error as DecodingError {
      throw ExtensionFailure.badConfiguration(
        parameter: error.place(in: "configuration"),
        message: "does not fit '\(Attributes.self)': \(error.words)")
    }
  }

  private func knownAttributes(_ call: ProviderCall) throws -> Attributes {
    try ActivityRegistry.all(of: Attributes.self).last?.attributes
      ?? ActivityPreviews.all(of: Attributes.self).first?.attributes
      ?? SampleDecoder.sample(Attributes.self, date: call.date)
  }

  package func drawable(
    _ attributes: Attributes, _ states: [Attributes.ContentState], _ call: ProviderCall,
    id: String = "preview", isStale: Bool = false
  ) -> DrawableTimeline {
    let entries = states.map { state in
      let box = UncheckedBox(
        ActivityViewContext(activityID: id, attributes: attributes, state: state, isStale: isStale))
      return DrawableEntry(date: call.date) {
        let view = ActivityDrawing.view(of: views, box.value, region: call.region ?? .lockScreen)
        return id == "sample" ? AnyView(view).reportingSample(of: Attributes.self) : view
      }
    }
    return DrawableTimeline(entries: entries, policy: nil)
  }
}

extension View {
  /// Tells that what is shown was made up.
  fileprivate func reportingSample(of type: Any.Type) -> some View {
    contextual { context, content in
      context.session.report(
        .note,
        "'\(type)' is shown with made-up values; write a #Preview(as: .content, using:) or give a "
          + "configuration with \"attributes\" and \"state\"")
      return content(context)
    }
  }
}
