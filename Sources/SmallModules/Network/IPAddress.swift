import Glibc
public import VitrineFoundation

/// An address of the internet, as bytes in the network's order.
public protocol IPAddress: Hashable, Sendable, CustomDebugStringConvertible {
  var rawValue: Data { get }
  var isLoopback: Bool { get }
  var isLinkLocal: Bool { get }
  var isMulticast: Bool { get }
  init?(_ rawValue: Data, _ interface: NWInterface?)
  init?(_ string: String)
}

public struct IPv4Address: IPAddress {
  public let rawValue: Data
  public var interface: NWInterface? { nil }
  public static let any = IPv4Address(bytes: [0, 0, 0, 0])
  public static let broadcast = IPv4Address(bytes: [255, 255, 255, 255])
  public static let loopback = IPv4Address(bytes: [127, 0, 0, 1])

  private init(bytes: [UInt8]) { rawValue = Data(bytes) }

  public init?(_ rawValue: Data, _ interface: NWInterface? = nil) {
    guard rawValue.count == 4 else { return nil }
    self.init(bytes: Array(rawValue))
  }

  public init?(_ string: String) {
    guard let bytes = bytes(of: string, AF_INET, count: 4) else { return nil }
    self.init(bytes: bytes)
  }

  public var isLoopback: Bool { rawValue.first == 127 }
  public var isLinkLocal: Bool { rawValue.starts(with: [169, 254]) }
  public var isMulticast: Bool { rawValue.first.map { $0 >> 4 == 14 } ?? false }
  public var debugDescription: String { text(of: rawValue, AF_INET) }
}

public struct IPv6Address: IPAddress {
  public let rawValue: Data
  public var interface: NWInterface? { nil }
  public static let any = IPv6Address(bytes: Array(repeating: 0, count: 16))
  public static let loopback = IPv6Address(bytes: Array(repeating: 0, count: 15) + [1])

  private init(bytes: [UInt8]) { rawValue = Data(bytes) }

  public init?(_ rawValue: Data, _ interface: NWInterface? = nil) {
    guard rawValue.count == 16 else { return nil }
    self.init(bytes: Array(rawValue))
  }

  public init?(_ string: String) {
    guard let bytes = bytes(of: string, AF_INET6, count: 16) else { return nil }
    self.init(bytes: bytes)
  }

  public var isLoopback: Bool { self == .loopback }
  public var isAny: Bool { self == .any }
  public var isLinkLocal: Bool { rawValue[0] == 0xfe && rawValue[1] & 0xc0 == 0x80 }
  public var isUniqueLocal: Bool { rawValue[0] & 0xfe == 0xfc }
  public var isMulticast: Bool { rawValue[0] == 0xff }
  public var isIPv4Mapped: Bool {
    rawValue.starts(with: Array(repeating: 0, count: 10) + [0xff, 0xff])
  }
  /// The address that a mapped one holds.
  public var asIPv4: IPv4Address? { isIPv4Mapped ? IPv4Address(Data(rawValue.suffix(4))) : nil }
  public var debugDescription: String { text(of: rawValue, AF_INET6) }
}

private func bytes(of text: String, _ family: Int32, count: Int) -> [UInt8]? {
  var bytes = [UInt8](repeating: 0, count: count)
  // What follows a percent sign names an interface.
  let address = text.prefix { $0 != "%" }
  return inet_pton(family, String(address), &bytes) == 1 ? bytes : nil
}

private func text(of bytes: Data, _ family: Int32) -> String {
  var text = [CChar](repeating: 0, count: 64)
  let bytes = Array(bytes)
  guard inet_ntop(family, bytes, &text, socklen_t(text.count)) != nil else { return "" }
  return String(decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
}
