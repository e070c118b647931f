@_exported public import VitrineFoundation

// The Mac's Wi-Fi, as names: there is no interface.

open class CWInterface: NSObject, @unchecked Sendable {
  open var interfaceName: String? { nil }
  open func ssid() -> String? { nil }
  open func bssid() -> String? { nil }
  open func rssiValue() -> Int { 0 }
  open func noiseMeasurement() -> Int { 0 }
  open func transmitRate() -> Double { 0 }
  open func powerOn() -> Bool { false }
  open func hardwareAddress() -> String? { nil }
}
open class CWWiFiClient: NSObject, @unchecked Sendable {
  private static let client = CWWiFiClient()
  open class func shared() -> CWWiFiClient { client }
  public override init() {}
  open func interface() -> CWInterface? { nil }
  open func interfaces() -> [CWInterface]? { nil }
}
