public import VitrineCatalog

/// Which kinds of interaction a family has (facts/behavior.md §17, §18).
public struct InteractionRules: Hashable, Sendable {
  /// Decides whether there are links and buttons.
  public var family: Family
  /// Decides the rules of the OS.
  public var platform: Device.Platform
  /// Version in the unified numbering.
  public var os: Int
  /// Until the owner has authenticated, buttons and toggles do nothing and the app does not open.
  public var isLocked: Bool

  public init(family: Family, platform: Device.Platform, os: Int, isLocked: Bool = false) {
    self.family = family
    self.platform = platform
    self.os = os
    self.isLocked = isLocked
  }

  /// Why buttons and toggles do nothing here; nil: they work.
  public var intentRefusal: String? {
    if os < 17 { return "buttons and toggles work from OS 17 on" }
    if isLocked { return "the device is locked: authenticate first" }
    switch family {
    case .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge, .systemExtraLargePortrait,
      .activityLockScreen, .islandExpanded, .control, .controlSmall, .controlLarge:
      return nil
    case .accessoryCircular, .accessoryRectangular:
      // The Smart Stack of watchOS 11 takes them in its rectangle (known, unsourced).
      let works = platform != .watch || (os >= 18 && family == .accessoryRectangular)
      return works ? nil : "\(family.rawValue) on a watch has no buttons and toggles"
    case .accessoryCorner, .accessoryInline, .islandCompact, .islandCompactLeading,
      .islandCompactTrailing,
      .islandMinimal:
      return "\(family.rawValue) has no buttons and toggles"
    }
  }

  /// Why links do nothing here; nil: they work.
  public var linkRefusal: String? {
    switch family {
    case .systemSmall:
      return os >= 17 ? nil : "systemSmall has links from OS 17 on; use widgetURL"
    case .systemMedium, .systemLarge, .systemExtraLarge, .systemExtraLargePortrait,
      .islandExpanded:
      return nil
    case .accessoryRectangular:
      return os >= 17 ? nil : "accessoryRectangular has links from OS 17 on; use widgetURL"
    case .accessoryCircular, .accessoryCorner, .accessoryInline, .activityLockScreen,
      .islandCompact, .islandCompactLeading, .islandCompactTrailing, .islandMinimal, .control,
      .controlSmall, .controlLarge:
      return "\(family.rawValue) has no links; use widgetURL"
    }
  }
}
