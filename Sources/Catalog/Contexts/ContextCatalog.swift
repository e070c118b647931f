/// Every context, in the order that `vitrine contexts` lists them.
public enum ContextCatalog {
  /// Every context, in the order of lists.
  public static let all: [Context] = [
    .homeScreen, .homeScreenTinted, .homeScreenClear, .todayView, .todayViewTinted,
    .todayViewClear, .lockScreen, .lockScreenAlwaysOn, .banner, .standBy, .standByNight,
    .macDesktop, .macDesktopTinted, .macDesktopClear, .macDesktopReceded, .notificationCenter,
    .notificationCenterTinted, .notificationCenterClear, .menuBar, .controlCenter, .actionButton,
    .room, .roomDistant, .watchFace, .watchFaceAlwaysOn, .smartStack, .carPlay, .gallery,
  ]

  /// The context with an ID in any case; nil for none.
  public static func find(_ id: String) -> Context? {
    let id = id.lowercased()
    return all.first { $0.id == id }
  }

  /// Where a family is met first on a device: what is shown when no context is asked for.
  public static func main(for family: Family, on device: Device) -> Context? {
    let order: [Context] =
      switch device.platform {
      case .iPhone, .iPad: [.homeScreen, .controlCenter, .lockScreen, .gallery]
      case .vision: [.room, .gallery]
      case .watch: [.watchFace, .smartStack, .controlCenter]
      case .mac: [.macDesktop, .controlCenter, .menuBar, .gallery]
      }
    return order.first { ($0.families[device.platform] ?? []).contains(family) }
  }
}
