public import Dispatch
public import VitrineFoundation

/// Waits for connections of others. Inert: nobody reaches a widget's process, so that it fails with "network is down".
public final class NWListener: @unchecked Sendable {
  public enum State: Equatable, Sendable {
    case setup
    case waiting(NWError)
    case ready
    case failed(NWError)
    case cancelled
  }
  /// What others would find it by.
  public struct Service: Hashable, Sendable {
    public var name: String?
    public var type: String
    public var domain: String?
    public var txtRecord: Data?
    public init(
      name: String? = nil, type: String, domain: String? = nil, txtRecord: Data? = nil
    ) {
      (self.name, self.type, self.domain, self.txtRecord) = (name, type, domain, txtRecord)
    }
  }

  public let parameters: NWParameters
  public let port: NWEndpoint.Port?
  public var service: Service?
  public var newConnectionLimit = Int.max
  public private(set) var state = State.setup
  public private(set) var queue: DispatchQueue?
  public var stateUpdateHandler: (@Sendable (State) -> Void)?
  public var newConnectionHandler: (@Sendable (NWConnection) -> Void)?

  public init(using parameters: NWParameters, on port: NWEndpoint.Port = .any) throws {
    (self.parameters, self.port) = (parameters, port)
  }
  public init(service: Service, using parameters: NWParameters) throws {
    (self.parameters, self.service, port) = (parameters, service, nil)
  }

  public func start(queue: DispatchQueue) {
    self.queue = queue
    become(.failed(.posix(.ENETDOWN)))
  }
  public func cancel() { become(.cancelled) }

  private func become(_ state: State) {
    self.state = state
    (queue ?? .global()).async { [self] in stateUpdateHandler?(state) }
  }
}
