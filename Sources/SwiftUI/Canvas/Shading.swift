import CoreGraphics
public import Foundation
import VitrineDrawing

extension GraphicsContext {
  /// What fills a path or a text in a canvas. Points are in the context's coordinates.
  public struct Shading: Sendable {
    fileprivate indirect enum Kind: Sendable {
      case backdrop
      case foreground
      case palette([Shading])
      case style(AnyShapeStyle)
      case linear(Gradient, CGPoint, CGPoint, GradientOptions)
      case radial(Gradient, CGPoint, CGFloat, CGFloat, GradientOptions)
      case conic(Gradient, CGPoint, Angle, GradientOptions)
      case image(Image, CGPoint, CGRect, CGFloat)
    }
    fileprivate let kind: Kind
    fileprivate init(_ kind: Kind) { self.kind = kind }

    public static var backdrop: Shading { Shading(.backdrop) }
    public static var foreground: Shading { Shading(.foreground) }
    public static func palette(_ array: [Shading]) -> Shading { Shading(.palette(array)) }
    public static func color(_ color: Color) -> Shading { Shading(.style(AnyShapeStyle(color))) }
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
      opacity: Double = 1
    ) -> Shading {
      .color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading { .color(Color(colorSpace, white: white, opacity: opacity)) }
    public static func style<S: ShapeStyle>(_ style: S) -> Shading {
      Shading(.style(AnyShapeStyle(style)))
    }
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
      options: GradientOptions = GradientOptions()
    ) -> Shading { Shading(.linear(gradient, startPoint, endPoint, options)) }
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading { Shading(.radial(gradient, center, startRadius, endRadius, options)) }
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(),
      options: GradientOptions = GradientOptions()
    ) -> Shading { Shading(.conic(gradient, center, angle, options)) }
    public static func tiledImage(
      _ image: Image, origin: CGPoint = .zero,
      sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) -> Shading { Shading(.image(image, origin, sourceRect, scale)) }
    public static func shader(_ shader: Shader, bounds: CGRect = .zero) -> Shading {
      Shading(.style(AnyShapeStyle(shader)))
    }
  }
}

extension GraphicsContext.Shading {
  /// The box that the paint's unit points refer to.
  package func box(_ bounds: CGRect) -> CGRect { ownBox ?? (bounds.isNull ? .zero : bounds) }

  /// Of shadings with points of their own, whatever they fill: the unit square, where a unit point is the point
  /// itself.
  var ownBox: CGRect? {
    switch kind {
    case .linear, .radial, .conic: CGRect(x: 0, y: 0, width: 1, height: 1)
    case .image(_, let origin, _, _): CGRect(origin: origin, size: CGSize(width: 1, height: 1))
    case .palette(let parts): parts.first?.ownBox
    case .backdrop, .foreground, .style: nil
    }
  }

  package func paint(_ environment: EnvironmentValues, _ sink: CanvasSink) -> StylePaint {
    func unit(_ p: CGPoint) -> UnitPoint { UnitPoint(x: p.x, y: p.y) }
    switch kind {
    case .backdrop: return .color(environment.backgroundColor(0))
    case .foreground: return environment.foregroundPaint()
    case .palette(let parts):
      return parts.first?.paint(environment, sink) ?? environment.foregroundPaint()
    case .style(let style): return style.paint(in: environment)
    case .linear(let gradient, let from, let to, let options):
      let stops = gradient.resolved(in: environment, options.space).repeated(options)
      let last = CGFloat(stops.count > 1 ? stops.extent : 1)
      let first = CGFloat(stops.start)
      func at(_ t: CGFloat) -> CGPoint {
        CGPoint(x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t)
      }
      return .linear(stops.normalized, unit(at(first)), unit(at(first + last)))
    case .radial(let gradient, let center, let start, let end, let options):
      return .radial(
        gradient.resolved(in: environment, options.space), unit(center), startRadius: start,
        endRadius: end)
    case .conic(let gradient, let center, let angle, let options):
      return .angular(
        gradient.resolved(in: environment, options.space), unit(center), start: angle,
        end: angle + .degrees(360))
    case .image(let image, _, let source, let scale):
      return ImagePaint(image: image, sourceRect: source, scale: scale).paint(in: environment)
    }
  }
}

extension GraphicsContext.GradientOptions {
  fileprivate var space: Gradient.ColorSpace { contains(.linearColor) ? .linear : .perceptual }
}

extension [GradientStop] {
  var start: Double { first?.location ?? 0 }
  var extent: Double { (last?.location ?? 1) - start }
  /// Locations brought into 0 … 1.
  var normalized: [GradientStop] {
    guard start != 0 || extent != 1, extent > 0 else { return self }
    return map { GradientStop($0.color, at: ($0.location - start) / extent) }
  }

  /// From the end to the start.
  var backward: [GradientStop] { reversed().map { GradientStop($0.color, at: 1 - $0.location) } }

  /// A gradient that goes on beyond its ends, laid out a few times to each side.
  func repeated(_ options: GraphicsContext.GradientOptions) -> [GradientStop] {
    guard options.contains(.repeat) || options.contains(.mirror), count > 1 else { return self }
    let times = -8...8
    return times.flatMap { time -> [GradientStop] in
      let turned = options.contains(.mirror) && time % 2 != 0
      let stops = turned ? backward : self
      return stops.map { GradientStop($0.color, at: $0.location + Double(time)) }
    }
  }
}
