import VitrineDrawing

extension LayerBlendMode {
  /// Modes that Cairo lacks (plus darker) or whose soft edges it fringes with false colors (those
  /// that work on hue, saturation and luminosity).
  var needsSoftwareBlending: Bool {
    switch self {
    case .plusDarker, .hue, .saturation, .color, .luminosity: true
    case .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn,
      .softLight, .hardLight, .difference, .exclusion, .sourceAtop, .destinationOver,
      .destinationOut, .plusLighter:
      false
    }
  }
}

extension Renderer {
  /// Lays a finished layer over the target, pixel by pixel.
  func combineInSoftware(_ layer: Layer, _ state: State) {
    // Clip and opacity first, on a copy.
    let region = layer.bounds.intersection(state.clip.bounds).intersection(target.bounds)
    guard !region.isEmpty else { return }
    var over = state
    over.blend = .normal
    over.clip = over.clip.inside(region)
    let source = self.layer(region, target.format) { composite(layer, over) }
    source.beginPixels()
    target.beginPixels()
    for y in region.top..<region.bottom {
      switch target.format {
      case .color:
        let from = source.words(row: y - region.top)
        let to = target.words(row: y - target.bounds.top) + (region.left - target.bounds.left)
        for x in 0..<region.width where from[x] != 0 {
          to[x] =
            state.blend == .plusDarker
            ? darkened(from[x], to[x]) : blended(from[x], to[x], state.blend)
        }
      case .alpha:
        let from = source.bytes(row: y - region.top)
        let to = target.bytes(row: y - target.bounds.top) + (region.left - target.bounds.left)
        for x in 0..<region.width {
          let (s, d) = (UInt32(from[x]), UInt32(to[x]))
          to[x] = UInt8(
            state.blend == .plusDarker ? min(255, s + d) : s + d - multiply255(s, d))
        }
      }
    }
    target.endPixels()
  }
}

/// Core Graphics' plus darker: components add up from black, alpha adds up. With premultiplied
/// values `c = max(0, a − ((da − dc) + (sa − sc)))`, `a = min(1, sa + da)`.
private func darkened(_ source: UInt32, _ below: UInt32) -> UInt32 {
  let (sa, da) = (Int32(source >> 24), Int32(below >> 24))
  let alpha = min(255, sa + da)
  func component(_ shift: UInt32) -> UInt32 {
    let s = Int32((source >> shift) & 255)
    let d = Int32((below >> shift) & 255)
    return UInt32(max(0, alpha - ((da - d) + (sa - s))))
  }
  return UInt32(alpha) << 24 | component(16) << 16 | component(8) << 8 | component(0)
}

/// The modes that keep some of hue, saturation and luminosity of what lies below (the formulas of
/// PDF and of the W3C's compositing specification).
private func blended(_ source: UInt32, _ below: UInt32, _ mode: LayerBlendMode) -> UInt32 {
  let s = SIMD4<Float>(word: source) * (1 / 255)
  let d = SIMD4<Float>(word: below) * (1 / 255)
  guard d.w > 0 else { return source }
  let top = s * (1 / s.w)
  let ground = d * (1 / d.w)
  let mixed: SIMD4<Float> =
    switch mode {
    case .hue: withLuminosity(withSaturation(top, saturation(ground)), luminosity(ground))
    case .saturation: withLuminosity(withSaturation(ground, saturation(top)), luminosity(ground))
    case .color: withLuminosity(top, luminosity(ground))
    case .luminosity: withLuminosity(ground, luminosity(top))
    case .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn,
      .softLight, .hardLight, .difference, .exclusion, .sourceAtop, .destinationOver,
      .destinationOut, .plusLighter, .plusDarker:
      top
    }
  var result = s * (1 - d.w) + d * (1 - s.w) + mixed * (s.w * d.w)
  result.w = s.w + d.w - s.w * d.w
  return pack((result * 255).bounded(to: result.w * 255))
}

private func luminosity(_ c: SIMD4<Float>) -> Float { 0.3 * c.x + 0.59 * c.y + 0.11 * c.z }

private func saturation(_ c: SIMD4<Float>) -> Float {
  max(c.x, max(c.y, c.z)) - min(c.x, min(c.y, c.z))
}

/// The color with its smallest component at 0 and its largest at the saturation.
private func withSaturation(_ c: SIMD4<Float>, _ value: Float) -> SIMD4<Float> {
  let low = min(c.x, min(c.y, c.z))
  let span = max(c.x, max(c.y, c.z)) - low
  return span > 1e-6 ? (c - low) * (value / span) : SIMD4<Float>()
}

/// The color moved to a luminosity, then drawn back into 0 … 1.
private func withLuminosity(_ c: SIMD4<Float>, _ value: Float) -> SIMD4<Float> {
  var result = c + (value - luminosity(c))
  let low = min(result.x, min(result.y, result.z))
  let high = max(result.x, max(result.y, result.z))
  if low < 0 { result = (result - value) * (value / max(value - low, 1e-6)) + value }
  if high > 1 { result = (result - value) * ((1 - value) / max(high - value, 1e-6)) + value }
  return result
}
