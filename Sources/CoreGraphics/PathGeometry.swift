package import VitrineDrawing

#if canImport(Glibc)
  import Glibc
#endif

/// Arcs and questions about outlines, shared by `CGPath`, `UIBezierPath` and SwiftUI's `Path`.
extension VectorPath {
  /// An arc around `center`, in radians from the positive x axis, joined by a line to what is
  /// there. With `decreasing` the angle falls from `from` to `to`, otherwise it grows.
  package mutating func addArc(
    center: Point, radius: Double, from start: Double, to end: Double, decreasing: Bool,
    transform: Affine = .identity
  ) {
    var sweep = (end - start).truncatingRemainder(dividingBy: 2 * .pi)
    // A full turn or more in the wanted direction is one full circle.
    if decreasing {
      if end - start <= -2 * .pi { sweep = -2 * .pi } else if sweep > 0 { sweep -= 2 * .pi }
    } else {
      if end - start >= 2 * .pi { sweep = 2 * .pi } else if sweep < 0 { sweep += 2 * .pi }
    }
    addArc(center: center, radius: radius, from: start, sweep: sweep, transform: transform)
  }

  package mutating func addArc(
    center: Point, radius: Double, from start: Double, sweep: Double,
    transform: Affine = .identity
  ) {
    func at(_ angle: Double) -> Point {
      Point(center.x + radius * cos(angle), center.y + radius * sin(angle))
    }
    let first = transform.apply(at(start))
    if currentPoint == nil { move(to: first) } else if currentPoint != first { line(to: first) }
    let pieces = max(1, Int((abs(sweep) / (.pi / 2)).rounded(.up)))
    guard sweep != 0 else { return }
    let step = sweep / Double(pieces)
    // Control points of a circular arc: 4/3·tan(θ/4) of the radius along the tangents.
    let k = 4.0 / 3.0 * tan(step / 4) * radius
    for piece in 0..<pieces {
      let (a, b) = (start + step * Double(piece), start + step * Double(piece + 1))
      let (p, q) = (at(a), at(b))
      curve(
        to: transform.apply(q), transform.apply(Point(p.x - k * sin(a), p.y + k * cos(a))),
        transform.apply(Point(q.x + k * sin(b), q.y - k * cos(b))))
    }
  }

  /// Rounds the corner at `tangent1` between the current point and `tangent2`.
  package mutating func addArc(tangent1 p1: Point, tangent2 p2: Point, radius: Double) {
    guard let p0 = currentPoint else {
      move(to: p1)
      return
    }
    let (ux, uy) = (p0.x - p1.x, p0.y - p1.y)
    let (vx, vy) = (p2.x - p1.x, p2.y - p1.y)
    let (lu, lv) = (hypot(ux, uy), hypot(vx, vy))
    let cross = ux * vy - uy * vx
    guard lu > 0, lv > 0, abs(cross) > 1e-9, radius > 0 else {
      line(to: p1)
      return
    }
    let angle = acos(max(-1, min(1, (ux * vx + uy * vy) / (lu * lv))))
    let distance = radius / tan(angle / 2)
    let start = Point(p1.x + ux / lu * distance, p1.y + uy / lu * distance)
    let toCenter = radius / sin(angle / 2)
    let (bx, by) = (ux / lu + vx / lv, uy / lu + vy / lv)
    let bisector = hypot(bx, by)
    let center = Point(p1.x + bx / bisector * toCenter, p1.y + by / bisector * toCenter)
    let end = Point(p1.x + vx / lv * distance, p1.y + vy / lv * distance)
    let from = atan2(start.y - center.y, start.x - center.x)
    let to = atan2(end.y - center.y, end.x - center.x)
    var sweep = to - from
    if sweep > .pi { sweep -= 2 * .pi }
    if sweep < -.pi { sweep += 2 * .pi }
    line(to: start)
    addArc(center: center, radius: radius, from: from, sweep: sweep)
  }

  /// The box around the outline itself: end points and the curves' extremes.
  package var tightBounds: Rect {
    var low = Point(.infinity, .infinity)
    var high = Point(-.infinity, -.infinity)
    func add(_ p: Point) {
      low = Point(min(low.x, p.x), min(low.y, p.y))
      high = Point(max(high.x, p.x), max(high.y, p.y))
    }
    var current = Point.zero
    for element in elements {
      switch element {
      case .move(let p), .line(let p):
        add(p)
        current = p
      case .curve(let a, let b, let p):
        add(p)
        for t in Self.extremes(current.x, a.x, b.x, p.x) + Self.extremes(current.y, a.y, b.y, p.y) {
          add(Self.point(current, a, b, p, t))
        }
        current = p
      case .close: break
      }
    }
    guard low.x <= high.x else { return .zero }
    return Rect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  /// Where a cubic's derivative is zero, between 0 and 1.
  private static func extremes(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> [Double] {
    let q = 3 * (d - 3 * c + 3 * b - a)
    let h = 6 * (c - 2 * b + a)
    let l = 3 * (b - a)
    if abs(q) < 1e-12 { return abs(h) < 1e-12 ? [] : [-l / h].filter { $0 > 0 && $0 < 1 } }
    let discriminant = h * h - 4 * q * l
    guard discriminant >= 0 else { return [] }
    let root = discriminant.squareRoot()
    return [(-h + root) / (2 * q), (-h - root) / (2 * q)].filter { $0 > 0 && $0 < 1 }
  }

  package static func point(_ a: Point, _ b: Point, _ c: Point, _ d: Point, _ t: Double) -> Point {
    let s = 1 - t
    let (w0, w1, w2, w3) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
    return Point(
      w0 * a.x + w1 * b.x + w2 * c.x + w3 * d.x, w0 * a.y + w1 * b.y + w2 * c.y + w3 * d.y)
  }

  /// Straight pieces within `tolerance` points of the outline, one array a subpath; each is closed
  /// where it is filled.
  package func flattened(tolerance: Double = 0.05) -> [[Point]] {
    var result: [[Point]] = []
    var line: [Point] = []
    func finish() {
      if line.count > 1 { result.append(line) }
    }
    for element in elements {
      switch element {
      case .move(let p):
        finish()
        line = [p]
      case .line(let p): line.append(p)
      case .curve(let a, let b, let p):
        let from = line.last ?? a
        let bend =
          hypot(from.x - 2 * a.x + b.x, from.y - 2 * a.y + b.y)
          + hypot(a.x - 2 * b.x + p.x, a.y - 2 * b.y + p.y)
        let steps = max(1, min(200, Int((bend * 0.75 / tolerance).squareRoot().rounded(.up))))
        for step in 1...steps {
          line.append(Self.point(from, a, b, p, Double(step) / Double(steps)))
        }
      case .close:
        if let first = line.first { line.append(first) }
        finish()
        line = line.first.map { [$0] } ?? []
      }
    }
    finish()
    return result
  }

  package func contains(_ point: Point, rule: FillRule) -> Bool {
    var winding = 0
    var crossings = 0
    for line in flattened() {
      for index in line.indices {
        let (a, b) = (line[index], line[(index + 1) % line.count])
        guard (a.y <= point.y) != (b.y <= point.y) else { continue }
        let x = a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)
        guard x > point.x else { continue }
        winding += a.y < b.y ? 1 : -1
        crossings += 1
      }
    }
    return rule == .winding ? winding != 0 : crossings % 2 == 1
  }
}
