@_exported public import UIKit

public enum WKHapticType: Int, Sendable {
  case notification, directionUp, directionDown, success, failure, retry, start, stop, click
}
public enum WKInterfaceDeviceWristLocation: Int, Sendable { case left, right }
public enum WKWaterResistanceRating: Int, Sendable { case ipx7, wr50, wr100 }

/// The watch. Its screen is a 46 mm watch's (208 × 248 points) where nothing else is known.
@preconcurrency @MainActor open class WKInterfaceDevice: NSObject {
  private static let shared = WKInterfaceDevice()
  open class func current() -> WKInterfaceDevice { shared }
  open var name: String { "Apple Watch" }
  open var model: String { "Apple Watch" }
  open var localizedModel: String { model }
  open var systemName: String { "watchOS" }
  open var systemVersion: String { UIDevice.current.systemVersion }
  open var screenBounds: CGRect {
    let size = ["VITRINE_SCREEN_WIDTH", "VITRINE_SCREEN_HEIGHT"].map {
      ProcessEnvironment.value($0).flatMap(Double.init)
    }
    return CGRect(x: 0, y: 0, width: size[0] ?? 208, height: size[1] ?? 248)
  }
  open var screenScale: CGFloat { 2 }
  open var preferredContentSizeCategory: String {
    UITraitCollection.current.preferredContentSizeCategory.rawValue
  }
  open var wristLocation: WKInterfaceDeviceWristLocation { .left }
  open var isBatteryMonitoringEnabled = false
  open var batteryLevel: Float { isBatteryMonitoringEnabled ? 1 : -1 }
  /// Inert: there is nothing to feel.
  open func play(_ type: WKHapticType) {}
}

/// Inert: a widget runs without the app.
@preconcurrency @MainActor open class WKApplication: NSObject {
  private static let instance = WKApplication()
  open class func shared() -> WKApplication { instance }
  open func scheduleBackgroundRefresh(
    withPreferredDate date: Date, userInfo: (any NSSecureCoding & NSObjectProtocol)?,
    scheduledCompletion: @escaping ((any Error)?) -> Void
  ) { scheduledCompletion(nil) }
}
/// Inert, as `WKApplication`.
@preconcurrency @MainActor open class WKExtension: NSObject {
  private static let instance = WKExtension()
  open class func shared() -> WKExtension { instance }
}
public protocol WKApplicationDelegate: AnyObject {}
public protocol WKExtensionDelegate: AnyObject {}
