import VitrineMessages

/// A widget without options.
@MainActor @preconcurrency
public struct StaticConfiguration<Content: View>: WidgetConfiguration {
  public typealias Body = Never
  let kind: String
  let source: UncheckedBox<any WidgetSource>

  nonisolated public init<Provider: TimelineProvider>(
    kind: String, provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) {
    self.kind = kind
    source = UncheckedBox(StaticSource(provider: provider, content: content))
  }
  public var body: Never { fatalError("StaticConfiguration has no body") }
}
extension StaticConfiguration: DefinableConfiguration {
  package func define() -> WidgetDefinition? {
    WidgetDefinition(kind: kind, source: source.value)
  }
}

/// A `TimelineProvider` and the view of its entries.
struct StaticSource<Provider: TimelineProvider, Content: View>: WidgetSource, @unchecked Sendable {
  nonisolated(unsafe) let provider: Provider
  nonisolated(unsafe) let content: (Provider.Entry) -> Content
  nonisolated init(provider: Provider, content: @escaping (Provider.Entry) -> Content) {
    self.provider = provider
    self.content = content
  }

  var configuration: WidgetDescription.Configuration { .static }

  func placeholder(_ call: ProviderCall) async throws -> DrawableEntry {
    drawable(provider.placeholder(in: call.context))
  }

  func sample(_ call: ProviderCall) async throws -> DrawableEntry {
    drawable(try SampleEntry.sample(Provider.Entry.self, date: call.date))
  }

  func snapshot(_ call: ProviderCall) async throws -> DrawableEntry {
    let answer: (value: Provider.Entry, calls: Int)? = await Completion.wait(
      for: call
    ) { provider.getSnapshot(in: call.context, completion: $0) }
    return drawable(try Completion.required(answer, call, "getSnapshot").value)
  }

  func timeline(_ call: ProviderCall) async throws -> DrawableTimeline {
    let answer: (value: Timeline<Provider.Entry>, calls: Int)? = await Completion.wait(
      for: call
    ) { provider.getTimeline(in: call.context, completion: $0) }
    let (timeline, calls) = try Completion.required(answer, call, "getTimeline")
    return DrawableTimeline(timeline, completions: calls) { drawable($0) }
  }

  func relevance(_ call: ProviderCall) async throws -> [RelevanceAttribute] {
    let box = UncheckedBox(provider)
    let relevance: WidgetRelevance<Void>? = try await Completion.wait(seconds: call.timeLimit) {
      UncheckedBox(await box.value.relevance())
    }
    return try Completion.required(relevance, call, "relevance").attributes.map {
      $0.message(configuration: nil)
    }
  }

  private func drawable(_ entry: Provider.Entry) -> DrawableEntry {
    DrawableEntry(entry, content: content)
  }
}

extension DrawableEntry {
  init<Entry: TimelineEntry, Content: View>(_ entry: Entry, content: @escaping (Entry) -> Content) {
    let box = UncheckedBox((entry, content))
    self.init(date: entry.date, relevance: entry.relevance) { box.value.1(box.value.0) }
  }
}

extension DrawableTimeline {
  init<Entry: TimelineEntry>(
    _ timeline: Timeline<Entry>, completions: Int, drawable: (Entry) -> DrawableEntry
  ) {
    self.init(entries: timeline.entries.map(drawable), policy: timeline.policy)
    if completions > 1 { faults.append("completion-twice") }
    let dates = entries.map(\.date)
    if zip(dates, dates.dropFirst()).contains(where: { $0 > $1 }) {
      faults.append("entries-unsorted")
    }
  }
}
