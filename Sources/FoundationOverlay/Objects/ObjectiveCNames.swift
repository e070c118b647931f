#if canImport(Glibc)
  import Glibc
#endif

// Names of Objective-C's runtime and of the dynamic linker. There are no methods to look up here and
// none to exchange: every question is answered with nothing.

public typealias NSInteger = Int
public typealias NSUInteger = UInt
public typealias Method = OpaquePointer
public typealias IMP = OpaquePointer

public func class_getInstanceMethod(_ type: AnyClass?, _ name: Selector) -> Method? { nil }
public func class_getClassMethod(_ type: AnyClass?, _ name: Selector) -> Method? { nil }
public func class_getMethodImplementation(_ type: AnyClass?, _ name: Selector) -> IMP? { nil }
public func class_addMethod(
  _ type: AnyClass?, _ name: Selector, _ implementation: IMP, _ types: UnsafePointer<CChar>?
) -> Bool { false }
@discardableResult
public func class_replaceMethod(
  _ type: AnyClass?, _ name: Selector, _ implementation: IMP, _ types: UnsafePointer<CChar>?
) -> IMP? { nil }
/// The size that Swift gives an object of the class: its header alone where that is not known.
public func class_getInstanceSize(_ type: AnyClass?) -> Int { 2 * MemoryLayout<Int>.size }
public func class_getSuperclass(_ type: AnyClass?) -> AnyClass? { nil }
public func method_getImplementation(_ method: Method) -> IMP { method }
public func method_getTypeEncoding(_ method: Method) -> UnsafePointer<CChar>? { nil }
public func method_getName(_ method: Method) -> Selector { Selector("") }
public func method_exchangeImplementations(_ first: Method, _ second: Method) {}
@discardableResult
public func method_setImplementation(_ method: Method, _ implementation: IMP) -> IMP { method }
public func objc_getClass(_ name: UnsafePointer<CChar>) -> Any? { nil }
public func object_getClass(_ object: Any?) -> AnyClass? {
  object.map { Swift.type(of: $0 as AnyObject) }
}

extension NSObject {
  /// False: nothing is found by its name.
  public class func responds(to selector: Selector) -> Bool { false }
  public class func instancesRespond(to selector: Selector) -> Bool { false }
  public class func instanceMethod(for selector: Selector) -> IMP? { nil }
  @discardableResult
  public class func perform(_ selector: Selector!) -> Unmanaged<AnyObject>! { nil }
  @discardableResult
  public class func perform(
    _ selector: Selector!, with object: Any!
  ) -> Unmanaged<AnyObject>! { nil }
}
extension NSObjectProtocol {
  /// False: nothing is found by its name.
  public func responds(to selector: Selector!) -> Bool { false }
  @discardableResult
  public func perform(_ selector: Selector!) -> Unmanaged<AnyObject>! { nil }
  @discardableResult
  public func perform(_ selector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! { nil }
  @discardableResult
  public func perform(
    _ selector: Selector!, with object: Any!, with other: Any!
  ) -> Unmanaged<AnyObject>! { nil }
  public func perform(
    _ selector: Selector, with object: Any?, afterDelay delay: TimeInterval
  ) {}
  public func perform(
    _ selector: Selector, with object: Any?, afterDelay delay: TimeInterval,
    inModes modes: [RunLoop.Mode]
  ) {}
  public func performSelector(
    onMainThread selector: Selector, with object: Any?, waitUntilDone waits: Bool
  ) {}
  public func performSelector(inBackground selector: Selector, with object: Any?) {}
}

extension RunLoop {
  /// Nothing: no method is found by its name.
  public func perform(
    _ selector: Selector, target: Any, argument: Any?, order: Int, modes: [RunLoop.Mode]
  ) {}
}

/// No library is listed: what is loaded beside the widget is no business of its own.
public func _dyld_image_count() -> UInt32 { 0 }
public func _dyld_get_image_name(_ index: UInt32) -> UnsafePointer<CChar>! { nil }
public struct mach_header: Sendable {}
public func _dyld_get_image_header(_ index: UInt32) -> UnsafePointer<mach_header>! { nil }

// A widget of today runs on a system that is newer than all that these tell apart.
public let NSFoundationVersionNumber = 3000.0
public let NSFoundationVersionNumber_iOS_7_0 = 1047.2
public let NSFoundationVersionNumber_iOS_7_1 = 1047.25
public let NSFoundationVersionNumber_iOS_8_0 = 1140.11
public let NSFoundationVersionNumber_iOS_9_0 = 1240.1
public let NSFoundationVersionNumber_iOS_9_x_Max = 1299.0
public let NSFoundationVersionNumber10_10 = 1151.16
public let NSFoundationVersionNumber10_11 = 1252.0

// MARK: Addresses

// Darwin's addresses begin with their length, Linux's with the family. Nothing reads it here.

extension sockaddr {
  public var sa_len: UInt8 {
    get { UInt8(MemoryLayout<sockaddr>.size) }
    set {}
  }
}
extension sockaddr_in {
  public var sin_len: UInt8 {
    get { UInt8(MemoryLayout<sockaddr_in>.size) }
    set {}
  }
  public init(
    sin_len: UInt8, sin_family: sa_family_t, sin_port: in_port_t, sin_addr: in_addr,
    sin_zero: (CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar)
  ) {
    self.init()
    (self.sin_family, self.sin_port, self.sin_addr) = (sin_family, sin_port, sin_addr)
  }
}
extension sockaddr_in6 {
  public var sin6_len: UInt8 {
    get { UInt8(MemoryLayout<sockaddr_in6>.size) }
    set {}
  }
}

// MARK: Caches

/// What a cache may empty without letting it go.
public protocol NSDiscardableContent: AnyObject {
  func beginContentAccess() -> Bool
  func endContentAccess()
  func discardContentIfPossible()
  func isContentDiscarded() -> Bool
}

// MARK: Observing

public enum NSKeyValueChange: UInt, Sendable {
  case setting = 1
  case insertion, removal, replacement
}
extension NSKeyValueChangeKey {
  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
  public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}
public let NSUbiquitousKeyValueStoreChangeReasonKey = "NSUbiquitousKeyValueStoreChangeReasonKey"
public let NSUbiquitousKeyValueStoreChangedKeysKey = "NSUbiquitousKeyValueStoreChangedKeysKey"
public let NSUbiquitousKeyValueStoreServerChange = 0
public let NSUbiquitousKeyValueStoreInitialSyncChange = 1
public let NSUbiquitousKeyValueStoreQuotaViolationChange = 2
public let NSUbiquitousKeyValueStoreAccountChange = 3
