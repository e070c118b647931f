public import Dispatch

// What Objective-C's key-value coding and small Darwin names give on Apple's platforms.

extension UserDefaults {
  public func value(forKey key: String) -> Any? { object(forKey: key) }
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
}

extension NSDictionary {
  /// The value behind keys with dots between them, each in the dictionary of the one before.
  public func value(forKeyPath path: String) -> Any? {
    path.split(separator: ".").reduce(self as Any?) { value, key in
      (value as? NSDictionary)?.object(forKey: String(key))
        ?? (value as? [String: Any])?[String(key)]
    }
  }
}

/// In Objective-C a class constructs itself by any initializer: `Self(suiteName: name)` in an extension
/// of `UserDefaults`. In Swift the initializer of a protocol's extension does.
public protocol _MakesItself {}
extension UserDefaults: _MakesItself {}
extension _MakesItself where Self: UserDefaults {
  public init?(suiteName name: String?) {
    guard let made = UserDefaults.suite(name) as? Self else { return nil }
    self = made
  }
}
extension UserDefaults {
  /// The class's own initializer: beside the other one, it is the one that is called.
  fileprivate static func suite(_ name: String?) -> UserDefaults? { UserDefaults(suiteName: name) }
}

extension NSObject {
  /// The class itself.
  public class func classForCoder() -> AnyClass { self }
}

public typealias DispatchSerialQueue = DispatchQueue
public typealias DispatchConcurrentQueue = DispatchQueue

public let NSEC_PER_SEC: UInt64 = 1_000_000_000
public let NSEC_PER_MSEC: UInt64 = 1_000_000
public let NSEC_PER_USEC: UInt64 = 1_000
public let USEC_PER_SEC: UInt64 = 1_000_000
public let MSEC_PER_SEC: UInt64 = 1_000

extension CGFloat {
  public init(truncating number: NSNumber) { self.init(number.doubleValue) }
  public init?(exactly number: NSNumber) { self.init(number.doubleValue) }
}

public let NSURLAuthenticationMethodServerTrust = "NSURLAuthenticationMethodServerTrust"
public let NSURLAuthenticationMethodClientCertificate = "NSURLAuthenticationMethodClientCertificate"
public let NSASCIIStringEncoding: UInt = 1
public let NSUTF8StringEncoding: UInt = 4

extension DateFormatter {
  /// Inert: dates are written as in the middle of a sentence.
  public var formattingContext: Formatter.Context {
    get { .unknown }
    set {}
  }
}
