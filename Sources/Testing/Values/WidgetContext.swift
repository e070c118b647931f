import VitrineCatalog

/// Where a person meets a widget.
public struct WidgetContext: Hashable, Sendable {
  /// As in `vitrine render --context`.
  public let id: String

  private init(id: String) { self.id = id }

  /// Full color.
  public static let homeScreen = WidgetContext(id: "home-screen")
  /// A Home Screen whose icons and widgets have one tint.
  public static let homeScreenTinted = WidgetContext(id: "home-screen-tinted")
  /// A Home Screen of clear glass.
  public static let homeScreenClear = WidgetContext(id: "home-screen-clear")
  /// Left of the Home Screen.
  public static let todayView = WidgetContext(id: "today-view")
  /// Left of a tinted Home Screen.
  public static let todayViewTinted = WidgetContext(id: "today-view-tinted")
  /// Left of a clear Home Screen.
  public static let todayViewClear = WidgetContext(id: "today-view-clear")
  /// A Live Activity that comes down from the upper edge.
  public static let banner = WidgetContext(id: "banner")
  /// Controls among the system's own.
  public static let controlCenter = WidgetContext(id: "control-center")
  /// A control that the Action button performs.
  public static let actionButton = WidgetContext(id: "action-button")
  /// A Live Activity or a control in a Mac's menu bar.
  public static let menuBar = WidgetContext(id: "menu-bar")
  /// Below the clock, or beside it on an iPad.
  public static let lockScreen = WidgetContext(id: "lock-screen")
  /// The Lock Screen dimmed.
  public static let lockScreenAlwaysOn = WidgetContext(id: "lock-screen-always-on")
  /// A phone that charges on its side.
  public static let standBy = WidgetContext(id: "standby")
  /// The same in a dark room: red.
  public static let standByNight = WidgetContext(id: "standby-night")
  /// In front.
  public static let macDesktop = WidgetContext(id: "mac-desktop")
  /// On a Mac whose icons and widgets have one tint.
  public static let macDesktopTinted = WidgetContext(id: "mac-desktop-tinted")
  /// On a Mac whose icons and widgets are of clear glass.
  public static let macDesktopClear = WidgetContext(id: "mac-desktop-clear")
  /// Behind windows: dimmed and without color.
  public static let macDesktopReceded = WidgetContext(id: "mac-desktop-receded")
  /// Of a Mac.
  public static let notificationCenter = WidgetContext(id: "notification-center")
  /// Of a Mac whose icons and widgets have one tint.
  public static let notificationCenterTinted = WidgetContext(id: "notification-center-tinted")
  /// Of a Mac whose icons and widgets are of clear glass.
  public static let notificationCenterClear = WidgetContext(id: "notification-center-clear")
  /// A room, seen with Apple Vision.
  public static let room = WidgetContext(id: "room")
  /// The same from far away.
  public static let roomDistant = WidgetContext(id: "room-distant")
  /// A complication.
  public static let watchFace = WidgetContext(id: "watch-face")
  /// The face with the wrist down.
  public static let watchFaceAlwaysOn = WidgetContext(id: "watch-face-always-on")
  /// Below a watch face.
  public static let smartStack = WidgetContext(id: "smart-stack")
  /// Beside the dashboard of a car.
  public static let carPlay = WidgetContext(id: "carplay")
  /// Where widgets are chosen.
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
