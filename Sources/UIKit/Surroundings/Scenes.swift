/// Scenes of an app. A widget's process has none: the names let an app's files compile.
extension UIApplication {
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let sourceApplication = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    public static let annotation = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    public static let openInPlace = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }
  public struct ExtensionPointIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let keyboard = ExtensionPointIdentifier(
      rawValue: "com.apple.keyboard-service")
  }
  public static let openNotificationSettingsURLString = "app-settings:notifications"
  public static let openDefaultApplicationsSettingsURLString = "app-settings:default-apps"
  public static let backgroundFetchIntervalMinimum: TimeInterval = 0
  public static let backgroundFetchIntervalNever = TimeInterval.greatestFiniteMagnitude
  public static let didFinishLaunchingNotification = Notification.Name(
    "UIApplicationDidFinishLaunchingNotification")
  public static let protectedDataDidBecomeAvailableNotification = Notification.Name(
    "UIApplicationProtectedDataDidBecomeAvailable")
  public static let protectedDataWillBecomeUnavailableNotification = Notification.Name(
    "UIApplicationProtectedDataWillBecomeUnavailable")
  public static let userDidTakeScreenshotNotification = Notification.Name(
    "UIApplicationUserDidTakeScreenshotNotification")
  public static let backgroundRefreshStatusDidChangeNotification = Notification.Name(
    "UIApplicationBackgroundRefreshStatusDidChangeNotification")
  public static let keyboardDidChangeNotification = Notification.Name(
    "UIKeyboardDidChangeFrameNotification")
  public var statusBarFrame: CGRect { .zero }
  public var statusBarStyle: UIStatusBarStyle { .default }
  public var isStatusBarHidden: Bool { true }
  public var openSessions: Set<UISceneSession> { [] }
  public var supportsMultipleScenes: Bool { false }
  public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .denied }
  public func unregisterForRemoteNotifications() {}
  public func setMinimumBackgroundFetchInterval(_ interval: TimeInterval) {}
  public func requestSceneSessionActivation(
    _ session: UISceneSession?, userActivity: NSUserActivity?, options: Any?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {}
  public func ignoreSnapshotOnNextApplicationLaunch() {}
}
public enum UIBackgroundRefreshStatus: Int, Sendable { case restricted, denied, available }

extension UIApplication.LaunchOptionsKey {
  public static let url = Self(rawValue: "UIApplicationLaunchOptionsURLKey")
  public static let shortcutItem = Self(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
  public static let remoteNotification = Self(
    rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
  public static let userActivityDictionary = Self(
    rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
  public static let location = Self(rawValue: "UIApplicationLaunchOptionsLocationKey")
  public static let sourceApplication = Self(
    rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
  public static let bluetoothCentrals = Self(
    rawValue: "UIApplicationLaunchOptionsBluetoothCentralsKey")
}

@preconcurrency @MainActor public protocol UIUserActivityRestoring: NSObjectProtocol {}
extension UIResponder: UIUserActivityRestoring {}

@preconcurrency @MainActor open class UISceneConfiguration: NSObject {
  public let name: String?
  public let role: UISceneSession.Role
  open var delegateClass: AnyClass?
  open var sceneClass: AnyClass?
  open var storyboard: UIStoryboard?
  public init(name: String?, sessionRole: UISceneSession.Role) {
    (self.name, role) = (name, sessionRole)
  }
}
extension UISceneSession {
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
  }
  public var role: Role { .windowApplication }
  public var scene: UIScene? { nil }
  public var configuration: UISceneConfiguration {
    UISceneConfiguration(name: nil, sessionRole: role)
  }
}
@preconcurrency @MainActor open class UISceneOpenURLOptions: NSObject {
  open var sourceApplication: String? { nil }
  open var openInPlace: Bool { false }
}
@preconcurrency @MainActor open class UIOpenURLContext: NSObject {
  public let url: URL
  public let options = UISceneOpenURLOptions()
  init(url: URL) { self.url = url }
}
extension UIScene {
  open class OpenExternalURLOptions: NSObject {}
  public static let didDisconnectNotification = Notification.Name(
    "UISceneDidDisconnectNotification")
  public static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
  public func open(
    _ url: URL, options: OpenExternalURLOptions?, completionHandler: ((Bool) -> Void)? = nil
  ) { completionHandler?(false) }
}
@MainActor extension UIScene.ConnectionOptions {
  public var urlContexts: Set<UIOpenURLContext> { [] }
  public var userActivities: Set<NSUserActivity> { [] }
  public var shortcutItem: UIApplicationShortcutItem? { nil }
  public var notificationResponse: UNNotificationResponse? { nil }
}
extension UIWindowScene {
  @preconcurrency @MainActor open class GeometryPreferences: NSObject {
    @preconcurrency @MainActor open class iOS: GeometryPreferences {
      public convenience init(interfaceOrientations: UIInterfaceOrientationMask) { self.init() }
    }
  }
  public var effectiveGeometry: UIWindowScene { self }
  public var sizeRestrictions: UISceneSizeRestrictions? { nil }
}
@preconcurrency @MainActor open class UISceneSizeRestrictions: NSObject {
  open var minimumSize = CGSize.zero
  open var maximumSize = CGSize.zero
}
extension UIWindow {
  public static let didBecomeKeyNotification = Notification.Name("UIWindowDidBecomeKeyNotification")
  public static let didResignKeyNotification = Notification.Name("UIWindowDidResignKeyNotification")
  public static let didBecomeVisibleNotification = Notification.Name(
    "UIWindowDidBecomeVisibleNotification")
  public static let didBecomeHiddenNotification = Notification.Name(
    "UIWindowDidBecomeHiddenNotification")
  public func resignKey() {}
}
extension UIResponder {
  public static let keyboardWillShowNotification = Notification.Name(
    "UIKeyboardWillShowNotification")
  public static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
  public static let keyboardWillHideNotification = Notification.Name(
    "UIKeyboardWillHideNotification")
  public static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
  public static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  public static let keyboardDidChangeFrameNotification = Notification.Name(
    "UIKeyboardDidChangeFrameNotification")
  public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
  public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
  public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}
extension UIContentSizeCategory {
  public static let didChangeNotification = Notification.Name(
    "UIContentSizeCategoryDidChangeNotification")
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"
}
extension UITextField {
  public static let textDidChangeNotification = Notification.Name(
    "UITextFieldTextDidChangeNotification")
  public static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  public static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")
}
extension UITextView {
  public static let textDidChangeNotification = Notification.Name(
    "UITextViewTextDidChangeNotification")
}
extension UIPasteboard {
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
    public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
  }
  public static let changedNotification = Notification.Name("UIPasteboardChangedNotification")
  public var hasURLs: Bool { url != nil }
  public var hasImages: Bool { image != nil }
  public var changeCount: Int { 0 }
  public var itemProviders: [NSItemProvider] { [] }
  /// Keeps the texts among the items.
  public func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
    strings = items.flatMap(\.values).compactMap { $0 as? String }
    string = strings?.first
  }
  public func setValue(_ value: Any, forPasteboardType type: String) { string = value as? String }
  public func setData(_ data: Data, forPasteboardType type: String) {}
  public func data(forPasteboardType type: String) -> Data? { nil }
  public func contains(pasteboardTypes types: [String]) -> Bool { false }
  /// Takes out what is in there.
  fileprivate func removeAll() {
    (string, strings, url, image, color) = (nil, nil, nil, nil, nil)
  }
}

// What AppKit's pasteboard has, which is this one.
extension UIPasteboard {
  public struct PasteboardType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let string = PasteboardType("public.utf8-plain-text")
    public static let URL = PasteboardType("public.url")
    public static let fileURL = PasteboardType("public.file-url")
    public static let png = PasteboardType("public.png")
    public static let tiff = PasteboardType("public.tiff")
    public static let html = PasteboardType("public.html")
    public static let rtf = PasteboardType("public.rtf")
    public static let pdf = PasteboardType("com.adobe.pdf")
  }
  @discardableResult public func clearContents() -> Int {
    removeAll()
    return changeCount
  }
  @discardableResult public func setString(_ text: String, forType type: PasteboardType) -> Bool {
    string = text
    return true
  }
  public func string(forType type: PasteboardType) -> String? { string }
  @discardableResult public func setData(_ data: Data?, forType type: PasteboardType) -> Bool {
    false
  }
  public func data(forType type: PasteboardType) -> Data? { nil }
  /// Keeps the first text, address or picture.
  @discardableResult public func writeObjects(_ objects: [Any]) -> Bool {
    string = objects.lazy.compactMap { $0 as? String ?? ($0 as? NSString).map(String.init) }.first
    url = objects.lazy.compactMap { $0 as? URL ?? ($0 as? NSURL)?.absoluteURL }.first
    image = objects.lazy.compactMap { $0 as? UIImage }.first
    return true
  }
}
