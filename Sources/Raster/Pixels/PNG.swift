import VitrineDrawing

extension Bitmap {
  /// The picture as a PNG: sRGB, 8 bits, RGB where every pixel is opaque and RGBA otherwise; rows are
  /// filtered where it is large and opaque (`FilteredRows`). Deterministic. Compressed by
  /// `PixelDeflater`, since zlib at its fastest takes several times as long as drawing a widget.
  public func pngData() -> [UInt8] { pngData(filteredFrom: FilteredRows.fewest) }

  /// - fewest: pixels from which on rows of an opaque picture are filtered.
  func pngData(filteredFrom fewest: Int) -> [UInt8] {
    guard width > 0, height > 0 else { return [] }
    let opaque = pixels.allSatisfy { $0 >= 0xff00_0000 }
    let rows =
      opaque && pixels.count >= fewest ? FilteredRows(pixels, width: width) : nil
    let data = PixelDeflater.zlib(
      rows?.words ?? pixels, width: width, size: opaque ? 3 : 4, filters: rows?.filters)
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
    let resource = EncodedImage(format: .bitmap, bytes: bytes)
    guard let bitmap = try? ImageDecoder.decode(resource) else { return nil }
    self = bitmap.oriented(info.orientation)
  }
}
