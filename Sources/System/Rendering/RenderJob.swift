public import VitrineMessages

/// One picture to make.
public struct RenderJob: Hashable, Sendable {
  public enum Subject: Hashable, Sendable {
    case widget(kind: String)
    case preview(name: String)
  }
  public var subject: Subject
  /// nil: a preview of a plain view, in a size of its own.
  public var family: Family?
  public var device: Device
  public var contextID: String
  public var options: EnvironmentOptions
  public var source: RenderRequest.Source
  public var configuration: String?
  public var isBackgroundRemovable: Bool
  public var crop: Crop
  /// What a whole screen says about the widget.
  public var appName: String
  public var widgetName: String
  public var widgetDescription: String
  public var isDisfavored: Bool
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

  func place(_ family: Family) -> Place {
    Place(
      device: device, family: family, options: options,
      isBackgroundRemovable: isBackgroundRemovable)
  }

  /// From the job's archive to its picture; nil for previews of plain views.
  public func composition(hasContainerBackground: Bool = true) -> Composition? {
    guard let family, let context = ContextCatalog.find(contextID) else { return nil }
    return Composition(
      context: context, place: place(family), crop: crop, wallpaper: options.wallpaper.wallpaper,
      hasContainerBackground: hasContainerBackground, surroundings: surroundings)
  }

  private var surroundings: Surroundings {
    let title = widgetName.isEmpty ? name : widgetName
    return Surroundings(
      appName: appName.isEmpty ? title : appName, widgetName: title,
      widgetDescription: widgetDescription, isDisfavored: isDisfavored,
      moment: LocalMoment(date: options.date, timeZone: options.timeZone, locale: options.locale))
  }

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

/// Names that any file system takes.
public enum FileName {
  /// Letters, digits and a few signs stay; all else becomes `-`. Never empty, never hidden.
  public static func safe(_ name: String) -> String {
    let cleaned = String(
      name.unicodeScalars.map { scalar -> Character in
        let keeps =
          scalar.properties.isAlphabetic || scalar.properties.numericType != nil
          || "-_.() ".unicodeScalars.contains(scalar)
        return keeps ? Character(scalar) : "-"
      })
    let trimmed = cleaned.drop { $0 == "." || $0 == " " }
    return trimmed.isEmpty ? "widget" : String(trimmed.prefix(120))
  }
}
