import VitrineDrawing
public import VitrineMessages

/// Where a widget appears: what the system tells the widget there, and what it does to the picture. One value, one file; `ContextCatalog.all` lists them.
public struct Context: Sendable, Identifiable {
  /// As in `--context`, such as `home-screen`.
  public var id: String
  /// The name that a person reads.
  public var title: String
  /// One line for `vitrine contexts`.
  public var summary: String
  /// Which size table applies.
  public var surface: Surface
  /// Families that may stand here, by device.
  public var families: [Device.Platform: [Family]]
  /// First OS that has this context, in the unified numbering.
  public var firstOS: Int
  /// Whether widgets with `containerBackgroundRemovable(false)` are not offered here
  /// (hig-rules, Appearance rules: iPad Lock Screen, StandBy). The guidelines name no others; every
  /// place that shows no background is taken for one, accessories included.
  public var excludesFixedBackgrounds: Bool
  /// Whether only devices have it whose display stays on and dimmed.
  public var needsAlwaysOnDisplay: Bool
  /// Whether only phones have it that have no Dynamic Island.
  public var needsNoIsland: Bool
  /// WidgetKit's name of the location in `disfavoredLocations`, nil where it has none.
  public var location: String?
  /// Whether only phones with an Action button have it.
  public var needsActionButton: Bool
  /// Everything that depends on the device, family and OS.
  private var rule: @Sendable (ContextInput) -> ContextTraits

  public init(
    id: String, title: String, summary: String, surface: Surface,
    families: [Device.Platform: [Family]], firstOS: Int = 17,
    excludesFixedBackgrounds: Bool = false, needsAlwaysOnDisplay: Bool = false,
    needsNoIsland: Bool = false, needsActionButton: Bool = false,
    location: String? = nil, rule: @escaping @Sendable (ContextInput) -> ContextTraits
  ) {
    self.id = id
    self.title = title
    self.summary = summary
    self.surface = surface
    self.families = families
    self.firstOS = firstOS
    self.excludesFixedBackgrounds = excludesFixedBackgrounds
    self.needsAlwaysOnDisplay = needsAlwaysOnDisplay
    self.needsNoIsland = needsNoIsland
    self.needsActionButton = needsActionButton
    self.location = location
    self.rule = rule
  }

  /// What the context does with an input, including what the widget itself decides.
  public func traits(_ input: ContextInput) -> ContextTraits {
    var traits = rule(input)
    if input.family.isSystem, !input.isBackgroundRemovable, !traits.showsContainerBackground {
      // Kept everywhere; accessories never had one to keep (estimate).
      traits.showsContainerBackground = true
      traits.plate = .base
    }
    if input.seesThrough, traits.plate == .base { traits.plate = .none }
    return traits
  }

  /// - Parameter isBackgroundRemovable: `containerBackgroundRemovable`.
  public func allows(
    _ family: Family, on device: Device, os: Int = OSVersion.newest,
    isBackgroundRemovable: Bool = true
  ) -> Bool {
    os >= firstOS && (families[device.platform] ?? []).contains(family)
      && (isBackgroundRemovable || !excludesFixedBackground(of: family, on: device.platform))
      && !(needsAlwaysOnDisplay && device.platform == .iPhone && !device.hasAlwaysOnDisplay)
      && !(needsNoIsland && device.sensors == .island)
      && !(needsActionButton && !device.hasActionButton)
      && device.size(of: family, in: surface, os: os) != nil
  }

  /// Whether a widget that keeps its background is not offered here.
  public func excludesFixedBackground(of family: Family, on platform: Device.Platform) -> Bool {
    if excludesFixedBackgrounds { return family.isSystem || family.isAccessory }
    // In a gallery, accessories are offered for where they would stand; a watch's Smart Stack keeps
    // backgrounds.
    guard id == "gallery", family.isAccessory else { return false }
    return platform != .watch || family == .accessoryCorner || family == .accessoryInline
  }
}
