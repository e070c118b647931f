import CGraphics
import VitrineDrawing

/// What lies below a region, blurred. Kept smaller than the screen where the blur allows it: the
/// eye cannot tell, and the cost no longer grows with the blur. What changes every pixel in the same
/// way (saturation, a wash of color) is done here too, on the few pixels there are; `Enlargement`
/// makes the many.
struct SoftBackdrop {
  /// Coordinates are the screen's pixels divided by `reduction`.
  let layer: Layer
  let reduction: Int
  /// What is looked at. The rest only was there to be spread, and is not finished.
  let seen: PixelRect

  /// σ in reduced pixels that is enough: at 4 the finest detail left is some eight pixels wide, and
  /// drawing it larger between neighbors shows no steps.
  private static let sufficientSigma = 4.0

  static func reduction(_ sigma: Double) -> Int {
    var factor = 1
    while sigma / Double(factor * 2) >= sufficientSigma, factor < 64 { factor *= 2 }
    return factor
  }

  /// The mean luminance of what is there, 0 … 1; 0 where there is nothing.
  func luminance(in region: PixelRect) -> Float {
    let part = reduced(region).intersection(layer.bounds)
    guard !part.isEmpty else { return 0 }
    layer.beginPixels()
    // In whole numbers, so that the order of summing cannot matter.
    var light = 0
    var cover = 0
    for y in part.top..<part.bottom {
      let row = layer.words(row: y - layer.bounds.top) - layer.bounds.left
      for x in part.left..<part.right {
        let word = row[x]
        light +=
          Int((word >> 16) & 255) * 2126 + Int((word >> 8) & 255) * 7152 + Int(word & 255) * 722
        cover += Int(word >> 24)
      }
    }
    return cover == 0 ? 0 : Float(Double(light) / (10_000 * Double(cover)))
  }

  func reduced(_ region: PixelRect) -> PixelRect { region.divided(by: reduction) }

  /// What every pixel goes through, premultiplied 0 … 255.
  struct Tone {
    /// 1 leaves colors as they are.
    var saturation: Float
    /// Then times this,
    var gain = SIMD4<Float>(repeating: 1)
    /// and some of this as far as there is something,
    var lift = SIMD4<Float>()
    /// and this everywhere.
    var added = SIMD4<Float>()

    init(saturation: Double) {
      self.saturation = saturation.isFinite ? Float(min(max(saturation, 0), 1000)) : 1
    }

    /// Lays a color over everything.
    mutating func wash(_ color: RGBA) {
      guard color.alpha > 0 else { return }
      let paint = SIMD4(color.red, color.green, color.blue, color.alpha).bounded(to: 1)
      gain *= 1 - paint.w
      lift *= 1 - paint.w
      added = added * (1 - paint.w) + premultiplied(paint)
    }

    /// Mixes with white, then with black, without changing what there is.
    mutating func mix(white: Float, black: Float) {
      gain *= SIMD4(SIMD3(repeating: (1 - white) * (1 - black)), 1)
      lift = SIMD4(SIMD3(repeating: white * (1 - black)), 0)
    }
  }

  func apply(_ tone: Tone) {
    let s = tone.saturation
    let (red, green, blue) = (0.2126 * (1 - s), 0.7152 * (1 - s), 0.0722 * (1 - s))
    let colors = SIMD4<Float>(s, s, s, 1)
    func changed(_ word: UInt32) -> UInt32 {
      let value = SIMD4<Float>(word: word)
      let gray = value.x * red + value.y * green + value.z * blue
      let saturated = (value * colors + SIMD4(gray, gray, gray, 0)).bounded(to: value.w)
      return pack(saturated * tone.gain + tone.lift * value.w + tone.added)
    }
    layer.beginPixels()
    var last: UInt32 = 0
    var result = changed(last)
    layer.mapWords(in: seen) { word in
      // What is soft is often of one color for a while.
      if word != last { (last, result) = (word, changed(word)) }
      return result
    }
    layer.endPixels()
  }

  /// The color at a place in the screen's pixels, between neighbors, in sixteenths of the way.
  @inline(__always)
  func sample(_ x: Float, _ y: Float) -> UInt32 {
    let scale = 16 / Float(reduction)
    let (width, height) = (layer.bounds.width, layer.bounds.height)
    let u = nearest(
      bounded(x * scale - Float(layer.bounds.left * 16 + 8), 0, Float((width &- 1) &* 16)))
    let v = nearest(
      bounded(y * scale - Float(layer.bounds.top * 16 + 8), 0, Float((height &- 1) &* 16)))
    let (left, top) = (u >> 4, v >> 4)
    let right = min(left &+ 1, width &- 1)
    let (upper, lower) = (layer.words(row: top), layer.words(row: min(top &+ 1, height &- 1)))
    let (across, down) = (UInt64(u & 15), UInt64(v & 15))
    let above = lanes(upper[left]) &* (16 &- across) &+ lanes(upper[right]) &* across
    let below = lanes(lower[left]) &* (16 &- across) &+ lanes(lower[right]) &* across
    // At most 255 × 256 and a half of 256 in a lane.
    let sum = above &* (16 &- down) &+ below &* down &+ 0x0080_0080_0080_0080
    return lanes(sum >> 8 & 0x00ff_00ff_00ff_00ff)
  }
}

extension Renderer {
  /// What lies below a region, blurred by σ pixels; nil where there is nothing at all.
  /// - Parameter bent: Where its pixels look, if not straight down.
  func softBackdrop(_ region: PixelRect, sigma: Double, bent: PixelRect? = nil) -> SoftBackdrop? {
    let sigma = sigma.isFinite ? min(max(0, sigma), 300) : 0
    let screen = target.ancestors.last!.bounds
    let around = region.expanded(by: blurMargin(sigma)).intersection(screen)
    guard !around.isEmpty else { return nil }
    let reduction = SoftBackdrop.reduction(sigma)
    let small = below(around).reduced(around, by: reduction)
    guard !small.isClear(small.bounds) else { return nil }
    // With the neighbors that places between pixels are mixed of.
    let seen = (bent.map(region.union) ?? region).divided(by: reduction).expanded(by: 1)
      .intersection(small.bounds)
    small.blur(sigma: sigma / Double(reduction), extendsEdges: true, seen: seen)
    return SoftBackdrop(layer: small, reduction: reduction, seen: seen)
  }

  /// A layer that holds what lies below a region; it may be one of the screen's own.
  private func below(_ region: PixelRect) -> Layer {
    let layers = target.ancestors.filter { layer in
      guard layer.format == .color else { return false }
      let part = layer.bounds.intersection(region)
      return !part.isEmpty && !layer.isClear(part)
    }
    if layers.count == 1, layers[0].bounds.contains(region) { return layers[0] }
    let below = Layer(bounds: region, format: .color, parent: nil)
    for layer in layers.reversed() {
      cairo_set_source_surface(below.context, layer.surface, 0, 0)
      cairo_pattern_set_filter(cairo_get_source(below.context), CAIRO_FILTER_NEAREST)
      cairo_paint(below.context)
    }
    cairo_set_source_rgba(below.context, 0, 0, 0, 0)
    return below
  }
}

extension Layer {
  /// The layer, then the layers it will be composited onto, outermost last.
  var ancestors: [Layer] {
    var result = [self]
    while let parent = result[result.count - 1].parent { result.append(parent) }
    return result
  }

  /// Whether nothing is drawn in a part of the layer.
  func isClear(_ part: PixelRect) -> Bool {
    beginPixels()
    for y in part.top..<part.bottom {
      let row = words(row: y - bounds.top) - bounds.left
      // Without leaving early, so that many are looked at in one step.
      var any: UInt32 = 0
      for x in part.left..<part.right { any |= row[x] }
      if any != 0 { return false }
    }
    return true
  }
}
