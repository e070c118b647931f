/// What a widget extension answers.
public enum ExtensionReply: Codable, Hashable, Sendable {
  case described(BundleDescription)
  case rendered(RenderResponse)
  case timeline(TimelineResponse)
  case performed(PerformResponse)
  case options(OptionsResponse)
  case configured(ConfigureResponse)
  case recommendations([Recommendation])
  case relevance([RelevanceAttribute])
  case storedReads([StoredRead])
  case failed(ExtensionFailure)
}

/// When the system asks for the next timeline.
public enum ReloadPolicy: Codable, Hashable, Sendable {
  case atEnd
  /// Seconds since 1970.
  case after(Double)
  case never
}

/// An entry's `TimelineEntryRelevance`; duration in seconds.
public struct EntryRelevance: Codable, Hashable, Sendable {
  /// Compared with the widget's own other entries only.
  public var score: Double
  /// Seconds; 0: until the next entry.
  public var duration: Double
  public init(score: Double, duration: Double) {
    self.score = score
    self.duration = duration
  }
}

/// One drawn entry.
public struct RenderResponse: Codable, Hashable, Sendable {
  /// The coded `VitrineDrawing.Archive`.
  public var archive: [UInt8]
  /// Seconds since 1970, the entry's own date.
  public var entryDate: Double
  /// Counted from 0 in the provider's order.
  public var entryIndex: Int
  /// Entries in the timeline or preview that this one is from.
  public var entryCount: Int
  /// When the timeline is asked for again; nil for a preview.
  public var policy: ReloadPolicy?
  /// The entry's own; nil where it gives none.
  public var relevance: EntryRelevance?
  /// Whether the view has a container background for the place asked for.
  public var hasContainerBackground: Bool
  /// `widgetURL`, where set.
  public var widgetURL: String?
  /// What was asked of the network while it was made, answered or refused.
  public var networkRequests = 0

  public init(
    archive: [UInt8], entryDate: Double, entryIndex: Int = 0, entryCount: Int = 1,
    policy: ReloadPolicy? = nil, relevance: EntryRelevance? = nil,
    hasContainerBackground: Bool = true, widgetURL: String? = nil
  ) {
    self.archive = archive
    self.entryDate = entryDate
    self.entryIndex = entryIndex
    self.entryCount = entryCount
    self.policy = policy
    self.relevance = relevance
    self.hasContainerBackground = hasContainerBackground
    self.widgetURL = widgetURL
  }
}

/// A provider's timeline, undrawn.
public struct TimelineResponse: Codable, Hashable, Sendable {
  /// An entry without its view.
  public struct Entry: Codable, Hashable, Sendable {
    /// Seconds since 1970.
    public var date: Double
    /// nil where the entry gives none.
    public var relevance: EntryRelevance?
    public init(date: Double, relevance: EntryRelevance? = nil) {
      self.date = date
      self.relevance = relevance
    }
  }
  /// In the provider's own order, unsorted if it left them so.
  public var entries: [Entry]
  /// When the timeline is asked for again.
  public var policy: ReloadPolicy
  /// Stable names of what went wrong without stopping it (`completion-twice`, `entries-unsorted`).
  public var faults: [String]
  /// `WidgetCenter` calls made meanwhile: kinds to reload, `*` for all.
  public var reloads: [String]
  public init(
    entries: [Entry], policy: ReloadPolicy, faults: [String] = [], reloads: [String] = []
  ) {
    self.entries = entries
    self.policy = policy
    self.faults = faults
    self.reloads = reloads
  }
}

/// What an intent did.
public struct PerformResponse: Codable, Hashable, Sendable {
  /// Kinds that `WidgetCenter` was asked to reload, `*` for all.
  public var reloads: [String]
  /// Whether the intent opens the app, and where.
  public var opensApp: Bool
  /// Where the tap leads.
  public var url: String?
  /// Whether a device would run the intent in the app's process (playback, Live Activities …).
  public var runsInApp: Bool
  /// What the intent says.
  public var dialog: String?
  public init(
    reloads: [String] = [], opensApp: Bool = false, url: String? = nil, runsInApp: Bool = false,
    dialog: String? = nil
  ) {
    self.reloads = reloads
    self.opensApp = opensApp
    self.url = url
    self.runsInApp = runsInApp
    self.dialog = dialog
  }
}

/// A configuration that fits.
public struct ConfigureResponse: Codable, Hashable, Sendable {
  /// JSON object with every parameter that has a value, defaults included, keys sorted.
  public var configuration: String
  /// The parameter summary with titles in its gaps, nil where the intent declares none.
  public var summary: String?
  /// Parameters that the editor shows for these values, in order.
  public var parameters: [String]
  public init(configuration: String, summary: String? = nil, parameters: [String] = []) {
    self.configuration = configuration
    self.summary = summary
    self.parameters = parameters
  }
}

/// A ready-made configuration.
public struct Recommendation: Codable, Hashable, Sendable {
  /// As a person reads it.
  public var title: String
  /// JSON object of parameter names and values.
  public var configuration: String
  public init(title: String, configuration: String) {
    self.title = title
    self.configuration = configuration
  }
}

/// One condition under which a widget matters.
public struct RelevanceAttribute: Codable, Hashable, Sendable {
  /// What a watch's suggestion depends on.
  public enum Condition: Codable, Hashable, Sendable {
    /// Seconds since 1970; equal for a moment. Kind: `default`, `scheduled`, `informational`.
    case date(from: Double, to: Double, kind: String)
    /// `home`, `work`, `school`, `commute`
    case place(String)
    /// Degrees; radius in meters.
    case region(identifier: String, latitude: Double, longitude: Double, radius: Double)
    /// `wakeup`, `bedtime`
    case sleep(String)
    /// `workoutActive`, `activityRingsIncomplete`
    case fitness(String)
    /// `connected`
    case headphones(String)
  }
  /// nil: the attribute names a group only.
  public var condition: Condition?
  /// `named:<name>`, `ungrouped`, `automatic`; nil where none is given.
  public var group: String?
  /// JSON object of the configuration that is suggested, nil where the widget has none.
  public var configuration: String?
  public init(condition: Condition?, group: String? = nil, configuration: String? = nil) {
    self.condition = condition
    self.group = group
    self.configuration = configuration
  }
}

/// The values that a parameter may have.
public struct OptionsResponse: Codable, Hashable, Sendable {
  /// In the order of the query or provider.
  public var choices: [ParameterDescription.Choice]
  public init(choices: [ParameterDescription.Choice]) { self.choices = choices }
}

/// Why a request could not be answered. Everything that an extension can say itself; a crash, a
/// hang or garbage is seen by the host (`ExtensionFault`).
public enum ExtensionFailure: Error, Codable, Hashable, Sendable {
  case unknownWidget(kind: String, known: [String])
  case unknownPreview(name: String, known: [String])
  case unsupportedFamily(kind: String, family: String, supported: [String])
  case noSuchEntry(index: Int, count: Int)
  case timelineEmpty(kind: String)
  case completionMissing(kind: String, method: String, seconds: Double)
  /// … and meanwhile the completion of an earlier request was called, too late for anybody.
  case completionLate(kind: String, method: String, seconds: Double)
  case providerFailed(kind: String, message: String)
  /// A script threw, or never presented anything. The place, counted from 1, is in its source.
  case scriptFailed(message: String, file: String?, line: Int?, column: Int?)
  case badConfiguration(parameter: String, message: String)
  case unknownIntent(String)
  case intentFailed(intent: String, message: String)
  /// The extension cannot do this (yet).
  case notAvailable(String)
  case badRequest(String)
}

extension ExtensionFailure: CustomStringConvertible {
  public var description: String {
    func list(_ names: [String]) -> String {
      names.isEmpty ? "there is none" : "there are: " + names.joined(separator: ", ")
    }
    switch self {
    case .unknownWidget(let kind, let known): return "no widget of kind '\(kind)'; \(list(known))"
    case .unknownPreview(let name, let known): return "no preview named '\(name)'; \(list(known))"
    case .unsupportedFamily(let kind, let family, let supported):
      return "widget '\(kind)' does not support \(family); \(list(supported))"
    case .noSuchEntry(let index, let count):
      return "no entry \(index): the timeline has \(count), counted from 0"
    case .timelineEmpty(let kind): return "the timeline of '\(kind)' has no entries"
    case .completionMissing(let kind, let method, let seconds):
      return "\(method) of '\(kind)' did not call its completion within \(seconds) s"
    case .completionLate(let kind, let method, let seconds):
      return "\(method) of '\(kind)' called its completion later than after \(seconds) s"
    case .providerFailed(let kind, let message):
      return "the provider of '\(kind)' failed: \(message)"
    case .scriptFailed(let message, let file, let line, let column):
      let place = [file, line.map(String.init), column.map(String.init)].compactMap { $0 }
      return "the script failed: \(message)"
        + (place.isEmpty ? "" : " (\(place.joined(separator: ":")))")
    case .badConfiguration(let parameter, let message):
      return "configuration parameter '\(parameter)': \(message)"
    case .unknownIntent(let intent): return "no intent '\(intent)' in this extension"
    case .intentFailed(let intent, let message): return "intent '\(intent)' failed: \(message)"
    case .notAvailable(let what): return "\(what) is not available"
    case .badRequest(let message): return "the extension could not read a request: \(message)"
    }
  }
}
