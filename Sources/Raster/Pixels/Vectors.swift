/// Arithmetic on four components at once, in the few operations that the compiler turns into
/// single instructions. (`clamped`, `pointwiseMin` and conversions to integers are calls.)
extension SIMD4<Float> {
  /// Components of a word, 0 … 255: red, green, blue, alpha.
  @inline(__always)
  init(word: UInt32) {
    self = SIMD4<Float>(
      bytes: SIMD4<UInt32>(
        (word >> 16) & 255, (word >> 8) & 255, word & 255, word >> 24))
  }

  /// The four bytes of a word as they lie in memory, whatever they mean.
  @inline(__always)
  init(lanesOf word: UInt32) {
    self = SIMD4<Float>(
      bytes: SIMD4<UInt32>(truncatingIfNeeded: unsafeBitCast(word, to: SIMD4<UInt8>.self)))
  }

  /// The nearest bytes next to each other, the other way round.
  @inline(__always)
  var laneWord: UInt32 {
    unsafeBitCast(SIMD4<UInt8>(truncatingIfNeeded: nearest), to: UInt32.self)
  }

  /// Small whole numbers to floats: set as the mantissa of 2²³, then taken off again.
  @inline(__always)
  init(bytes: SIMD4<UInt32>) {
    self =
      unsafeBitCast(bytes | SIMD4<UInt32>(repeating: 0x4b00_0000), to: SIMD4<Float>.self)
      - SIMD4<Float>(repeating: 8_388_608)
  }

  /// The nearest whole numbers; components must be 0 … 2²².
  @inline(__always)
  var nearest: SIMD4<UInt32> {
    unsafeBitCast(self + SIMD4<Float>(repeating: 8_388_608), to: SIMD4<UInt32>.self)
      & SIMD4<UInt32>(repeating: 0x007f_ffff)
  }

  @inline(__always)
  func bounded(_ low: SIMD4<Float>, _ high: SIMD4<Float>) -> SIMD4<Float> {
    let raised = replacing(with: low, where: self .< low)
    return raised.replacing(with: high, where: raised .> high)
  }

  /// Within 0 … `high`.
  @inline(__always)
  func bounded(to high: Float) -> SIMD4<Float> {
    bounded(SIMD4<Float>(), SIMD4<Float>(repeating: high))
  }
}

/// Straight 0 … 1 to premultiplied 0 … 255.
@inline(__always)
func premultiplied(_ color: SIMD4<Float>) -> SIMD4<Float> {
  var a = SIMD4<Float>(repeating: color.w * 255)
  a *= SIMD4<Float>(color.x, color.y, color.z, 1)
  return a
}

/// Premultiplied (red, green, blue, alpha) 0 … 255 to a word, rounded.
@inline(__always)
func pack(_ color: SIMD4<Float>) -> UInt32 {
  let v = color.nearest
  return v.w << 24 | v.x << 16 | v.y << 8 | v.z
}

/// The nearest whole number of a value 0 … 2²².
@inline(__always)
func nearest(_ value: Float) -> Int {
  Int(truncatingIfNeeded: (value + 8_388_608).bitPattern & 0x007f_ffff)
}

/// Within bounds, without a call and without a trap on NaN (which gives `low`).
@inline(__always)
func bounded(_ value: Float, _ low: Float, _ high: Float) -> Float {
  let raised = value > low ? value : low
  return raised < high ? raised : high
}
