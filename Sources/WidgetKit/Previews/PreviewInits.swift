public import ActivityKit
import AppIntents
import Intents

extension Preview {
  /// A widget with entries as they are listed.
  @MainActor
  public init(
    _ name: String? = nil, as family: WidgetFamily,
    widget: @escaping @MainActor () -> some Widget,
    @PreviewTimelineBuilder timeline: @escaping @MainActor () async -> [any TimelineEntry]
  ) {
    self.init(
      name: name,
      content: .other(EntriesPreview(familyValue: family, widget: { widget() }, entries: timeline)))
  }

  /// A widget with the timeline of a provider.
  @MainActor
  public init<Provider: TimelineProvider>(
    _ name: String? = nil, as family: WidgetFamily,
    widget: @escaping @MainActor () -> some Widget,
    timelineProvider: @escaping @MainActor () -> Provider
  ) {
    self.init(
      name: name,
      content: .other(
        ProviderPreview(familyValue: family, widget: { widget() }) { call in
          let answer: (value: Timeline<Provider.Entry>, calls: Int)? = await Completion.wait(
            seconds: call.timeLimit
          ) { timelineProvider().getTimeline(in: call.context, completion: $0) }
          let timeline = try Completion.required(answer, call, "getTimeline").value
          return (timeline.entries, timeline.policy)
        }))
  }

  @MainActor
  public init<Provider: AppIntentTimelineProvider>(
    _ name: String? = nil, as family: WidgetFamily, using intent: Provider.Intent,
    widget: @escaping @MainActor () -> some Widget,
    timelineProvider: @escaping @MainActor () -> Provider
  ) {
    self.init(
      name: name,
      content: .other(
        ProviderPreview(familyValue: family, widget: { widget() }) { call in
          let box = UncheckedBox((timelineProvider(), intent))
          let answer: Timeline<Provider.Entry>? = try await Completion.wait(seconds: call.timeLimit)
          {
            UncheckedBox(await box.value.0.timeline(for: box.value.1, in: call.context))
          }
          let timeline = try Completion.required(answer, call, "timeline")
          return (timeline.entries, timeline.policy)
        }))
  }

  @MainActor
  public init<Provider: IntentTimelineProvider>(
    _ name: String? = nil, as family: WidgetFamily, using intent: Provider.Intent,
    widget: @escaping @MainActor () -> some Widget,
    timelineProvider: @escaping @MainActor () -> Provider
  ) {
    self.init(
      name: name,
      content: .other(
        ProviderPreview(familyValue: family, widget: { widget() }) { call in
          let answer: (value: Timeline<Provider.Entry>, calls: Int)? = await Completion.wait(
            seconds: call.timeLimit
          ) { timelineProvider().getTimeline(for: intent, in: call.context, completion: $0) }
          let timeline = try Completion.required(answer, call, "getTimeline").value
          return (timeline.entries, timeline.policy)
        }))
  }

  /// A Live Activity in the states listed.
  @MainActor
  public init<Attributes: ActivityAttributes>(
    _ name: String? = nil, as viewKind: ActivityPreviewViewKind, using attributes: Attributes,
    widget: @escaping @MainActor () -> some Widget,
    @PreviewActivityBuilder<Attributes.ContentState> contentStates:
      @escaping @MainActor () async -> [Attributes.ContentState]
  ) {
    self.init(
      name: name,
      content: .other(
        ActivityPreview(
          content: ActivityPreviewContent(
            attributes: attributes, kind: viewKind, states: contentStates, widget: { widget() }))))
  }

  /// A relevance widget with entries as they are listed.
  @MainActor
  public init(
    _ name: String? = nil, widget: @escaping @MainActor () -> some Widget,
    @PreviewRelevanceEntryBuilder relevanceEntries:
      @escaping @MainActor () async -> [any RelevanceEntry]
  ) {
    self.init(
      name: name,
      content: .other(
        RelevancePreview(widget: { widget() }) { _ in await relevanceEntries().map { $0 as Any } }))
  }

  @MainActor
  public init<Provider: RelevanceEntriesProvider>(
    _ name: String? = nil, widget: @escaping @MainActor () -> some Widget,
    relevanceProvider: @escaping @MainActor () -> Provider
  ) {
    self.init(
      name: name,
      content: .other(
        RelevancePreview(widget: { widget() }) { call in
          let provider = UncheckedBox(relevanceProvider())
          return try await RelevancePreviews.entries(provider, nil, call)
        }))
  }

  @MainActor
  public init<Provider: RelevanceEntriesProvider>(
    _ name: String? = nil, widget: @escaping @MainActor () -> some Widget,
    relevanceProvider: @escaping @MainActor () -> Provider,
    relevance: @escaping @MainActor () async -> WidgetRelevance<Provider.Configuration>
  ) {
    self.init(
      name: name,
      content: .other(
        RelevancePreview(widget: { widget() }) { call in
          let provider = UncheckedBox(relevanceProvider())
          return try await RelevancePreviews.entries(provider, await relevance(), call)
        }))
  }

  /// A control.
  @MainActor
  public init(
    _ name: String? = nil, as kind: ControlPreviewKind = .automatic,
    widget: @escaping @MainActor () -> some ControlWidget
  ) {
    self.init(name: name, content: .other(ControlPreview(widget: { widget() })))
  }
}

/// How a control's preview is shown; the system chooses.
public struct ControlPreviewKind: Hashable, Sendable {
  public static let automatic = ControlPreviewKind()
}

@MainActor
enum RelevancePreviews {
  static func entries<Provider: RelevanceEntriesProvider>(
    _ provider: UncheckedBox<Provider>, _ relevance: WidgetRelevance<Provider.Configuration>?,
    _ call: ProviderCall
  ) async throws -> [Any] {
    let context = RelevanceEntriesProviderContext(
      displaySize: call.context.displaySize, isPreview: true)
    let given = relevance.map(UncheckedBox.init)
    let entries: [Provider.Entry]? = try await Completion.wait(seconds: call.timeLimit) {
      let relevance: WidgetRelevance<Provider.Configuration>
      if let given { relevance = given.value } else { relevance = await provider.value.relevance() }
      var entries: [Provider.Entry] = []
      for attribute in relevance.attributes {
        entries.append(
          try await provider.value.entry(
            configuration: attribute.configuration, context: context))
      }
      return UncheckedBox(entries)
    }
    return try Completion.required(entries, call, "entry").map { $0 as Any }
  }
}
