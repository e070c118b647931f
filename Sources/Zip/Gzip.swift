import CZlib

/// Bytes packed for the way to a browser (RFC 1952).
package enum Gzip {
  /// Packed as small as zlib can; nil where it has no memory for that.
  package static func pack(_ bytes: [UInt8]) -> [UInt8]? {
    var stream = z_stream()
    // 16 more than the window's size: with the header of gzip around the data, which has no date.
    guard
      deflateInit2_(
        &stream, Z_BEST_COMPRESSION, Z_DEFLATED, MAX_WBITS + 16, 9, Z_DEFAULT_STRATEGY,
        ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK
    else { return nil }
    defer { deflateEnd(&stream) }
    var input = bytes
    var isWhole = false
    let room = Int(deflateBound(&stream, uLong(bytes.count)))
    let output = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
      input.withUnsafeMutableBufferPointer { source in
        stream.next_in = source.baseAddress
        stream.avail_in = uInt(source.count)
        stream.next_out = buffer.baseAddress
        stream.avail_out = uInt(room)
        isWhole = deflate(&stream, Z_FINISH) == Z_STREAM_END
        count = isWhole ? room - Int(stream.avail_out) : 0
      }
    }
    return isWhole ? output : nil
  }
}
