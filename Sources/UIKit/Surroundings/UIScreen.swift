/// The device's screen. Its size is a widget's device where known, otherwise the newest iPhone
/// Pro's (402 × 874 points at 3×).
@preconcurrency @MainActor open class UIScreen: NSObject {
  public static let main = UIScreen()
  open class var screens: [UIScreen] { [main] }

  open var bounds: CGRect {
    let names = ["VITRINE_SCREEN_WIDTH", "VITRINE_SCREEN_HEIGHT"]
    let sizes = names.map { ProcessEnvironment.value($0).flatMap(Double.init) }
    return CGRect(x: 0, y: 0, width: sizes[0] ?? 402, height: sizes[1] ?? 874)
  }
  open var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
  open var scale: CGFloat { UITraitCollection.current.displayScale }
  open var nativeScale: CGFloat { scale }
  open var traitCollection: UITraitCollection { .current }
  open var brightness: CGFloat {
    get { 0.5 }
    set {}
  }
  open var maximumFramesPerSecond: Int { 120 }
  open var isCaptured: Bool { false }
  public static let brightnessDidChangeNotification = Notification.Name(
    "UIScreenBrightnessDidChangeNotification")
  public static let capturedDidChangeNotification = Notification.Name(
    "UIScreenCapturedDidChangeNotification")
}

public enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// The device. Battery and orientation are those of a phone that lies still.
@preconcurrency @MainActor open class UIDevice: NSObject {
  public enum BatteryState: Int, Sendable { case unknown, unplugged, charging, full }
  public static let current = UIDevice()

  private var kind: String { AmbientContext.current.device }
  open var name: String { model }
  open var model: String {
    switch kind {
    case "ipad": "iPad"
    case "applewatch": "Apple Watch"
    case "mac": "Mac"
    case "applevision": "Apple Vision"
    default: "iPhone"
    }
  }
  open var localizedModel: String { model }
  open var systemName: String {
    switch kind {
    case "ipad": "iPadOS"
    case "applewatch": "watchOS"
    case "mac": "macOS"
    case "applevision": "visionOS"
    default: "iOS"
    }
  }
  open var systemVersion: String { "\(AmbientContext.current.osVersion).0" }
  /// The same on every machine, so that pictures are.
  open var identifierForVendor: UUID? { UUID(uuidString: "00000000-0000-4000-8000-000000000001") }
  open var userInterfaceIdiom: UIUserInterfaceIdiom {
    switch kind {
    case "ipad": .pad
    case "mac": .mac
    case "applevision": .vision
    default: .phone
    }
  }
  open var orientation: UIDeviceOrientation { .portrait }
  open var isGeneratingDeviceOrientationNotifications: Bool { false }
  open func beginGeneratingDeviceOrientationNotifications() {}
  open func endGeneratingDeviceOrientationNotifications() {}
  open var isBatteryMonitoringEnabled = false
  /// 1 once monitoring is on, -1 (unknown) before.
  open var batteryLevel: Float { isBatteryMonitoringEnabled ? 1 : -1 }
  open var batteryState: BatteryState { isBatteryMonitoringEnabled ? .full : .unknown }
  open var isMultitaskingSupported: Bool { true }
  open var isProximityMonitoringEnabled = false

  public static let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
  public static let batteryStateDidChangeNotification = Notification.Name(
    "UIDeviceBatteryStateDidChangeNotification")
  public static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
}
