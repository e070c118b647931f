import CGraphics

/// Pictures out of a color bitmap font.
enum ColorGlyph {
  /// Decodes the PNG of a glyph. `size` is the font's em in points.
  static func read(_ glyph: UInt32, face: FontFace, size: Double, stretch: Double) -> ColorBitmap? {
    guard let blob = hb_ot_color_glyph_reference_png(face.font, glyph) else { return nil }
    defer { hb_blob_destroy(blob) }
    var length: UInt32 = 0
    guard let data = hb_blob_get_data(blob, &length), length > 0,
      let (pixels, width, height) = decode(data, Int(length))
    else { return nil }
    var extents = hb_glyph_extents_t()
    guard hb_font_get_glyph_extents(face.font, glyph, &extents) != 0, extents.width > 0 else {
      return nil
    }
    let em = Double(FontFace.unitsPerEm)
    // Em a pixel of the strike.
    let unit = Double(extents.width) / em / Double(width)
    return ColorBitmap(
      pixels: pixels, width: width, height: height, left: Double(extents.x_bearing) / em / unit,
      top: -Double(extents.y_bearing) / em / unit, scale: unit * size * stretch)
  }

  private static func decode(
    _ data: UnsafePointer<CChar>, _ length: Int
  ) -> (pixels: [UInt8], width: Int, height: Int)? {
    guard let context = spng_ctx_new(0) else { return nil }
    defer { spng_ctx_free(context) }
    guard spng_set_png_buffer(context, data, length) == 0 else { return nil }
    var header = spng_ihdr()
    guard spng_get_ihdr(context, &header) == 0 else { return nil }
    let format = Int32(SPNG_FMT_RGBA8.rawValue)
    var size = 0
    guard spng_decoded_image_size(context, format, &size) == 0 else { return nil }
    var pixels = [UInt8](repeating: 0, count: size)
    // Palette pictures keep their transparency in a chunk of its own.
    let flags = Int32(SPNG_DECODE_TRNS.rawValue)
    guard spng_decode_image(context, &pixels, size, format, flags) == 0 else { return nil }
    for i in stride(from: 0, to: size, by: 4) {
      let alpha = UInt16(pixels[i + 3])
      guard alpha < 255 else { continue }
      for channel in i..<(i + 3) {
        pixels[channel] = UInt8((UInt16(pixels[channel]) * alpha + 127) / 255)
      }
    }
    return (pixels, Int(header.width), Int(header.height))
  }
}
