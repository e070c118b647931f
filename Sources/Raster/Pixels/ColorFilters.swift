public import VitrineDrawing

/// A filter as arithmetic on one pixel.
enum PixelFunction {
  /// Row-major 4 × 5 on straight components.
  case matrix([Float])
  /// The pixel's alpha, in this color.
  case replace(RGBA)
  /// Alpha becomes luminance times alpha, in this color.
  case luminance(RGBA)
}

extension ColorFilter {
  /// Weights of the components in gray, from the sRGB primaries (Rec. 709).
  private static let weights: (Float, Float, Float) = (0.2126, 0.7152, 0.0722)

  var function: PixelFunction {
    switch self {
    case .brightness(let amount):
      let b = Float(amount)
      return .matrix([1, 0, 0, 0, b, 0, 1, 0, 0, b, 0, 0, 1, 0, b, 0, 0, 0, 1, 0])
    case .contrast(let amount):
      let k = Float(amount)
      let b = (1 - k) / 2
      return .matrix([k, 0, 0, 0, b, 0, k, 0, 0, b, 0, 0, k, 0, b, 0, 0, 0, 1, 0])
    case .saturation(let amount): return .matrix(Self.saturationMatrix(Float(amount)))
    case .grayscale(let amount): return .matrix(Self.saturationMatrix(1 - Float(amount)))
    case .hueRotation(let angle): return .matrix(Self.hueMatrix(angle))
    case .invert:
      return .matrix([-1, 0, 0, 0, 1, 0, -1, 0, 0, 1, 0, 0, -1, 0, 1, 0, 0, 0, 1, 0])
    case .multiply(let c):
      return .matrix([
        c.red, 0, 0, 0, 0, 0, c.green, 0, 0, 0, 0, 0, c.blue, 0, 0, 0, 0, 0, c.alpha, 0,
      ])
    case .luminanceToAlpha: return .luminance(.black)
    case .replaceColor(let color): return .replace(color)
    case .luminanceToAlphaIn(let color): return .luminance(color)
    case .matrix(let values):
      return .matrix((0..<20).map { $0 < values.count ? values[$0] : $0 % 6 == 0 ? 1 : 0 })
    }
  }

  private static func saturationMatrix(_ s: Float) -> [Float] {
    let (r, g, b) = (weights.0 * (1 - s), weights.1 * (1 - s), weights.2 * (1 - s))
    return [r + s, g, b, 0, 0, r, g + s, b, 0, 0, r, g, b + s, 0, 0, 0, 0, 0, 1, 0]
  }

  /// A turn around the gray axis that keeps luminance: gray + cos·(color − gray) + sin·(…), the
  /// same as SVG's feColorMatrix hueRotate, whose sine part these constants are.
  private static func hueMatrix(_ angle: Double) -> [Float] {
    let (c, s) = (Float(Trigonometry.cosine(angle)), Float(Trigonometry.sine(angle)))
    return [
      0.213 + c * 0.787 - s * 0.213, 0.715 - c * 0.715 - s * 0.715, 0.072 - c * 0.072 + s * 0.928,
      0, 0, 0.213 - c * 0.213 + s * 0.143, 0.715 + c * 0.285 + s * 0.140,
      0.072 - c * 0.072 - s * 0.283, 0, 0, 0.213 - c * 0.213 - s * 0.787,
      0.715 - c * 0.715 + s * 0.715, 0.072 + c * 0.928 + s * 0.072, 0, 0, 0, 0, 0, 1, 0,
    ]
  }

  /// Changes colors linearly and leaves alpha alone.
  var keepsAlpha: Bool {
    switch self {
    case .brightness, .contrast, .saturation, .grayscale, .hueRotation, .invert: true
    case .multiply, .luminanceToAlpha, .replaceColor, .luminanceToAlphaIn, .matrix: false
    }
  }

  /// The filter on one straight color.
  public func apply(_ color: RGBA) -> RGBA {
    func clamped(_ v: Float) -> Float { v > 0 ? min(v, 1) : 0 }
    switch function {
    case .matrix(let m):
      func row(_ i: Int) -> Float {
        clamped(
          m[i] * color.red + m[i + 1] * color.green + m[i + 2] * color.blue
            + m[i + 3] * color.alpha + m[i + 4])
      }
      return RGBA(row(0), row(5), row(10), row(15))
    case .replace(let paint):
      return RGBA(paint.red, paint.green, paint.blue, paint.alpha * color.alpha)
    case .luminance(let paint):
      let light =
        Self.weights.0 * color.red + Self.weights.1 * color.green
        + Self.weights.2 * color.blue
      return RGBA(paint.red, paint.green, paint.blue, paint.alpha * color.alpha * clamped(light))
    }
  }
}

extension Layer {
  /// Runs a filter over every pixel.
  func apply(_ filter: ColorFilter) {
    guard format == .color else { return }
    beginPixels()
    switch filter.function {
    case .matrix(let m):
      let plain =
        m[3] == 0 && m[8] == 0 && m[13] == 0 && m[15] == 0 && m[16] == 0 && m[17] == 0
        && m[19] == 0 && m[18] >= 0
      if plain { applyPremultiplied(m) } else { applyStraight(m) }
    case .replace(let color):
      let c =
        premultiplied(
          SIMD4(color.red, color.green, color.blue, color.alpha)
            .bounded(to: 1)) / 255
      mapWords { word in pack(c * Float(word >> 24)) }
    case .luminance(let color):
      let c =
        premultiplied(
          SIMD4(color.red, color.green, color.blue, color.alpha)
            .bounded(to: 1)) / 255
      mapWords { word in
        // Premultiplied components already carry the alpha.
        let light =
          Float((word >> 16) & 255) * 0.2126 + Float((word >> 8) & 255) * 0.7152
          + Float(word & 255) * 0.0722
        return pack(c * light)
      }
    }
    endPixels()
  }

  /// Color rows without alpha terms and an alpha row that only scales work on premultiplied
  /// components: constants grow with the alpha, results stay within it.
  private func applyPremultiplied(_ m: [Float]) {
    let red = SIMD4(m[0], m[5], m[10], 0)
    let green = SIMD4(m[1], m[6], m[11], 0)
    let blue = SIMD4(m[2], m[7], m[12], 0)
    let bias = SIMD4(m[4], m[9], m[14], 1)
    let fade = min(m[18], 1)
    var last: UInt32 = 0
    var result: UInt32 = 0
    mapWords { word in
      if word == last { return result }
      last = word
      let a = Float(word >> 24)
      let value =
        red * Float((word >> 16) & 255) + green * Float((word >> 8) & 255)
        + blue * Float(word & 255) + bias * a
      result = pack(value.bounded(to: a) * fade)
      return result
    }
  }

  private func applyStraight(_ m: [Float]) {
    let columns = (0..<5).map { SIMD4(m[$0], m[$0 + 5], m[$0 + 10], m[$0 + 15]) }
    let (c0, c1, c2, c3, c4) = (columns[0], columns[1], columns[2], columns[3], columns[4])
    mapWords { word in
      let a = Float(word >> 24)
      let k = a > 0 ? 1 / a : 0
      let value =
        c0 * (Float((word >> 16) & 255) * k) + c1 * (Float((word >> 8) & 255) * k)
        + c2 * (Float(word & 255) * k) + c3 * (a / 255) + c4
      return pack(
        premultiplied(value.bounded(to: 1)))
    }
  }

  @inline(__always)
  func mapWords(_ change: (UInt32) -> UInt32) { mapWords(in: bounds, change) }

  @inline(__always)
  func mapWords(in part: PixelRect, _ change: (UInt32) -> UInt32) {
    guard !part.isEmpty else { return }
    for y in part.top &- bounds.top..<part.bottom &- bounds.top {
      let row = words(row: y)
      for x in part.left &- bounds.left..<part.right &- bounds.left { row[x] = change(row[x]) }
    }
  }
}
