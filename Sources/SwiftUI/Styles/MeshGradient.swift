import Foundation
import VitrineDrawing

/// Colors on a grid of points, smooth between them.
public struct MeshGradient: Sendable {
  /// A grid point with the control points toward its neighbors.
  public struct BezierPoint: Equatable, Sendable {
    public var position: SIMD2<Float>
    public var leadingControlPoint: SIMD2<Float>
    public var topControlPoint: SIMD2<Float>
    public var trailingControlPoint: SIMD2<Float>
    public var bottomControlPoint: SIMD2<Float>
    public init(
      position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
      trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
    ) {
      self.position = position
      self.leadingControlPoint = leadingControlPoint
      self.topControlPoint = topControlPoint
      self.trailingControlPoint = trailingControlPoint
      self.bottomControlPoint = bottomControlPoint
    }
  }
  public enum Locations: Equatable, Sendable {
    case points([SIMD2<Float>])
    case bezierPoints([BezierPoint])
  }
  public enum Colors: Equatable, Sendable {
    case colors([Color])
    case resolvedColors([Color.Resolved])
  }

  public var width: Int
  public var height: Int
  public var locations: Locations
  public var colors: Colors
  public var background: Color
  public var smoothsColors: Bool
  public var colorSpace: Gradient.ColorSpace

  public init(
    width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.width = width
    self.height = height
    self.locations = locations
    self.colors = colors
    self.background = background
    self.smoothsColors = smoothsColors
    self.colorSpace = colorSpace
  }
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .colors(colors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], resolvedColors: [Color.Resolved],
    background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points),
      colors: .resolvedColors(resolvedColors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }
  public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color],
    background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints), colors: .colors(colors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }
  public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], resolvedColors: [Color.Resolved],
    background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints),
      colors: .resolvedColors(resolvedColors), background: background, smoothsColors: smoothsColors,
      colorSpace: colorSpace)
  }
}

extension MeshGradient: PaintStyle, PrimitiveView {
  public typealias Body = Never
  public typealias Resolved = Never

  /// Bézier points are drawn with straight edges between their positions.
  package func stylePaint(in environment: EnvironmentValues, level: Int) -> StylePaint {
    let positions =
      switch locations {
      case .points(let points): points
      case .bezierPoints(let points): points.map(\.position)
      }
    let rgba =
      switch colors {
      case .colors(let colors): colors.map { $0.rgba(in: environment) }
      case .resolvedColors(let colors): colors.map(\.rgba)
      }
    let count = width * height
    guard width > 1, height > 1, positions.count >= count, rgba.count >= count else {
      return .color(background.rgba(in: environment))
    }
    return StylePaint.mesh(
      columns: width, rows: height,
      points: positions.prefix(count).map { UnitPoint(x: CGFloat($0.x), y: CGFloat($0.y)) },
      colors: Array(rgba.prefix(count)), smooth: smoothsColors
    ).opacity(levelOpacity(level))
  }

  package func resolve(_ context: ResolveContext) -> [Node] {
    let mesh = context.styleNode(self, name: "MeshGradient")
    guard background != .clear else { return mesh }
    return [
      Node(
        LayeredBehavior(alignment: .center, isBackground: true),
        mesh + context.styleNode(background, name: "Color"), context.environment)
    ]
  }
}
