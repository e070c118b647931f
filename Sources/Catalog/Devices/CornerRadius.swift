import VitrineDrawing
public import VitrineMessages

/// How round a widget is, facts/geometry.md §7.
extension Device {
  /// Radius of the widget's own corners in points of its layout size. Apple publishes none of
  /// them: every factor but the circle and the Dynamic Island's is an estimate.
  public func cornerRadius(
    of family: Family, in surface: Surface = .homeScreen, os: Int = OSVersion.newest
  ) -> Double {
    guard let size = size(of: family, in: surface, os: os)?.layout else { return 0 }
    switch family {
    case .accessoryCircular: return size.width / 2  // a circle, sourced
    case .accessoryCorner: return size.width / 2
    case .accessoryInline: return 0
    case .accessoryRectangular:
      switch surface {
      case .smartStack: return 0.30 * size.height  // estimate
      case .watchFace: return 4  // Human Interface Guidelines: large image
      case .homeScreen, .lockScreen, .standBy, .carPlay, .desktop, .room: return 12  // estimate
      }
    case .activityLockScreen: return OSRules(os).activityCorner
    case .islandExpanded: return 44  // sourced
    case .islandCompact, .islandCompactLeading, .islandCompactTrailing, .islandMinimal:
      return size.height / 2
    case .control, .controlSmall:
      return surface == .smartStack ? 0.30 * size.height : size.height / 2
    // As round as the smaller tiles (estimate).
    case .controlLarge: return 36
    case .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge, .systemExtraLargePortrait:
      return systemRadius(in: surface, os: os)
    }
  }

  private func systemRadius(in surface: Surface, os: Int) -> Double {
    switch platform {
    case .mac: return OSRules(os).desktopCorner
    case .vision: return 26  // estimate, as on the Mac
    case .watch: return 0
    case .iPhone, .iPad:
      // The same for all families.
      let side = size(of: .systemSmall, in: surface, os: os)?.layout.width ?? 158
      return OSRules(os).systemCornerFactor * side
    }
  }
}
