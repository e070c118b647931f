package import VitrineDrawing

/// A cubic Bézier curve.
package struct Cubic: Sendable {
  /// Where it starts.
  package var p0: Point
  /// Control point of the start.
  package var p1: Point
  /// Control point of the end.
  package var p2: Point
  /// Where it ends.
  package var p3: Point

  package init(_ p0: Point, _ p1: Point, _ p2: Point, _ p3: Point) {
    (self.p0, self.p1, self.p2, self.p3) = (p0, p1, p2, p3)
  }

  /// A line with its control points at the thirds, so that the parameter is the share of its length.
  package init(line from: Point, _ to: Point) {
    self.init(from, from.mixed(with: to, by: 1.0 / 3), from.mixed(with: to, by: 2.0 / 3), to)
  }

  /// Where the curve is at `t`, 0 … 1.
  package func point(_ t: Double) -> Point {
    let u = 1 - t
    let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
    return Point(
      a * p0.x + b * p1.x + c * p2.x + d * p3.x, a * p0.y + b * p1.y + c * p2.y + d * p3.y)
  }

  /// Number of equal parameter steps whose chords stay within `tolerance` of the curve: the error of
  /// n steps is 6·d / (8·n²), with d the larger second difference of the control points.
  package func pieces(tolerance: Double) -> Int {
    func second(_ a: Point, _ b: Point, _ c: Point) -> Double {
      Point(a.x - 2 * b.x + c.x, a.y - 2 * b.y + c.y).length
    }
    let d = max(second(p0, p1, p2), second(p1, p2, p3))
    let steps = (0.75 * d / tolerance).squareRoot().rounded(.up)
    return steps.isFinite ? Int(min(Double(Self.mostPieces), max(1, steps))) : 1
  }

  /// However long a curve is, it is no more lines than this.
  private static let mostPieces = 200

  /// The curve between two parameters.
  package func part(_ t0: Double, _ t1: Double) -> Cubic {
    func blossom(_ a: Double, _ b: Double, _ c: Double) -> Point {
      let (x, y, z) = (
        p0.mixed(with: p1, by: a), p1.mixed(with: p2, by: a), p2.mixed(with: p3, by: a)
      )
      return x.mixed(with: y, by: b).mixed(with: y.mixed(with: z, by: b), by: c)
    }
    return Cubic(
      blossom(t0, t0, t0), blossom(t0, t0, t1), blossom(t0, t1, t1), blossom(t1, t1, t1))
  }

  /// Parameters inside 0 … 1 where a coordinate stops growing or shrinking.
  package func extremes() -> [Double] {
    Self.turns(p0.x, p1.x, p2.x, p3.x) + Self.turns(p0.y, p1.y, p2.y, p3.y)
  }

  private static func turns(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> [Double] {
    let (u, v, w) = (-a + 3 * b - 3 * c + d, 2 * (a - 2 * b + c), b - a)
    var roots: [Double] = []
    if abs(u) < 1e-12 {
      if abs(v) >= 1e-12 { roots = [-w / v] }
    } else {
      let discriminant = v * v - 4 * u * w
      if discriminant >= 0 {
        let root = discriminant.squareRoot()
        roots = [(-v + root) / (2 * u), (-v - root) / (2 * u)]
      }
    }
    return roots.filter { $0 > 0 && $0 < 1 }
  }
}

extension Point {
  /// The point between two others at `t`, 0 … 1.
  package func mixed(with other: Point, by t: Double) -> Point {
    Point(x + (other.x - x) * t, y + (other.y - y) * t)
  }

  /// Distance from the origin.
  package var length: Double { (x * x + y * y).squareRoot() }

  /// Length of the line between two points.
  package func distance(to other: Point) -> Double { Point(other.x - x, other.y - y).length }
}
