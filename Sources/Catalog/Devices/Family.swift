/// WidgetKit's families and the regions of a Live Activity, by Apple's names.
public enum Family: String, Hashable, Sendable, CaseIterable {
  case systemSmall, systemMedium, systemLarge, systemExtraLarge, systemExtraLargePortrait
  case accessoryCircular, accessoryRectangular, accessoryInline, accessoryCorner
  case activityLockScreen, islandCompactLeading, islandCompactTrailing, islandMinimal
  case islandExpanded
  case control

  /// Whether it stands on a Home Screen, desktop or in StandBy.
  public var isSystem: Bool { rawValue.hasPrefix("system") }
  /// Whether it stands on a Lock Screen or watch face.
  public var isAccessory: Bool { rawValue.hasPrefix("accessory") }
  /// Whether it is a part of a Live Activity.
  public var isActivity: Bool { activityRegion != nil }

  /// `RenderRequest.activityRegion`.
  public var activityRegion: String? {
    switch self {
    case .activityLockScreen: "lockScreen"
    case .islandCompactLeading: "compactLeading"
    case .islandCompactTrailing: "compactTrailing"
    case .islandMinimal: "minimal"
    case .islandExpanded: "expanded"
    case .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge, .systemExtraLargePortrait,
      .accessoryCircular, .accessoryRectangular, .accessoryInline, .accessoryCorner, .control:
      nil
    }
  }
}
