package import VitrineDrawing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Makes the outline of the line that a pen draws. The loops of one line belong together under a
/// winding fill: no point outside the line has a winding number other than 0.
package struct Stroker: Sendable {
  private let radius: Double
  private let cap: StrokeAttributes.Cap
  private let join: StrokeAttributes.Join
  private let miterLimit: Double
  private let dashes: Dashes?
  private let tolerance: Double

  /// - `tolerance`: how far round joins and caps, and the pieces of curves, may be from the truth.
  package init(_ style: StrokeAttributes, tolerance: Double) {
    radius = style.width / 2
    cap = style.cap
    join = style.join
    miterLimit = style.miterLimit
    dashes = Dashes(style.dash, phase: style.dashPhase)
    self.tolerance = tolerance
  }

  /// Outlines of the stroked path; they may overlap.
  package func loops(along path: VectorPath) -> Loops {
    guard radius > 0, radius.isFinite else { return [] }
    return loops(along: path.polylines(tolerance: tolerance))
  }

  /// Outlines of the stroked lines; they may overlap.
  package func loops(along lines: [Polyline]) -> Loops {
    guard radius > 0, radius.isFinite else { return [] }
    var result: Loops = []
    for line in lines { add(line, to: &result) }
    return result
  }

  private func add(_ line: Polyline, to result: inout Loops) {
    guard let dashes else { return outline(line, &result) }
    for piece in dashes.pieces(of: line) { outline(piece, &result) }
  }

  private func outline(_ line: Polyline, _ result: inout Loops) {
    let points = line.points
    guard points.count > 1 else {
      if let point = points.first { dot(point, &result) }
      return
    }
    let back = Array(points.reversed())
    if line.isClosed && points.count > 2 {
      result.append(side(points, isClosed: true))
      result.append(side(back, isClosed: true))
      return
    }
    var loop = side(points, isClosed: false)
    addCap(at: points[points.count - 1], from: points[points.count - 2], to: &loop)
    loop += side(back, isClosed: false)
    addCap(at: points[0], from: points[1], to: &loop)
    result.append(loop)
  }

  /// What is drawn of a line without length.
  private func dot(_ p: Point, _ result: inout Loops) {
    let box = Rect(x: p.x - radius, y: p.y - radius, width: 2 * radius, height: 2 * radius)
    switch cap {
    case .butt: break
    case .round: result += VectorPath(ellipseIn: box).loops(tolerance: tolerance)
    case .square: result += VectorPath(rect: box).loops(tolerance: tolerance)
    }
  }

  // MARK: One side

  /// The right side of a line, walked forwards.
  ///
  /// The two sides are what is left of the boundaries of a rectangle for each segment and a wedge on
  /// the outer side of each corner, all turning the same way: the inner side of a corner goes by way
  /// of the corner itself.
  private func side(_ points: [Point], isClosed: Bool) -> [Point] {
    var out: [Point] = []
    out.reserveCapacity(points.count + points.count / 2 + 8)
    let count = points.count
    var arriving = isClosed ? normal(points[count - 1], points[0]) : normal(points[0], points[1])
    for i in 0..<count {
      let p = points[i]
      let isEnd = !isClosed && i == count - 1
      let leaving = isEnd ? arriving : normal(p, points[i + 1 == count ? 0 : i + 1])
      addCorner(p, arriving, leaving, to: &out)
      arriving = leaving
    }
    return out
  }

  /// To the right of the way from one point to the next, as long as half the line's width.
  private func normal(_ a: Point, _ b: Point) -> Point {
    let (dx, dy) = (b.x - a.x, b.y - a.y)
    let length = max(1e-9, hypot(dx, dy))
    return Point(dy / length * radius, -dx / length * radius)
  }

  private func addCorner(_ p: Point, _ n1: Point, _ n2: Point, to out: inout [Point]) {
    let cross = (n1.x * n2.y - n1.y * n2.x) / (radius * radius)
    let dot = (n1.x * n2.x + n1.y * n2.y) / (radius * radius)
    if dot > 0.97, join == .round || cross == 0 || dot > 0.9999 {
      // Pieces of one curve.
      let k = 1 / (1 + dot)
      out.append(Point(p.x + (n1.x + n2.x) * k, p.y + (n1.y + n2.y) * k))
      return
    }
    out.append(Point(p.x + n1.x, p.y + n1.y))
    if cross > 0 {
      addJoin(p, n1, n2, cross, dot, to: &out)
    } else if cross < 0 || dot > 0 {
      out.append(p)
    } else {
      // Straight back: one of the two sides has the whole turn.
      addJoin(p, n1, n2, 0, dot, to: &out)
    }
    out.append(Point(p.x + n2.x, p.y + n2.y))
  }

  /// What a corner's outer side has between the ends of its two lines.
  private func addJoin(
    _ p: Point, _ n1: Point, _ n2: Point, _ cross: Double, _ dot: Double, to out: inout [Point]
  ) {
    switch join {
    case .bevel: break
    case .round: addArc(p, from: atan2(n1.y, n1.x), sweep: atan2(cross, dot), to: &out)
    case .miter:
      // The miter's length over the width is 1 / cos of half the turn.
      let half = ((1 + min(1, dot)) / 2).squareRoot()
      guard half > 1e-6, 1 / half <= max(1, miterLimit) else { return }
      let k = 1 / (1 + dot)
      out.append(Point(p.x + (n1.x + n2.x) * k, p.y + (n1.y + n2.y) * k))
    }
  }

  private func addCap(at end: Point, from: Point, to loop: inout [Point]) {
    switch cap {
    case .butt: break
    case .round:
      let angle = atan2(end.y - from.y, end.x - from.x)
      addArc(end, from: angle - .pi / 2, sweep: .pi, to: &loop)
    case .square:
      let n = normal(from, end)
      // Forwards is the normal turned by a quarter.
      let forward = Point(-n.y, n.x)
      loop.append(Point(end.x + n.x + forward.x, end.y + n.y + forward.y))
      loop.append(Point(end.x - n.x + forward.x, end.y - n.y + forward.y))
    }
  }

  /// Points between the two ends of an arc, without them.
  private func addArc(_ center: Point, from start: Double, sweep: Double, to loop: inout [Point]) {
    let step = 2 * acos(max(0.5, 1 - tolerance / max(radius, 2 * tolerance)))
    let count = max(1, Int((abs(sweep) / step).rounded(.up)))
    guard count > 1 else { return }
    for i in 1..<count {
      let angle = start + sweep * Double(i) / Double(count)
      loop.append(Point(center.x + radius * cos(angle), center.y + radius * sin(angle)))
    }
  }
}
