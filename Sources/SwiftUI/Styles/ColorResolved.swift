public import CoreGraphics
import Foundation
package import VitrineDrawing

extension Color {
  /// A color as numbers: linear sRGB, components may lie outside 0 … 1.
  public struct Resolved: Hashable, Sendable {
    public var linearRed: Float
    public var linearGreen: Float
    public var linearBlue: Float
    public var opacity: Float

    public init(
      colorSpace: Color.RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float,
      opacity: Float = 1
    ) {
      self.opacity = opacity
      switch colorSpace {
      case .sRGBLinear: (linearRed, linearGreen, linearBlue) = (red, green, blue)
      case .sRGB:
        linearRed = Self.decode(red)
        linearGreen = Self.decode(green)
        linearBlue = Self.decode(blue)
      case .displayP3:
        let linear = DisplayP3.linearSRGB(
          StandardRGB.linear(Double(red)), StandardRGB.linear(Double(green)),
          StandardRGB.linear(Double(blue)))
        linearRed = Float(linear.red)
        linearGreen = Float(linear.green)
        linearBlue = Float(linear.blue)
      }
    }

    package init(_ rgba: RGBA) {
      self.init(red: rgba.red, green: rgba.green, blue: rgba.blue, opacity: rgba.alpha)
    }

    public var red: Float {
      get { Self.encode(linearRed) }
      set { linearRed = Self.decode(newValue) }
    }
    public var green: Float {
      get { Self.encode(linearGreen) }
      set { linearGreen = Self.decode(newValue) }
    }
    public var blue: Float {
      get { Self.encode(linearBlue) }
      set { linearBlue = Self.decode(newValue) }
    }
    public var cgColor: CGColor { CGColor(rgba) }
    package var rgba: RGBA { RGBA(red, green, blue, opacity) }

    private static func decode(_ component: Float) -> Float {
      Float(StandardRGB.linear(Double(component)))
    }
    private static func encode(_ light: Float) -> Float {
      Float(StandardRGB.encoded(Double(light)))
    }
  }
}

extension Color.Resolved: PaintStyle {
  public typealias Resolved = Never
  package func stylePaint(in environment: EnvironmentValues, level: Int) -> StylePaint {
    .color(rgba.opacity(levelOpacity(level)))
  }
}

extension Color.Resolved: CustomStringConvertible {
  public var description: String { Color(self).description }
}

extension Color.Resolved: Animatable {
  public var animatableData:
    AnimatablePair<Float, AnimatablePair<Float, AnimatablePair<Float, Float>>>
  {
    get {
      AnimatablePair(linearRed, AnimatablePair(linearGreen, AnimatablePair(linearBlue, opacity)))
    }
    set {
      linearRed = newValue.first
      linearGreen = newValue.second.first
      (linearBlue, opacity) = (newValue.second.second.first, newValue.second.second.second)
    }
  }
}

/// Four numbers in a row: linear red, green, blue and opacity.
extension Color.Resolved: Codable {
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for value in [linearRed, linearGreen, linearBlue, opacity] { try container.encode(value) }
  }
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    let (r, g, b) = (
      try container.decode(Float.self), try container.decode(Float.self),
      try container.decode(Float.self)
    )
    self.init(
      colorSpace: .sRGBLinear, red: r, green: g, blue: b, opacity: try container.decode(Float.self))
  }
}

extension Color {
  /// A color brighter than white by a factor; shown as standard range here.
  public struct ResolvedHDR: Hashable, Sendable {
    public var color: Color.Resolved
    public var headroom: Float?
    public var linearRed: Float { color.linearRed }
    public var linearGreen: Float { color.linearGreen }
    public var linearBlue: Float { color.linearBlue }
    public var opacity: Float { color.opacity }
  }
  public func resolveHDR(in environment: EnvironmentValues) -> Color.ResolvedHDR {
    ResolvedHDR(color: resolve(in: environment), headroom: nil)
  }
  public func headroom(_ headroom: Double?) -> Color { self }
  /// Multiplies the linear components by 2 to the power of `stops`.
  public func exposureAdjust(_ stops: Double) -> Color {
    guard case .fixed(let rgba) = provider else { return self }
    var resolved = Resolved(rgba)
    let factor = Float(exp2(stops))
    resolved.linearRed *= factor
    resolved.linearGreen *= factor
    resolved.linearBlue *= factor
    return Color(resolved)
  }
}
