import AppIntents
import VitrineMessages
import VitrineFoundation

/// What a control's body comes to.
@MainActor
struct ControlDefinition {
  var kind: String
  var displayName: Text?
  var description: Text?
  var pushHandler: String?
  var pushTokenChanged: (@MainActor ([UInt8], [WidgetInfo]) -> Void)?
  var promptsForUserConfiguration = false
  /// The options, where there are any.
  var intent: (@MainActor () -> any AppIntent)?
  let template:
    @MainActor (ProviderCall, _ isPreview: Bool) async throws -> any ControlWidgetTemplate

  init(
    kind: String,
    template: @escaping @MainActor (ProviderCall, Bool) async throws -> any ControlWidgetTemplate
  ) {
    self.kind = kind
    self.template = template
  }

  static func read<C: ControlWidget>(control: C) -> ControlDefinition? { read(control.body) }

  static func read<C: ControlWidgetConfiguration>(_ configuration: C) -> ControlDefinition? {
    if let known = configuration as? any DefinableControl { return known.define() }
    if C.Body.self == Never.self { return nil }
    return read(configuration.body)
  }

  /// The control in the form that all widgets of a bundle are listed and drawn in.
  var asWidget: WidgetDefinition {
    var definition = WidgetDefinition(kind: kind, source: ControlSource(control: self))
    definition.displayName = displayName
    definition.description = description
    definition.pushHandler = pushHandler
    definition.pushTokenChanged = pushTokenChanged
    definition.promptsForUserConfiguration = promptsForUserConfiguration
    return definition
  }
}

@MainActor
protocol DefinableControl {
  func define() -> ControlDefinition?
}

struct ModifiedControl<Content: ControlWidgetConfiguration>: ControlWidgetConfiguration,
  DefinableControl
{
  typealias Body = Never
  let content: Content
  let change: @MainActor (inout ControlDefinition) -> Void
  var body: Never { fatalError("a modified control has no body") }
  func define() -> ControlDefinition? {
    guard var definition = ControlDefinition.read(content) else { return nil }
    change(&definition)
    return definition
  }
}

/// Draws a control as Control Center shows it.
struct ControlSource: WidgetSource {
  let control: ControlDefinition
  var configuration: WidgetDescription.Configuration { .control }
  var intentType: String? { control.intent.map { unqualifiedName(of: type(of: $0())) } }
  func parameters() -> [ParameterDescription] {
    control.intent.map { IntentReflection.describe($0()).map(\.message) } ?? []
  }
  func summary() -> String? { control.intent.flatMap { AppIntentWords.summary(of: $0()) } }
  func configure(_ json: String?) async throws -> ConfigureResponse {
    guard let intent = control.intent else {
      guard json == nil else {
        throw ExtensionFailure.badConfiguration(
          parameter: "configuration", message: "this control has no parameters")
      }
      return ConfigureResponse(configuration: "{}")
    }
    return try await AppIntentWords.configured(intent(), json)
  }
  func options(_ request: OptionsRequest) async throws -> [ParameterDescription.Choice] {
    guard let intent = control.intent else {
      throw ExtensionFailure.badConfiguration(
        parameter: request.parameter, message: "'\(request.kind)' has no configuration")
    }
    return try await AppIntentChoices.options(request, of: intent())
  }

  func placeholder(_ call: ProviderCall) async throws -> DrawableEntry {
    try await entry(call, isPreview: true)
  }
  func snapshot(_ call: ProviderCall) async throws -> DrawableEntry {
    try await entry(call, isPreview: call.context.isPreview)
  }
  func timeline(_ call: ProviderCall) async throws -> DrawableTimeline {
    DrawableTimeline(entries: [try await entry(call, isPreview: false)], policy: .never)
  }

  private func entry(_ call: ProviderCall, isPreview: Bool) async throws -> DrawableEntry {
    let call = ControlState.split(call, control.intent?())
    let template = UncheckedBox(try await control.template(call, isPreview))
    return DrawableEntry(date: call.date) { ControlParts.read(template.value).view }
  }
}

extension ControlWidgetConfiguration {
  /// The control's name in the gallery.
  public func displayName(_ displayName: LocalizedStringResource) -> some ControlWidgetConfiguration
  {
    ModifiedControl(content: self) { $0.displayName = Text(displayName) }
  }
  public func description(_ description: LocalizedStringResource) -> some ControlWidgetConfiguration
  {
    ModifiedControl(content: self) { $0.description = Text(description) }
  }
  public func promptsForUserConfiguration() -> some ControlWidgetConfiguration {
    ModifiedControl(content: self) { $0.promptsForUserConfiguration = true }
  }
  public func pushHandler(_ pushHandler: any ControlPushHandler.Type)
    -> some ControlWidgetConfiguration
  {
    ModifiedControl(content: self) { definition in
      definition.pushHandler = unqualifiedName(of: pushHandler)
      let kind = definition.kind
      definition.pushTokenChanged = { token, _ in
        pushHandler.init().pushTokensDidChange(controls: [
          ControlInfo(
            id: kind, kind: kind, pushInfo: ControlPushInfo(token: Data(token)), intent: nil)
        ])
      }
    }
  }
}
