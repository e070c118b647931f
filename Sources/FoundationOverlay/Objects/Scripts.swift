// Scripts in Apple's language, as names: nothing here runs them.

/// A Boolean of C's on Apple's platforms.
public struct DarwinBoolean: ExpressibleByBooleanLiteral, Hashable, Sendable,
  CustomStringConvertible
{
  public var boolValue: Bool
  public init(_ value: Bool) { boolValue = value }
  public init(booleanLiteral value: Bool) { boolValue = value }
  public var description: String { "\(boolValue)" }
}

open class NSAppleEventDescriptor: NSObject {
  public override init() {}
  public init(string: String) { stringValue = string }
  public init(int32: Int32) { int32Value = int32 }
  public init(boolean: Bool) { booleanValue = boolean }
  open private(set) var stringValue: String?
  open private(set) var int32Value: Int32 = 0
  open private(set) var booleanValue = false
  open var numberOfItems: Int { 0 }
  open func atIndex(_ index: Int) -> NSAppleEventDescriptor? { nil }
}

open class NSAppleScript: NSObject {
  open private(set) var source: String?
  public init?(source: String) { self.source = source }
  public init?(contentsOf url: URL, error: UnsafeMutablePointer<NSDictionary?>?) {
    return nil
  }
  open var isCompiled: Bool { false }
  @discardableResult open func compileAndReturnError(
    _ error: UnsafeMutablePointer<NSDictionary?>?
  ) -> Bool { false }
  @discardableResult open func executeAndReturnError(
    _ error: UnsafeMutablePointer<NSDictionary?>?
  ) -> NSAppleEventDescriptor { NSAppleEventDescriptor() }
}
