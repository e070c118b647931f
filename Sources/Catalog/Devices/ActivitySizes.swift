public import VitrineDrawing

/// Sizes of Live Activities: Human Interface Guidelines, Live Activities (facts/geometry.md §11).
extension Device {
  /// Largest size of a region; its height follows the content between 84 and 160 points for the
  /// Lock Screen and the expanded island, and the compact island is as wide as its sides.
  func activitySize(of family: Family, in surface: Surface, os: Int) -> WidgetSize? {
    if family == .activityLockScreen { return cardSize(in: surface, os: os) }
    let isWide = screen.width > 402  // Plus, Max and Air
    switch platform {
    case .iPhone:
      guard sensors == .island, surface == .homeScreen else { return nil }
      return islandSize(of: family, isWide: isWide)
    case .mac:
      // The sizes of a phone of usual width; the menu bar has no camera between the sides.
      guard surface == .desktop, os >= OSRules.macActivitiesSince else { return nil }
      guard family != .islandCompact else {
        return WidgetSize(layout: Size(2 * 52.33 + 8, 36.67))
      }
      return islandSize(of: family, isWide: false)
    case .iPad, .watch, .vision: return nil
    }
  }

  private func islandSize(of family: Family, isWide: Bool) -> WidgetSize? {
    switch family {
    case .islandExpanded: return WidgetSize(layout: Size(isWide ? 408 : 371, 160))
    case .islandCompact: return WidgetSize(layout: Size(isWide ? 250 : 230, 36.67))
    case .islandCompactLeading, .islandCompactTrailing:
      return WidgetSize(layout: Size(isWide ? 62.33 : 52.33, 36.67))
    case .islandMinimal: return WidgetSize(layout: Size(45, 36.67))
    case .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge, .systemExtraLargePortrait,
      .accessoryCircular, .accessoryRectangular, .accessoryInline, .accessoryCorner,
      .activityLockScreen, .control, .controlSmall, .controlLarge:
      return nil
    }
  }

  /// The Lock Screen's form in each of its places.
  private func cardSize(in surface: Surface, os: Int) -> WidgetSize? {
    switch platform {
    case .iPhone:
      // 14 points are left at each side where the screen is narrower than the largest size and them.
      let layout = Size(min(screen.width > 402 ? 408 : 371, screen.width - 28), 160)
      switch surface {
      case .standBy:
        // Twice as large, or as wide as the screen on its side (guidelines; the narrower fit is an
        // estimate).
        let long = max(screen.width, screen.height)
        let factor = min(2, long / layout.width)
        return WidgetSize(
          layout: layout, drawn: Size(layout.width * factor, layout.height * factor))
      case .carPlay: return WidgetSize(layout: Size(240, 78))
      case .homeScreen, .lockScreen: return WidgetSize(layout: layout)
      case .desktop, .watchFace, .smartStack, .room: return nil
      }
    case .iPad:
      guard surface == .lockScreen || surface == .homeScreen else { return nil }
      return WidgetSize(
        layout: Size(max(screen.width, screen.height) >= 1366 ? 500 : 425, 160))
    case .watch: return size(of: .accessoryRectangular, in: .smartStack, os: os)
    case .mac, .vision: return nil
    }
  }
}
