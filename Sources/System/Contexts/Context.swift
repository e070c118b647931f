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
  /// Everything that depends on the device, family and OS.
  public var traits: @Sendable (Place) -> ContextTraits

  public init(
    id: String, title: String, summary: String, placement: Placement,
    families: [Device.Platform: [Family]], firstOS: Int = 17,
    traits: @escaping @Sendable (Place) -> ContextTraits
  ) {
    self.id = id
    self.title = title
    self.summary = summary
    self.placement = placement
    self.families = families
    self.firstOS = firstOS
    self.traits = traits
  }

  public func allows(_ family: Family, on device: Device, os: Int = OSVersion.newest) -> Bool {
    os >= firstOS && (families[device.platform] ?? []).contains(family)
      && device.size(of: family, in: placement, os: os) != nil
  }
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
  public init(
    device: Device, family: Family, os: Int = OSVersion.newest,
    appearance: RenderEnvironment.ColorScheme = .light, tint: RGBA? = nil
  ) {
    self.device = device
    self.family = family
    self.os = os
    self.appearance = appearance
    self.tint = tint
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

  public init(
    renderingMode: RenderEnvironment.RenderingMode = .fullColor,
    showsContainerBackground: Bool = true, colorScheme: RenderEnvironment.ColorScheme = .light,
    contentMargins: RenderEnvironment.Insets = RenderEnvironment.Insets(16),
    isLuminanceReduced: Bool = false, usesComplicationText: Bool = false,
    showsWidgetLabel: Bool = false, isPreview: Bool = false, appearance: Appearance = .fullColor,
    plate: Plate = .none, surround: Surround = .none
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
  }
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
    case .darkMaterial: "darkMaterial"
    }
  }
}
