internal import CZlib

/// Deflate without a header (RFC 1951), which Apple's libraries call zlib.
package enum Deflate {
  /// What a bomb may grow to: 256 MiB.
  package static let limit = 256 << 20

  /// 0 where not everything fits.
  package static func encode(
    _ source: UnsafeBufferPointer<UInt8>, into room: UnsafeMutableBufferPointer<UInt8>
  ) -> Int {
    // Level 5 is what Apple says its encoder stands for; negative bits mean no header.
    var stream = z_stream()
    guard
      deflateInit2_(
        &stream, 5, Z_DEFLATED, -15, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
        Int32(MemoryLayout<z_stream>.size)) == Z_OK
    else { return 0 }
    defer { deflateEnd(&stream) }
    prepare(&stream, source, room)
    return deflate(&stream, Z_FINISH) == Z_STREAM_END ? Int(stream.total_out) : 0
  }

  /// Bytes written: as many as there is room for; 0 where the source is no stream.
  package static func decode(
    _ source: UnsafeBufferPointer<UInt8>, into room: UnsafeMutableBufferPointer<UInt8>
  ) -> Int {
    var stream = z_stream()
    guard inflateInit2_(&stream, -15, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK
    else { return 0 }
    defer { inflateEnd(&stream) }
    prepare(&stream, source, room)
    let status = inflate(&stream, Z_FINISH)
    return status == Z_STREAM_END || status == Z_BUF_ERROR ? Int(stream.total_out) : 0
  }

  private static func prepare(
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
