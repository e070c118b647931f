import Glibc
internal import VitrineDrawing

/// Turns the convex corners of an outline into arcs: Inter's letters with SF Rounded's terminals.
enum CornerRounding {
  /// The made-up variation axis that carries the radius in em.
  static let axis = "ROND"

  /// Radius for a weight, em: a little over half of the stem, so that a stem ends in a full round
  /// (an edge shorter than two radii shares its length between its two corners). Estimate.
  static func radius(weight: Double) -> Double { 0.012 + weight / 400 * 0.036 }

  /// Turns of less than this (about 32°) are joins of one curve, not corners.
  private static let minimumTurn = 0.55

  private struct Segment {
    var start: Point
    var a: Point
    var b: Point
    var end: Point
    var isLine: Bool

    var length: Double {
      if isLine { return distance(start, end) }
      return (distance(start, end) + distance(start, a) + distance(a, b) + distance(b, end)) / 2
    }
    var startTangent: Point {
      direction(start, a) ?? direction(start, b) ?? direction(start, end) ?? Point(1, 0)
    }
    var endTangent: Point {
      direction(b, end) ?? direction(a, end) ?? direction(start, end) ?? Point(1, 0)
    }

    /// The part between two shares of the way.
    func trimmed(from t0: Double, to t1: Double) -> Segment {
      if isLine {
        return Segment(line: mix(start, end, t0), mix(start, end, t1))
      }
      let right = t0 > 0 ? split(at: t0).1 : self
      guard t1 < 1, t0 < 1 else { return right }
      return right.split(at: (t1 - t0) / (1 - t0)).0
    }

    private func split(at t: Double) -> (Segment, Segment) {
      let (p, q, r) = (mix(start, a, t), mix(a, b, t), mix(b, end, t))
      let (s, u) = (mix(p, q, t), mix(q, r, t))
      let middle = mix(s, u, t)
      return (
        Segment(start: start, a: p, b: s, end: middle, isLine: false),
        Segment(start: middle, a: u, b: r, end: end, isLine: false)
      )
    }

    init(start: Point, a: Point, b: Point, end: Point, isLine: Bool) {
      self.start = start
      self.a = a
      self.b = b
      self.end = end
      self.isLine = isLine
    }
    init(line start: Point, _ end: Point) {
      self.init(start: start, a: start, b: end, end: end, isLine: true)
    }
  }

  /// `path` in em, y down, filled on the left of its direction as PostScript outlines are.
  static func apply(to path: VectorPath, radius: Double) -> VectorPath {
    var result = VectorPath()
    var contour: [Segment] = []
    var current = Point.zero
    var first = Point.zero
    func finish() {
      guard !contour.isEmpty else { return }
      if distance(current, first) > 1e-6 { contour.append(Segment(line: current, first)) }
      round(contour, radius: radius, into: &result)
      contour = []
    }
    for element in path.elements {
      switch element {
      case .move(let p):
        finish()
        (current, first) = (p, p)
      case .line(let p):
        if distance(current, p) > 1e-6 { contour.append(Segment(line: current, p)) }
        current = p
      case .curve(let a, let b, let p):
        if distance(current, p) > 1e-6 || distance(current, a) > 1e-6 {
          contour.append(Segment(start: current, a: a, b: b, end: p, isLine: false))
        }
        current = p
      case .close:
        finish()
        current = first
      }
    }
    finish()
    return result
  }

  private static func round(_ contour: [Segment], radius: Double, into path: inout VectorPath) {
    let count = contour.count
    // How far each corner (at the end of segment i) turns; 0 where it stays.
    let turns = (0..<count).map { i -> Double in
      let out = contour[i].endTangent
      let next = contour[(i + 1) % count].startTangent
      let cross = out.x * next.y - out.y * next.x
      let turn = atan2(cross, out.x * next.x + out.y * next.y)
      // y is down here: a left turn of the PostScript outline is a negative cross product.
      return -turn > minimumTurn ? -turn : 0
    }
    func cut(_ i: Int) -> Double {
      guard turns[i] > 0 else { return 0 }
      let wanted = radius * min(1.6, tan(turns[i] / 2))
      func available(_ segment: Segment, sharedWith other: Double) -> Double {
        segment.length * (other > 0 ? 0.499 : 0.92)
      }
      let before = available(contour[i], sharedWith: turns[(i + count - 1) % count])
      let after = available(contour[(i + 1) % count], sharedWith: turns[(i + 1) % count])
      return min(wanted, before, after)
    }
    let cuts = (0..<count).map(cut)
    for i in 0..<count {
      let segment = contour[i]
      let length = max(segment.length, 1e-9)
      let t0 = min(0.5, cuts[(i + count - 1) % count] / length)
      let t1 = 1 - min(1 - t0, cuts[i] / length)
      let kept = segment.trimmed(from: t0, to: t1)
      if i == 0 { path.move(to: kept.start) }
      add(kept, to: &path)
      guard cuts[i] > 0 else { continue }
      let next = contour[(i + 1) % count]
      let nextLength = max(next.length, 1e-9)
      let arrival = next.trimmed(from: min(0.5, cuts[i] / nextLength), to: 1).start
      let corner = segment.end
      // 0.55 of the way to the corner: a circular arc for a right angle.
      path.curve(to: arrival, mix(kept.end, corner, 0.5523), mix(arrival, corner, 0.5523))
    }
    path.close()
  }

  private static func add(_ segment: Segment, to path: inout VectorPath) {
    if segment.isLine {
      path.line(to: segment.end)
    } else {
      path.curve(to: segment.end, segment.a, segment.b)
    }
  }

  private static func distance(_ p: Point, _ q: Point) -> Double {
    ((p.x - q.x) * (p.x - q.x) + (p.y - q.y) * (p.y - q.y)).squareRoot()
  }
  private static func direction(_ p: Point, _ q: Point) -> Point? {
    let length = distance(p, q)
    return length > 1e-7 ? Point((q.x - p.x) / length, (q.y - p.y) / length) : nil
  }
  private static func mix(_ p: Point, _ q: Point, _ t: Double) -> Point {
    Point(p.x + (q.x - p.x) * t, p.y + (q.y - p.y) * t)
  }
}
