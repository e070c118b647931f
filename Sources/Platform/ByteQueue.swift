import Glibc

/// Bytes received and not yet used.
public struct ByteQueue: Sendable {
  private var bytes: [UInt8] = []
  private var start = 0
  /// Bytes that wait to be read.
  public var count: Int { bytes.count - start }

  public init() {}

  /// How many bytes came, 0 at the end of file, nil where nothing is there yet.
  public mutating func receive(from socket: Int32, atLeast wanted: Int) -> Int? {
    let capacity = max(wanted, 64 << 10)
    var received = 0
    var code: Int32 = 0
    let chunk = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, initialized in
      received = recv(socket, buffer.baseAddress!, capacity, Int32(MSG_DONTWAIT))
      code = errno
      initialized = max(0, received)
    }
    if received < 0 { return code == EAGAIN || code == EINTR ? nil : 0 }
    if start == bytes.count {
      bytes = chunk
      start = 0
    } else {
      bytes.append(contentsOf: chunk)
    }
    return received
  }

  /// The oldest bytes, of which there are at least so many.
  public mutating func take(_ count: Int) -> [UInt8] {
    defer {
      start += count
      if start == bytes.count {
        bytes = []
        start = 0
      }
    }
    if start == 0 && count == bytes.count { return bytes }
    return Array(bytes[start..<start + count])
  }
}
