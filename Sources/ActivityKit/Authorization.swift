/// Whether the person allows Live Activities. They are always allowed here.
public final class ActivityAuthorizationInfo: Sendable {
  public init() {}
  public var areActivitiesEnabled: Bool { true }
  public var frequentPushesEnabled: Bool { true }
  public var activityEnablementUpdates: ActivityEnablementUpdates { ActivityEnablementUpdates() }
  public var frequentPushEnablementUpdates: FrequentPushEnablementUpdates {
    FrequentPushEnablementUpdates()
  }

  public typealias ActivityEnablementUpdates = _AllowedUpdates
  public typealias FrequentPushEnablementUpdates = _AllowedUpdates

  /// Says once that something is allowed, then ends: nothing changes it.
  public struct _AllowedUpdates: AsyncSequence, Sendable {
    public typealias Element = Bool
    public struct Iterator: AsyncIteratorProtocol {
      public typealias Element = Bool
      var isDone = false
      public mutating func next() async -> Bool? {
        defer { isDone = true }
        return isDone ? nil : true
      }
    }
    public typealias AsyncIterator = Iterator
    public func makeAsyncIterator() -> Iterator { Iterator() }
  }
}

/// Why a Live Activity could not start.
public enum ActivityAuthorizationError: Int, Error, Hashable, Sendable, LocalizedError,
  CustomNSError
{
  case attributesTooLarge, unsupported, denied, globalMaximumExceeded, targetMaximumExceeded
  case unsupportedTarget, visibility, persistenceFailure, missingProcessIdentifier, unentitled
  case malformedActivityIdentifier, reconnectNotPermitted

  public static var errorDomain: String { "com.apple.ActivityKit.ActivityAuthorization" }
  public var errorCode: Int { rawValue }
  public var errorDescription: String? { failureReason }

  public var failureReason: String? {
    switch self {
    case .attributesTooLarge: "attributes and content state together take more than 4 KB"
    case .unsupported: "the device has no Live Activities"
    case .denied: "the person turned Live Activities off"
    case .globalMaximumExceeded: "the device shows no more Live Activities"
    case .targetMaximumExceeded: "the app has no more Live Activities"
    case .unsupportedTarget: "Info.plist lacks NSSupportsLiveActivities"
    case .visibility: "the app is not in the foreground"
    case .persistenceFailure: "the Live Activity could not be stored"
    case .missingProcessIdentifier: "the process has no identifier"
    case .unentitled: "an entitlement is missing"
    case .malformedActivityIdentifier: "the identifier is not one of a Live Activity"
    case .reconnectNotPermitted: "the Live Activity belongs to someone else"
    }
  }

  public var recoverySuggestion: String? {
    switch self {
    case .attributesTooLarge: "keep identifiers in the attributes and load the rest"
    case .unsupportedTarget: "set NSSupportsLiveActivities to YES in Info.plist"
    case .visibility: "start it while the app is in front"
    default: nil
    }
  }
}
