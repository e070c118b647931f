internal import CZlib

/// Deflate without a header (RFC 1951), which Apple's libraries call zlib.
package enum Deflate {
  /// What a bomb may grow to: 256 MiB.
  package static let limit = 256 << 20

  /// 0 where not everything fits.
  package static func encode(
    _ source: UnsafeBufferPointer<UInt8>, into room: UnsafeMutableBufferPointer<UInt8>
  ) -> Int {
    var stream = z_stream()
    guard start(&stream, isEncoder: true) else { return 0 }
    defer { deflateEnd(&stream) }
    prepare(&stream, source, room)
    return deflate(&stream, Z_FINISH) == Z_STREAM_END ? Int(stream.total_out) : 0
  }

  /// Bytes written: as many as there is room for; 0 where the source is no stream.
  package static func decode(
    _ source: UnsafeBufferPointer<UInt8>, into room: UnsafeMutableBufferPointer<UInt8>
  ) -> Int {
    var stream = z_stream()
    guard start(&stream, isEncoder: false) else { return 0 }
    defer { inflateEnd(&stream) }
    prepare(&stream, source, room)
    let status = inflate(&stream, Z_FINISH)
    return status == Z_STREAM_END || status == Z_BUF_ERROR ? Int(stream.total_out) : 0
  }

  /// False where there is no memory for it.
  fileprivate static func start(
    _ stream: UnsafeMutablePointer<z_stream>, isEncoder: Bool
  ) -> Bool {
    // Level 5 is what Apple says its encoder stands for; negative bits mean no header.
    let size = Int32(MemoryLayout<z_stream>.size)
    let status =
      isEncoder
      ? deflateInit2_(stream, 5, Z_DEFLATED, -15, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION, size)
      : inflateInit2_(stream, -15, ZLIB_VERSION, size)
    return status == Z_OK
  }

  fileprivate static func prepare(
    _ stream: inout z_stream, _ source: UnsafeBufferPointer<UInt8>,
    _ room: UnsafeMutableBufferPointer<UInt8>
  ) {
    stream.next_in = UnsafeMutablePointer(mutating: source.baseAddress)
    stream.avail_in = UInt32(clamping: source.count)
    stream.next_out = room.baseAddress
    stream.avail_out = UInt32(clamping: room.count)
  }

  /// nil beyond the limit.
  package static func encode(_ data: Data) -> Data? {
    grown(from: data.count + data.count / 1000 + 64) { room in
      data.withUnsafeBytes { encode($0.bindMemory(to: UInt8.self), into: room) }
    }
  }

  /// nil where the data is no stream, or grows beyond the limit.
  package static func decode(_ data: Data) -> Data? {
    if data == empty { return Data() }
    return grown(from: max(data.count * 4, 4096)) { room in
      data.withUnsafeBytes { decode($0.bindMemory(to: UInt8.self), into: room) }
    }
  }

  /// An empty stream is one block without bytes.
  private static let empty = Data([3, 0])

  /// Doubles the room as long as it is filled to its end.
  private static func grown(
    from first: Int, _ body: (UnsafeMutableBufferPointer<UInt8>) -> Int
  ) -> Data? {
    var count = first
    while count <= limit {
      var bytes = [UInt8](repeating: 0, count: count)
      let written = bytes.withUnsafeMutableBufferPointer { body($0) }
      if written == 0 { return nil }
      if written < count { return Data(bytes.prefix(written)) }
      count *= 2
    }
    return nil
  }
}

/// Deflate without a header, piece by piece.
package final class DeflateStream {
  /// Whether it goes on, is at its end, or cannot be read.
  package enum Status { case open, complete, broken }

  private let stream: UnsafeMutablePointer<z_stream>
  private let isEncoder: Bool

  /// nil where there is no memory for it.
  package init?(isEncoder: Bool) {
    self.isEncoder = isEncoder
    stream = .allocate(capacity: 1)
    stream.initialize(to: z_stream())
    if !Deflate.start(stream, isEncoder: isEncoder) {
      stream.deallocate()
      return nil
    }
  }

  deinit {
    _ = isEncoder ? deflateEnd(stream) : inflateEnd(stream)
    stream.deallocate()
  }

  /// Takes as much of the source as there is room for.
  /// - isLast: nothing comes after the source.
  /// - Returns: how many bytes of the source were taken, and how many were written.
  package func process(
    _ source: UnsafeBufferPointer<UInt8>, into room: UnsafeMutableBufferPointer<UInt8>, isLast: Bool
  ) -> (status: Status, taken: Int, written: Int) {
    Deflate.prepare(&stream.pointee, source, room)
    let (input, output) = (stream.pointee.avail_in, stream.pointee.avail_out)
    let isWhole = isLast && Int(input) == source.count
    let code =
      isEncoder ? deflate(stream, isWhole ? Z_FINISH : Z_NO_FLUSH) : inflate(stream, Z_NO_FLUSH)
    let (taken, written) = (input - stream.pointee.avail_in, output - stream.pointee.avail_out)
    let status: Status =
      switch code {
      case Z_STREAM_END: .complete
      case Z_OK: .open
      // Nothing was left to do. What ends before its end is no stream.
      case Z_BUF_ERROR: !isEncoder && isWhole && output > 0 ? .broken : .open
      default: .broken
      }
    return (status, Int(taken), Int(written))
  }
}
