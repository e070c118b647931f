package import VitrineMessages

/// What a widget's body comes to once its modifiers are read.
@MainActor
package struct WidgetDefinition {
  package var kind: String
  package var displayName: Text?
  package var description: Text?
  /// nil: not said; see `WidgetFamily.defaults`.
  package var families: [WidgetFamily]?
  package var contentMarginsDisabled = false
  package var containerBackgroundRemovable = true
  package var disfavored: [(location: WidgetLocation, families: [WidgetFamily])] = []
  package var supplementalActivityFamilies: [ActivityFamily] = []
  /// Where an activity is shown.
  package var activityRegions = ActivityRegion.allCases
  package var pushHandler: String?
  /// Tells the handler of a token; nil where there is none.
  package var pushTokenChanged: (@MainActor ([UInt8], [WidgetInfo]) -> Void)?
  package var backgroundSession: String?
  package var promptsForUserConfiguration = false
  package var mountingStyles: [WidgetMountingStyle] = []
  package var texture: WidgetTexture?
  package var associatedKind: String?
  package let source: any WidgetSource

  package init(kind: String, source: any WidgetSource) {
    self.kind = kind
    self.source = source
  }

  /// Reads a body: built-in configurations define themselves, others through their own body.
  package static func read<C: WidgetConfiguration>(_ configuration: C) -> WidgetDefinition? {
    if let known = configuration as? any DefinableConfiguration { return known.define() }
    if C.self == EmptyWidgetConfiguration.self || C.Body.self == Never.self { return nil }
    return read(configuration.body)
  }
}

/// A configuration that WidgetKit itself knows how to read.
@MainActor
package protocol DefinableConfiguration {
  func define() -> WidgetDefinition?
}

/// A configuration with something said about it.
package struct ModifiedWidgetConfiguration<Content: WidgetConfiguration> {
  let content: Content
  let change: @MainActor (inout WidgetDefinition) -> Void
}
extension ModifiedWidgetConfiguration: WidgetConfiguration, DefinableConfiguration {
  package typealias Body = Never
  package var body: Never { fatalError("a modified configuration has no body") }
  package func define() -> WidgetDefinition? {
    guard var definition = WidgetDefinition.read(content) else { return nil }
    change(&definition)
    return definition
  }
}

extension WidgetConfiguration {
  func defining(_ change: @escaping @MainActor (inout WidgetDefinition) -> Void)
    -> ModifiedWidgetConfiguration<Self>
  {
    ModifiedWidgetConfiguration(content: self, change: change)
  }
}

/// An entry that can be drawn.
package struct DrawableEntry: @unchecked Sendable {
  package var date: Date
  package var relevance: TimelineEntryRelevance?
  package let view: @MainActor () -> any View

  package init(
    date: Date, relevance: TimelineEntryRelevance? = nil, view: @escaping @MainActor () -> any View
  ) {
    self.date = date
    self.relevance = relevance
    self.view = view
  }
}

/// Entries with the provider's wish when to be asked again.
package struct DrawableTimeline: @unchecked Sendable {
  package var entries: [DrawableEntry]
  package var policy: TimelineReloadPolicy?
  /// See `TimelineResponse.faults`.
  package var faults: [String] = []
  /// Whether an entry was made up, since the provider's placeholder does not compile.
  package var isMadeUp = false

  package init(
    entries: [DrawableEntry], policy: TimelineReloadPolicy? = nil, faults: [String] = []
  ) {
    self.entries = entries
    self.policy = policy
    self.faults = faults
  }
}

/// A provider without its types.
@MainActor
package protocol WidgetSource {
  var configuration: WidgetDescription.Configuration { get }
  /// Type name of the configuration intent.
  var intentType: String? { get }
  func parameters() -> [ParameterDescription]
  /// The parameter summary for the default values, nil where there is none.
  func summary() -> String?
  /// Throws `ExtensionFailure.badConfiguration`.
  func configure(_ json: String?) async throws -> ConfigureResponse
  func recommendations() -> [Recommendation]
  func relevance(_ call: ProviderCall) async throws -> [RelevanceAttribute]
  func options(_ request: OptionsRequest) async throws -> [ParameterDescription.Choice]
  /// A placed widget as the app hears of it.
  func info(_ placed: PlacedKind, family: WidgetFamily) async throws -> WidgetInfo
  func placeholder(_ call: ProviderCall) async throws -> DrawableEntry
  func snapshot(_ call: ProviderCall) async throws -> DrawableEntry
  func timeline(_ call: ProviderCall) async throws -> DrawableTimeline
  /// An entry that no provider is asked for: see `SampleEntry`.
  func sample(_ call: ProviderCall) async throws -> DrawableEntry
}

extension WidgetSource {
  package var intentType: String? { nil }
  package func parameters() -> [ParameterDescription] { [] }
  package func summary() -> String? { nil }
  package func configure(_ json: String?) async throws -> ConfigureResponse {
    guard json == nil else {
      throw ExtensionFailure.badConfiguration(
        parameter: "configuration", message: "this widget has no parameters")
    }
    return ConfigureResponse(configuration: "{}")
  }
  package func info(_ placed: PlacedKind, family: WidgetFamily) async throws -> WidgetInfo {
    WidgetInfo(kind: placed.kind, family: family)
  }
  package func sample(_ call: ProviderCall) async throws -> DrawableEntry {
    throw ExtensionFailure.notAvailable("made-up values for a \(configuration.rawValue) widget")
  }
  package func recommendations() -> [Recommendation] { [] }
  package func relevance(_ call: ProviderCall) async throws -> [RelevanceAttribute] { [] }
  package func options(_ request: OptionsRequest) async throws -> [ParameterDescription.Choice] {
    throw ExtensionFailure.badConfiguration(
      parameter: request.parameter, message: "'\(request.kind)' has no configuration")
  }
}

/// What a provider is called with.
package struct ProviderCall: @unchecked Sendable {
  package var kind: String
  package var context: TimelineProviderContext
  /// JSON object of the configuration's parameters, nil for the defaults.
  package var configuration: String?
  /// JSON of what a control shows in place of its provider's value: `ControlState`.
  package var state: String?
  /// Seconds that a provider may take.
  package var timeLimit: Double
  /// Whether to listen a moment for a completion handler that is called once more.
  package var settles = false
  /// Asked for a picture, and not by a reload: what a script stores meanwhile is forgotten.
  package var isPicture = false
  /// See `RenderRequest.flippedToggle`.
  package var flippedToggle: String?
  /// See `RenderRequest.carriesChanges`.
  package var carriesChanges = false
  /// Region of a Live Activity.
  package var region: ActivityRegion?
  /// The moment that is shown.
  package var date: Date
}
