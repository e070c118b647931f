import CGraphics
import VitrineDrawing

/// Bytes of an image to pixels. Never trusts them: sizes are read and bounded before anything is
/// decoded.
enum ImageDecoder {
  /// Pixels of one picture; a phone's largest photograph has about fifty million.
  static let pixelLimit = 64_000_000

  /// Whether decoding takes no longer than the size in the header says.
  static func isBounded(_ resource: EncodedImage) -> Bool {
    resource.format == .pixels || ImageInfo(resource.bytes)?.format == .png
  }

  static func decode(_ resource: EncodedImage) throws(ImageError) -> Bitmap {
    if resource.format == .pixels {
      try check(resource.pixelWidth, resource.pixelHeight)
      guard
        let bitmap = Bitmap(
          width: resource.pixelWidth, height: resource.pixelHeight, straightRGBA: resource.bytes)
      else { throw .corrupt("\(resource.bytes.count) bytes for its size") }
      return bitmap
    }
    guard let info = ImageInfo(resource.bytes) else { throw .unknownFormat }
    try check(info.pixelWidth, info.pixelHeight)
    switch info.format {
    case .png: return try decodePNG(resource.bytes)
    case .jpeg, .gif, .bmp, .tiff: return try PixbufLibrary.decode(resource.bytes)
    case .webp: return try WebPLibrary.decode(resource.bytes, info.pixelWidth, info.pixelHeight)
    case .svg, .pdf:
      return try draw(
        resource, width: min(4096, max(1, info.pixelWidth)),
        height: min(4096, max(1, info.pixelHeight)))
    }
  }

  /// A drawing at a size in pixels.
  static func draw(
    _ resource: EncodedImage, width: Int, height: Int
  ) throws(ImageError) -> Bitmap {
    try check(width, height)
    switch resource.format {
    case .pdf: return try PopplerLibrary.draw(resource.bytes, width, height)
    case .svg: return try SVGLibrary.draw(resource.bytes, width, height)
    case .bitmap, .pixels:
      let isPDF = ImageInfo(resource.bytes)?.format == .pdf
      return try isPDF
        ? PopplerLibrary.draw(resource.bytes, width, height)
        : SVGLibrary.draw(resource.bytes, width, height)
    }
  }

  static func check(_ width: Int, _ height: Int) throws(ImageError) {
    guard width > 0, height > 0 else { throw .corrupt("no size") }
    guard width <= 32767, height <= 32767, width * height <= pixelLimit else {
      throw .tooLarge(width: width, height: height)
    }
  }

  static func decodePNG(_ bytes: [UInt8]) throws(ImageError) -> Bitmap {
    guard let context = spng_ctx_new(0) else { throw .corrupt("no memory") }
    defer { spng_ctx_free(context) }
    spng_set_image_limits(context, 32767, 32767)
    // Metadata is not wanted; this bounds what a chunk may unpack to.
    spng_set_chunk_limits(context, 16 << 20, 64 << 20)
    spng_set_crc_action(context, Int32(SPNG_CRC_USE.rawValue), Int32(SPNG_CRC_USE.rawValue))
    let result: Result<Bitmap, ImageError> = bytes.withUnsafeBytes { buffer in
      func failed(_ code: Int32) -> Result<Bitmap, ImageError> {
        .failure(.corrupt(String(cString: spng_strerror(code))))
      }
      var status = spng_set_png_buffer(context, buffer.baseAddress, buffer.count)
      guard status == 0 else { return failed(status) }
      var header = spng_ihdr()
      status = spng_get_ihdr(context, &header)
      guard status == 0 else { return failed(status) }
      let format = Int32(SPNG_FMT_RGBA8.rawValue)
      let (width, height) = (Int(header.width), Int(header.height))
      do throws(ImageError) { try check(width, height) } catch { return .failure(error) }
      var size = 0
      status = spng_decoded_image_size(context, format, &size)
      guard status == 0, size == width * height * 4 else { return failed(status) }
      var straight = [UInt8](repeating: 0, count: size)
      status = spng_decode_image(
        context, &straight, size, format, Int32(SPNG_DECODE_TRNS.rawValue))
      // A picture that breaks off is shown as far as it goes.
      guard status == 0 || straight.contains(where: { $0 != 0 }) else { return failed(status) }
      return Bitmap(width: width, height: height, straightRGBA: straight)
        .map { .success($0) } ?? .failure(.corrupt("size"))
    }
    return try result.get()
  }
}
