public import AppIntents
import VitrineMessages
import VitrineFoundation

/// A widget whose options are an App Intent's parameters.
@MainActor @preconcurrency
public struct AppIntentConfiguration<Intent: WidgetConfigurationIntent, Content: View>:
  WidgetConfiguration
{
  public typealias Body = Never
  let kind: String
  let source: UncheckedBox<any WidgetSource>

  nonisolated public init<Provider: AppIntentTimelineProvider>(
    kind: String, intent: Intent.Type = Intent.self, provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) where Provider.Intent == Intent {
    self.kind = kind
    source = UncheckedBox(AppIntentSource(provider: provider, content: content))
  }
  public var body: Never { fatalError("AppIntentConfiguration has no body") }
}
extension AppIntentConfiguration: DefinableConfiguration {
  package func define() -> WidgetDefinition? {
    WidgetDefinition(kind: kind, source: source.value)
  }
}

/// An `AppIntentTimelineProvider` and the view of its entries.
struct AppIntentSource<Provider: AppIntentTimelineProvider, Content: View>: WidgetSource,
  @unchecked Sendable
{
  nonisolated(unsafe) let provider: Provider
  nonisolated(unsafe) let content: (Provider.Entry) -> Content
  nonisolated init(provider: Provider, content: @escaping (Provider.Entry) -> Content) {
    self.provider = provider
    self.content = content
  }

  var configuration: WidgetDescription.Configuration { .appIntent }
  var intentType: String? { unqualifiedName(of: Provider.Intent.self) }
  func parameters() -> [ParameterDescription] {
    IntentReflection.describe(Provider.Intent()).map(\.message)
  }

  func summary() -> String? { AppIntentWords.summary(of: Provider.Intent()) }
  func configure(_ json: String?) async throws -> ConfigureResponse {
    try await AppIntentWords.configured(Provider.Intent(), json)
  }
  func recommendations() -> [Recommendation] {
    provider.recommendations().map { recommendation in
      Recommendation(
        title: recommendation.description.plainString(in: EnvironmentValues()),
        configuration: IntentReference(recommendation.intent).parameters.json)
    }
  }
  func relevance(_ call: ProviderCall) async throws -> [RelevanceAttribute] {
    let box = UncheckedBox(provider)
    let relevance: WidgetRelevance<Provider.Intent>? = try await Completion.wait(
      seconds: call.timeLimit
    ) { UncheckedBox(await box.value.relevance()) }
    return try Completion.required(relevance, call, "relevance").attributes.map {
      $0.message(configuration: IntentReference($0.configuration).parameters.json)
    }
  }
  func options(_ request: OptionsRequest) async throws -> [ParameterDescription.Choice] {
    try await AppIntentChoices.options(request, of: Provider.Intent())
  }

  func info(_ placed: PlacedKind, family: WidgetFamily) async throws -> WidgetInfo {
    WidgetInfo(
      kind: placed.kind, family: family,
      appIntent: try await IntentConfiguring.configure(
        Provider.Intent(), json: placed.configuration))
  }

  func placeholder(_ call: ProviderCall) async throws -> DrawableEntry {
    DrawableEntry(provider.placeholder(in: call.context), content: content)
  }

  func sample(_ call: ProviderCall) async throws -> DrawableEntry {
    DrawableEntry(try SampleEntry.sample(Provider.Entry.self, date: call.date), content: content)
  }

  func snapshot(_ call: ProviderCall) async throws -> DrawableEntry {
    let box = UncheckedBox((provider, try await intent(call)))
    let entry: Provider.Entry? = try await Completion.wait(seconds: call.timeLimit) {
      UncheckedBox(await box.value.0.snapshot(for: box.value.1, in: call.context))
    }
    return DrawableEntry(try Completion.required(entry, call, "snapshot"), content: content)
  }

  func timeline(_ call: ProviderCall) async throws -> DrawableTimeline {
    let box = UncheckedBox((provider, try await intent(call)))
    let timeline: Timeline<Provider.Entry>? = try await Completion.wait(seconds: call.timeLimit) {
      UncheckedBox(await box.value.0.timeline(for: box.value.1, in: call.context))
    }
    return DrawableTimeline(
      try Completion.required(timeline, call, "timeline"), completions: 1
    ) { DrawableEntry($0, content: content) }
  }

  /// The configuration given; without one the intent with its defaults. Where no editor exists
  /// (the watch), the first recommendation stands in.
  private func intent(_ call: ProviderCall) async throws -> Provider.Intent {
    if call.configuration == nil,
      call.context.environmentVariants.environment.core.render.platform == .watchOS,
      let first = provider.recommendations().first
    {
      return first.intent
    }
    do {
      return try await IntentConfiguring.configure(Provider.Intent(), json: call.configuration)
    } catch let error as IntentConfigurationError {
      throw ExtensionFailure.badConfiguration(parameter: error.parameter, message: error.message)
    }
  }
}

/// Choices for the parameters of a widget's or control's intent.
enum AppIntentChoices {
  @MainActor
  static func options(
    _ request: OptionsRequest, of intent: any AppIntent
  ) async throws -> [ParameterDescription.Choice] {
    do {
      if let json = request.configuration {
        try await IntentConfiguring.configure(intent, value: try ParameterValue(json: json))
      }
      return try await IntentOptions.options(
        for: request.parameter, of: intent, search: request.search
      ).flatMap(\.options).map(\.message)
    } catch let error as IntentConfigurationError {
      throw ExtensionFailure.badConfiguration(parameter: error.parameter, message: error.message)
    }
  }
}
