/// WidgetKit's families and the regions of a Live Activity, by Apple's names.
public enum Family: String, Hashable, Sendable, CaseIterable {
  case systemSmall, systemMedium, systemLarge, systemExtraLarge, systemExtraLargePortrait
  case accessoryCircular, accessoryRectangular, accessoryInline, accessoryCorner
  case activityLockScreen, islandCompactLeading, islandCompactTrailing, islandMinimal
  case islandExpanded
  case control

  public var isSystem: Bool { rawValue.hasPrefix("system") }
  public var isAccessory: Bool { rawValue.hasPrefix("accessory") }
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

/// Where on a device a widget stands: what changes its size.
public enum Placement: String, Hashable, Sendable, CaseIterable {
  case homeScreen, lockScreen, standBy, carPlay, desktop, watchFace, smartStack, room
}

/// Versions of Apple's unified numbering that the tables know.
public enum OSVersion {
  public static let known = [17, 18, 26, 27]
  public static let newest = 26
}
