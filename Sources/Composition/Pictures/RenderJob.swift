public import VitrineCatalog
public import VitrineMessages
import VitrinePlatform

/// One picture to make.
public struct RenderJob: Hashable, Sendable {
  /// A widget by its kind, or a preview by its name.
  public enum Subject: Hashable, Sendable {
    case widget(kind: String)
    case preview(name: String)
  }
  /// What is drawn.
  public var subject: Subject
  /// nil: a preview of a plain view, in a size of its own.
  public var family: Family?
  /// Where it is shown.
  public var device: Device
  /// As in `--context`.
  public var contextID: String
  /// A person's settings.
  public var options: EnvironmentOptions
  /// Which entry is drawn.
  public var source: RenderRequest.Source
  /// Parameters as a JSON object; nil: the widget's defaults.
  public var configuration: String?
  /// What `containerBackgroundRemovable` says.
  public var isBackgroundRemovable: Bool
  /// How much of the screen is in the picture.
  public var crop: Crop
  /// Whether a bare widget stands on its place's own color instead of nothing.
  public var isOpaque = false
  /// The app's icon and colors.
  public var app = AppLook()
  /// Sizes that people choose from in the gallery.
  public var galleryFamilies: [Family] = []
  /// What a whole screen says about the widget.
  public var appName: String
  /// `configurationDisplayName`; empty for none.
  public var widgetName: String
  /// What the gallery says of the widget; empty for none.
  public var widgetDescription: String
  /// Whether `disfavoredLocations` names the context.
  public var isDisfavored: Bool
  /// How it hangs in a room (visionOS).
  public var mounting = Mounting()
  /// Whether the widget was built for iPhone: on a Mac it then keeps iOS' font metrics and palette
  /// (hig-rules, Appearance rules).
  public var isBuiltForPhone: Bool
  /// What was asked for beyond the defaults, as the file's name says it.
  public var variant: String

  public init(
    subject: Subject, family: Family?, device: Device, contextID: String,
    options: EnvironmentOptions, source: RenderRequest.Source, configuration: String? = nil,
    isBackgroundRemovable: Bool = true, variant: String = ""
  ) {
    self.subject = subject
    self.family = family
    self.device = device
    self.contextID = contextID
    self.options = options
    self.source = source
    self.configuration = configuration
    self.isBackgroundRemovable = isBackgroundRemovable
    self.variant = variant
    crop = .widget
    (appName, widgetName, widgetDescription, isDisfavored) = ("", "", "", false)
    isBuiltForPhone = false
  }

  /// What the extension is asked for.
  public var request: RenderRequest {
    let kind = if case .widget(let kind) = subject { kind } else { "" }
    return RenderRequest(
      kind: kind, source: source, environment: environment, configuration: configuration,
      activityRegion: family?.activityRegion)
  }

  func contextInput(_ family: Family) -> ContextInput {
    var input = ContextInput(
      device: device, family: family, options: options,
      isBackgroundRemovable: isBackgroundRemovable)
    input.seesThrough = seesThrough
    return input
  }

  /// Whether one of a script's options for a transparent ground is on.
  private var seesThrough: Bool {
    guard let configuration, configuration.contains("scriptOptions"),
      let members = try? JSON(parsing: configuration).members
    else { return false }
    guard let options = members.first(where: { $0.key == "scriptOptions" })?.value.members else {
      return false
    }
    return options.contains { $0.value == JSON.bool(true) }
  }

  /// From the job's archive to its picture; nil for previews of plain views.
  public func composition(hasContainerBackground: Bool = true) -> Composition? {
    guard let family, let context = ContextCatalog.find(contextID) else { return nil }
    var composition = Composition(
      context: context, input: contextInput(family), crop: crop,
      wallpaper: options.wallpaper.wallpaper,
      hasContainerBackground: hasContainerBackground, surroundings: surroundings)
    composition.isOpaque = isOpaque
    return composition
  }

  private var surroundings: Surroundings {
    let title = widgetName.isEmpty ? name : widgetName
    var surroundings = Surroundings(
      appName: appName.isEmpty ? title : appName, widgetName: title,
      widgetDescription: widgetDescription, isDisfavored: isDisfavored,
      moment: LocalMoment(date: options.date, timeZone: options.timeZone, locale: options.locale))
    (surroundings.app, surroundings.families) = (app, galleryFamilies)
    (surroundings.mounting, surroundings.isBuiltForPhone) = (mounting, isBuiltForPhone)
    return surroundings
  }

  /// Kind or preview's name.
  public var name: String {
    switch subject {
    case .widget(let kind): kind
    case .preview(let name): name
    }
  }

  /// `<kind>/<family>/<device>/<context>[-<variant>]`, without the extension.
  public var path: String {
    let file = variant.isEmpty ? contextID : "\(contextID)-\(variant)"
    let place = "\(family?.rawValue ?? "view")/\(device.id)/\(file)"
    switch subject {
    case .widget(let kind): return "\(FileName.safe(kind))/\(place)"
    case .preview(let name): return "previews/\(FileName.safe(name))/\(place)"
    }
  }
}

extension RenderJob {
  /// What the widget is told. A plain view of a preview gets the device's screen.
  public var environment: RenderEnvironment {
    if let family, let context = ContextCatalog.find(contextID),
      var environment = context.environment(
        device: device, family: family, options: options,
        isBackgroundRemovable: isBackgroundRemovable)
    {
      if isBuiltForPhone, environment.platform == .macOS { environment.platform = .iOS }
      return environment
    }
    return RenderEnvironment(
      platform: device.environmentPlatform, osVersion: options.os, family: "",
      width: device.screen.width, height: device.screen.height,
      displayScale: options.scale ?? device.displayScale, colorScheme: options.appearance,
      contentMargins: RenderEnvironment.Insets(0), cornerRadius: 0,
      dynamicTypeSize: options.typeSize, locale: options.locale, timeZone: options.timeZone,
      layoutDirection: options.layoutDirection ?? Direction.of(locale: options.locale),
      date: options.date, contrast: options.contrast, redaction: options.redaction,
      isPreview: true)
  }
}
