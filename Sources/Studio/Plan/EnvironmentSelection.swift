public import VitrineCatalog
public import VitrineExtensionClient
public import VitrineMessages
public import VitrinePlatform

/// How widgets are shown: one variant for each combination asked for.
public struct EnvironmentSelection: Sendable {
  /// A combination and how a file's name tells it from the plain one.
  public struct Variant: Sendable {
    /// What a person would have set.
    public var options: EnvironmentOptions
    /// Part of the file's name; empty for the plain environment.
    public var name: String

    public init(options: EnvironmentOptions, name: String = "") {
      self.options = options
      self.name = name
    }
  }
  /// At least one.
  public var variants: [Variant]
  /// Which entry is drawn.
  public var source: RenderRequest.Source
  /// Entry of the timeline that was asked for, counted from 0; nil: the one on screen.
  public var entry: Int?
  /// JSON of the configuration's parameters.
  public var configuration: String?
  /// JSON of what Live Activities and controls show; other widgets have no state.
  public var state: String?
  /// `deny`, `live` or a folder.
  public var network: String
  /// Folder of fixtures for what a device would know, `none` for a device that says nothing; nil:
  /// samples.
  public var data: String?
  /// Absolute path of what an app has stored before: `ContainerSeed`.
  public var container: String?
  /// An identifier such as `Europe/Berlin`.
  public var timeZone: String
  /// Seconds that one render may take.
  public var timeLimit: Double
  /// Whether and how strictly a widget's process is confined.
  public var confinement: ConfinementMode

  /// WWDC's Monday of 2026 at 9:41: the same for every run, so that pictures are.
  public static let defaultDate = 1_780_911_660.0

  public init(
    variants: [Variant] = [
      Variant(options: EnvironmentOptions(date: EnvironmentSelection.defaultDate))
    ],
    source: RenderRequest.Source = .timelineEntry(index: nil), entry: Int? = nil,
    configuration: String? = nil, network: String = "deny", timeZone: String = "UTC",
    timeLimit: Double = 10, confinement: ConfinementMode = .on
  ) {
    self.variants = variants
    self.source = source
    self.entry = entry
    self.configuration = configuration
    self.network = network
    self.timeZone = timeZone
    self.timeLimit = timeLimit
    self.confinement = confinement
  }

  /// The first combination's options.
  var options: EnvironmentOptions { variants[0].options }
}
