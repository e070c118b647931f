import VitrineCatalog

/// Where a person meets a widget.
public struct WidgetContext: Hashable, Sendable {
  /// As in `vitrine render --context`.
  public let id: String

  private init(id: String) { self.id = id }

  public static let homeScreen = WidgetContext(id: "home-screen")
  public static let homeScreenTinted = WidgetContext(id: "home-screen-tinted")
  public static let homeScreenClear = WidgetContext(id: "home-screen-clear")
  public static let todayView = WidgetContext(id: "today-view")
  public static let lockScreen = WidgetContext(id: "lock-screen")
  public static let lockScreenAlwaysOn = WidgetContext(id: "lock-screen-always-on")
  public static let standBy = WidgetContext(id: "standby")
  public static let standByNight = WidgetContext(id: "standby-night")
  public static let macDesktop = WidgetContext(id: "mac-desktop")
  public static let macDesktopReceded = WidgetContext(id: "mac-desktop-receded")
  public static let notificationCenter = WidgetContext(id: "notification-center")
  public static let watchFace = WidgetContext(id: "watch-face")
  public static let watchFaceAlwaysOn = WidgetContext(id: "watch-face-always-on")
  public static let smartStack = WidgetContext(id: "smart-stack")
  public static let carPlay = WidgetContext(id: "carplay")
  public static let gallery = WidgetContext(id: "gallery")

  /// Every context, in the order of `vitrine contexts`.
  public static let all: [WidgetContext] = ContextCatalog.all.map { WidgetContext(id: $0.id) }

  /// What the system side knows of it; `Tests/TestedPackageTests` looks whether all are known.
  var context: Context? { ContextCatalog.find(id) }
  /// Whether only watches have it.
  var isWatch: Bool { context.map { Set($0.families.keys) == [.watch] } ?? false }
}

extension [WidgetContext] {
  /// Every context of a phone, an iPad, a Mac and a car. A family is shown in those that offer it.
  public static var allContexts: [WidgetContext] { WidgetContext.all.filter { !$0.isWatch } }
  /// Every context of a watch.
  public static var allWatchContexts: [WidgetContext] { WidgetContext.all.filter(\.isWatch) }
}
