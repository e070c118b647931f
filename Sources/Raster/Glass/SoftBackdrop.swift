import CGraphics
import VitrineDrawing

/// What lies below a region, blurred. Kept smaller than the screen where the blur allows it: the
/// eye cannot tell, and the cost no longer grows with the blur.
struct SoftBackdrop {
  /// Coordinates are the screen's pixels divided by `reduction`.
  let layer: Layer
  let reduction: Int

  /// σ in reduced pixels that is enough: at 4 the finest detail left is some eight pixels wide, and
  /// drawing it larger between neighbours shows no steps.
  private static let enoughSigma = 4.0

  static func reduction(_ sigma: Double) -> Int {
    var factor = 1
    while sigma / Double(factor * 2) >= enoughSigma, factor < 64 { factor *= 2 }
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

  /// The blurred pixels at full size, for a region.
  func enlarged(to region: PixelRect) -> Layer {
    let picture = Layer(bounds: region, format: .color, parent: nil, clear: false)
    let context = picture.context
    cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
    cairo_set_source_surface(context, layer.surface, 0, 0)
    let pattern = cairo_get_source(context)
    var matrix = Affine.scale(1 / Double(reduction), 1 / Double(reduction)).cairo
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_pattern_set_filter(pattern, reduction == 1 ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_BILINEAR)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    cairo_paint(context)
    cairo_set_source_rgba(context, 0, 0, 0, 0)
    cairo_set_operator(context, CAIRO_OPERATOR_OVER)
    return picture
  }

  /// The colour at a place in the screen's pixels, premultiplied 0 … 255, between neighbours.
  @inline(__always)
  func sample(_ x: Float, _ y: Float) -> SIMD4<Float> {
    let scale = 1 / Float(reduction)
    let u = bounded(x * scale - Float(layer.bounds.left) - 0.5, 0, Float(layer.bounds.width - 1))
    let v = bounded(y * scale - Float(layer.bounds.top) - 0.5, 0, Float(layer.bounds.height - 1))
    let (left, top) = (Int(u), Int(v))
    let right = min(left &+ 1, layer.bounds.width &- 1)
    let bottom = min(top &+ 1, layer.bounds.height &- 1)
    let (upper, lower) = (layer.words(row: top), layer.words(row: bottom))
    let across = SIMD4<Float>(repeating: u - Float(left))
    let down = SIMD4<Float>(repeating: v - Float(top))
    let a = SIMD4<Float>(word: upper[left])
    let b = SIMD4<Float>(word: upper[right])
    let c = SIMD4<Float>(word: lower[left])
    let d = SIMD4<Float>(word: lower[right])
    let above = a + (b - a) * across
    return above + (c + (d - c) * across - above) * down
  }
}

extension Renderer {
  /// What lies below a region, blurred by σ pixels; nil where there is nothing at all.
  func softBackdrop(_ region: PixelRect, sigma: Double, saturation: Double) -> SoftBackdrop? {
    let sigma = sigma.isFinite ? min(max(0, sigma), 300) : 0
    let screen = target.ancestors.last!.bounds
    let around = region.expanded(by: blurMargin(sigma)).intersection(screen)
    guard !around.isEmpty else { return nil }
    let below = Layer(bounds: around, format: .color, parent: nil)
    for ancestor in target.ancestors.reversed() where ancestor.format == .color {
      // The first lies on nothing and is only copied.
      cairo_set_operator(
        below.context, ancestor.parent == nil ? CAIRO_OPERATOR_SOURCE : CAIRO_OPERATOR_OVER)
      cairo_set_source_surface(below.context, ancestor.surface, 0, 0)
      cairo_pattern_set_filter(cairo_get_source(below.context), CAIRO_FILTER_NEAREST)
      cairo_paint(below.context)
    }
    cairo_set_operator(below.context, CAIRO_OPERATOR_OVER)
    cairo_set_source_rgba(below.context, 0, 0, 0, 0)
    let reduction = SoftBackdrop.reduction(sigma)
    let small = below.reduced(by: reduction)
    guard !small.isClear else { return nil }
    small.blur(sigma: sigma / Double(reduction), extendsEdges: true)
    if saturation != 1 { small.apply(.saturation(saturation)) }
    return SoftBackdrop(layer: small, reduction: reduction)
  }
}

extension Layer {
  /// The layer, then the layers it will be composited onto, outermost last.
  var ancestors: [Layer] {
    var result = [self]
    while let parent = result[result.count - 1].parent { result.append(parent) }
    return result
  }

  var isClear: Bool {
    beginPixels()
    for y in 0..<bounds.height {
      let row = words(row: y)
      for x in 0..<bounds.width where row[x] != 0 { return false }
    }
    return true
  }

  /// Squares of pixels averaged, those at the edges over what there is of them.
  func reduced(by factor: Int) -> Layer {
    guard factor > 1 else { return self }
    let box = bounds.divided(by: factor)
    let result = Layer(bounds: box, format: .color, parent: nil, clear: false)
    beginPixels()
    for y in 0..<box.height {
      let out = result.words(row: y)
      let top = max((box.top &+ y) &* factor, bounds.top) &- bounds.top
      let bottom = min((box.top &+ y &+ 1) &* factor, bounds.bottom) &- bounds.top
      for x in 0..<box.width {
        let left = max((box.left &+ x) &* factor, bounds.left) &- bounds.left
        let right = min((box.left &+ x &+ 1) &* factor, bounds.right) &- bounds.left
        out[x] = average(left, top, right, bottom)
      }
    }
    result.endPixels()
    return result
  }

  /// Two components at a time in one word: sixteen bits hold the sum of 64 × 4 bytes and more.
  @inline(__always)
  private func average(_ left: Int, _ top: Int, _ right: Int, _ bottom: Int) -> UInt32 {
    var even: UInt64 = 0
    var odd: UInt64 = 0
    for y in top..<bottom {
      let row = words(row: y)
      for x in left..<right {
        let word = UInt64(row[x])
        even &+= (word & 0xff) | (word & 0xff_0000) << 16
        odd &+= (word >> 8 & 0xff) | (word >> 8 & 0xff_0000) << 16
      }
    }
    let count = UInt64((bottom &- top) &* (right &- left))
    let half = count / 2
    func mean(_ sum: UInt64) -> UInt32 { UInt32(truncatingIfNeeded: (sum &+ half) / count) }
    return mean(even & 0xffff_ffff) | mean(even >> 32) << 16
      | mean(odd & 0xffff_ffff) << 8 | mean(odd >> 32) << 24
  }
}

extension PixelRect {
  /// The cells of a grid `factor` pixels wide that the rectangle touches.
  func divided(by factor: Int) -> PixelRect {
    func down(_ value: Int) -> Int {
      value >= 0 ? value / factor : -((factor - 1 - value) / factor)
    }
    return PixelRect(
      left: down(left), top: down(top), right: -down(-right), bottom: -down(-bottom))
  }
}
