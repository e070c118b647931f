@_exported public import VitrineFoundation

// What people do together in a call. Inert: there is no call.

public struct GroupActivityMetadata: Sendable {
  public struct ActivityType: Hashable, Sendable {
    let name: String
    public static let generic = ActivityType(name: "generic")
    public static let watchTogether = ActivityType(name: "watchTogether")
    public static let listenTogether = ActivityType(name: "listenTogether")
    public static let createTogether = ActivityType(name: "createTogether")
  }
  public var title: String?
  public var subtitle: String?
  public var fallbackURL: URL?
  public var type = ActivityType.generic
  public init() {}
}
public enum GroupActivityActivationResult: Sendable {
  case activationDisabled, activationPreferred, cancelled
}
public protocol GroupActivity: Codable {
  static var activityIdentifier: String { get }
  var metadata: GroupActivityMetadata { get async }
}
extension GroupActivity {
  public static var activityIdentifier: String { "\(Self.self)" }
  public func activate() async throws -> Bool { false }
  public func prepareForActivation() async -> GroupActivityActivationResult {
    .activationDisabled
  }
}
public final class GroupStateObserver: @unchecked Sendable {
  public init() {}
  public var isEligibleForGroupSession: Bool { false }
}
