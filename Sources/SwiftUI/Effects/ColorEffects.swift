import Foundation
import VitrineDrawing

extension View {
  nonisolated public func brightness(_ amount: Double) -> some View {
    filter("Brightness", .brightness(amount))
  }
  nonisolated public func contrast(_ amount: Double) -> some View {
    filter("Contrast", .contrast(amount))
  }
  nonisolated public func saturation(_ amount: Double) -> some View {
    filter("Saturation", .saturation(amount))
  }
  nonisolated public func grayscale(_ amount: Double) -> some View {
    filter("Grayscale", .grayscale(amount))
  }
  nonisolated public func hueRotation(_ angle: Angle) -> some View {
    filter("HueRotation", .hueRotation(angle.radians))
  }
  nonisolated public func colorInvert() -> some View { filter("ColorInvert", .invert) }
  nonisolated public func colorMultiply(_ color: Color) -> some View {
    effect("ColorMultiply") { .filter(.multiply(color.rgba(in: $0.environment))) }
  }
  nonisolated public func luminanceToAlpha() -> some View {
    filter("LuminanceToAlpha", .luminanceToAlpha)
  }
}

/// A 4 × 5 matrix on a color's components.
public struct ColorMatrix: Equatable, Sendable {
  public var r1: Float = 1, r2: Float = 0, r3: Float = 0, r4: Float = 0, r5: Float = 0
  public var g1: Float = 0, g2: Float = 1, g3: Float = 0, g4: Float = 0, g5: Float = 0
  public var b1: Float = 0, b2: Float = 0, b3: Float = 1, b4: Float = 0, b5: Float = 0
  public var a1: Float = 0, a2: Float = 0, a3: Float = 0, a4: Float = 1, a5: Float = 0
  public init() {}
  package var values: [Float] {
    [r1, r2, r3, r4, r5, g1, g2, g3, g4, g5, b1, b2, b3, b4, b5, a1, a2, a3, a4, a5]
  }
}
