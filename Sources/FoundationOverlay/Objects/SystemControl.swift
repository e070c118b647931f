#if canImport(Glibc)
  import Glibc
#endif

// What Darwin's kernel answers about the machine. A widget asks for the model; the rest fails as on a
// device that does not know the name.

private enum SystemControl {
  static let names: [String: String] = [
    "iphone": "iPhone17,1", "ipad": "iPad16,3", "applewatch": "Watch7,5", "mac": "Mac15,3",
    "applevision": "RealityDevice14,1",
  ]
  static func text(_ name: String) -> String? {
    switch name {
    case "hw.machine", "hw.model", "hw.product": names[AmbientContext.current.device]
    default: nil
    }
  }
}

/// Answers `hw.machine`, `hw.model`, `hw.ncpu` and `hw.memsize`.
@discardableResult
public func sysctlbyname(
  _ name: UnsafePointer<CChar>!, _ value: UnsafeMutableRawPointer?,
  _ size: UnsafeMutablePointer<Int>?, _ new: UnsafeMutableRawPointer?, _ newSize: Int
) -> Int32 {
  let name = String(cString: name)
  let bytes: [UInt8]
  if let text = SystemControl.text(name) {
    bytes = Array(text.utf8) + [0]
  } else if name == "hw.ncpu" || name == "hw.activecpu" {
    bytes = withUnsafeBytes(of: Int32(ProcessInfo.processInfo.processorCount)) { Array($0) }
  } else if name == "hw.memsize" {
    bytes = withUnsafeBytes(of: ProcessInfo.processInfo.physicalMemory) { Array($0) }
  } else {
    errno = ENOENT
    return -1
  }
  let room = size?.pointee ?? 0
  size?.pointee = bytes.count
  guard let value else { return 0 }
  guard room >= bytes.count else {
    errno = ENOMEM
    return -1
  }
  value.copyMemory(from: bytes, byteCount: bytes.count)
  return 0
}

/// Fails: processes are not to be looked at.
@discardableResult
public func sysctl(
  _ name: UnsafeMutablePointer<Int32>!, _ count: UInt32, _ value: UnsafeMutableRawPointer?,
  _ size: UnsafeMutablePointer<Int>?, _ new: UnsafeMutableRawPointer?, _ newSize: Int
) -> Int32 {
  errno = EPERM
  return -1
}
public let CTL_KERN: Int32 = 1
public let CTL_HW: Int32 = 6
public let KERN_PROC: Int32 = 14
public let KERN_PROC_ALL: Int32 = 0
public let KERN_PROC_PID: Int32 = 1
/// Opens what is only watched; what Linux has for it does not open at all.
public let O_EVTONLY: Int32 = 0x8000
/// Darwin's longest path.
public let MAXPATHLEN: Int32 = 1024
public let KERN_BOOTTIME: Int32 = 21
public let HW_MACHINE: Int32 = 1
public let HW_MODEL: Int32 = 2
public let XATTR_NOFOLLOW: Int32 = 1
public let XATTR_CREATE: Int32 = 2
public let XATTR_REPLACE: Int32 = 4
public let P_TRACED: Int32 = 0x800
public struct extern_proc: Sendable {
  public var p_flag: Int32 = 0
  public var p_pid: Int32 = 0
  public init() {}
}
public struct eproc: Sendable {
  public var e_ppid: Int32 = 0
  public init() {}
}
public struct kinfo_proc: Sendable {
  public var kp_proc = extern_proc()
  public var kp_eproc = eproc()
  public init() {}
}

@_silgen_name("getxattr") private func linuxGet(
  _ path: UnsafePointer<CChar>, _ name: UnsafePointer<CChar>, _ value: UnsafeMutableRawPointer?,
  _ size: Int
) -> Int
@_silgen_name("setxattr") private func linuxSet(
  _ path: UnsafePointer<CChar>, _ name: UnsafePointer<CChar>, _ value: UnsafeRawPointer?,
  _ size: Int, _ flags: Int32
) -> Int32
@_silgen_name("listxattr") private func linuxList(
  _ path: UnsafePointer<CChar>, _ names: UnsafeMutablePointer<CChar>?, _ size: Int
) -> Int
@_silgen_name("removexattr") private func linuxRemove(
  _ path: UnsafePointer<CChar>, _ name: UnsafePointer<CChar>
) -> Int32

/// What `getxattr` answers with where a file has no such attribute: Linux has one number for both names.
public var ENOATTR: Int32 { ENODATA }

/// Extended attributes with Darwin's position and options, which Linux has not.
public func getxattr(
  _ path: UnsafePointer<CChar>!, _ name: UnsafePointer<CChar>!, _ value: UnsafeMutableRawPointer?,
  _ size: Int, _ position: UInt32, _ options: Int32
) -> Int { linuxGet(path, name, value, size) }
public func setxattr(
  _ path: UnsafePointer<CChar>!, _ name: UnsafePointer<CChar>!, _ value: UnsafeRawPointer?,
  _ size: Int, _ position: UInt32, _ options: Int32
) -> Int32 { linuxSet(path, name, value, size, options) }
public func listxattr(
  _ path: UnsafePointer<CChar>!, _ names: UnsafeMutablePointer<CChar>?, _ size: Int,
  _ options: Int32
) -> Int { linuxList(path, names, size) }
public func removexattr(
  _ path: UnsafePointer<CChar>!, _ name: UnsafePointer<CChar>!, _ options: Int32
) -> Int32 { linuxRemove(path, name) }
