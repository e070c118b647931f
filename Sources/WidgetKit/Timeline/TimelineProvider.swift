public import AppIntents
public import Intents

/// Fills a widget that has no options.
public protocol TimelineProvider {
  associatedtype Entry: TimelineEntry
  typealias Context = TimelineProviderContext
  /// Something generic, at once; drawn redacted.
  func placeholder(in context: Self.Context) -> Self.Entry
  @preconcurrency
  func getSnapshot(
    in context: Self.Context, completion: @escaping @Sendable (Self.Entry) -> Void)
  @preconcurrency
  func getTimeline(
    in context: Self.Context, completion: @escaping @Sendable (Timeline<Self.Entry>) -> Void)
  func relevance() async -> WidgetRelevance<Void>
}
extension TimelineProvider {
  public func relevance() async -> WidgetRelevance<Void> { WidgetRelevance([]) }
}

/// Fills a widget whose options are an App Intent's parameters.
public protocol AppIntentTimelineProvider {
  associatedtype Entry: TimelineEntry
  associatedtype Intent: WidgetConfigurationIntent
  typealias Context = TimelineProviderContext
  /// Ready-made configurations for places without an editor.
  func recommendations() -> [AppIntentRecommendation<Self.Intent>]
  func placeholder(in context: Self.Context) -> Self.Entry
  func snapshot(for configuration: Self.Intent, in context: Self.Context) async -> Self.Entry
  func timeline(for configuration: Self.Intent, in context: Self.Context) async -> Timeline<
    Self.Entry
  >
  func relevance() async -> WidgetRelevance<Self.Intent>
}
extension AppIntentTimelineProvider {
  public func recommendations() -> [AppIntentRecommendation<Intent>] { [] }
  public func relevance() async -> WidgetRelevance<Intent> { WidgetRelevance([]) }
}

/// Fills a widget whose options are a SiriKit intent's.
public protocol IntentTimelineProvider {
  associatedtype Entry: TimelineEntry
  associatedtype Intent: INIntent
  typealias Context = TimelineProviderContext
  func recommendations() -> [IntentRecommendation<Self.Intent>]
  func placeholder(in context: Self.Context) -> Self.Entry
  @preconcurrency
  func getSnapshot(
    for configuration: Self.Intent, in context: Self.Context,
    completion: @escaping @Sendable (Self.Entry) -> Void)
  @preconcurrency
  func getTimeline(
    for configuration: Self.Intent, in context: Self.Context,
    completion: @escaping @Sendable (Timeline<Self.Entry>) -> Void)
  func relevance() async -> WidgetRelevance<Self.Intent>
}
extension IntentTimelineProvider {
  public func recommendations() -> [IntentRecommendation<Intent>] { [] }
  public func relevance() async -> WidgetRelevance<Intent> { WidgetRelevance([]) }
}

/// An App Intent with values, and the words for it.
public struct AppIntentRecommendation<Intent: WidgetConfigurationIntent> {
  package let intent: Intent
  package let description: Text
  public init(intent: Intent, description: Text) {
    self.intent = intent
    self.description = description
  }
  public init(intent: Intent, description: LocalizedStringKey) {
    self.init(intent: intent, description: Text(description))
  }
  @_disfavoredOverload
  public init(intent: Intent, description: LocalizedStringResource) {
    self.init(intent: intent, description: Text(description))
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(intent: Intent, description: S) {
    self.init(intent: intent, description: Text(description))
  }
}

/// A SiriKit intent with values, and the words for it.
public struct IntentRecommendation<Intent: INIntent> {
  package let intent: Intent
  package let description: Text
  public init(intent: Intent, description: Text) {
    self.intent = intent
    self.description = description
  }
  public init(intent: Intent, description: LocalizedStringKey) {
    self.init(intent: intent, description: Text(description))
  }
  @_disfavoredOverload
  public init(intent: Intent, description: LocalizedStringResource) {
    self.init(intent: intent, description: Text(description))
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(intent: Intent, description: S) {
    self.init(intent: intent, description: Text(description))
  }
}
