#if canImport(Glibc)
  import Glibc
#endif

// Darwin's description of network interfaces. None here has an address of the family `AF_LINK`, so that code that
// adds up bytes finds none.

/// Addresses of the interfaces themselves (Darwin's `sys/socket.h`).
public let AF_LINK: Int32 = 18

// The flags are numbers of 32 bits on Darwin, and of the machine's size in glibc's module.
public var IFF_UP: Int32 { 0x1 }
public var IFF_BROADCAST: Int32 { 0x2 }
public var IFF_LOOPBACK: Int32 { 0x8 }
public var IFF_POINTOPOINT: Int32 { 0x10 }
public var IFF_RUNNING: Int32 { 0x40 }

/// Counters of an interface (Darwin's `net/if_var.h`).
public struct if_data: Sendable {
  public var ifi_type: UInt8 = 0
  public var ifi_mtu: UInt32 = 0
  public var ifi_metric: UInt32 = 0
  /// Bits per second.
  public var ifi_baudrate: UInt32 = 0
  public var ifi_ipackets: UInt32 = 0
  public var ifi_ierrors: UInt32 = 0
  public var ifi_opackets: UInt32 = 0
  public var ifi_oerrors: UInt32 = 0
  public var ifi_collisions: UInt32 = 0
  /// Bytes received and sent.
  public var ifi_ibytes: UInt32 = 0
  public var ifi_obytes: UInt32 = 0
  public init() {}
}
/// Counters of an interface that do not overflow.
public struct if_data64: Sendable {
  public var ifi_type: UInt8 = 0
  public var ifi_mtu: UInt32 = 0
  /// Bits per second.
  public var ifi_baudrate: UInt64 = 0
  public var ifi_ipackets: UInt64 = 0
  public var ifi_opackets: UInt64 = 0
  /// Bytes received and sent.
  public var ifi_ibytes: UInt64 = 0
  public var ifi_obytes: UInt64 = 0
  public init() {}
}
