public import Dispatch
public import VitrineFoundation

// Connections of one's own. Inert: a widget's requests go through `URLSession`, which the host
// watches; a connection fails with "network is down".

public enum NWError: Error, Hashable, Sendable, CustomDebugStringConvertible {
  case posix(POSIXErrorCode)
  case dns(Int32)
  case tls(Int32)
  public var description: String {
    switch self {
    case .posix(let code): "POSIXErrorCode(rawValue: \(code.rawValue))"
    case .dns(let code): "DNSServiceErrorType \(code)"
    case .tls(let code): "OSStatus \(code)"
    }
  }
  public var debugDescription: String { description }
}

public enum NWEndpoint: Hashable, Sendable {
  public struct Host: Hashable, Sendable, ExpressibleByStringLiteral, CustomDebugStringConvertible {
    let name: String
    public init(_ string: String) { name = string }
    public init(stringLiteral value: String) { name = value }
    public var debugDescription: String { name }
  }
  public struct Port: Hashable, Sendable, ExpressibleByIntegerLiteral, RawRepresentable {
    public let rawValue: UInt16
    public init?(rawValue: UInt16) { self.rawValue = rawValue }
    public init(integerLiteral value: UInt16) { rawValue = value }
    public init?(_ string: String) {
      guard let value = UInt16(string) else { return nil }
      rawValue = value
    }
    public static let http: Port = 80
    public static let https: Port = 443
    public static let any: Port = 0
  }
  case hostPort(host: Host, port: Port)
  case service(name: String, type: String, domain: String, interface: NWInterface?)
  case unix(path: String)
  case url(URL)
}
extension NWEndpoint: CustomDebugStringConvertible {
  public var debugDescription: String {
    switch self {
    case .hostPort(let host, let port): "\(host.name):\(port.rawValue)"
    case .service(let name, let type, let domain, _): "\(name).\(type)\(domain)"
    case .unix(let path): path
    case .url(let url): url.absoluteString
    }
  }
}

open class NWProtocolOptions: @unchecked Sendable {
  init() {}
}
public enum NWProtocolTCP {
  public final class Options: NWProtocolOptions, @unchecked Sendable {
    public override init() {}
    public var enableKeepalive = false
    public var keepaliveIdle = 0
    public var keepaliveInterval = 0
    public var keepaliveCount = 0
    public var noDelay = false
    public var connectionTimeout = 0
    public var enableFastOpen = false
  }
}
public enum NWProtocolUDP {
  public final class Options: NWProtocolOptions, @unchecked Sendable {
    public override init() {}
  }
}
public enum NWProtocolTLS {
  public final class Options: NWProtocolOptions, @unchecked Sendable {
    public override init() {}
    public let securityProtocolOptions = OS_sec_protocol_options()
  }
}

// What a connection would ask while it is made safe. Inert: none is made.
public final class OS_sec_protocol_options: Sendable {}
public final class OS_sec_protocol_metadata: Sendable {}
public final class OS_sec_trust: Sendable {}
public typealias sec_protocol_options_t = OS_sec_protocol_options
public typealias sec_protocol_metadata_t = OS_sec_protocol_metadata
public typealias sec_trust_t = OS_sec_trust
public func sec_protocol_options_set_verify_block(
  _ options: sec_protocol_options_t,
  _ verify:
    @escaping (
      sec_protocol_metadata_t, sec_trust_t, @escaping (Bool) -> Void
    ) -> Void, _ queue: DispatchQueue
) {}
public func sec_protocol_options_set_peer_authentication_required(
  _ options: sec_protocol_options_t, _ required: Bool
) {}

/// Inert.
public func sec_protocol_options_add_pre_shared_key(
  _ options: sec_protocol_options_t, _ key: __DispatchData, _ identity: __DispatchData
) {}
/// Inert.
public func sec_protocol_options_append_tls_ciphersuite(
  _ options: sec_protocol_options_t, _ suite: tls_ciphersuite_t
) {}
/// A cipher by the number that IANA gives it.
public struct tls_ciphersuite_t: RawRepresentable, Hashable, Sendable {
  public let rawValue: UInt16
  public init?(rawValue: UInt16) { self.rawValue = rawValue }
}

public typealias SSLCipherSuite = UInt16
public let TLS_PSK_WITH_AES_128_GCM_SHA256: SSLCipherSuite = 0x00A8

public final class NWParameters: @unchecked Sendable {
  public init() {}
  public init(tls: NWProtocolTLS.Options?, tcp: NWProtocolTCP.Options = .init()) {}
  public init(dtls: NWProtocolTLS.Options?, udp: NWProtocolUDP.Options = .init()) {}
  public enum MultipathServiceType: Sendable { case disabled, handover, interactive, aggregate }
  public enum ExpiredDNSBehavior: Sendable { case systemDefault, allow, prohibit }
  public var multipathServiceType = MultipathServiceType.disabled
  public var expiredDNSBehavior = ExpiredDNSBehavior.systemDefault
  public var requiredInterfaceType = NWInterface.InterfaceType.other
  public var prohibitedInterfaceTypes: [NWInterface.InterfaceType]?
  /// The protocols from the application's down.
  public final class ProtocolStack: @unchecked Sendable {
    public var applicationProtocols: [NWProtocolOptions] = []
    public var transportProtocol: NWProtocolOptions?
    public var internetProtocol: NWProtocolOptions?
  }
  public let defaultProtocolStack = ProtocolStack()
  public var allowFastOpen = false
  public var allowLocalEndpointReuse = false
  public var includePeerToPeer = false
  public var prohibitExpensivePaths = false
  public var prohibitConstrainedPaths = false
  public static var tcp: NWParameters { NWParameters() }
  public static var udp: NWParameters { NWParameters() }
  public static var tls: NWParameters { NWParameters() }
  public static var dtls: NWParameters { NWParameters() }
}

public final class NWConnection: @unchecked Sendable {
  public enum State: Equatable, Sendable {
    case setup
    case waiting(NWError)
    case preparing
    case ready
    case failed(NWError)
    case cancelled
  }
  public final class ContentContext: @unchecked Sendable {
    public let identifier: String
    public init(identifier: String) { self.identifier = identifier }
    public static let defaultMessage = ContentContext(identifier: "default")
    public static let finalMessage = ContentContext(identifier: "final")
    public static let defaultStream = ContentContext(identifier: "stream")
  }
  public enum SendCompletion: @unchecked Sendable {
    case contentProcessed(@Sendable (NWError?) -> Void)
    case idempotent
  }

  public let endpoint: NWEndpoint
  public let parameters: NWParameters
  public private(set) var state = State.setup
  public private(set) var queue: DispatchQueue?
  public var stateUpdateHandler: (@Sendable (State) -> Void)?
  public var currentPath: NWPath? { nil }
  public var pathUpdateHandler: (@Sendable (NWPath) -> Void)?
  public var viabilityUpdateHandler: (@Sendable (Bool) -> Void)?
  public var betterPathUpdateHandler: (@Sendable (Bool) -> Void)?
  private static var down: NWError { .posix(.ENETDOWN) }

  public init(to endpoint: NWEndpoint, using parameters: NWParameters) {
    self.endpoint = endpoint
    self.parameters = parameters
  }
  public convenience init(
    host: NWEndpoint.Host, port: NWEndpoint.Port, using parameters: NWParameters
  ) {
    self.init(to: .hostPort(host: host, port: port), using: parameters)
  }

  public func start(queue: DispatchQueue) {
    self.queue = queue
    become(.failed(Self.down))
  }
  public func restart() { become(.failed(Self.down)) }
  public func cancel() { become(.cancelled) }
  public func forceCancel() { cancel() }

  private func become(_ state: State) {
    self.state = state
    // Handlers are often set once the connection was started.
    (queue ?? .global()).asyncAfter(deadline: .now() + .milliseconds(5)) { [self] in
      stateUpdateHandler?(state)
    }
  }

  public func send(
    content: Data?, contentContext: ContentContext = .defaultMessage, isComplete: Bool = true,
    completion: SendCompletion
  ) {
    guard case .contentProcessed(let done) = completion else { return }
    (queue ?? .global()).async { done(Self.down) }
  }
  public func receive(
    minimumIncompleteLength: Int, maximumLength: Int,
    completion: @escaping @Sendable (Data?, ContentContext?, Bool, NWError?) -> Void
  ) {
    (queue ?? .global()).async { completion(nil, nil, true, Self.down) }
  }
  public func receiveMessage(
    completion: @escaping @Sendable (Data?, ContentContext?, Bool, NWError?) -> Void
  ) {
    (queue ?? .global()).async { completion(nil, nil, true, Self.down) }
  }
}
