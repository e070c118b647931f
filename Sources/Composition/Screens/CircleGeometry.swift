import VitrineDrawing

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

  /// Part of a circle as curves of at most an eighth.
  static func arc(_ center: Point, _ radius: Double, from: Double, to: Double) -> VectorPath {
    let steps = max(1, Int((abs(to - from) / (.pi / 4)).rounded(.up)))
    let step = (to - from) / Double(steps)
    // Control points lie 4/3·tan(step/4) of the radius along the tangents.
    let quarter = step / 4
    let k = 4 / 3 * sine(quarter) / cosine(quarter) * radius
    var path = VectorPath()
    path.move(to: point(center, radius, from))
    for index in 0..<steps {
      let (a, b) = (from + Double(index) * step, from + Double(index + 1) * step)
      let (p, q) = (point(center, radius, a), point(center, radius, b))
      path.curve(
        to: q, Point(p.x - k * sine(a), p.y + k * cosine(a)),
        Point(q.x + k * sine(b), q.y - k * cosine(b)))
    }
    return path
  }
}
