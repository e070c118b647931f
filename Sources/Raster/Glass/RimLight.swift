import Glibc
import VitrineDrawing

/// The opacity of a pane's rim at a place, by the direction in which the outline looks there. Light
/// falls along the diagonal from the top left and leaves at the bottom right; corners that look aside
/// have the least of it (facts/appearance.md §9, measured).
struct RimLight {
  private let rim: SIMD3<Float>
  private let back: Affine
  private let middle: Point
  /// Half of the pane without its corners, points.
  private let core: Point
  /// What a place's distance from the core is raised to for the outline's direction: 1 for circles.
  private let power: Double

  /// How far a continuous corner reaches along an edge, by its radius.
  private static let reach = 1.528

  init(_ pane: GlassPane, _ transform: Affine) {
    let raw = pane.recipe.rim
    rim = SIMD3(
      bounded(Float(raw.x), 0, 1), bounded(Float(raw.y), 0, 1), bounded(Float(raw.z), 0, 1))
    back = transform.inverse ?? .identity
    middle = Point(pane.frame.midX, pane.frame.midY)
    let half = Point(pane.frame.width / 2, pane.frame.height / 2)
    let least = max(0, min(half.x, half.y))
    // A shape of which no radius is known is taken as an ellipse.
    let isEllipse = pane.shape != nil && !(pane.cornerRadius > 0)
    let radius = isEllipse ? least : min(max(0, pane.cornerRadius), least)
    let corner = min(radius * Self.reach, least)
    core = isEllipse ? Point(0, 0) : Point(half.x - corner, half.y - corner)
    // The superellipse as deep in its corner as a circle of that radius.
    power = corner > 0 ? log(0.5) / log(1 - 0.2929 * radius / corner) - 1 : 1
  }

  /// - Parameters: pixels.
  @inline(__always)
  subscript(x: Int, y: Int) -> Float {
    let place = back.apply(Point(Double(x) + 0.5, Double(y) + 0.5))
    let (dx, dy) = (place.x - middle.x, place.y - middle.y)
    let (cx, cy) = (abs(dx) - core.x, abs(dy) - core.y)
    guard cx > 0, cy > 0 else { return rim.y }
    let (nx, ny) = power == 1 ? (cx, cy) : (pow(cx, power), pow(cy, power))
    let length = (nx * nx + ny * ny).squareRoot()
    guard length > 0, length.isFinite else { return rim.y }
    // Corners on the light's diagonal have both signs alike.
    let isFacing = (dx < 0) == (dy < 0)
    let toward = Float(abs(isFacing ? nx + ny : nx - ny) / length * 0.5.squareRoot())
    return opacity(toward)
  }

  /// The part of light that falls on an edge at 45 degrees to it.
  private static let straight: Float = 0.7071

  /// - Parameter toward: cosine of the angle between the outline's direction and the light's, 0 … 1.
  private func opacity(_ toward: Float) -> Float {
    if toward >= Self.straight {
      let rest = 1 - min(1, (toward - Self.straight) / (1 - Self.straight))
      return rim.y + (rim.x - rim.y) * (1 - rest * rest)
    }
    let step = bounded((toward - 0.54) / 0.2, 0, 1)
    let smooth = step * step * (3 - 2 * step)
    return rim.z + (rim.y - rim.z) * min(1, 0.42 * toward / Self.straight + 0.6 * smooth)
  }
}
