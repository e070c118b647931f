import Glibc

/// How another process tells a sleeping host to look into its inbox: a datagram socket beside the
/// store. Where it cannot be made (the path is too long for one), the host looks now and then.
final class WakeSocket {
  private let path: String
  private let descriptor: Int32

  init?(besideStore store: String) {
    path = Self.path(store)
    descriptor = socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    guard descriptor >= 0 else { return nil }
    // Left behind by a host that was killed.
    unlink(path)
    let isBound = Self.withAddress(path) { bind(descriptor, $0, $1) == 0 } ?? false
    guard isBound else {
      close(descriptor)
      return nil
    }
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
  }

  deinit {
    close(descriptor)
    unlink(path)
  }

  /// Waits until woken, until `other` is readable, or until the time is up. Without a socket, only for
  /// the latter two.
  static func wait(_ socket: WakeSocket?, or other: Int32, seconds: Double) {
    var polled = [
      pollfd(fd: socket?.descriptor ?? -1, events: Int16(POLLIN), revents: 0),
      pollfd(fd: other, events: Int16(POLLIN), revents: 0),
    ]
    let milliseconds = Int32(min(max(seconds * 1000, 0).rounded(.up), 3_600_000))
    guard poll(&polled, 2, milliseconds) > 0, let socket, polled[0].revents != 0 else { return }
    var bytes = [UInt8](repeating: 0, count: 64)
    while recv(socket.descriptor, &bytes, bytes.count, 0) > 0 {}
  }

  /// Wakes the host of a store; false where none listens.
  static func wake(store: String) -> Bool {
    let sender = socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    guard sender >= 0 else { return false }
    defer { close(sender) }
    let byte: [UInt8] = [1]
    return withAddress(path(store)) { address, length in
      sendto(sender, byte, 1, Int32(MSG_NOSIGNAL), address, length) == 1
    } ?? false
  }

  private static func path(_ store: String) -> String { store + ".wake" }

  /// nil where the path does not fit into an address.
  private static func withAddress<T>(
    _ path: String, _ body: (UnsafePointer<sockaddr>, socklen_t) -> T
  ) -> T? {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let bytes = Array(path.utf8)
    guard bytes.count < MemoryLayout.size(ofValue: address.sun_path) else { return nil }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
    return withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        body($0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
  }
}

/// Leaves messages for a host from another process.
public enum HostMessenger {
  /// Whether a host was there to be woken; the message waits in the store otherwise.
  public static func send(
    _ message: HostMessage, toHostOf store: WidgetStore
  ) throws(StoreError) -> Bool {
    try store.post(message)
    return WakeSocket.wake(store: store.path)
  }
}
