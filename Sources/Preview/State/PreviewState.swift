import VitrineCatalog
import VitrineComposition
import VitrineDrawing
import VitrineMessages
import VitrineStudio

/// All that a page shows, as one small value: where one is, what stands there, what was set, what time
/// it is. It travels in addresses.
struct PreviewState: Codable, Hashable, Sendable {
  /// A widget that somebody has placed.
  struct Placement: Codable, Hashable, Sendable, Identifiable {
    var id: String
    var kind: String
    var family: String
    var place: String
    /// `Device.Platform`: an iPad's Home Screen is not an iPhone's.
    var platform: String
    var page = 0
    var column = 0
    var row = 0
    /// Slot, or position in a list.
    var index = 0
    /// Members of a stack share it, and their place.
    var stack: String?
    /// JSON object; nil: the widget's defaults.
    var configuration: String?
  }

  /// A Live Activity that was started.
  struct Activity: Codable, Hashable, Sendable, Identifiable {
    var id: String
    var kind: String
    /// JSON; nil: those of the widget's preview.
    var attributes: String?
    var contentState: String?
    var isStale = false
    var isEnded = false
  }

  /// What a person can set on any device.
  struct Settings: Codable, Hashable, Sendable {
    var appearance = "light"
    /// `#RRGGBB`
    var tint: String?
    var face = WatchFace.standard.id
    /// A name of the catalog, `none`, or `own`.
    var wallpaper = WallpaperCatalog.standard.id
    var typeSize = "large"
    var locale = "en_US"
    var direction: String?
    var timeZone = "UTC"
    var contrast = "standard"
    var redaction: [String] = []
  }

  var device = DeviceCatalog.defaultID
  /// The device last shown of each platform.
  var devices: [String: String] = [:]
  var os = OSVersion.newest
  var place = "home-screen"
  /// The mode last shown of each place.
  var modes: [String: String] = [:]
  var isLandscape = false
  var page = 0
  var isEditing = false
  var settings = Settings()
  /// Seconds since 1970.
  var date = EnvironmentSelection.defaultDate
  /// Seconds of the device for each real one; 0: the clock stands.
  var speed = 0.0
  var placements: [Placement] = []
  /// Which member of a stack is on top.
  var tops: [String: String] = [:]
  var activities: [Activity] = []
  var selection: String?
  /// Number of the next identifier.
  var next = 1
}

extension PreviewState {
  /// What a command line asks for to begin with.
  init(_ environment: EnvironmentSelection) {
    self.init()
    let options = environment.variants[0].options
    (date, os) = (options.date, options.os)
    settings.appearance = options.appearance.rawValue
    (settings.locale, settings.timeZone) = (options.locale, options.timeZone)
    settings.typeSize = options.typeSize
  }
}

// MARK: What the words mean

extension PreviewState {
  var theDevice: Device { DeviceCatalog.find(device) ?? DeviceCatalog.all[0] }
  var thePlace: Place { Place.find(place)?.place ?? Place.all[0] }
  var theMode: Place.Mode { thePlace.mode(modes[place]) }
  var platform: Device.Platform { theDevice.platform }

  func mode(of place: Place) -> Place.Mode { place.mode(modes[place.id]) }

  /// The device that a platform is shown on.
  func device(of platform: Device.Platform) -> Device {
    if platform == self.platform { return theDevice }
    let chosen = devices[platform.rawValue].flatMap(DeviceCatalog.find)
    return chosen ?? DeviceCatalog.standard(platform, os: os)
      ?? DeviceCatalog.all.first { $0.platform == platform } ?? theDevice
  }

  /// - own: the person's own wallpaper.
  func options(at date: Double, own: Wallpaper?) -> EnvironmentOptions {
    EnvironmentOptions(
      appearance: RenderEnvironment.ColorScheme(rawValue: settings.appearance) ?? .light,
      tint: settings.tint.flatMap(Self.color), typeSize: settings.typeSize,
      locale: settings.locale,
      layoutDirection: settings.direction.flatMap(RenderEnvironment.LayoutDirection.init),
      timeZone: settings.timeZone, date: date, os: os,
      redaction: settings.redaction.compactMap(RenderEnvironment.Redaction.init),
      contrast: RenderEnvironment.Contrast(rawValue: settings.contrast) ?? .standard,
      wallpaper: wallpaper(own), face: WatchFace.all.first { $0.id == settings.face } ?? .standard)
  }

  private func wallpaper(_ own: Wallpaper?) -> WallpaperChoice {
    switch settings.wallpaper {
    case "none": .none
    case "own": own.map { .some($0) } ?? .automatic
    default: WallpaperCatalog.find(settings.wallpaper).map { .some($0) } ?? .automatic
    }
  }

  /// `#RRGGBB`
  static func color(_ text: String) -> RGBA? {
    let digits = text.hasPrefix("#") ? text.dropFirst() : text[...]
    guard digits.count == 6, let value = UInt32(digits, radix: 16) else { return nil }
    return RGBA(hex: value)
  }

  /// What stands in a place of a platform, in order.
  func standing(in place: String, on platform: Device.Platform) -> [Placement] {
    placements.filter { $0.place == place && $0.platform == platform.rawValue }
  }

  /// What is seen of it: a mode of Live Activities shows nothing else.
  func shown(in place: Place, on platform: Device.Platform) -> [Placement] {
    mode(of: place).regions.isEmpty ? standing(in: place.id, on: platform) : []
  }

  var onStage: [Placement] { shown(in: thePlace, on: platform) }

  /// A mode that shows widgets, or Live Activities, where the place has one of the same light.
  mutating func turn(_ place: Place, toActivities showsActivities: Bool) {
    let current = mode(of: place)
    guard current.regions.isEmpty == showsActivities,
      let mode = place.mode(like: current, showsActivities: showsActivities)
    else { return }
    modes[place.id] = mode.id
  }

  /// Whether it is seen: alone, or on top of its stack.
  func isTop(_ placement: Placement) -> Bool {
    guard let stack = placement.stack else { return true }
    if let top = tops[stack] { return top == placement.id }
    return placements.first { $0.stack == stack }?.id == placement.id
  }

  /// Members of a stack, in order.
  func members(of stack: String) -> [Placement] { placements.filter { $0.stack == stack } }

  func index(of id: String) -> Int? { placements.firstIndex { $0.id == id } }
}

extension PreviewState.Placement {
  var theFamily: Family { Family(rawValue: family) ?? .systemSmall }
  var thePlatform: Device.Platform { Device.Platform(rawValue: platform) ?? .iPhone }
}
