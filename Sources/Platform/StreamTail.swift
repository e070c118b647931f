import Glibc

/// The last bytes of a stream.
public struct StreamTail: Sendable {
  /// Bytes that are kept at most.
  public let limit: Int
  private var bytes: [UInt8] = []

  public init(limit: Int) { self.limit = limit }

  /// What is kept, as UTF-8; damaged bytes become U+FFFD.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Reads what is there; false at the end or where nothing was read.
  public mutating func drain(_ descriptor: Int32, blocking: Bool = true) -> Bool {
    guard descriptor >= 0 else { return false }
    var chunk = [UInt8](repeating: 0, count: 16 << 10)
    let count = read(descriptor, &chunk, chunk.count)
    guard count > 0 else { return count < 0 && errno == EAGAIN && blocking }
    bytes.append(contentsOf: chunk[..<count])
    if bytes.count > limit { bytes.removeFirst(bytes.count - limit) }
    return true
  }
}
