public import Dispatch

// Core Foundation's functions for values that are Foundation's own here (CoreFoundationNames.swift).

/// Objective-C's side of `DispatchData`, which a cast to it means.
public typealias __DispatchData = DispatchData

public func CFDataCreateMutable(_ allocator: Any?, _ capacity: CFIndex) -> CFMutableData! {
  NSMutableData()
}
public func CFDataSetLength(_ data: CFMutableData!, _ length: CFIndex) { data.length = length }
public func CFDataGetMutableBytePtr(_ data: CFMutableData!) -> UnsafeMutablePointer<UInt8>! {
  data.mutableBytes.assumingMemoryBound(to: UInt8.self)
}
public func CFDataGetLength(_ data: NSData!) -> CFIndex { data.length }
public func CFDataGetLength(_ data: CFData) -> CFIndex { data.count }
public func CFErrorGetDomain(_ error: CFError!) -> CFString! { error.domain }
public func CFErrorGetCode(_ error: CFError!) -> CFIndex { error.code }
public func CFErrorCopyDescription(_ error: CFError!) -> CFString! { error.localizedDescription }
public func CFErrorCopyUserInfo(_ error: CFError!) -> CFDictionary! { error.userInfo }
public func CFArrayGetCount(_ array: CFArray!) -> CFIndex { array.count }
public func CFDictionaryGetCount(_ dictionary: CFDictionary!) -> CFIndex { dictionary.count }
public func CFStringGetLength(_ text: CFString!) -> CFIndex { text.utf16.count }
/// The class's number: see `CFGetTypeID`.
public func CFBooleanGetTypeID() -> CFTypeID { CFGetTypeID(true as NSNumber) }
public func CFStringGetTypeID() -> CFTypeID { CFGetTypeID("" as NSString) }
public func CFNumberGetTypeID() -> CFTypeID { CFGetTypeID(1 as NSNumber) }

public let kCFErrorDomainCFNetwork: CFString = "kCFErrorDomainCFNetwork"
public let kCFErrorDomainPOSIX: CFString = "NSPOSIXErrorDomain"
public let kCFErrorDomainOSStatus: CFString = "NSOSStatusErrorDomain"

public typealias CFStringEncoding = UInt32
public struct CFStringEncodings: RawRepresentable, Hashable, Sendable {
  public let rawValue: CFIndex
  public init(rawValue: CFIndex) { self.rawValue = rawValue }
  public static let GB_18030_2000 = CFStringEncodings(rawValue: 0x0632)
  public static let GBK_95 = CFStringEncodings(rawValue: 0x0631)
  public static let big5 = CFStringEncodings(rawValue: 0x0A03)
  public static let EUC_KR = CFStringEncodings(rawValue: 0x0940)
  public static let dosKorean = CFStringEncodings(rawValue: 0x0422)
}
/// Foundation knows none of these encodings on Linux by another number: UTF-8 stands for them.
public func CFStringConvertEncodingToNSStringEncoding(_ encoding: CFStringEncoding) -> UInt {
  String.Encoding.utf8.rawValue
}

// MARK: Loading

extension URLSessionTask {
  /// Inert: an answer arrives whole.
  public var prefersIncrementalDelivery: Bool {
    get { true }
    set {}
  }
}
extension URLError {
  public enum NetworkUnavailableReason: Int, Sendable { case cellular, expensive, constrained }
  public enum BackgroundTaskCancelledReason: Int, Sendable {
    case userForceQuitApplication, backgroundUpdatesDisabled, insufficientSystemResources
  }
  public var networkUnavailableReason: NetworkUnavailableReason? { nil }
  public var backgroundTaskCancelledReason: BackgroundTaskCancelledReason? { nil }
}
extension Progress {
  /// `Progress()`. The parameter is there because `NSObject`'s own initializer cannot be overridden here.
  public convenience init(_none: Void = ()) { self.init(parent: nil, userInfo: nil) }
}

// MARK: Memory

/// What tells of little memory. It never does: a widget that has too much is ended.
open class DispatchSourceMemoryPressure: @unchecked Sendable {
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let normal = Event(rawValue: 1)
    public static let warning = Event(rawValue: 2)
    public static let critical = Event(rawValue: 4)
    public static let all: Event = [.normal, .warning, .critical]
  }
  init(mask: Event) { self.mask = mask }
  public let mask: Event
  public var data: Event { [] }
  open func setEventHandler(_ handler: (@Sendable () -> Void)?) {}
  open func setCancelHandler(_ handler: (@Sendable () -> Void)?) {}
  open func activate() {}
  open func resume() {}
  open func suspend() {}
  open func cancel() {}
}
extension DispatchSource {
  public typealias MemoryPressureEvent = DispatchSourceMemoryPressure.Event
  public class func makeMemoryPressureSource(
    eventMask: MemoryPressureEvent, queue: DispatchQueue? = nil
  ) -> DispatchSourceMemoryPressure { DispatchSourceMemoryPressure(mask: eventMask) }
}
