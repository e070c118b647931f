import Glibc

/// A call to the operating system that failed.
public struct SystemError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What was tried, such as `cannot start '/usr/bin/esbuild'`.
  public var operation: String
  /// `errno`.
  public var code: Int32

  public init(_ operation: String, code: Int32) {
    self.operation = operation
    self.code = code
  }

  /// With the `errno` of the call that has just failed.
  public init(_ operation: String) { self.init(operation, code: errno) }

  /// The system's own words for the code.
  public var reason: String { Self.reason(code) }
  public var description: String { "\(operation): \(reason)" }

  /// The system's words for an `errno`.
  public static func reason(_ code: Int32) -> String { String(cString: strerror(code)) }
}
