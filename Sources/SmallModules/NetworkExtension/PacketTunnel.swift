public import VitrineFoundation

// A tunnel's own side. A widget never runs one; files that are shared with it name these.

public enum NEProviderStopReason: Int, Sendable {
  case none, userInitiated, providerFailed, noNetworkAvailable, unrecoverableNetworkChange
  case providerDisabled, authenticationCanceled, configurationFailed, idleTimeout
  case configurationDisabled, configurationRemoved, superceded, userLogout, userSwitch
  case connectionFailed, sleep, appUpdate
}

open class NEProvider: NSObject, @unchecked Sendable {
  open func sleep(completionHandler: @escaping () -> Void) { completionHandler() }
  open func wake() {}
}
open class NETunnelProvider: NEProvider, @unchecked Sendable {
  open var protocolConfiguration: NEVPNProtocol { NEVPNProtocol() }
  open var reasserting = false
  open func handleAppMessage(_ messageData: Data, completionHandler: ((Data?) -> Void)? = nil) {
    completionHandler?(nil)
  }
  open func setTunnelNetworkSettings(
    _ settings: NETunnelNetworkSettings?, completionHandler: (((any Error)?) -> Void)? = nil
  ) { completionHandler?(nil) }
  open func setTunnelNetworkSettings(_ settings: NETunnelNetworkSettings?) async throws {}
}
open class NEPacketTunnelProvider: NETunnelProvider, @unchecked Sendable {
  open var packetFlow: NEPacketTunnelFlow { NEPacketTunnelFlow() }
  open func startTunnel(
    options: [String: NSObject]? = nil, completionHandler: @escaping ((any Error)?) -> Void
  ) { completionHandler(nil) }
  open func stopTunnel(
    with reason: NEProviderStopReason, completionHandler: @escaping () -> Void
  ) { completionHandler() }
  open func cancelTunnelWithError(_ error: (any Error)?) {}
}
open class NEPacketTunnelFlow: NSObject, @unchecked Sendable {
  open func readPackets(completionHandler: @escaping ([Data], [NSNumber]) -> Void) {}
  @discardableResult
  open func writePackets(_ packets: [Data], withProtocols protocols: [NSNumber]) -> Bool { false }
}

open class NETunnelNetworkSettings: NSObject, @unchecked Sendable {
  public let tunnelRemoteAddress: String
  open var dnsSettings: NEDNSSettings?
  open var proxySettings: NEProxySettings?
  public init(tunnelRemoteAddress address: String) { tunnelRemoteAddress = address }
}
open class NEPacketTunnelNetworkSettings: NETunnelNetworkSettings, @unchecked Sendable {
  open var ipv4Settings: NEIPv4Settings?
  open var ipv6Settings: NEIPv6Settings?
  open var mtu: NSNumber?
  open var tunnelOverheadBytes: NSNumber?
}
open class NEDNSSettings: NSObject, @unchecked Sendable {
  public let servers: [String]
  open var searchDomains: [String]?
  open var domainName: String?
  open var matchDomains: [String]?
  public init(servers: [String]) { self.servers = servers }
}
open class NEProxySettings: NSObject, @unchecked Sendable {}
open class NEIPv4Settings: NSObject, @unchecked Sendable {
  public let addresses: [String]
  public let subnetMasks: [String]
  open var includedRoutes: [NEIPv4Route]?
  open var excludedRoutes: [NEIPv4Route]?
  public init(addresses: [String], subnetMasks: [String]) {
    (self.addresses, self.subnetMasks) = (addresses, subnetMasks)
  }
}
open class NEIPv4Route: NSObject, @unchecked Sendable {
  public let destinationAddress: String
  public let destinationSubnetMask: String
  open var gatewayAddress: String?
  public init(destinationAddress: String, subnetMask: String) {
    (self.destinationAddress, destinationSubnetMask) = (destinationAddress, subnetMask)
  }
  open class func `default`() -> NEIPv4Route {
    NEIPv4Route(destinationAddress: "0.0.0.0", subnetMask: "0.0.0.0")
  }
}
open class NEIPv6Settings: NSObject, @unchecked Sendable {
  public let addresses: [String]
  public let networkPrefixLengths: [NSNumber]
  open var includedRoutes: [NEIPv6Route]?
  open var excludedRoutes: [NEIPv6Route]?
  public init(addresses: [String], networkPrefixLengths: [NSNumber]) {
    (self.addresses, self.networkPrefixLengths) = (addresses, networkPrefixLengths)
  }
}
open class NEIPv6Route: NSObject, @unchecked Sendable {
  public let destinationAddress: String
  public let destinationNetworkPrefixLength: NSNumber
  public init(destinationAddress: String, networkPrefixLength: NSNumber) {
    (self.destinationAddress, destinationNetworkPrefixLength) =
      (destinationAddress, networkPrefixLength)
  }
  open class func `default`() -> NEIPv6Route {
    NEIPv6Route(destinationAddress: "::", networkPrefixLength: 0)
  }
}
