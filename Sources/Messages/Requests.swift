/// What the system asks a widget extension. One request is answered before the next is read.
public enum ExtensionRequest: Codable, Hashable, Sendable {
  /// Answered with `ExtensionReply.described`.
  case describe
  /// Answered with `.rendered`.
  case render(RenderRequest)
  /// Answered with `.timeline`.
  case timeline(TimelineRequest)
  /// Answered with `.performed`.
  case perform(PerformRequest)
  /// Choices for a parameter; answered with `.options`.
  case options(OptionsRequest)
}

/// Draw one entry in one environment.
public struct RenderRequest: Codable, Hashable, Sendable {
  /// Where the entry comes from.
  public enum Source: Codable, Hashable, Sendable {
    /// `placeholder(in:)`, redacted.
    case placeholder
    /// `snapshot(in:)` / `getSnapshot`.
    case snapshot
    /// An entry of the provider's timeline; nil: the one on screen at `environment.date`. The
    /// extension keeps the last timeline for equal kind, family, configuration and date.
    case timelineEntry(index: Int?)
    /// A preview by its name, and which of its entries.
    case preview(name: String, entry: Int)
  }

  /// Kind of the widget, `activity:<AttributesType>`; ignored for a preview.
  public var kind: String
  public var source: Source
  public var environment: RenderEnvironment
  /// JSON object of parameter names and values for the configuration intent; nil: defaults.
  public var configuration: String?
  /// Region of a Live Activity: `lockScreen`, `compactLeading`, `compactTrailing`, `minimal`,
  /// `expanded`; nil elsewhere.
  public var activityRegion: String?
  /// How long a provider may take to call back, seconds, before the extension itself answers
  /// `ExtensionFailure.completionMissing`.
  public var providerTimeLimit: Double

  public init(
    kind: String, source: Source, environment: RenderEnvironment, configuration: String? = nil,
    activityRegion: String? = nil, providerTimeLimit: Double = 5
  ) {
    self.kind = kind
    self.source = source
    self.environment = environment
    self.configuration = configuration
    self.activityRegion = activityRegion
    self.providerTimeLimit = providerTimeLimit
  }
}

/// Ask the provider for its timeline without drawing.
public struct TimelineRequest: Codable, Hashable, Sendable {
  public var kind: String
  public var environment: RenderEnvironment
  public var configuration: String?
  public var providerTimeLimit: Double
  public init(
    kind: String, environment: RenderEnvironment, configuration: String? = nil,
    providerTimeLimit: Double = 5
  ) {
    self.kind = kind
    self.environment = environment
    self.configuration = configuration
    self.providerTimeLimit = providerTimeLimit
  }
}

/// Run an App Intent that a button or toggle refers to.
public struct PerformRequest: Codable, Hashable, Sendable {
  /// `SemanticsNode.intent`: the intent's type and its parameters as the extension wrote them.
  public var intent: String
  /// New value of a toggle, nil for a button.
  public var toggleValue: Bool?
  public init(intent: String, toggleValue: Bool? = nil) {
    self.intent = intent
    self.toggleValue = toggleValue
  }
}

/// Ask for the choices of one configuration parameter.
public struct OptionsRequest: Codable, Hashable, Sendable {
  public var kind: String
  public var parameter: String
  /// What the person typed, nil: the suggested ones.
  public var search: String?
  /// Values of the other parameters as a JSON object.
  public var configuration: String?
  public init(
    kind: String, parameter: String, search: String? = nil,
    configuration: String? = nil
  ) {
    self.kind = kind
    self.parameter = parameter
    self.search = search
    self.configuration = configuration
  }
}
