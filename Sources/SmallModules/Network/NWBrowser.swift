public import Dispatch
public import VitrineFoundation

/// Looks for services nearby. Inert: a widget's process hears of none, so that it waits with "network is down".
public final class NWBrowser: @unchecked Sendable {
  public enum State: Equatable, Sendable {
    case setup, ready
    case failed(NWError)
    case cancelled
    case waiting(NWError)
  }
  public enum Descriptor: Hashable, Sendable {
    case bonjour(type: String, domain: String?)
    case bonjourWithTXTRecord(type: String, domain: String?)
    case applicationService(name: String)
  }
  public struct Result: Hashable, Sendable {
    public enum Metadata: Hashable, Sendable {
      case bonjour(NWTXTRecord)
      case none
    }
    public enum Change: Hashable, Sendable {
      case identical
      case added(Result)
      case removed(Result)
      case changed(old: Result, new: Result, flags: Flags)
      public struct Flags: OptionSet, Hashable, Sendable {
        public let rawValue: UInt8
        public init(rawValue: UInt8) { self.rawValue = rawValue }
        public static let identical = Flags(rawValue: 1)
        public static let interfaceAdded = Flags(rawValue: 2)
        public static let interfaceRemoved = Flags(rawValue: 4)
        public static let metadataChanged = Flags(rawValue: 8)
      }
    }
    public let endpoint: NWEndpoint
    public let interfaces: [NWInterface]
    public let metadata: Metadata
  }

  public let descriptor: Descriptor
  public let parameters: NWParameters
  public private(set) var state = State.setup
  public private(set) var queue: DispatchQueue?
  public var browseResults: Set<Result> { [] }
  public var stateUpdateHandler: (@Sendable (State) -> Void)?
  public var browseResultsChangedHandler: (@Sendable (Set<Result>, Set<Result.Change>) -> Void)?

  public init(for descriptor: Descriptor, using parameters: NWParameters) {
    (self.descriptor, self.parameters) = (descriptor, parameters)
  }

  public func start(queue: DispatchQueue) {
    self.queue = queue
    become(.waiting(.posix(.ENETDOWN)))
  }
  public func cancel() { become(.cancelled) }

  private func become(_ state: State) {
    self.state = state
    (queue ?? .global()).async { [self] in stateUpdateHandler?(state) }
  }
}

/// What a service says of itself: names with values.
public struct NWTXTRecord: Hashable, Sendable, CustomDebugStringConvertible {
  public enum Entry: Hashable, Sendable {
    case none, empty
    case string(String)
    case data(Data)
  }
  public private(set) var dictionary: [String: String]
  public init(_ dictionary: [String: String] = [:]) { self.dictionary = dictionary }
  public subscript(key: String) -> String? {
    get { dictionary[key] }
    set { dictionary[key] = newValue }
  }
  public func getEntry(for key: String) -> Entry? {
    dictionary[key].map { $0.isEmpty ? .empty : .string($0) }
  }
  @discardableResult
  public mutating func removeEntry(key: String) -> Bool {
    dictionary.removeValue(forKey: key) != nil
  }
  public var debugDescription: String { "\(dictionary)" }
}
