public import CoreGraphics
import Foundation
package import VitrineDrawing

extension Color {
  /// A colour as numbers: linear sRGB, components may lie outside 0 … 1.
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
        // P3 shares sRGB's transfer curve and white; the matrix is between the two primaries'
        // (CSS Color 4, sample code's product).
        let (r, g, b) = (Self.decode(red), Self.decode(green), Self.decode(blue))
        linearRed = 1.2249402 * r - 0.2249402 * g
        linearGreen = -0.0420570 * r + 1.0420570 * g
        linearBlue = -0.0196376 * r - 0.0786361 * g + 1.0982736 * b
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

    /// sRGB's transfer curve, mirrored for components below 0.
    package static func decode(_ v: Float) -> Float {
      let m = abs(v)
      let linear = m <= 0.04045 ? m / 12.92 : Float(pow(Double((m + 0.055) / 1.055), 2.4))
      return v < 0 ? -linear : linear
    }
    package static func encode(_ v: Float) -> Float {
      let m = abs(v)
      let coded = m <= 0.0031308 ? m * 12.92 : Float(1.055 * pow(Double(m), 1 / 2.4) - 0.055)
      return v < 0 ? -coded : coded
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
  /// A colour brighter than white by a factor; shown as standard range here.
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

/// Oklab (Björn Ottosson's published matrices): even steps look even.
package struct Oklab {
  package var (l, a, b): (Float, Float, Float)

  package init(_ color: RGBA) {
    let c = Color.Resolved(color)
    let (r, g, u) = (c.linearRed, c.linearGreen, c.linearBlue)
    let l3 = cbrtf(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * u)
    let m3 = cbrtf(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * u)
    let s3 = cbrtf(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * u)
    l = 0.2104542553 * l3 + 0.7936177850 * m3 - 0.0040720468 * s3
    a = 1.9779984951 * l3 - 2.4285922050 * m3 + 0.4505937099 * s3
    b = 0.0259040371 * l3 + 0.7827717662 * m3 - 0.8086757660 * s3
  }

  package func rgba(alpha: Float) -> RGBA {
    let l3 = l + 0.3963377774 * a + 0.2158037573 * b
    let m3 = l - 0.1055613458 * a - 0.0638541728 * b
    let s3 = l - 0.0894841775 * a - 1.2914855480 * b
    let (x, y, z) = (l3 * l3 * l3, m3 * m3 * m3, s3 * s3 * s3)
    return Color.Resolved(
      colorSpace: .sRGBLinear, red: 4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z,
      green: -1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z,
      blue: -0.0041960863 * x - 0.7034186147 * y + 1.7076147010 * z, opacity: alpha
    ).rgba
  }
}

extension Gradient.ColorSpace {
  package func mix(_ from: RGBA, _ to: RGBA, _ t: Float) -> RGBA {
    guard self == .perceptual else { return from.mixed(with: to, by: t) }
    // Premultiplied, so that a transparent colour does not tint the way.
    let alpha = from.alpha + (to.alpha - from.alpha) * t
    guard alpha > 0 else { return from.mixed(with: to, by: t) }
    let (x, y) = (Oklab(from), Oklab(to))
    let (wx, wy) = (from.alpha * (1 - t) / alpha, to.alpha * t / alpha)
    var middle = x
    middle.l = x.l * wx + y.l * wy
    middle.a = x.a * wx + y.a * wy
    middle.b = x.b * wx + y.b * wy
    return middle.rgba(alpha: alpha)
  }
}
