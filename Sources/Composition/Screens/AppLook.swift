public import VitrineDrawing
public import VitrineMessages

/// What the system shows of the app beside its widgets: its icon and its colors.
public struct AppLook: Hashable, Sendable {
  /// Two colors from one place of a square to another.
  public struct Fill: Hashable, Sendable {
    /// Where it begins.
    public var top: RGBA
    /// Where it ends.
    public var bottom: RGBA
    /// In parts of the square. Icon Composer's gradients leave a tenth at both ends, where nobody has
    /// turned them (measured, facts/appearance.md §1).
    public var from = Point(0.5, 0.1)
    /// In parts of the square.
    public var to = Point(0.5, 0.9)
    /// From top to bottom.
    public init(_ top: RGBA, _ bottom: RGBA) { (self.top, self.bottom) = (top, bottom) }
  }

  /// What a layer casts, with Icon Composer's opacity: 0 … 1, or more.
  public enum Shadow: Hashable, Sendable {
    /// Black.
    case neutral(Double)
    /// The layer's own colors.
    case ownColor(Double)
  }

  /// One picture of an icon, on a canvas of 1024 points.
  public struct Layer: Hashable, Sendable {
    /// A file, as the catalog has it.
    public var image: EncodedImage
    /// Relative to the canvas.
    public var scale = 1.0
    /// Points of the canvas, from its middle.
    public var shift = Point(0, 0)
    /// 0 … 1.
    public var opacity = 1.0
    /// What the picture is filled with; nil: it has its own colors.
    public var fill: Fill?
    /// With what is below.
    public var blend = LayerBlendMode.normal
    /// Whether its edges catch light, as those of glass do.
    public var isLit = false
    /// How much of what is below it is seen through it, 0 … 1.
    public var translucency = 0.0
    /// nil: none.
    public var shadow: Shadow?
    /// A picture that fills the canvas.
    public init(_ image: EncodedImage) { self.image = image }
  }

  /// An icon of one appearance.
  public struct Icon: Hashable, Sendable {
    /// The ground; nil for a picture that brings its own.
    public var fill: Fill?
    /// From back to front.
    public var layers: [Layer] = []
    /// Nothing at all.
    public init() {}
  }

  /// A color for each color scheme.
  public struct Pair: Hashable, Sendable {
    /// For the light scheme.
    public var light: RGBA
    /// For the dark one.
    public var dark: RGBA
    /// Both.
    public init(light: RGBA, dark: RGBA) { (self.light, self.dark) = (light, dark) }
  }

  /// nil: the app has none, and a stand-in is drawn.
  public var icon: Icon?
  /// With `--appearance dark`; nil: the same.
  public var darkIcon: Icon?
  /// Grays whose light becomes a tinted icon's; nil: those of the dark one, or of the icon.
  public var tintedIcon: Icon?
  /// The target's `AccentColor`, light and dark; nil: the system's blue.
  public var accent: Pair?
  /// The target's `WidgetBackground`, which the editing sheet stands on; nil: the system's own.
  public var background: Pair?

  /// What the app is called in other languages than its own (`InfoPlist.strings`), by their names
  /// as folders have them: `de`, `zh-Hans`.
  public var names: [String: String] = [:]

  /// Of an app that nothing is known of.
  public init() {}

  /// What the app is called on a device of a locale, such as `zh-Hans_CN`; nil: as everywhere.
  public func name(locale: String) -> String? {
    var parts = locale.split { "-_".contains($0) }.map(String.init)
    if parts.first == "zh", parts.count > 1, parts[1].count == 2 {
      parts.insert(["TW", "HK", "MO"].contains(parts[1]) ? "Hant" : "Hans", at: 1)
    }
    while !parts.isEmpty {
      for mark in ["-", "_"] {
        if let name = names[parts.joined(separator: mark)] { return name }
      }
      parts.removeLast()
    }
    return nil
  }

  /// The color of buttons that belong to the widget.
  public func tint(_ scheme: RenderEnvironment.ColorScheme) -> RGBA {
    accent.map { scheme == .dark ? $0.dark : $0.light }
      ?? RGBA(hex: scheme == .dark ? 0x0091FF : 0x0088FF)
  }
}
