import Glibc
import VitrineStudio

/// A port of the loopback that nobody listens on.
enum FreePort {
  static func find() throws -> Int {
    let socket = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    guard socket >= 0 else { throw StudioError.internalError }
    defer { close(socket) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let status = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        bind(socket, address, length) == 0 ? getsockname(socket, address, &length) : -1
      }
    }
    guard status == 0 else { throw StudioError.internalError }
    return Int(UInt16(bigEndian: address.sin_port))
  }
}
