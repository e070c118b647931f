import CGraphics
import Glibc
import VitrineDrawing

extension Bitmap {
  /// The picture as a PNG: sRGB, 8 bits, RGB where every pixel is opaque and RGBA otherwise.
  /// Deterministic.
  public func pngData() -> [UInt8] {
    guard width > 0, height > 0, let context = spng_ctx_new(Int32(SPNG_CTX_ENCODER.rawValue)) else {
      return []
    }
    defer { spng_ctx_free(context) }
    spng_set_option(context, SPNG_ENCODE_TO_BUFFER, 1)
    // Filters cost more time than they save bytes on flat pictures.
    spng_set_option(context, SPNG_FILTER_CHOICE, 0)
    spng_set_option(context, SPNG_IMG_COMPRESSION_LEVEL, 1)
    let opaque = pixels.allSatisfy { $0 >= 0xff00_0000 }
    var header = spng_ihdr(
      width: UInt32(width), height: UInt32(height), bit_depth: 8,
      color_type: UInt8(
        opaque ? SPNG_COLOR_TYPE_TRUECOLOR.rawValue : SPNG_COLOR_TYPE_TRUECOLOR_ALPHA.rawValue),
      compression_method: 0, filter_method: 0, interlace_method: 0)
    spng_set_ihdr(context, &header)
    spng_set_srgb(context, 0)
    let raw = opaque ? rgb : straightRGBA
    let status = raw.withUnsafeBytes {
      spng_encode_image(
        context, $0.baseAddress, $0.count, Int32(SPNG_FMT_PNG.rawValue),
        Int32(SPNG_ENCODE_FINALIZE.rawValue))
    }
    guard status == 0 else { return [] }
    var length = 0
    var result: Int32 = 0
    guard let buffer = spng_get_png_buffer(context, &length, &result) else { return [] }
    defer { free(buffer) }
    return [UInt8](UnsafeRawBufferPointer(start: buffer, count: length))
  }

  private var rgb: [UInt8] {
    [UInt8](unsafeUninitializedCapacity: pixels.count * 3) { buffer, count in
      var place = 0
      for word in pixels {
        buffer[place] = UInt8(truncatingIfNeeded: word >> 16)
        buffer[place + 1] = UInt8(truncatingIfNeeded: word >> 8)
        buffer[place + 2] = UInt8(truncatingIfNeeded: word)
        place += 3
      }
      count = place
    }
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
