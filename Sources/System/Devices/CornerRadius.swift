import VitrineDrawing

/// How round a widget is, facts/geometry.md §7.
extension Device {
  /// Radius of the widget's own corners in points of its layout size. Apple publishes none of
  /// them: every factor but the circle and the Dynamic Island's is an estimate.
  public func cornerRadius(
    of family: Family, in placement: Placement = .homeScreen, os: Int = OSVersion.newest
  ) -> Double {
    guard let size = size(of: family, in: placement, os: os)?.layout else { return 0 }
    switch family {
    case .accessoryCircular: return size.width / 2  // a circle, sourced
    case .accessoryCorner: return size.width / 2
    case .accessoryInline: return 0
    case .accessoryRectangular:
      switch placement {
      case .smartStack: return 0.30 * size.height  // estimate
      case .watchFace: return 4  // Human Interface Guidelines: large image
      case .homeScreen, .lockScreen, .standBy, .carPlay, .desktop, .room: return 12  // estimate
      }
    case .activityLockScreen: return os >= 26 ? 28 : 24  // estimate
    case .islandExpanded: return 44  // sourced
    case .islandCompactLeading, .islandCompactTrailing, .islandMinimal: return size.height / 2
    case .control: return size.height / 2
    case .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge, .systemExtraLargePortrait:
      return systemRadius(in: placement, os: os)
    }
  }

  private func systemRadius(in placement: Placement, os: Int) -> Double {
    switch platform {
    case .mac: return os >= 26 ? 26 : 20  // 26 measured on a screenshot, 20 an estimate
    case .vision: return 26  // estimate, as on the Mac
    case .watch: return 0
    case .iPhone, .iPad:
      // A part of the small widget's side, the same for all families (estimate): 22 at 158 points
      // to iOS 18, 27.3 at 164.3 from iOS 26 on.
      let side = size(of: .systemSmall, in: placement, os: os)?.layout.width ?? 158
      return (os >= 26 ? 0.166 : 0.139) * side
    }
  }
}
