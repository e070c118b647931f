@_exported public import VitrineFoundation

// VPN settings. Inert: there is no tunnel.

public enum NEVPNStatus: Int, Sendable {
  case invalid, disconnected, connecting, connected, reasserting, disconnecting
}

/// Why settings were not kept.
public struct NEVPNError: CustomNSError, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case configurationInvalid = 1
    case configurationDisabled, connectionFailed, configurationStale
    case configurationReadWriteFailed, configurationUnknown
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { "NEVPNErrorDomain" }
  public var errorCode: Int { code.rawValue }
  public static var configurationInvalid: Code { .configurationInvalid }
  public static var configurationDisabled: Code { .configurationDisabled }
  public static var connectionFailed: Code { .connectionFailed }
  public static var configurationStale: Code { .configurationStale }
  public static var configurationReadWriteFailed: Code { .configurationReadWriteFailed }
  public static var configurationUnknown: Code { .configurationUnknown }
}
extension NEVPNError.Code {
  /// For `catch NEVPNError.configurationStale`.
  public static func ~= (code: Self, error: any Error) -> Bool {
    (error as? NEVPNError)?.code == code
  }
}

open class NEVPNConnection: NSObject, @unchecked Sendable {
  open var status: NEVPNStatus { .disconnected }
  open var connectedDate: Date? { nil }
  open func startVPNTunnel() throws {}
  open func startVPNTunnel(options: [String: NSObject]? = nil) throws {}
  open func stopVPNTunnel() {}
  open var manager: NEVPNManager { NEVPNManager.shared() }
  open func fetchLastDisconnectError(completionHandler handler: @escaping ((any Error)?) -> Void) {
    handler(nil)
  }
}

open class NETunnelProviderSession: NEVPNConnection, @unchecked Sendable {
  open func startTunnel(options: [String: Any]? = nil) throws {}
  open func stopTunnel() {}
  /// No provider answers.
  open func sendProviderMessage(
    _ messageData: Data, responseHandler: ((Data?) -> Void)? = nil
  ) throws { responseHandler?(nil) }
}

open class NEVPNProtocol: NSObject, @unchecked Sendable {
  open var serverAddress: String?
  open var username: String?
  open var passwordReference: Data?
  open var identityReference: Data?
  open var disconnectOnSleep = false
  open var includeAllNetworks = false
  open var excludeLocalNetworks = false
  open var excludeAPNs = true
  open var excludeCellularServices = true
  open var enforceRoutes = false
}
open class NETunnelProviderProtocol: NEVPNProtocol, @unchecked Sendable {
  open var providerBundleIdentifier: String?
  open var providerConfiguration: [String: Any]?
}

open class NEVPNManager: NSObject, @unchecked Sendable {
  private static let instance = NEVPNManager()
  open class func shared() -> NEVPNManager { instance }
  open var isEnabled = false
  open var isOnDemandEnabled = false
  open var onDemandRules: [NEOnDemandRule]?
  open var localizedDescription: String?
  open var protocolConfiguration: NEVPNProtocol?
  open var connection: NEVPNConnection { NEVPNConnection() }
  open func loadFromPreferences() async throws {}
  open func saveToPreferences() async throws {}
  open func removeFromPreferences() async throws {}
  open func removeFromPreferences(completionHandler: (((any Error)?) -> Void)? = nil) {
    completionHandler?(nil)
  }
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
  public static let NEVPNConfigurationChange = Notification.Name(
    "com.apple.networkextension.config-change")
}
