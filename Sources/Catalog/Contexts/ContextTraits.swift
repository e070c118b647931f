public import VitrineDrawing
public import VitrineMessages

/// What a context does with one family on one device.
public struct ContextTraits: Hashable, Sendable {
  /// What becomes of colors.
  public var renderingMode: RenderEnvironment.RenderingMode
  /// `showsWidgetContainerBackground`, and whether the system keeps the background.
  public var showsContainerBackground: Bool
  /// Light or dark, as the context has it: some have only one.
  public var colorScheme: RenderEnvironment.ColorScheme
  /// Default content margins in points of the layout size.
  public var contentMargins: RenderEnvironment.Insets
  /// Whether the screen is always on and dimmed.
  public var isLuminanceReduced: Bool
  /// Rounded, heavier text of the watch face.
  public var usesComplicationText: Bool
  /// Whether text along the bezel is shown beside the widget.
  public var showsWidgetLabel: Bool
  /// Whether the widget is seen from so far away that `levelOfDetail` is simplified (visionOS).
  public var isSimplified = false
  /// Whether an app's window stands in front (a Mac's desktop).
  public var isBehindWindows = false
  /// Whether the widget is shown in a gallery.
  public var isPreview: Bool
  /// What becomes of the widget's colors.
  public var appearance: Appearance
  /// Drawn under the widget, inside its shape, where its own background is not.
  public var plate: Plate
  /// Which screen stands around the widget.
  public var surround: Surround
  /// What is behind everything.
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
    // An item of the menu bar has no ground of its own; a Live Activity there is black.
    let isMenuItem = surround == .menuBar && appearance != .fullColor
    return plate.seesBackdrop || appearance.seesBackdrop || surround == .controlCenter || isMenuItem
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
  /// iOS 26's glass; with a color it is tinted.
  case glass(tint: RGBA?)
  /// macOS 14 and 15 behind windows: a blur under 29 % of black (appearance §6, estimate).
  case desktopMaterial
  /// The dark material of the Smart Stack.
  case darkMaterial
}

/// What is around a widget on the screen.
public enum Surround: String, Hashable, Sendable, CaseIterable {
  case none, homeScreen, todayView, lockScreen, standBy, desktop, notificationCenter, watchFace,
    smartStack, carScreen, gallery, banner, menuBar, controlCenter, actionButton
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
  package var seesBackdrop: Bool {
    switch self {
    case .glass, .desktopMaterial: true
    case .none, .base, .tinted, .darkMaterial: false
    }
  }

  /// Whether the system puts it where it has taken a background away.
  package var standsInForBackground: Bool {
    switch self {
    case .tinted, .glass, .desktopMaterial: true
    case .none, .base, .darkMaterial: false
    }
  }
}
