import VitrineDrawing
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
