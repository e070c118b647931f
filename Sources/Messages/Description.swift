/// What a widget extension says about itself: the answer to `ExtensionRequest.describe`.
public struct BundleDescription: Codable, Hashable, Sendable {
  /// In the order of the bundle.
  public var widgets: [WidgetDescription]
  /// `#Preview` and `PreviewProvider`s, in the order of the sources.
  public var previews: [PreviewDescription]
  /// APIs that compile and have no effect, missing entitlements …: what should be said once.
  public var notes: [MessageNote]

  public init(
    widgets: [WidgetDescription] = [], previews: [PreviewDescription] = [],
    notes: [MessageNote] = []
  ) {
    self.widgets = widgets
    self.previews = previews
    self.notes = notes
  }
}

/// A diagnostic that travels as JSON (archives carry `VitrineDrawing.Diagnostic`).
public struct MessageNote: Codable, Hashable, Sendable {
  /// How bad it is.
  public enum Severity: String, Codable, Hashable, Sendable, CaseIterable {
    case error, warning, note
  }
  /// Decides what a command does with it.
  public var severity: Severity
  /// One line, lower case.
  public var message: String
  /// Path of a source, where it is known.
  public var file: String?
  /// Counted from 1.
  public var line: Int?
  /// Counted from 1, in characters.
  public var column: Int?
  public init(
    _ severity: Severity, _ message: String, file: String? = nil, line: Int? = nil,
    column: Int? = nil
  ) {
    self.severity = severity
    self.message = message
    (self.file, self.line, self.column) = (file, line, column)
  }
}

/// One widget, control or Live Activity of a bundle.
public struct WidgetDescription: Codable, Hashable, Sendable {
  /// Which configuration type the widget uses.
  public enum Configuration: String, Codable, Hashable, Sendable, CaseIterable {
    /// `StaticConfiguration`
    case `static`
    /// `AppIntentConfiguration`
    case appIntent
    /// `IntentConfiguration`, SiriKit
    case intent
    /// `RelevanceConfiguration`
    case relevance
    /// `ActivityConfiguration`; the kind is `activity:` and the attributes' type name
    case activity
    /// `StaticControlConfiguration`, `AppIntentControlConfiguration`
    case control
  }

  /// `disfavoredLocations(_:for:)`.
  public struct DisfavoredLocation: Codable, Hashable, Sendable {
    /// WidgetKit's name: `homeScreen`, `lockScreen`, `standBy`, `iPhoneWidgetsOnMac`, `carPlay`.
    public var location: String
    /// By WidgetKit's names.
    public var families: [String]
    public init(location: String, families: [String]) {
      self.location = location
      self.families = families
    }
  }

  /// The widget's own identifier.
  public var kind: String
  /// What the gallery calls it; empty for none.
  public var displayName: String
  public var description: String
  /// WidgetKit's names in the order of `supportedFamilies`; for an activity the regions that it
  /// draws (`activityLockScreen`, `islandCompactLeading` …), for a control `control`.
  public var families: [String]
  /// Whether and how the widget can be edited.
  public var configuration: Configuration
  /// Whether `.contentMarginsDisabled()` stands on the configuration.
  public var contentMarginsDisabled: Bool
  /// Whether the system may leave the background out (`.containerBackgroundRemovable`, true unless
  /// it is said otherwise).
  public var containerBackgroundRemovable: Bool
  /// Where the widget asks not to be offered.
  public var disfavoredLocations: [DisfavoredLocation]
  /// Type name of the configuration intent, for the two configurable kinds.
  public var intentType: String?
  /// Of the configuration intent, in the order of their declaration; empty for a static widget.
  public var parameters: [ParameterDescription]
  /// `small`, `medium` from `supplementalActivityFamilies`.
  public var supplementalActivityFamilies: [String]
  /// Type name of the `WidgetPushHandler`, nil where there is none.
  public var pushHandler: String?
  /// Name matched by `onBackgroundURLSessionEvents`, nil where there is none.
  public var backgroundSession: String?
  /// `.promptsForUserConfiguration()`
  public var promptsForUserConfiguration: Bool
  /// The parameter summary for the default values, titles in its gaps; nil where none is declared.
  public var parameterSummary: String?
  /// Kind of the timeline widget that a relevance widget stands in for.
  public var associatedKind: String?
  /// `.supportedMountingStyles`, `.widgetTexture` (visionOS); WidgetKit's case names.
  public var mountingStyles: [String]

  public init(
    kind: String, displayName: String = "", description: String = "", families: [String] = [],
    configuration: Configuration = .static
  ) {
    self.kind = kind
    self.displayName = displayName
    self.description = description
    self.families = families
    self.configuration = configuration
    contentMarginsDisabled = false
    containerBackgroundRemovable = true
    disfavoredLocations = []
    parameters = []
    supplementalActivityFamilies = []
    promptsForUserConfiguration = false
    mountingStyles = []
  }
}

/// One parameter of a configuration intent.
public struct ParameterDescription: Codable, Hashable, Sendable {
  /// A value that a parameter may have.
  public struct Choice: Codable, Hashable, Sendable {
    /// As it stands in a configuration's JSON.
    public var value: String
    /// As a person reads it, in the locale of the request.
    public var title: String
    public init(value: String, title: String) {
      self.value = value
      self.title = title
    }
  }
  /// The property's name: the key in a configuration's JSON.
  public var name: String
  /// As a person reads it; empty where nothing was given.
  public var title: String
  /// Swift's name of the type, `String`, `Int?`, `[CityEntity]`.
  public var type: String
  /// Whether it may have no value.
  public var isOptional: Bool
  /// JSON text of the default, nil where there is none.
  public var defaultValue: String?
  /// Cases of an `AppEnum`.
  public var choices: [Choice]
  /// Whether choices come from a query or an options provider: ask with `ExtensionRequest.options`.
  public var hasDynamicOptions: Bool
  /// What the system asks where a value is missing.
  public var requestValueDialog: String?
  public var description: String?
  /// What people call the type of an enumeration or entity.
  public var typeDisplayName: String?
  /// What an editor has to know; nil where the type says it all.
  public var editor: Editor?

  /// What an editor may enter; nil where nothing is said.
  public struct Editor: Codable, Hashable, Sendable {
    /// Parameters that the choices depend on (`@IntentParameterDependency`).
    public var dependsOn: [String] = []
    /// The smallest number that may be entered, in the parameter's own unit.
    public var lowerBound: Double?
    /// The largest number that may be entered.
    public var upperBound: Double?
    /// Items of an array.
    public var minimumCount: Int?
    /// For a parameter that is an array.
    public var maximumCount: Int?
    /// `stepper`, `field`, `slider`
    public var controlStyle: String?
    /// `date`, `time`, `dateTime`
    public var dateKind: String?
    /// Symbol of a measurement's unit.
    public var unit: String?
    /// SwiftUI's name of the keyboard for a text.
    public var keyboard: String?
    /// Whether a text may have several lines.
    public var isMultiline: Bool?
    /// Words for true and false.
    public var booleanNames: [String]?
    public init() {}
  }

  public init(
    name: String, title: String, type: String, isOptional: Bool = false,
    defaultValue: String? = nil, choices: [Choice] = [], hasDynamicOptions: Bool = false,
    requestValueDialog: String? = nil
  ) {
    self.name = name
    self.title = title
    self.type = type
    self.isOptional = isOptional
    self.defaultValue = defaultValue
    self.choices = choices
    self.hasDynamicOptions = hasDynamicOptions
    self.requestValueDialog = requestValueDialog
  }
}

/// A `#Preview` or a member of a `PreviewProvider`.
public struct PreviewDescription: Codable, Hashable, Sendable {
  /// What a preview shows.
  public enum Kind: String, Codable, Hashable, Sendable, CaseIterable {
    /// `#Preview { view }`
    case view
    /// `#Preview(as: .systemSmall) { widget } timeline: …`
    case widget
    /// `#Preview(as: .content, using: attributes) …`
    case activity
    /// `#Preview(as:) { ControlWidget }`
    case control
    /// `PreviewProvider`
    case provider
  }
  /// How much room a plain view gets.
  public enum Layout: Codable, Hashable, Sendable {
    case device
    case sizeThatFits
    /// Points.
    case fixed(width: Double, height: Double)
  }

  /// Unique in the bundle; the title given, or the file's name and line where there is none.
  public var name: String
  /// Path of the source.
  public var file: String
  /// Where the preview begins, counted from 1.
  public var line: Int
  /// What it shows.
  public var kind: Kind
  /// WidgetKit's name of the family, or an activity's region; nil for a plain view.
  public var family: String?
  /// Entries or content states that can be shown, at least one.
  public var entryCount: Int
  /// How large it is shown.
  public var layout: Layout
  /// `.preferredColorScheme` or environment given on the preview itself: `light`, `dark`, nil.
  public var colorScheme: String?

  public init(
    name: String, file: String, line: Int, kind: Kind, family: String? = nil, entryCount: Int = 1,
    layout: Layout = .device, colorScheme: String? = nil
  ) {
    self.name = name
    self.file = file
    self.line = line
    self.kind = kind
    self.family = family
    self.entryCount = entryCount
    self.layout = layout
    self.colorScheme = colorScheme
  }
}
