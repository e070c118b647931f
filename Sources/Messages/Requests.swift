/// What the system asks a widget extension. One request is answered before the next is
/// begun.
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
  /// Check a configuration without drawing; answered with `.configured`.
  case configure(ConfigureRequest)
  /// The ready-made configurations of a kind; answered with `.recommendations`.
  case recommendations(kind: String)
  /// When a kind matters; answered with `.relevance`.
  case relevance(RelevanceRequest)
  /// A push token was given out; answered with `.performed`.
  case pushToken(PushTokenRequest)
  /// What was read so far of what the app has stored; answered with `.storedReads`.
  case storedReads
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
    /// An entry made up from the fields of its type, where the provider gives none that can be drawn: with lists of
    /// one element, or of several where views ask for more than the first.
    case sample(isLong: Bool)
  }

  /// Kind of the widget, `activity:<AttributesType>`; ignored for a preview.
  public var kind: String
  /// Which of the widget's entries.
  public var source: Source
  /// Everything that the picture depends on beside the widget.
  public var environment: RenderEnvironment
  /// JSON object of parameter names and values for the configuration intent; nil: defaults.
  public var configuration: String?
  /// Region of a Live Activity: `lockScreen`, `compactLeading`, `compactTrailing`, `minimal`,
  /// `expanded`; nil elsewhere.
  public var activityRegion: String?
  /// How long a provider may take to call back, seconds, before the extension itself answers
  /// `ExtensionFailure.completionMissing`.
  public var providerTimeLimit: Double
  /// A toggle's `SemanticsNode.intent`: it is drawn in its other state, as the system shows it
  /// between a tap and the next entry. nil: every toggle as the entry has it.
  public var flippedToggle: String?
  /// Whether the archive carries what the frames to another entry need: identities of views, their
  /// transitions, animations.
  public var carriesChanges: Bool

  public init(
    kind: String, source: Source, environment: RenderEnvironment, configuration: String? = nil,
    activityRegion: String? = nil, providerTimeLimit: Double = 5, flippedToggle: String? = nil,
    carriesChanges: Bool = false
  ) {
    self.kind = kind
    self.source = source
    self.environment = environment
    self.configuration = configuration
    self.activityRegion = activityRegion
    self.providerTimeLimit = providerTimeLimit
    self.flippedToggle = flippedToggle
    self.carriesChanges = carriesChanges
  }
}

/// A widget that somebody has put somewhere, as `WidgetCenter` tells of it.
public struct PlacedKind: Codable, Hashable, Sendable {
  /// The widget's own identifier.
  public var kind: String
  /// WidgetKit's name of the family.
  public var family: String
  /// JSON object of the configuration's parameters, nil: the defaults.
  public var configuration: String?
  public init(kind: String, family: String, configuration: String? = nil) {
    self.kind = kind
    self.family = family
    self.configuration = configuration
  }
}

/// Ask the provider for its timeline without drawing.
public struct TimelineRequest: Codable, Hashable, Sendable {
  /// The widget's own identifier.
  public var kind: String
  /// What the provider's context and the environment say.
  public var environment: RenderEnvironment
  /// Parameters as a JSON object; nil: the widget's defaults.
  public var configuration: String?
  /// Seconds in which the provider has to answer.
  public var providerTimeLimit: Double
  /// Every widget of the extension that is placed; nil: as it was told before, at first the one
  /// that is asked about.
  public var placed: [PlacedKind]?
  public init(
    kind: String, environment: RenderEnvironment, configuration: String? = nil,
    providerTimeLimit: Double = 5, placed: [PlacedKind]? = nil
  ) {
    self.kind = kind
    self.environment = environment
    self.configuration = configuration
    self.providerTimeLimit = providerTimeLimit
    self.placed = placed
  }
}

/// Run an App Intent that a button or toggle refers to.
public struct PerformRequest: Codable, Hashable, Sendable {
  /// `SemanticsNode.intent`: the intent's type and its parameters as the extension wrote them.
  public var intent: String
  /// New value of a toggle, nil for a button.
  public var toggleValue: Bool?
  /// The widget that was tapped, nil where there is none.
  public var kind: String?
  /// What the intent finds around it: date, locale, time zone. nil: the machine's.
  public var environment: RenderEnvironment?
  public init(
    intent: String, toggleValue: Bool? = nil, kind: String? = nil,
    environment: RenderEnvironment? = nil
  ) {
    self.intent = intent
    self.toggleValue = toggleValue
    self.kind = kind
    self.environment = environment
  }
}

/// Ask for the choices of one configuration parameter.
public struct OptionsRequest: Codable, Hashable, Sendable {
  /// The widget's own identifier.
  public var kind: String
  /// The parameter's name in its intent.
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

/// Check a configuration: is every name a parameter, does every value fit?
public struct ConfigureRequest: Codable, Hashable, Sendable {
  /// The widget's own identifier.
  public var kind: String
  /// JSON object of parameter names and values, nil: the defaults.
  public var configuration: String?
  public init(kind: String, configuration: String? = nil) {
    self.kind = kind
    self.configuration = configuration
  }
}

/// Ask a provider for its `relevance()`.
public struct RelevanceRequest: Codable, Hashable, Sendable {
  /// The widget's own identifier.
  public var kind: String
  /// What the provider's context says.
  public var environment: RenderEnvironment
  /// Seconds in which the provider has to answer.
  public var providerTimeLimit: Double
  public init(kind: String, environment: RenderEnvironment, providerTimeLimit: Double = 5) {
    self.kind = kind
    self.environment = environment
    self.providerTimeLimit = providerTimeLimit
  }
}

/// Tell a kind's push handler about a token.
public struct PushTokenRequest: Codable, Hashable, Sendable {
  /// The widget's own identifier.
  public var kind: String
  /// The device's push token.
  public var token: [UInt8]
  /// Families of the placed instances that the handler hears of.
  public var families: [String]
  public init(kind: String, token: [UInt8], families: [String]) {
    self.kind = kind
    self.token = token
    self.families = families
  }
}
