import CZlib

/// DEFLATE data (RFC 1951), unpacked by zlib.
enum Inflate {
  /// Exactly `size` bytes; nil where the data is broken, ends early or holds more.
  static func run(_ packed: ArraySlice<UInt8>, size: Int) -> [UInt8]? {
    var stream = z_stream()
    // Negative: no header of zlib's around the data.
    guard
      inflateInit2_(&stream, -MAX_WBITS, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK
    else { return nil }
    defer { inflateEnd(&stream) }
    var input = Array(packed)
    var isWhole = false
    // One byte more than is due, so that data that goes on is seen.
    let output = [UInt8](unsafeUninitializedCapacity: size + 1) { buffer, count in
      input.withUnsafeMutableBufferPointer { source in
        stream.next_in = source.baseAddress
        stream.avail_in = uInt(source.count)
        stream.next_out = buffer.baseAddress
        stream.avail_out = uInt(size + 1)
        isWhole = inflate(&stream, Z_FINISH) == Z_STREAM_END && stream.total_out == UInt(size)
        count = isWhole ? size : 0
      }
    }
    return isWhole ? output : nil
  }
}

/// CRC-32, as zip files have it.
enum Checksum {
  static func of(_ bytes: [UInt8]) -> UInt32 { UInt32(crc32(0, bytes, uInt(bytes.count))) }
}
