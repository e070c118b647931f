public import VitrineDrawing
public import VitrineMessages

/// A place where a person meets a widget: what it tells the widget, and what the system then does
/// to the picture. One value, one file; `ContextCatalog.all` lists them.
public struct Context: Sendable, Identifiable {
  public var id: String
  public var title: String
  /// One line for `vitrine contexts`.
  public var summary: String
  /// Which size table applies.
  public var placement: Placement
  /// Families that may stand here, by device.
  public var families: [Device.Platform: [Family]]
  /// First OS that has this place, in the unified numbering.
  public var firstOS: Int
  /// Whether widgets with `containerBackgroundRemovable(false)` are not offered here
  /// (hig-rules, Appearance rules: iPad Lock Screen, StandBy).
  public var barsFixedBackgrounds: Bool
  /// WidgetKit's name of the place in `disfavoredLocations`, nil where it has none.
  public var location: String?
  /// Everything that depends on the device, family and OS.
  private var rule: @Sendable (Place) -> ContextTraits

  public init(
    id: String, title: String, summary: String, placement: Placement,
    families: [Device.Platform: [Family]], firstOS: Int = 17, barsFixedBackgrounds: Bool = false,
    location: String? = nil, rule: @escaping @Sendable (Place) -> ContextTraits
  ) {
    self.id = id
    self.title = title
    self.summary = summary
    self.placement = placement
    self.families = families
    self.firstOS = firstOS
    self.barsFixedBackgrounds = barsFixedBackgrounds
    self.location = location
    self.rule = rule
  }

  /// What the context does at a place, with what the widget itself has a say in.
  public func traits(_ place: Place) -> ContextTraits {
    var traits = rule(place)
    if place.family.isSystem, !place.isBackgroundRemovable, !traits.showsContainerBackground {
      // Kept everywhere; accessories never had one to keep (estimate).
      traits.showsContainerBackground = true
      traits.plate = .base
    }
    return traits
  }

  /// - Parameter isBackgroundRemovable: `containerBackgroundRemovable`.
  public func allows(
    _ family: Family, on device: Device, os: Int = OSVersion.newest,
    isBackgroundRemovable: Bool = true
  ) -> Bool {
    os >= firstOS && (families[device.platform] ?? []).contains(family)
      && (isBackgroundRemovable || !bars(family))
      && device.size(of: family, in: placement, os: os) != nil
  }

  /// Whether a widget that keeps its background is not offered here.
  public func bars(_ family: Family) -> Bool { barsFixedBackgrounds && family.isSystem }
}

/// Who stands in a context.
public struct Place: Sendable {
  public var device: Device
  public var family: Family
  public var os: Int
  /// Light or dark as the person has set it.
  public var appearance: RenderEnvironment.ColorScheme
  /// `--tint`, nil: the system's own.
  public var tint: RGBA?
  public var face: WatchFace
  /// `containerBackgroundRemovable`.
  public var isBackgroundRemovable: Bool
  public init(
    device: Device, family: Family, os: Int = OSVersion.newest,
    appearance: RenderEnvironment.ColorScheme = .light, tint: RGBA? = nil,
    face: WatchFace = .standard, isBackgroundRemovable: Bool = true
  ) {
    self.device = device
    self.family = family
    self.os = os
    self.appearance = appearance
    self.tint = tint
    self.face = face
    self.isBackgroundRemovable = isBackgroundRemovable
  }
}

/// What a context does with one family on one device.
public struct ContextTraits: Hashable, Sendable {
  public var renderingMode: RenderEnvironment.RenderingMode
  /// `showsWidgetContainerBackground`, and whether the system keeps the background.
  public var showsContainerBackground: Bool
  public var colorScheme: RenderEnvironment.ColorScheme
  /// Default content margins in points of the layout size.
  public var contentMargins: RenderEnvironment.Insets
  public var isLuminanceReduced: Bool
  /// Rounded, heavier text of the watch face.
  public var usesComplicationText: Bool
  public var showsWidgetLabel: Bool
  public var isPreview: Bool
  public var appearance: Appearance
  /// Drawn under the widget, inside its shape, where its own background is not.
  public var plate: Plate
  public var surround: Surround
  public var ground: Ground

  public init(
    renderingMode: RenderEnvironment.RenderingMode = .fullColor,
    showsContainerBackground: Bool = true, colorScheme: RenderEnvironment.ColorScheme = .light,
    contentMargins: RenderEnvironment.Insets = RenderEnvironment.Insets(16),
    isLuminanceReduced: Bool = false, usesComplicationText: Bool = false,
    showsWidgetLabel: Bool = false, isPreview: Bool = false, appearance: Appearance = .fullColor,
    plate: Plate = .none, surround: Surround = .none, ground: Ground = .wallpaper(light: 1)
  ) {
    self.renderingMode = renderingMode
    self.showsContainerBackground = showsContainerBackground
    self.colorScheme = colorScheme
    self.contentMargins = contentMargins
    self.isLuminanceReduced = isLuminanceReduced
    self.usesComplicationText = usesComplicationText
    self.showsWidgetLabel = showsWidgetLabel
    self.isPreview = isPreview
    self.appearance = appearance
    self.plate = plate
    self.surround = surround
    self.ground = ground
  }

  /// Whether the widget's picture cannot be made without the wallpaper's pixels.
  public var seesWallpaper: Bool {
    guard case .wallpaper = ground else { return false }
    return plate.seesBackdrop || appearance.seesBackdrop
  }
}

/// What a screen shows behind everything.
public enum Ground: Hashable, Sendable {
  /// The person's wallpaper, with its light times a factor.
  case wallpaper(light: Double)
  case black
  /// A light surface of the system's own.
  case light
}

/// What is under a widget inside its shape.
public enum Plate: Hashable, Sendable {
  /// Nothing: the wallpaper or black screen shows through.
  case none
  /// The base behind a container background: white, or #1C1C1E in the dark (estimate, colors §4).
  case base
  /// iOS 18's tinted Home Screen.
  case tinted(RGBA)
  /// iOS 26's glass; with a colour it is tinted.
  case glass(tint: RGBA?)
  /// macOS 14 and 15 behind windows: a blur under 29 % of black (appearance §6, estimate).
  case desktopMaterial
  /// The dark material of the Smart Stack.
  case darkMaterial
}

/// What is around a widget on the screen.
public enum Surround: String, Hashable, Sendable, CaseIterable {
  case none, homeScreen, todayView, lockScreen, standBy, desktop, notificationCenter, watchFace,
    smartStack, carScreen, gallery
}

extension Plate {
  /// For listings.
  public var name: String {
    switch self {
    case .none: "none"
    case .base: "base"
    case .tinted: "tinted"
    case .glass(let tint): tint == nil ? "clearGlass" : "tintedGlass"
    case .desktopMaterial: "desktopMaterial"
    case .darkMaterial: "darkMaterial"
    }
  }

  /// Whether it shows what lies below.
  var seesBackdrop: Bool {
    switch self {
    case .glass, .desktopMaterial: true
    case .none, .base, .tinted, .darkMaterial: false
    }
  }

  /// Whether the system puts it where it has taken a background away.
  var standsInForBackground: Bool {
    switch self {
    case .tinted, .glass, .desktopMaterial: true
    case .none, .base, .darkMaterial: false
    }
  }
}
