/// The app. A widget runs without one: everything here is inert and says so by doing nothing.
@preconcurrency @MainActor open class UIApplication: UIResponder {
  public enum State: Int, Sendable { case active, inactive, background }
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let universalLinksOnly = OpenExternalURLOptionsKey(rawValue: "universalLinksOnly")
  }
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  public static let shared = UIApplication()
  open weak var delegate: (any UIApplicationDelegate)?
  open var applicationState: State { .background }
  open var windows: [UIWindow] { [] }
  open var keyWindow: UIWindow? { nil }
  open var connectedScenes: Set<UIScene> { [] }
  open var applicationIconBadgeNumber = 0
  open var isIdleTimerDisabled = false
  /// Kept: iOS has drawn no such indicator since 13.
  open var isNetworkActivityIndicatorVisible = false
  open var preferredContentSizeCategory: UIContentSizeCategory {
    UITraitCollection.current.preferredContentSizeCategory
  }
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UITraitCollection.current.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
  open func canOpenURL(_ url: URL) -> Bool { false }
  /// Inert: a widget opens nothing by itself; use `Link` or `widgetURL`.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler: ((Bool) -> Void)? = nil
  ) { completionHandler?(false) }
  /// One for every task: none keeps a widget alive.
  @discardableResult
  open func beginBackgroundTask(expirationHandler: (() -> Void)? = nil)
    -> UIBackgroundTaskIdentifier
  { .invalid }
  @discardableResult
  open func beginBackgroundTask(withName name: String?, expirationHandler: (() -> Void)? = nil)
    -> UIBackgroundTaskIdentifier
  { .invalid }
  open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
  open var backgroundTimeRemaining: TimeInterval { 0 }
  open var isProtectedDataAvailable: Bool { true }
  open var isRegisteredForRemoteNotifications: Bool { false }
  open var supportsAlternateIcons: Bool { false }
  open var alternateIconName: String? { nil }
  open func setAlternateIconName(_ name: String?) async throws {}
  open func setAlternateIconName(
    _ name: String?, completionHandler: (((any Error)?) -> Void)?
  ) { completionHandler?(nil) }
  @discardableResult
  open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?)
    -> Bool
  { false }
  open func beginReceivingRemoteControlEvents() {}
  open var statusBarOrientation: UIInterfaceOrientation { .portrait }
  open var shortcutItems: [UIApplicationShortcutItem]?
  open func registerForRemoteNotifications() {}
  open func endEditing(_ force: Bool) {}
  public static let openSettingsURLString = "app-settings:"

  public static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  public static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  public static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  public static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  public static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification")
  public static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
  public static let significantTimeChangeNotification = Notification.Name(
    "UIApplicationSignificantTimeChangeNotification")
}

@preconcurrency @MainActor public protocol UIApplicationDelegate: AnyObject {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
}
extension UIApplicationDelegate {
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
}

public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}
public enum UIBackgroundFetchResult: UInt, Sendable { case newData, noData, failed }
open class UIApplicationShortcutIcon: NSObject, @unchecked Sendable {
  public init(systemImageName name: String) {}
  public init(templateImageName name: String) {}
}
open class UIApplicationShortcutItem: NSObject, @unchecked Sendable {
  public let type: String
  public let localizedTitle: String
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String? = nil,
    icon: UIApplicationShortcutIcon? = nil, userInfo: [String: any NSSecureCoding]? = nil
  ) { (self.type, self.localizedTitle) = (type, localizedTitle) }
}

@preconcurrency @MainActor open class UIWindow: UIView {
  public struct Level: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = Level(rawValue: 0)
    public static let statusBar = Level(rawValue: 1000)
    public static let alert = Level(rawValue: 2000)
  }
  open var rootViewController: UIViewController?
  open var windowLevel = Level.normal
  open var windowScene: UIWindowScene?
  open var isKeyWindow: Bool { false }
  open var screen: UIScreen { .main }
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public init(windowScene: UIWindowScene) {
    self.windowScene = windowScene
    super.init(frame: .zero)
  }
  open func makeKeyAndVisible() {}
  open func makeKey() {}
}

@preconcurrency @MainActor public protocol UISceneDelegate: AnyObject {}
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {}
@preconcurrency @MainActor open class UISceneSession: NSObject {
  open var persistentIdentifier: String { "" }
}
@preconcurrency @MainActor open class UIScene: UIResponder {
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }
  open class ConnectionOptions: NSObject {}
  open var activationState: ActivationState { .background }
  open var delegate: (any UISceneDelegate)?
  open var session: UISceneSession { UISceneSession() }
  open var title: String! = ""
  public static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
  public static let willDeactivateNotification = Notification.Name(
    "UISceneWillDeactivateNotification")
  public static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")
  public static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
}
@preconcurrency @MainActor open class UIWindowScene: UIScene {
  open var keyWindow: UIWindow? { nil }
  open var interfaceOrientation: UIInterfaceOrientation { .portrait }
  open var statusBarManager: UIStatusBarManager? { nil }
  open var traitCollection: UITraitCollection { .current }
  open func requestGeometryUpdate(
    _ preferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) {}
  open var windows: [UIWindow] { [] }
  open var screen: UIScreen { .main }
}

@preconcurrency @MainActor open class UIStatusBarManager: NSObject {
  open var statusBarFrame: CGRect { .zero }
  open var isStatusBarHidden: Bool { true }
}

/// The pasteboard. Inert: it keeps what is put in until the process ends.
@preconcurrency @MainActor open class UIPasteboard: NSObject {
  public static let general = UIPasteboard()
  open var string: String?
  open var strings: [String]?
  open var url: URL?
  open var image: UIImage?
  open var color: UIColor?
  open var hasStrings: Bool { string != nil }
}

/// Inert: there is nothing to feel.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
  open func prepare() {}
}
@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }
  public init(style: FeedbackStyle = .medium) {}
  open func impactOccurred() {}
  open func impactOccurred(intensity: CGFloat) {}
}
@preconcurrency @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackType: Int, Sendable { case success, warning, error }
  open func notificationOccurred(_ type: FeedbackType) {}
}
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  open func selectionChanged() {}
}
