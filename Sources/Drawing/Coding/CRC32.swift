/// The checksum of PNG's chunks and of zip archives (ISO 3309), eight bytes at a time.
package enum CRC32 {
  private static let tables: [UInt32] = {
    var tables = [UInt32](repeating: 0, count: 8 * 256)
    for n in 0..<256 {
      var c = UInt32(n)
      for _ in 0..<8 { c = c & 1 == 1 ? 0xedb8_8320 ^ (c >> 1) : c >> 1 }
      tables[n] = c
    }
    for n in 0..<256 {
      for k in 1..<8 {
        let before = tables[(k - 1) * 256 + n]
        tables[k * 256 + n] = tables[Int(before & 255)] ^ (before >> 8)
      }
    }
    return tables
  }()

  /// The checksum of all of the bytes.
  package static func of(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    bytes.withUnsafeBytes { bytes in
      tables.withUnsafeBufferPointer { t in
        var crc: UInt32 = 0xffff_ffff
        var place = 0
        while place + 8 <= bytes.count {
          let low =
            UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt32.self)) ^ crc
          let high = UInt32(
            littleEndian: bytes.loadUnaligned(fromByteOffset: place + 4, as: UInt32.self))
          crc =
            t[7 * 256 + Int(low & 255)] ^ t[6 * 256 + Int((low >> 8) & 255)]
            ^ t[5 * 256 + Int((low >> 16) & 255)] ^ t[4 * 256 + Int(low >> 24)]
          crc ^=
            t[3 * 256 + Int(high & 255)] ^ t[2 * 256 + Int((high >> 8) & 255)]
            ^ t[256 + Int((high >> 16) & 255)] ^ t[Int(high >> 24)]
          place += 8
        }
        while place < bytes.count {
          crc = t[Int((crc ^ UInt32(bytes[place])) & 255)] ^ (crc >> 8)
          place += 1
        }
        return crc ^ 0xffff_ffff
      }
    }
  }
}
