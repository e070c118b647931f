import CGraphics
import VitrineDrawing
import VitrineText

/// Em sizes in pixels above which glyphs are filled as outlines: bitmaps of that size are rarely
/// used twice.
private let largestCachedEm = 160.0

extension Renderer {
  func draw(_ run: GlyphRun, _ paint: Paint, _ state: State) {
    guard !run.glyphs.isEmpty, run.font.size > 0, state.transform.isUsable else { return }
    let font = fonts.font(for: run.font)
    if font.isMissing { report(font.missing(run.text)) }
    if font.isColor { return drawPictures(run, font, paint, state) }
    if let scale = state.transform.uniformScale, run.font.size * scale <= largestCachedEm {
      drawBitmaps(run, font, scale, paint, state)
    } else {
      fill(outline(of: run, font), .winding, paint, state)
    }
  }

  func outline(of run: GlyphRun, _ font: PinnedFont) -> VectorPath {
    var path = VectorPath()
    for glyph in run.glyphs {
      path.append(
        font.outline(glyph.id)
          .transformed(by: .translation(run.origin.x + glyph.x, run.origin.y + glyph.y)))
    }
    return path
  }

  /// Adds up the glyphs' coverage in a mask of the run and draws the paint through it.
  private func drawBitmaps(
    _ run: GlyphRun, _ font: PinnedFont, _ scale: Double, _ paint: Paint, _ state: State
  ) {
    struct Placed {
      var bitmap: GlyphBitmap
      var left: Int
      var top: Int
    }
    var placed: [Placed] = []
    var detailed: [GlyphRun.Glyph] = []
    placed.reserveCapacity(run.glyphs.count)
    var bounds = PixelRect.empty
    let (x0, y0) = (
      run.origin.x * scale + state.transform.tx, run.origin.y * scale + state.transform.ty
    )
    for glyph in run.glyphs {
      let x = x0 + glyph.x * scale
      let y = y0 + glyph.y * scale
      guard abs(x) < farthestPixel, abs(y) < farthestPixel else { continue }
      let quarters = Int((x * 4).rounded())
      let bitmap = font.coverage(glyph.id, pixelScale: scale, subpixel: quarters & 3)
      if bitmap.isTooDetailed { detailed.append(glyph) }
      guard bitmap.width > 0 else { continue }
      let left = (quarters >> 2) + bitmap.left
      let top = Int(y.rounded()) + bitmap.top
      placed.append(Placed(bitmap: bitmap, left: left, top: top))
      bounds = bounds.union(
        PixelRect(left: left, top: top, right: left + bitmap.width, bottom: top + bitmap.height))
    }
    if !detailed.isEmpty {
      var rest = run
      rest.glyphs = detailed
      fill(outline(of: rest, font), .winding, paint, state)
    }
    bounds = bounds.intersection(state.clip.bounds).intersection(target.bounds)
    guard !bounds.isEmpty, meter.pixels((1 + paint.effort) * bounds.area) else { return }
    let mask = Layer(bounds: bounds, format: .alpha, parent: nil)
    mask.beginPixels()
    for item in placed { mask.add(item.bitmap, left: item.left, top: item.top) }
    mask.endPixels()
    withClip(state.clip, bounds.rect) { context in
      guard setSource(paint, bounds, state, context) else { return }
      if state.blend != .normal { cairo_set_operator(context, state.blend.cairo) }
      cairo_mask_surface(context, mask.surface, 0, 0)
      resetSource(context, paint, state)
    }
  }

  /// Glyphs of a color font; those without a picture are filled with the paint.
  private func drawPictures(
    _ run: GlyphRun, _ font: PinnedFont, _ paint: Paint, _ state: State
  ) {
    for glyph in run.glyphs {
      let origin = Point(run.origin.x + glyph.x, run.origin.y + glyph.y)
      guard let picture = font.colorBitmap(glyph.id), picture.width > 0, picture.height > 0 else {
        fill(
          font.outline(glyph.id).transformed(by: .translation(origin.x, origin.y)), .winding, paint,
          state)
        continue
      }
      let frame = Rect(
        x: origin.x + picture.left * picture.scale, y: origin.y + picture.top * picture.scale,
        width: Double(picture.width) * picture.scale,
        height: Double(picture.height) * picture.scale)
      let key = ImageKey.glyph(file: run.font.file, index: run.font.index, glyph: glyph.id)
      let bitmap = cache.picture(key) {
        Bitmap(width: picture.width, height: picture.height, premultipliedRGBA: picture.pixels)
      }
      // The paint's own opacity fades pictures too.
      var state = state
      if case .color(let color) = paint { state.alpha *= Double(color.alpha) }
      draw(bitmap, key, source: nil, frame: frame, .medium, state)
    }
  }
}

extension Layer {
  /// Adds a glyph's coverage, cut to the layer.
  fileprivate func add(_ bitmap: GlyphBitmap, left: Int, top: Int) {
    let box = PixelRect(
      left: left, top: top, right: left + bitmap.width, bottom: top + bitmap.height
    ).intersection(bounds)
    guard !box.isEmpty else { return }
    bitmap.rows.withUnsafeBufferPointer { rows in
      guard rows.count >= bitmap.width * bitmap.height else { return }
      for y in box.top..<box.bottom {
        let from = rows.baseAddress! + (y - top) * bitmap.width + (box.left - left)
        let to = bytes(row: y - bounds.top) + (box.left - bounds.left)
        addSaturating(from, to: to, count: box.width)
      }
    }
  }
}

/// Bytes plus bytes, at most 255, sixteen at once.
private func addSaturating(
  _ from: UnsafePointer<UInt8>, to: UnsafeMutablePointer<UInt8>, count: Int
) {
  let (source, sum) = (UnsafeRawPointer(from), UnsafeMutableRawPointer(to))
  let full = SIMD16<UInt8>(repeating: 255)
  var x = 0
  while x + 16 <= count {
    let old = sum.loadUnaligned(fromByteOffset: x, as: SIMD16<UInt8>.self)
    let new = old &+ source.loadUnaligned(fromByteOffset: x, as: SIMD16<UInt8>.self)
    sum.storeBytes(
      of: new.replacing(with: full, where: new .< old), toByteOffset: x, as: SIMD16<UInt8>.self)
    x += 16
  }
  while x < count {
    to[x] = UInt8(truncatingIfNeeded: min(UInt16(to[x]) &+ UInt16(from[x]), 255))
    x += 1
  }
}

extension Bitmap {
  /// From premultiplied RGBA bytes.
  fileprivate init(width: Int, height: Int, premultipliedRGBA bytes: [UInt8]) {
    var words: [UInt32] = []
    words.reserveCapacity(width * height)
    for i in 0..<min(width * height, bytes.count / 4) {
      let (r, g) = (UInt32(bytes[i * 4]), UInt32(bytes[i * 4 + 1]))
      let (b, a) = (UInt32(bytes[i * 4 + 2]), UInt32(bytes[i * 4 + 3]))
      words.append(a << 24 | r << 16 | g << 8 | b)
    }
    self.init(width: width, height: height, pixels: words)
  }
}
