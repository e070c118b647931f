/// WidgetKit's families and the regions of a Live Activity, by Apple's names.
public enum Family: String, Hashable, Sendable, CaseIterable {
  case systemSmall, systemMedium, systemLarge, systemExtraLarge, systemExtraLargePortrait
  case accessoryCircular, accessoryRectangular, accessoryInline, accessoryCorner
  case activityLockScreen, islandCompact, islandCompactLeading, islandCompactTrailing
  case islandMinimal, islandExpanded
  case control, controlSmall, controlLarge

  /// Whether it stands on a Home Screen, desktop or in StandBy.
  public var isSystem: Bool { rawValue.hasPrefix("system") }
  /// Whether it stands on a Lock Screen or watch face.
  public var isAccessory: Bool { rawValue.hasPrefix("accessory") }
  /// Whether it is a part of a Live Activity.
  public var isActivity: Bool { activityRegion != nil }

  /// Whether it is a control, in one of Control Center's three sizes.
  public var isControl: Bool { rawValue.hasPrefix("control") }
  /// Whether it stands in the Dynamic Island, or in a Mac's menu bar.
  public var isIsland: Bool { isActivity && self != .activityLockScreen }
  /// Whether it is one side of the compact island, which is shown as a whole.
  public var isHalf: Bool { self == .islandCompactLeading || self == .islandCompactTrailing }

  /// `RenderRequest.activityRegion`.
  public var activityRegion: String? {
    switch self {
    case .activityLockScreen: "lockScreen"
    case .islandCompact: "compact"
    case .islandCompactLeading: "compactLeading"
    case .islandCompactTrailing: "compactTrailing"
    case .islandMinimal: "minimal"
    case .islandExpanded: "expanded"
    case .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge, .systemExtraLargePortrait,
      .accessoryCircular, .accessoryRectangular, .accessoryInline, .accessoryCorner, .control,
      .controlSmall, .controlLarge:
      nil
    }
  }
}
