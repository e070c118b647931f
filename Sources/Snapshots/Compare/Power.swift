import Glibc

/// The C library's powers.
enum Power {
  static func of(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }
  static func cubeRoot(_ value: Float) -> Float { cbrtf(value) }
}
