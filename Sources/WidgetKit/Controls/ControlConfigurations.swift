public import AppIntents
import VitrineMessages

/// Gives a control its state.
public protocol ControlValueProvider: Sendable {
  associatedtype Value
  /// For the gallery, at once.
  var previewValue: Self.Value { get }
  func currentValue() async throws -> Self.Value
}

/// Gives a control its state from its options.
public protocol AppIntentControlValueProvider: Sendable {
  associatedtype Value
  associatedtype Configuration: ControlConfigurationIntent
  func previewValue(configuration: Self.Configuration) -> Self.Value
  func currentValue(configuration: Self.Configuration) async throws -> Self.Value
}

/// A control without options.
@MainActor @preconcurrency
public struct StaticControlConfiguration<Content: ControlWidgetTemplate>: ControlWidgetConfiguration
{
  public typealias Body = Never
  let kind: String
  let template:
    @MainActor (ProviderCall, _ isPreview: Bool) async throws -> any ControlWidgetTemplate

  public init(
    kind: String, @ControlWidgetTemplateBuilder content: @escaping () -> Content
  ) {
    self.kind = kind
    template = { call, _ in
      try ControlState.refuse(call)
      return content()
    }
  }
  public init<Provider: ControlValueProvider>(
    kind: String, provider: Provider,
    @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
  ) {
    self.kind = kind
    template = { call, isPreview in
      if let value = try ControlState.given(Provider.Value.self, call) { return content(value) }
      if isPreview { return content(provider.previewValue) }
      let value: Provider.Value? = try await Completion.wait(seconds: call.timeLimit) {
        UncheckedBox(try await provider.currentValue())
      }
      return content(try Completion.required(value, call, "currentValue"))
    }
  }
  public var body: Never { fatalError("StaticControlConfiguration has no body") }
}
extension StaticControlConfiguration: DefinableControl {
  func define() -> ControlDefinition? { ControlDefinition(kind: kind, template: template) }
}

/// A control whose options are an App Intent's parameters.
@MainActor @preconcurrency
public struct AppIntentControlConfiguration<
  Configuration: ControlConfigurationIntent, Content: ControlWidgetTemplate
>: ControlWidgetConfiguration {
  public typealias Body = Never
  let kind: String
  let template:
    @MainActor (ProviderCall, _ isPreview: Bool) async throws -> any ControlWidgetTemplate

  public init<Provider: AppIntentControlValueProvider>(
    kind: String, provider: Provider,
    @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
  ) where Provider.Configuration == Configuration {
    self.kind = kind
    template = { call, isPreview in
      let configuration = try await Self.configuration(call)
      if let value = try ControlState.given(Provider.Value.self, call) { return content(value) }
      if isPreview { return content(provider.previewValue(configuration: configuration)) }
      let box = UncheckedBox(configuration)
      let value: Provider.Value? = try await Completion.wait(seconds: call.timeLimit) {
        UncheckedBox(try await provider.currentValue(configuration: box.value))
      }
      return content(try Completion.required(value, call, "currentValue"))
    }
  }
  public init(
    kind: String, intent: Configuration.Type = Configuration.self,
    @ControlWidgetTemplateBuilder content: @escaping (Configuration) -> Content
  ) {
    self.kind = kind
    template = { call, _ in
      try ControlState.refuse(call)
      return content(try await Self.configuration(call))
    }
  }
  public var body: Never { fatalError("AppIntentControlConfiguration has no body") }

  private static func configuration(_ call: ProviderCall) async throws -> Configuration {
    do {
      return try await IntentConfiguring.configure(Configuration(), json: call.configuration)
    } catch let error as IntentConfigurationError {
      throw ExtensionFailure.badConfiguration(parameter: error.parameter, message: error.message)
    }
  }
}
extension AppIntentControlConfiguration: DefinableControl {
  func define() -> ControlDefinition? {
    var definition = ControlDefinition(kind: kind, template: template)
    definition.intent = { Configuration() }
    return definition
  }
}
