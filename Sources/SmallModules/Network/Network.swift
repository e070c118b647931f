public import Dispatch
@_exported public import VitrineFoundation

/// A way to the network.
public struct NWPath: Hashable, Sendable {
  public enum Status: Hashable, Sendable { case satisfied, unsatisfied, requiresConnection }
  public let status: Status
  public var isExpensive: Bool { false }
  public var isConstrained: Bool { false }
  public var supportsIPv4: Bool { status == .satisfied }
  public var supportsIPv6: Bool { status == .satisfied }
  public var supportsDNS: Bool { status == .satisfied }
  public var availableInterfaces: [NWInterface] { [] }
  public var localEndpoint: NWEndpoint? { nil }
  public var remoteEndpoint: NWEndpoint? { nil }
  public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool {
    status == .satisfied && type == .wifi
  }
}

public struct NWInterface: Hashable, Sendable {
  public enum InterfaceType: Hashable, Sendable {
    case other, wifi, cellular, wiredEthernet, loopback
  }
  public let type: InterfaceType
  public let name: String
}

/// Tells about the network: there is one where `--network live` was asked for.
public final class NWPathMonitor: @unchecked Sendable {
  public init() {}
  public init(requiredInterfaceType: NWInterface.InterfaceType) {}
  public init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) {}
  public var pathUpdateHandler: (@Sendable (NWPath) -> Void)?
  public var currentPath: NWPath {
    NWPath(
      status: ProcessEnvironment.value("VITRINE_NETWORK") == "live" ? .satisfied : .unsatisfied)
  }
  public private(set) var queue: DispatchQueue?
  public func start(queue: DispatchQueue) {
    self.queue = queue
    let path = currentPath
    let handler = pathUpdateHandler
    queue.async { handler?(path) }
  }
  public func cancel() {}
}
