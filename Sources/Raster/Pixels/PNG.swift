import VitrineDrawing

extension Bitmap {
  /// The picture as a PNG: sRGB, 8 bits, RGB where every pixel is opaque and RGBA otherwise, no
  /// filter. Deterministic. Compressed by `PixelDeflater`, since zlib at its fastest takes several
  /// times as long as drawing a widget.
  public func pngData() -> [UInt8] {
    guard width > 0, height > 0 else { return [] }
    let opaque = pixels.allSatisfy { $0 >= 0xff00_0000 }
    let data = PixelDeflater.zlib(pixels, width: width, size: opaque ? 3 : 4)
    var out: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
    out.reserveCapacity(data.count + 128)
    func big(_ value: Int) -> [UInt8] {
      [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }
    func chunk(_ name: StaticString, _ body: [UInt8]) {
      out += big(body.count)
      let start = out.count
      for index in 0..<4 { out.append(name.utf8Start[index]) }
      out += body
      out += big(Int(CRC32.of(out[start...])))
    }
    chunk("IHDR", big(width) + big(height) + [8, opaque ? 2 : 6, 0, 0, 0])
    chunk("sRGB", [0])
    chunk("IDAT", data)
    chunk("IEND", [])
    return out
  }

  /// Reads a PNG, nil where it is none.
  public init?(png bytes: [UInt8]) {
    guard let bitmap = try? ImageDecoder.decodePNG(bytes) else { return nil }
    self = bitmap
  }

  /// Reads PNG, JPEG, GIF, WebP, BMP or TIFF (a wallpaper), turned upright, nil where it is none.
  public init?(imageData bytes: [UInt8]) {
    guard let info = ImageInfo(bytes), info.resourceFormat == .bitmap else { return nil }
    let resource = ImageResource(format: .bitmap, bytes: bytes)
    guard let bitmap = try? ImageDecoder.decode(resource) else { return nil }
    self = bitmap.oriented(info.orientation)
  }
}

/// The checksum of PNG's chunks, eight bytes at a time.
enum CRC32 {
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

  static func of(_ bytes: ArraySlice<UInt8>) -> UInt32 {
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
