public import Intents
import VitrineMessages
import VitrineFoundation

/// A widget whose options are a SiriKit intent's.
@MainActor @preconcurrency
public struct IntentConfiguration<Intent: INIntent, Content: View>: WidgetConfiguration {
  public typealias Body = Never
  let kind: String
  let source: UncheckedBox<any WidgetSource>

  nonisolated public init<Provider: IntentTimelineProvider>(
    kind: String, intent: Intent.Type, provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) where Provider.Intent == Intent {
    self.kind = kind
    source = UncheckedBox(IntentSource(provider: provider, content: content))
  }
  public var body: Never { fatalError("IntentConfiguration has no body") }
}
extension IntentConfiguration: DefinableConfiguration {
  package func define() -> WidgetDefinition? {
    WidgetDefinition(kind: kind, source: source.value)
  }
}

/// An `IntentTimelineProvider` and the view of its entries.
struct IntentSource<Provider: IntentTimelineProvider, Content: View>: WidgetSource,
  @unchecked Sendable
{
  nonisolated(unsafe) let provider: Provider
  nonisolated(unsafe) let content: (Provider.Entry) -> Content
  nonisolated init(provider: Provider, content: @escaping (Provider.Entry) -> Content) {
    self.provider = provider
    self.content = content
  }

  var configuration: WidgetDescription.Configuration { .intent }
  var intentType: String? { unqualifiedName(of: Provider.Intent.self) }

  func parameters() -> [ParameterDescription] {
    let intent = Provider.Intent()
    return intent.parameterInfos.map { info in
      ParameterDescription(
        name: info.name, title: info.title, type: info.type, isOptional: true,
        defaultValue: SiriConfiguring.json(intent._value(forParameter: info.name), info),
        choices: info.choices.map { ParameterDescription.Choice(value: $0.value, title: $0.title) },
        hasDynamicOptions: info.hasDynamicOptions)
    }
  }

  func configure(_ json: String?) async throws -> ConfigureResponse {
    let intent = Provider.Intent()
    do {
      try await SiriConfiguring.configure(intent, json: json)
    } catch let error as SiriConfigurationError {
      throw ExtensionFailure.badConfiguration(parameter: error.parameter, message: error.message)
    }
    return ConfigureResponse(
      configuration: values(of: intent), parameters: intent.parameterInfos.map(\.name))
  }

  func recommendations() -> [Recommendation] {
    provider.recommendations().map { recommendation in
      Recommendation(
        title: recommendation.description.plainString(in: EnvironmentValues()),
        configuration: values(of: recommendation.intent))
    }
  }

  func relevance(_ call: ProviderCall) async throws -> [RelevanceAttribute] {
    let box = UncheckedBox(provider)
    let relevance: WidgetRelevance<Provider.Intent>? = try await Completion.wait(
      seconds: call.timeLimit
    ) { UncheckedBox(await box.value.relevance()) }
    return try Completion.required(relevance, call, "relevance").attributes.map {
      $0.message(configuration: values(of: $0.configuration))
    }
  }

  /// JSON object of the options that have a value.
  private func values(of intent: Provider.Intent) -> String {
    let members = intent.parameterInfos.sorted { $0.name < $1.name }.compactMap { info in
      SiriConfiguring.json(intent._value(forParameter: info.name), info).map {
        "\"\(info.name)\":\($0)"
      }
    }
    return "{" + members.joined(separator: ",") + "}"
  }

  func options(_ request: OptionsRequest) async throws -> [ParameterDescription.Choice] {
    do {
      let intent = Provider.Intent()
      try await SiriConfiguring.configure(intent, json: request.configuration)
      return try await SiriConfiguring.options(
        for: request.parameter, of: intent, search: request.search
      ).flatMap(\.options).map { ParameterDescription.Choice(value: $0.value, title: $0.title) }
    } catch let error as SiriConfigurationError {
      throw ExtensionFailure.badConfiguration(parameter: error.parameter, message: error.message)
    }
  }

  func info(_ placed: PlacedKind, family: WidgetFamily) async throws -> WidgetInfo {
    let intent = Provider.Intent()
    try await SiriConfiguring.configure(intent, json: placed.configuration)
    return WidgetInfo(kind: placed.kind, family: family, configuration: intent)
  }

  func placeholder(_ call: ProviderCall) async throws -> DrawableEntry {
    DrawableEntry(provider.placeholder(in: call.context), content: content)
  }

  func sample(_ call: ProviderCall) async throws -> DrawableEntry {
    DrawableEntry(try SampleEntry.sample(Provider.Entry.self, date: call.date), content: content)
  }

  func snapshot(_ call: ProviderCall) async throws -> DrawableEntry {
    let intent = try await intent(call)
    let answer: (value: Provider.Entry, calls: Int)? = await Completion.wait(
      for: call
    ) { provider.getSnapshot(for: intent, in: call.context, completion: $0) }
    return DrawableEntry(
      try Completion.required(answer, call, "getSnapshot").value, content: content)
  }

  func timeline(_ call: ProviderCall) async throws -> DrawableTimeline {
    let intent = try await intent(call)
    let answer: (value: Timeline<Provider.Entry>, calls: Int)? = await Completion.wait(
      for: call
    ) { provider.getTimeline(for: intent, in: call.context, completion: $0) }
    let (timeline, calls) = try Completion.required(answer, call, "getTimeline")
    return DrawableTimeline(timeline, completions: calls) { DrawableEntry($0, content: content) }
  }

  private func intent(_ call: ProviderCall) async throws -> Provider.Intent {
    if call.configuration == nil,
      call.context.environmentVariants.environment.core.render.platform == .watchOS,
      let first = provider.recommendations().first
    {
      return first.intent
    }
    let intent = Provider.Intent()
    do {
      try await SiriConfiguring.configure(intent, json: call.configuration)
      return intent
    } catch let error as SiriConfigurationError {
      throw ExtensionFailure.badConfiguration(parameter: error.parameter, message: error.message)
    }
  }
}
