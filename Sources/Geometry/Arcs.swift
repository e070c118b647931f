package import VitrineDrawing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Arcs, as cubic pieces of at most a quarter turn (the error is below 0.03 % of the radius). Angles
/// are radians from the positive x axis, growing clockwise on screen (y down).
extension VectorPath {
  /// An arc around `center`, joined by a line to what is there. With `decreasing` the angle falls
  /// from `start` to `end`, otherwise it grows; a whole turn or more in that direction is one turn.
  package mutating func addArc(
    center: Point, radius: Double, from start: Double, to end: Double, decreasing: Bool,
    transform: Affine = .identity
  ) {
    let turn = 2 * Double.pi
    var sweep = (end - start).truncatingRemainder(dividingBy: turn)
    if decreasing {
      if end - start <= -turn { sweep = -turn } else if sweep > 0 { sweep -= turn }
    } else {
      if end - start >= turn { sweep = turn } else if sweep < 0 { sweep += turn }
    }
    addArc(center: center, radius: radius, from: start, sweep: sweep, transform: transform)
  }

  /// Adds a part of a circle; a line leads to its start. Angles in radians, clockwise from the right.
  package mutating func addArc(
    center: Point, radius: Double, from start: Double, sweep: Double,
    transform: Affine = .identity
  ) {
    let circle = Affine(a: radius, b: 0, c: 0, d: radius, tx: center.x, ty: center.y)
    let map = circle.then(transform)
    guard start.isFinite, sweep.isFinite else { return }
    let first = map.apply(Point(cos(start), sin(start)))
    if isEmpty { move(to: first) } else if currentPoint != first { line(to: first) }
    addPieces(from: start, sweep: Self.bounded(sweep), map)
  }

  /// Rounds the corner at `corner` between the current point and `end`: the arc that touches both
  /// lines.
  package mutating func addArc(
    tangent1 corner: Point, tangent2 end: Point, radius: Double, transform: Affine = .identity
  ) {
    guard let last = currentPoint else {
      move(to: transform.apply(corner))
      return
    }
    let before = transform.isIdentity ? last : transform.inverted?.apply(last) ?? last
    let (u, v) = (
      Point(before.x - corner.x, before.y - corner.y), Point(end.x - corner.x, end.y - corner.y)
    )
    let (lu, lv) = (u.length, v.length)
    let cross = u.x * v.y - u.y * v.x
    guard radius > 0, lu > 0, lv > 0, abs(cross) > 1e-9 * lu * lv else {
      line(to: transform.apply(corner))
      return
    }
    let half = acos(max(-1, min(1, (u.x * v.x + u.y * v.y) / (lu * lv)))) / 2
    let reach = radius / tan(half)
    func along(_ direction: Point, _ length: Double) -> Point {
      Point(corner.x + direction.x / length * reach, corner.y + direction.y / length * reach)
    }
    let (first, second) = (along(u, lu), along(v, lv))
    // The center lies on the bisector, radius / sin(half) from the corner.
    let bisector = Point(u.x / lu + v.x / lv, u.y / lu + v.y / lv)
    let distance = radius / sin(half) / bisector.length
    let center = Point(corner.x + bisector.x * distance, corner.y + bisector.y * distance)
    let from = atan2(first.y - center.y, first.x - center.x)
    var sweep = atan2(second.y - center.y, second.x - center.x) - from
    if sweep > .pi { sweep -= 2 * .pi }
    if sweep < -.pi { sweep += 2 * .pi }
    addArc(center: center, radius: radius, from: from, sweep: sweep, transform: transform)
  }

  /// An arc by its end, as SVG has it (SVG 2, appendix B.2.4); `rotation` in radians.
  package mutating func addArc(
    to end: Point, rx: Double, ry: Double, rotation: Double = 0, isLarge: Bool, isSweep: Bool
  ) {
    guard let start = currentPoint, abs(rx) > 0, abs(ry) > 0, start != end else {
      line(to: end)
      return
    }
    var (rx, ry) = (abs(rx), abs(ry))
    let (c, s) = rotation == 0 ? (1, 0) : (cos(rotation), sin(rotation))
    let half = Point((start.x - end.x) / 2, (start.y - end.y) / 2)
    let (hx, hy) = (c * half.x + s * half.y, c * half.y - s * half.x)
    let spread = hx * hx / (rx * rx) + hy * hy / (ry * ry)
    if spread > 1 {
      rx *= spread.squareRoot()
      ry *= spread.squareRoot()
    }
    let square =
      (rx * rx * ry * ry - rx * rx * hy * hy - ry * ry * hx * hx)
      / (rx * rx * hy * hy + ry * ry * hx * hx)
    let factor = max(0, square).squareRoot() * (isLarge == isSweep ? -1 : 1)
    let (ox, oy) = (factor * rx * hy / ry, -factor * ry * hx / rx)
    let from = atan2((hy - oy) / ry, (hx - ox) / rx)
    var sweep = atan2((-hy - oy) / ry, (-hx - ox) / rx) - from
    if isSweep, sweep < 0 { sweep += 2 * .pi }
    if !isSweep, sweep > 0 { sweep -= 2 * .pi }
    let center = Point(
      c * ox - s * oy + (start.x + end.x) / 2, s * ox + c * oy + (start.y + end.y) / 2)
    addPieces(
      from: from, sweep: sweep,
      Affine(a: rx * c, b: rx * s, c: -ry * s, d: ry * c, tx: center.x, ty: center.y), endingAt: end
    )
  }

  /// Pieces of the unit circle, mapped. Control points of an arc: 4/3·tan(θ/4) along the tangents.
  private mutating func addPieces(
    from start: Double, sweep: Double, _ map: Affine, endingAt end: Point? = nil
  ) {
    guard sweep != 0, sweep.isFinite else { return }
    let count = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = sweep / Double(count)
    let k = 4.0 / 3 * tan(step / 4)
    for piece in 0..<count {
      let (a, b) = (start + step * Double(piece), start + step * Double(piece + 1))
      let (p, q) = (Point(cos(a), sin(a)), Point(cos(b), sin(b)))
      curve(
        to: piece == count - 1 ? end ?? map.apply(q) : map.apply(q),
        map.apply(Point(p.x - k * p.y, p.y + k * p.x)),
        map.apply(Point(q.x + k * q.y, q.y - k * q.x)))
    }
  }

  /// Turns beyond the second draw what is there already.
  private static func bounded(_ sweep: Double) -> Double {
    let turn = 2 * Double.pi
    guard abs(sweep) > 2 * turn else { return sweep }
    return sweep.truncatingRemainder(dividingBy: turn) + (sweep < 0 ? -turn : turn)
  }
}

extension Affine {
  /// Whether nothing is moved.
  package var isIdentity: Bool { self == .identity }

  /// The way back; nil where there is none.
  package var inverted: Affine? {
    let det = determinant
    guard det.isFinite, abs(det) > 1e-300 else { return nil }
    return Affine(
      a: d / det, b: -b / det, c: -c / det, d: a / det,
      tx: (c * ty - d * tx) / det, ty: (b * tx - a * ty) / det)
  }
}
