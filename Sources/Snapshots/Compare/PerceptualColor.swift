import Glibc
import VitrineDrawing

/// How far apart two colors look: the distance in Oklab (Björn Ottosson, 2020), 0 … about 1.
enum PerceptualColor {
  /// What people can just tell apart, as CSS Color 4 has it for its gamut mapping.
  static let justNoticeable: Float = 0.02

  /// sRGB's transfer function for each byte.
  private static let linear: [Float] = (0...255).map {
    Float(StandardRGB.linear(Double($0) / 255))
  }

  /// Of two premultiplied words, on the ground that shows more of it: black or white.
  static func distance(_ a: UInt32, _ b: UInt32) -> Float {
    if a == b { return 0 }
    let onBlack = between(a, b, ground: 0)
    if a >> 24 == 255, b >> 24 == 255 { return onBlack }
    return max(onBlack, between(a, b, ground: 255))
  }

  private static func between(_ a: UInt32, _ b: UInt32, ground: UInt32) -> Float {
    let d = lab(a, ground) - lab(b, ground)
    return (d * d).sum().squareRoot()
  }

  private static func lab(_ word: UInt32, _ ground: UInt32) -> SIMD4<Float> {
    let rest = (255 - (word >> 24)) * ground / 255
    func component(_ shift: UInt32) -> Float {
      linear[Int(min(255, ((word >> shift) & 255) + rest))]
    }
    let (r, g, b) = (component(16), component(8), component(0))
    let l = cbrtf(0.412_221_47 * r + 0.536_332_54 * g + 0.051_445_99 * b)
    let m = cbrtf(0.211_903_5 * r + 0.680_699_55 * g + 0.107_396_96 * b)
    let s = cbrtf(0.088_302_46 * r + 0.281_718_84 * g + 0.629_978_7 * b)
    return SIMD4(
      0.210_454_26 * l + 0.793_617_8 * m - 0.004_072_047 * s,
      1.977_998_5 * l - 2.428_592_2 * m + 0.450_593_7 * s,
      0.025_904_037 * l + 0.782_771_77 * m - 0.808_675_77 * s, 0)
  }
}
