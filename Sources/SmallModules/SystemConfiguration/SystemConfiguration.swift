public import Dispatch
import Glibc
@_exported public import VitrineFoundation

// Whether the network can be reached: where `--network live` was asked for, as `NWPathMonitor` says.

open class SCNetworkReachability: NSObject, @unchecked Sendable {}
public struct SCNetworkReachabilityFlags: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let transientConnection = SCNetworkReachabilityFlags(rawValue: 1)
  public static let reachable = SCNetworkReachabilityFlags(rawValue: 2)
  public static let connectionRequired = SCNetworkReachabilityFlags(rawValue: 4)
  public static let connectionOnTraffic = SCNetworkReachabilityFlags(rawValue: 8)
  public static let interventionRequired = SCNetworkReachabilityFlags(rawValue: 16)
  public static let connectionOnDemand = SCNetworkReachabilityFlags(rawValue: 32)
  public static let connectionAutomatic = connectionOnTraffic
  public static let isLocalAddress = SCNetworkReachabilityFlags(rawValue: 1 << 16)
  public static let isDirect = SCNetworkReachabilityFlags(rawValue: 1 << 17)
  public static let isWWAN = SCNetworkReachabilityFlags(rawValue: 1 << 18)
}
// The names that these had before.
public let kSCNetworkFlagsTransientConnection = 1
public let kSCNetworkFlagsReachable = 2
public let kSCNetworkFlagsConnectionRequired = 4
public let kSCNetworkFlagsConnectionAutomatic = 8
public let kSCNetworkFlagsInterventionRequired = 16
public let kSCNetworkFlagsIsLocalAddress = 1 << 16
public let kSCNetworkFlagsIsDirect = 1 << 17

public struct SCNetworkReachabilityContext {
  public typealias Retain = (UnsafeRawPointer) -> UnsafeRawPointer
  public typealias Release = (UnsafeRawPointer) -> Void
  public typealias Description = (UnsafeRawPointer) -> Unmanaged<NSString>
  public var version: Int
  public var info: UnsafeMutableRawPointer?
  public var retain: Retain?
  public var release: Release?
  public var copyDescription: Description?
  public init(
    version: Int = 0, info: UnsafeMutableRawPointer? = nil, retain: Retain? = nil,
    release: Release? = nil, copyDescription: Description? = nil
  ) {
    (self.version, self.info) = (version, info)
    (self.retain, self.release, self.copyDescription) = (retain, release, copyDescription)
  }
}
public typealias SCNetworkReachabilityCallBack = (
  SCNetworkReachability, SCNetworkReachabilityFlags, UnsafeMutableRawPointer?
) -> Void

public func SCNetworkReachabilityCreateWithName(
  _ allocator: Any?, _ name: UnsafePointer<CChar>
) -> SCNetworkReachability? { SCNetworkReachability() }
public func SCNetworkReachabilityCreateWithAddress(
  _ allocator: Any?, _ address: UnsafeRawPointer
) -> SCNetworkReachability? { SCNetworkReachability() }
@discardableResult
public func SCNetworkReachabilityGetFlags(
  _ target: SCNetworkReachability, _ flags: UnsafeMutablePointer<SCNetworkReachabilityFlags>
) -> Bool {
  let isLive = ProcessEnvironment.value("VITRINE_NETWORK") == "live"
  flags.pointee = isLive ? .reachable : []
  return true
}
/// Inert, as without a change of the network.
@discardableResult
public func SCNetworkReachabilityScheduleWithRunLoop(
  _ target: SCNetworkReachability, _ loop: RunLoop?, _ mode: CFString
) -> Bool { true }
@discardableResult
public func SCNetworkReachabilityUnscheduleFromRunLoop(
  _ target: SCNetworkReachability, _ loop: RunLoop?, _ mode: CFString
) -> Bool { true }
/// The status of the last call, 0: none fails.
public func SCError() -> Int32 { 0 }
public func SCErrorString(_ status: Int32) -> UnsafePointer<CChar> {
  UnsafePointer(strerror(status))
}
/// Inert: what is reachable does not change while a widget runs.
@discardableResult
public func SCNetworkReachabilitySetCallback(
  _ target: SCNetworkReachability, _ callback: SCNetworkReachabilityCallBack?,
  _ context: UnsafeMutablePointer<SCNetworkReachabilityContext>?
) -> Bool { true }
@discardableResult
public func SCNetworkReachabilitySetDispatchQueue(
  _ target: SCNetworkReachability, _ queue: DispatchQueue?
) -> Bool { true }
/// None: a widget's process does not know the Wi-Fi's name without an entitlement.
public func CNCopySupportedInterfaces() -> CFArray? { nil }
public func CNCopyCurrentNetworkInfo(_ interface: CFString) -> CFDictionary? { nil }

/// What the system publishes about itself. Inert: a widget's host has no name here.
open class SCDynamicStore: NSObject, @unchecked Sendable {}
public typealias SCDynamicStoreCallBack = (SCDynamicStore, CFArray, UnsafeMutableRawPointer?) ->
  Void
public func SCDynamicStoreCreate(
  _ allocator: Any?, _ name: CFString, _ callout: SCDynamicStoreCallBack?,
  _ context: UnsafeMutableRawPointer?
) -> SCDynamicStore? { SCDynamicStore() }
public func SCDynamicStoreCopyValue(_ store: SCDynamicStore?, _ key: CFString) -> Any? { nil }
public func SCDynamicStoreCopyComputerName(
  _ store: SCDynamicStore?, _ encoding: UnsafeMutablePointer<UInt32>?
) -> CFString? { nil }
public func SCDynamicStoreCopyLocalHostName(_ store: SCDynamicStore?) -> CFString? { nil }
