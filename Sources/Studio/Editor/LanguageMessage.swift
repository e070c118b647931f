import Glibc
import VitrinePlatform

/// Messages of the Language Server Protocol: a header with the length, then JSON.
struct LanguageStream {
  private let descriptor: Int32
  private var buffer: [UInt8] = []

  /// Bytes of one message (estimate: a hundred times what a large source makes).
  private static let largest = 64 << 20
  private static let largestHeader = 4096

  init(_ descriptor: Int32) { self.descriptor = descriptor }

  /// The next message's body; nil at the end, and where what comes is no message.
  mutating func next() -> [UInt8]? {
    var count: Int?
    while true {
      if count == nil, let end = buffer.firstRange(of: Array("\r\n\r\n".utf8)) {
        guard let length = Self.length(buffer[..<end.lowerBound]) else { return nil }
        buffer.removeFirst(end.upperBound)
        count = length
      }
      if let count, buffer.count >= count {
        defer { buffer.removeFirst(count) }
        return Array(buffer[..<count])
      }
      if count == nil, buffer.count > Self.largestHeader { return nil }
      guard fill() else { return nil }
    }
  }

  private mutating func fill() -> Bool {
    var chunk = [UInt8](repeating: 0, count: 64 << 10)
    while true {
      let count = read(descriptor, &chunk, chunk.count)
      if count > 0 {
        buffer += chunk[..<count]
        return true
      }
      if count < 0, errno == EINTR { continue }
      return false
    }
  }

  private static func length(_ header: ArraySlice<UInt8>) -> Int? {
    for line in String(decoding: header, as: UTF8.self).replacing("\r\n", with: "\n").split(
      separator: "\n")
    {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, parts[0].lowercased() == "content-length" else { continue }
      return Int(parts[1].filter { $0 != " " }).flatMap { (0...largest).contains($0) ? $0 : nil }
    }
    return nil
  }

  /// Writes one message; false where nobody reads any more.
  static func write(_ body: [UInt8], to descriptor: Int32) -> Bool {
    var rest = (Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body)[...]
    while !rest.isEmpty {
      let count = SignalMask.withoutBrokenPipe {
        rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      }
      if count > 0 { rest = rest.dropFirst(count) } else if errno != EINTR { return false }
    }
    return true
  }
}
