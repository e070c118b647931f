import VitrineDrawing
import VitrineGeometry

/// Points and arcs of circles; angles in radians, clockwise from the right.
enum CircleGeometry {
  private static func cosine(_ angle: Double) -> Double { Trigonometry.cosine(angle) }
  private static func sine(_ angle: Double) -> Double { Trigonometry.sine(angle) }

  /// The point of a circle at an angle, clockwise from the right.
  static func point(_ center: Point, _ radius: Double, _ angle: Double) -> Point {
    Point(center.x + radius * cosine(angle), center.y + radius * sine(angle))
  }

  static func rotation(_ angle: Double) -> Affine {
    let (c, s) = (cosine(angle), sine(angle))
    return Affine(a: c, b: s, c: -s, d: c, tx: 0, ty: 0)
  }

  static func arc(_ center: Point, _ radius: Double, from: Double, to: Double) -> VectorPath {
    var path = VectorPath()
    path.addArc(center: center, radius: radius, from: from, sweep: to - from)
    return path
  }
}
