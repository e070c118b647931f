public import CoreGraphics
import Foundation
package import VitrineDrawing

/// A color that may depend on its surroundings (appearance, contrast, OS). As a view it fills its
/// frame; as a style it fills shapes and text.
public struct Color: Hashable, Sendable {
  /// What the color is before the environment is known.
  package indirect enum Provider: Hashable, Sendable {
    /// Non-linear sRGB, components may lie outside 0 … 1.
    case fixed(RGBA)
    case system(SystemColor)
    /// `primary` (0) and `secondary` (1).
    case label(Int)
    case accent
    case asset(ColorAsset)
    case platform(PlatformColor)
    case style(ColorStyle)
    case opacity(Provider, Double)
    case mix(Provider, Provider, Double, Gradient.ColorSpace)
  }
  package let provider: Provider
  package init(provider: Provider) { self.provider = provider }
  package init(_ rgba: RGBA) { provider = .fixed(rgba) }

  public enum RGBColorSpace: Hashable, Sendable {
    case sRGB
    case sRGBLinear
    case displayP3
  }

  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    let resolved = Resolved(
      colorSpace: colorSpace, red: Float(red), green: Float(green), blue: Float(blue),
      opacity: Float(opacity))
    provider = .fixed(
      colorSpace == .sRGB
        ? RGBA(Float(red), Float(green), Float(blue), Float(opacity)) : resolved.rgba)
  }
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let (r, g, b) = Color.rgb(hue: hue, saturation: saturation, brightness: brightness)
    self.init(red: r, green: g, blue: b, opacity: opacity)
  }
  public init(_ color: Color.Resolved) { provider = .fixed(color.rgba) }
  public init(cgColor: CGColor) { provider = .fixed(cgColor.rgba) }
  public init(_ cgColor: CGColor) { provider = .fixed(cgColor.rgba) }

  /// Hue as a fraction of a turn.
  package static func rgb(hue: Double, saturation: Double, brightness: Double) -> (
    Double, Double, Double
  ) {
    let h = (hue - hue.rounded(.down)) * 6
    let (s, v) = (min(max(saturation, 0), 1), brightness)
    func channel(_ n: Double) -> Double {
      let k = (n + h).truncatingRemainder(dividingBy: 6)
      return v - v * s * max(0, min(k, 4 - k, 1))
    }
    return (channel(5), channel(3), channel(1))
  }

  public func opacity(_ opacity: Double) -> Color {
    // Of an opacity one with both factors: as many as there are take no room on the stack.
    guard case .opacity(let base, let before) = provider else {
      return Color(provider: .opacity(provider, opacity))
    }
    return Color(provider: .opacity(base, before * opacity))
  }

  /// Mixes in a perceptual space (Oklab) unless `device` is asked for.
  public func mix(
    with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
  ) -> Color {
    Color(provider: .mix(provider, rhs.provider, min(max(fraction, 0), 1), colorSpace))
  }

  public var gradient: AnyGradient { AnyGradient(standard: self) }

  /// nil where the color depends on its surroundings.
  public var cgColor: CGColor? {
    if case .fixed(let rgba) = provider { return CGColor(rgba) }
    return nil
  }
}

extension Color {
  public static let red = Color(provider: .system(.red))
  public static let orange = Color(provider: .system(.orange))
  public static let yellow = Color(provider: .system(.yellow))
  public static let green = Color(provider: .system(.green))
  public static let mint = Color(provider: .system(.mint))
  public static let teal = Color(provider: .system(.teal))
  public static let cyan = Color(provider: .system(.cyan))
  public static let blue = Color(provider: .system(.blue))
  public static let indigo = Color(provider: .system(.indigo))
  public static let purple = Color(provider: .system(.purple))
  public static let pink = Color(provider: .system(.pink))
  public static let brown = Color(provider: .system(.brown))
  public static let gray = Color(provider: .system(.gray))
  public static let white = Color(.white as RGBA)
  public static let black = Color(.black as RGBA)
  public static let clear = Color(.clear as RGBA)
  public static let primary = Color(provider: .label(0))
  public static let secondary = Color(provider: .label(1))
  public static var accentColor: Color { Color(provider: .accent) }
}

extension Color: PaintStyle {
  /// What the color is in these surroundings.
  public func resolve(in environment: EnvironmentValues) -> Color.Resolved {
    Resolved(rgba(in: environment))
  }

  package func rgba(in environment: EnvironmentValues) -> RGBA { provider.rgba(in: environment) }

  package func stylePaint(in environment: EnvironmentValues, level: Int) -> StylePaint {
    if case .label(let own) = provider {
      return .color(environment.semanticColor(min(4, own + level)))
    }
    return .color(rgba(in: environment).opacity(levelOpacity(level)))
  }
}

extension Color.Provider {
  package func rgba(in environment: EnvironmentValues) -> RGBA {
    switch self {
    case .fixed(let rgba): return rgba
    case .system(let color): return color.rgba(in: environment)
    case .label(let level): return environment.semanticColor(level)
    case .accent: return environment.accentRGBA
    case .asset(let asset): return asset.rgba(in: environment)
    case .platform(let color): return color.rgba(in: environment)
    case .style(let style): return style.rgba(in: environment)
    case .opacity(let base, let factor): return base.rgba(in: environment).opacity(factor)
    case .mix(let a, let b, let t, let space):
      return space.mix(a.rgba(in: environment), b.rgba(in: environment), Float(t))
    }
  }
}

/// Fills its frame; 10 × 10 where nothing is offered.
extension Color: PrimitiveView {
  public typealias Body = Never
  package func resolve(_ context: ResolveContext) -> [Node] {
    [Node(ColorBehavior(style: self, name: "Color"), [], context.environment)]
  }
}

/// A style as a view.
package struct ColorBehavior: NodeBehavior {
  package let style: any ShapeStyle
  package let name: String
  package func size(_ measuring: inout Measuring, of node: Node) -> Extent { measuring.filled() }
  package func spacing(of node: Node) -> ViewSpacing { .box }
  package func draw(_ node: Node, into recorder: inout Recorder) {
    let rect = recorder.snap(node.frame)
    recorder.fill(
      VectorPath(rect: rect), style: style.paint(in: node.environment), in: rect.cgRect)
  }
}

extension Color: CustomStringConvertible {
  public var description: String {
    switch provider {
    case .fixed(let c):
      func hex(_ v: Float) -> String {
        let byte = Int((min(max(v, 0), 1) * 255).rounded())
        return (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
      return "#\(hex(c.red))\(hex(c.green))\(hex(c.blue))\(hex(c.alpha))"
    case .system(let color): return color.rawValue
    case .label(let level): return level == 0 ? "primary" : "secondary"
    case .accent: return "AccentColorProvider()"
    case .asset(let asset): return "NamedColor(name: \"\(asset.name)\")"
    case .platform(let color): return "\(color)"
    case .style(let style): return "\(style.value)"
    case .opacity(let base, let factor):
      return "\(Int((factor * 100).rounded()))% \(Color(provider: base))"
    case .mix(let a, let b, let t, _):
      return "\(Color(provider: a)) mixed with \(Color(provider: b)) by \(t)"
    }
  }
}
