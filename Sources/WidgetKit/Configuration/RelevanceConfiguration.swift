public import AppIntents
import VitrineMessages
import VitrineFoundation

/// A widget of the watch's Smart Stack that appears when one of its conditions holds.
@MainActor @preconcurrency
public struct RelevanceConfiguration<Configuration: WidgetConfigurationIntent, Content: View>:
  WidgetConfiguration
{
  public typealias Body = Never
  let kind: String
  let source: UncheckedBox<any WidgetSource>

  nonisolated public init<Provider: RelevanceEntriesProvider>(
    kind: String, provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) where Provider.Configuration == Configuration {
    self.kind = kind
    source = UncheckedBox(RelevanceSource(provider: provider, content: content))
  }
  public var body: Never { fatalError("RelevanceConfiguration has no body") }
}
extension RelevanceConfiguration: DefinableConfiguration {
  package func define() -> WidgetDefinition? {
    var definition = WidgetDefinition(kind: kind, source: source.value)
    definition.families = [.accessoryRectangular]
    return definition
  }
}

/// A `RelevanceEntriesProvider` and the view of its entries. Its timeline has one entry for each
/// condition that names a configuration, in the provider's order.
struct RelevanceSource<Provider: RelevanceEntriesProvider, Content: View>: WidgetSource,
  @unchecked Sendable
{
  nonisolated(unsafe) let provider: Provider
  nonisolated(unsafe) let content: (Provider.Entry) -> Content
  nonisolated init(provider: Provider, content: @escaping (Provider.Entry) -> Content) {
    self.provider = provider
    self.content = content
  }

  var configuration: WidgetDescription.Configuration { .relevance }
  var intentType: String? { unqualifiedName(of: Provider.Configuration.self) }
  func parameters() -> [ParameterDescription] {
    IntentReflection.describe(Provider.Configuration()).map(\.message)
  }
  func summary() -> String? { AppIntentWords.summary(of: Provider.Configuration()) }
  func configure(_ json: String?) async throws -> ConfigureResponse {
    try await AppIntentWords.configured(Provider.Configuration(), json)
  }
  func relevance(_ call: ProviderCall) async throws -> [RelevanceAttribute] {
    let box = UncheckedBox(provider)
    let relevance: WidgetRelevance<Provider.Configuration>? = try await Completion.wait(
      seconds: call.timeLimit
    ) { UncheckedBox(await box.value.relevance()) }
    return try Completion.required(relevance, call, "relevance").attributes.map {
      $0.message(configuration: IntentReference($0.configuration).parameters.json)
    }
  }
  func options(_ request: OptionsRequest) async throws -> [ParameterDescription.Choice] {
    try await AppIntentChoices.options(request, of: Provider.Configuration())
  }

  private func context(_ call: ProviderCall) -> RelevanceEntriesProviderContext {
    RelevanceEntriesProviderContext(
      displaySize: call.context.displaySize, isPreview: call.context.isPreview)
  }

  private func drawable(_ entry: Provider.Entry, _ call: ProviderCall) -> DrawableEntry {
    let box = UncheckedBox((entry, content))
    return DrawableEntry(date: call.date) { box.value.1(box.value.0) }
  }

  func placeholder(_ call: ProviderCall) async throws -> DrawableEntry {
    drawable(provider.placeholder(context: context(call)), call)
  }

  func snapshot(_ call: ProviderCall) async throws -> DrawableEntry {
    let configuration: Provider.Configuration
    do {
      configuration = try await IntentConfiguring.configure(
        Provider.Configuration(), json: call.configuration)
    } catch let error as IntentConfigurationError {
      throw ExtensionFailure.badConfiguration(parameter: error.parameter, message: error.message)
    }
    return drawable(try await entry(configuration, call), call)
  }

  func timeline(_ call: ProviderCall) async throws -> DrawableTimeline {
    guard call.configuration == nil else {
      return DrawableTimeline(entries: [try await snapshot(call)], policy: .never)
    }
    let box = UncheckedBox(provider)
    let relevance: WidgetRelevance<Provider.Configuration>? = try await Completion.wait(
      seconds: call.timeLimit
    ) { UncheckedBox(await box.value.relevance()) }
    var entries: [DrawableEntry] = []
    for attribute in try Completion.required(relevance, call, "relevance").attributes {
      entries.append(drawable(try await entry(attribute.configuration, call), call))
    }
    return DrawableTimeline(entries: entries, policy: .never)
  }

  private func entry(
    _ configuration: Provider.Configuration, _ call: ProviderCall
  ) async throws -> Provider.Entry {
    let box = UncheckedBox((provider, configuration, context(call)))
    let entry: Provider.Entry? = try await Completion.wait(seconds: call.timeLimit) {
      let (provider, configuration, context) = box.value
      return UncheckedBox(try await provider.entry(configuration: configuration, context: context))
    }
    return try Completion.required(entry, call, "entry")
  }
}
