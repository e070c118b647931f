@_exported public import VitrineFoundation

// VPN settings. Inert: there is no tunnel.

public enum NEVPNStatus: Int, Sendable {
  case invalid, disconnected, connecting, connected, reasserting, disconnecting
}

open class NEVPNConnection: NSObject, @unchecked Sendable {
  open var status: NEVPNStatus { .disconnected }
  open var connectedDate: Date? { nil }
  open func startVPNTunnel() throws {}
  open func startVPNTunnel(options: [String: NSObject]? = nil) throws {}
  open func stopVPNTunnel() {}
}

open class NETunnelProviderSession: NEVPNConnection, @unchecked Sendable {}

open class NEVPNProtocol: NSObject, @unchecked Sendable { open var serverAddress: String? }
open class NETunnelProviderProtocol: NEVPNProtocol, @unchecked Sendable {
  open var providerBundleIdentifier: String?
  open var providerConfiguration: [String: Any]?
}

open class NEVPNManager: NSObject, @unchecked Sendable {
  private static let instance = NEVPNManager()
  open class func shared() -> NEVPNManager { instance }
  open var isEnabled = false
  open var isOnDemandEnabled = false
  open var localizedDescription: String?
  open var protocolConfiguration: NEVPNProtocol?
  open var connection: NEVPNConnection { NEVPNConnection() }
  open func loadFromPreferences() async throws {}
  open func saveToPreferences() async throws {}
  open func loadFromPreferences(completionHandler: @escaping ((any Error)?) -> Void) {
    completionHandler(nil)
  }
  open func saveToPreferences(completionHandler: (((any Error)?) -> Void)? = nil) {
    completionHandler?(nil)
  }
}

open class NETunnelProviderManager: NEVPNManager, @unchecked Sendable {
  open class func loadAllFromPreferences() async throws -> [NETunnelProviderManager] { [] }
  open class func loadAllFromPreferences(
    completionHandler: @escaping ([NETunnelProviderManager]?, (any Error)?) -> Void
  ) { completionHandler([], nil) }
}
extension Notification.Name {
  public static let NEVPNStatusDidChange = Notification.Name(
    "com.apple.networkextension.statuschange")
}
