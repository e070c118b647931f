import CoreGraphics
public import Foundation
import VitrineDrawing

extension GraphicsContext {
  /// Something done to what is drawn.
  public struct Filter: Sendable {
    private enum Kind: Sendable {
      case effect(Effect)
      case multiply(Color)
      case threshold(min: Double, max: Double, Color)
      case shader(String)
      case shadow(Color, radius: CGFloat, x: CGFloat, y: CGFloat)
    }
    private let kind: Kind
    private init(_ kind: Kind) { self.kind = kind }

    /// The name of a filter that does nothing here.
    var inertName: String? { if case .shader(let name) = kind { name } else { nil } }

    func effects(_ environment: EnvironmentValues) -> [Effect] {
      switch kind {
      case .shader: []
      case .threshold(let min, let max, let color):
        GraphicsContext.Filter.threshold(min, max, color.rgba(in: environment))
      case .effect(let effect): [effect]
      case .multiply(let color): [.filter(.multiply(color.rgba(in: environment)))]
      case .shadow(let color, let radius, let x, let y):
        [.viewShadow(color.rgba(in: environment), radius: radius, x: x, y: y)]
      }
    }

    public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
      Filter(.effect(.transform(matrix.affine(around: .zero))))
    }
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
      y: CGFloat = 0, blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
    ) -> Filter { Filter(.shadow(color, radius: radius, x: x, y: y)) }
    public static func colorMultiply(_ color: Color) -> Filter { Filter(.multiply(color)) }
    public static func colorMatrix(_ matrix: ColorMatrix) -> Filter {
      Filter(.effect(.filter(.matrix(matrix.values))))
    }
    public static func hueRotation(_ angle: Angle) -> Filter {
      Filter(.effect(.filter(.hueRotation(angle.radians))))
    }
    public static func saturation(_ amount: Double) -> Filter {
      Filter(.effect(.filter(.saturation(amount))))
    }
    public static func brightness(_ amount: Double) -> Filter {
      Filter(.effect(.filter(.brightness(amount))))
    }
    public static func contrast(_ amount: Double) -> Filter {
      Filter(.effect(.filter(.contrast(amount))))
    }
    public static func colorInvert(_ amount: Double = 1) -> Filter {
      // A part of the way to the inverse: v → v + amount · (1 − 2 v).
      let (k, o) = (Float(1 - 2 * amount), Float(amount))
      return Filter(
        .effect(.filter(.matrix([k, 0, 0, 0, o, 0, k, 0, 0, o, 0, 0, k, 0, o, 0, 0, 0, 1, 0]))))
    }
    public static func grayscale(_ amount: Double) -> Filter {
      Filter(.effect(.filter(.grayscale(amount))))
    }
    public static var luminanceToAlpha: Filter { Filter(.effect(.filter(.luminanceToAlpha))) }
    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
      Filter(.effect(.blur(radius: Double(radius), opaque: options.contains(.opaque))))
    }
    public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Filter
    {
      Filter(.threshold(min: min, max: max, color))
    }
    public static func colorShader(_ shader: Shader) -> Filter { Filter(.shader("colorShader")) }
    public static func distortionShader(_ shader: Shader, maxSampleOffset: CGSize) -> Filter {
      Filter(.shader("distortionShader"))
    }
    public static func layerShader(_ shader: Shader, maxSampleOffset: CGSize) -> Filter {
      Filter(.shader("layerShader"))
    }
  }
}

extension GraphicsContext.Filter {
  /// Pixels whose alpha lies between the bounds take `color`, all others are clear. Steep ramps stand
  /// for the bounds.
  fileprivate static func threshold(_ min: Double, _ max: Double, _ color: RGBA) -> [Effect] {
    let steep: Float = 255
    let (above, below) = (0.5 - steep * Float(min), steep * Float(max) + 0.5)
    let (r, g, b, a) = (color.red, color.green, color.blue, color.alpha)
    guard max < 1 else {
      return [
        .filter(
          .matrix([0, 0, 0, 0, r, 0, 0, 0, 0, g, 0, 0, 0, 0, b, 0, 0, 0, steep * a, above * a]))
      ]
    }
    // Innermost last: the alpha becomes red, red and green become the two ramps, and both together
    // are the new alpha.
    return [
      [0, 0, 0, 0, r, 0, 0, 0, 0, g, 0, 0, 0, 0, b, a, a, 0, 0, -a],
      [steep, 0, 0, 0, above, -steep, 0, 0, 0, below, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1],
      [0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1],
    ].map { .filter(.matrix($0)) }
  }
}
