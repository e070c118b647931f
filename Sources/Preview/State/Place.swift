import VitrineCatalog

/// Somewhere on a device where widgets stand. Contexts that show the same widgets in another light
/// (tinted, always on, at night) are modes of one place.
struct Place: Hashable, Sendable, Identifiable {
  /// A light that the place is seen in.
  struct Mode: Hashable, Sendable, Identifiable {
    var id: String
    var title: String
    /// As in `vitrine contexts`.
    var contextID: String
    /// Regions of a Live Activity that are shown; empty where there are none.
    var regions: [Family] = []

    /// A place in full color, tinted and clear, as its icons are.
    static func styles(
      of context: String, first: (id: String, title: String) = ("standard", "Standard")
    ) -> [Mode] {
      [
        Mode(id: first.id, title: first.title, contextID: context),
        Mode(id: "tinted", title: "Tinted", contextID: context + "-tinted"),
        Mode(id: "clear", title: "Clear", contextID: context + "-clear"),
      ]
    }
  }
  /// How widgets stand in it.
  enum Layout: String, Hashable, Sendable {
    case grid, slots, list, island
  }

  var id: String
  var title: String
  var layout: Layout
  var modes: [Mode]
  var platforms: [Device.Platform]
  var canStack = false

  static let all: [Place] = [
    Place(
      id: "home-screen", title: "Home Screen", layout: .grid,
      modes: Mode.styles(of: "home-screen"), platforms: [.iPhone, .iPad], canStack: true),
    Place(
      id: "today-view", title: "Today View", layout: .list,
      modes: Mode.styles(of: "today-view"), platforms: [.iPhone, .iPad], canStack: true),
    Place(
      id: "lock-screen", title: "Lock Screen", layout: .slots,
      modes: [
        Mode(id: "awake", title: "Awake", contextID: "lock-screen"),
        Mode(id: "always-on", title: "Always-On", contextID: "lock-screen-always-on"),
      ], platforms: [.iPhone, .iPad]),
    Place(
      id: "standby", title: "StandBy", layout: .slots,
      modes: [
        Mode(id: "day", title: "Day", contextID: "standby"),
        Mode(id: "night", title: "Night", contextID: "standby-night"),
        Mode(
          id: "activity", title: "Live Activity", contextID: "standby",
          regions: [.activityLockScreen]),
        Mode(
          id: "activity-night", title: "Live Activity, Night", contextID: "standby-night",
          regions: [.activityLockScreen]),
      ], platforms: [.iPhone], canStack: true),
    Place(
      id: "dynamic-island", title: "Dynamic Island", layout: .island,
      modes: [
        Mode(
          id: "compact", title: "Compact", contextID: "home-screen",
          regions: [.islandCompact]),
        Mode(id: "minimal", title: "Minimal", contextID: "home-screen", regions: [.islandMinimal]),
        Mode(
          id: "expanded", title: "Expanded", contextID: "home-screen", regions: [.islandExpanded]),
      ], platforms: [.iPhone]),
    Place(
      id: "control-center", title: "Control Center", layout: .list,
      modes: [Mode(id: "standard", title: "Standard", contextID: "control-center")],
      platforms: [.iPhone, .iPad, .mac]),
    Place(
      id: "mac-desktop", title: "Mac Desktop", layout: .grid,
      modes: Mode.styles(of: "mac-desktop", first: ("front", "In front")) + [
        Mode(id: "receded", title: "Receded", contextID: "mac-desktop-receded")
      ], platforms: [.mac]),
    Place(
      id: "notification-center", title: "Notification Center", layout: .list,
      modes: Mode.styles(of: "notification-center"), platforms: [.mac]),
    Place(
      id: "watch-face", title: "Watch Face", layout: .slots,
      modes: [
        Mode(id: "awake", title: "Awake", contextID: "watch-face"),
        Mode(id: "always-on", title: "Always-On", contextID: "watch-face-always-on"),
      ], platforms: [.watch]),
    Place("smart-stack", "Smart Stack", .list, [.watch]),
    Place(
      id: "carplay", title: "CarPlay", layout: .slots,
      modes: [
        Mode(id: "standard", title: "Widgets", contextID: "carplay"),
        Mode(
          id: "activity", title: "Live Activity", contextID: "carplay",
          regions: [.activityLockScreen]),
      ], platforms: [.iPhone], canStack: true),
    Place(
      id: "vision", title: "Vision", layout: .list,
      modes: [
        Mode(id: "standard", title: "Standard", contextID: "room"),
        Mode(id: "distant", title: "From a distance", contextID: "room-distant"),
      ], platforms: [.vision]),
  ]

  private init(
    _ id: String, _ title: String, _ layout: Layout, _ platforms: [Device.Platform]
  ) {
    self.init(
      id: id, title: title, layout: layout,
      modes: [Mode(id: "standard", title: "Standard", contextID: id)], platforms: platforms)
  }

  private init(
    id: String, title: String, layout: Layout, modes: [Mode], platforms: [Device.Platform],
    canStack: Bool = false
  ) {
    (self.id, self.title, self.layout, self.modes) = (id, title, layout, modes)
    (self.platforms, self.canStack) = (platforms, canStack)
  }

  /// Families that may stand here, in the catalog's order.
  func families(on platform: Device.Platform) -> [Family] {
    guard platforms.contains(platform) else { return [] }
    switch id {
    case "control-center": return [.control, .controlSmall, .controlLarge]
    case "dynamic-island": return modes.flatMap(\.regions)
    default:
      let all = ContextCatalog.find(modes[0].contextID)?.families[platform] ?? []
      return all.filter { !$0.isIsland && !$0.isControl }
    }
  }
}

extension Place {
  /// The place with an identifier, a context's identifier or another name that people use, and the
  /// mode that the name says.
  static func find(_ text: String) -> (place: Place, mode: Mode?)? {
    let id = text.lowercased().filter { $0.isLetter || $0.isNumber }
    func same(_ other: String) -> Bool { other.filter { $0.isLetter || $0.isNumber } == id }
    if let place = all.first(where: { same($0.id) }) { return (place, nil) }
    for place in all where place.id != "vision" {
      if let mode = place.modes.first(where: { same($0.contextID) || same(place.id + $0.id) }) {
        return (place, mode)
      }
    }
    guard let name = synonyms[id] else { return nil }
    return find(name)
  }

  private static let synonyms = [
    "home": "home-screen", "springboard": "home-screen", "ipad": "home-screen",
    "today": "today-view", "lock": "lock-screen", "alwayson": "lock-screen-always-on",
    "island": "dynamic-island", "liveactivity": "dynamic-island", "controls": "control-center",
    "desktop": "mac-desktop", "mac": "mac-desktop", "watch": "watch-face", "face": "watch-face",
    "car": "carplay", "room": "vision", "visionos": "vision", "night": "standby-night",
    "standbymode": "standby", "applewatch": "watch-face",
  ]

  func mode(_ id: String?) -> Mode { modes.first { $0.id == id } ?? modes[0] }

  /// The mode of the same light that shows widgets, or Live Activities; nil: there is none.
  func mode(like other: Mode, showsActivities: Bool) -> Mode? {
    modes.first {
      $0.regions.isEmpty != showsActivities && $0.contextID == other.contextID
    }
  }

  /// Whether Live Activities are seen in a mode: alone, or among widgets.
  func showsActivities(_ mode: Mode) -> Bool {
    !mode.regions.isEmpty || ["lock-screen", "smart-stack"].contains(id)
  }
}

extension Family {
  /// What the gallery calls the size.
  var title: String {
    switch self {
    case .systemSmall: "Small"
    case .systemMedium: "Medium"
    case .systemLarge: "Large"
    case .systemExtraLarge: "Extra Large"
    case .systemExtraLargePortrait: "Extra Large, Portrait"
    case .accessoryCircular: "Circular"
    case .accessoryRectangular: "Rectangular"
    case .accessoryInline: "Inline"
    case .accessoryCorner: "Corner"
    case .activityLockScreen: "Lock Screen"
    case .islandCompact: "Compact"
    case .islandCompactLeading: "Compact, leading"
    case .islandCompactTrailing: "Compact, trailing"
    case .islandMinimal: "Minimal"
    case .islandExpanded: "Expanded"
    case .control: "Control"
    case .controlSmall: "Control, small"
    case .controlLarge: "Control, large"
    }
  }
}
