import CoreGraphics
public import Foundation

/// A path as straight pieces, for lengths, hit tests and outlines.
package struct FlatSubpath {
  package var points: [CGPoint]
  package var isClosed: Bool
}

extension Path {
  /// Curves become lines that stay within `tolerance` points.
  package func flattened(tolerance: CGFloat = 0.05) -> [FlatSubpath] {
    var result: [FlatSubpath] = []
    var current = FlatSubpath(points: [], isClosed: false)
    func flush() {
      if !current.points.isEmpty { result.append(current) }
    }
    for element in elements {
      switch element {
      case .move(let p):
        flush()
        current = FlatSubpath(points: [p], isClosed: false)
      case .line(let p): current.points.append(p)
      case .quadCurve, .curve:
        guard let cubic = Cubic(element, from: current.points.last ?? .zero) else { continue }
        let count = cubic.pieces(tolerance: tolerance)
        for index in 1...count {
          current.points.append(cubic.point(CGFloat(index) / CGFloat(count)))
        }
      case .closeSubpath:
        current.isClosed = true
        let start = current.points.first
        flush()
        current = FlatSubpath(points: start.map { [$0] } ?? [], isClosed: false)
        // A lone point after a close draws nothing unless something follows it.
        continue
      }
    }
    if current.points.count > 1 || result.isEmpty { flush() }
    return result
  }

  public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
    var winding = 0
    var crossings = 0
    for subpath in flattened() {
      let points = subpath.points
      for index in points.indices {
        let (a, b) = (points[index], points[(index + 1) % points.count])
        guard (a.y <= p.y) != (b.y <= p.y) else { continue }
        let x = a.x + (p.y - a.y) / (b.y - a.y) * (b.x - a.x)
        if x > p.x {
          crossings += 1
          winding += b.y > a.y ? 1 : -1
        }
      }
    }
    return eoFill ? crossings % 2 == 1 : winding != 0
  }

  /// The smallest rectangle around the outline itself (not its control points).
  public var boundingRect: CGRect {
    var (low, high) = (
      CGPoint(x: CGFloat.infinity, y: .infinity), CGPoint(x: -CGFloat.infinity, y: -.infinity)
    )
    func add(_ p: CGPoint) {
      low = CGPoint(x: min(low.x, p.x), y: min(low.y, p.y))
      high = CGPoint(x: max(high.x, p.x), y: max(high.y, p.y))
    }
    var last = CGPoint.zero
    for element in elements {
      switch element {
      case .move(let p), .line(let p):
        add(p)
        last = p
      case .quadCurve(let p, _), .curve(let p, _, _):
        add(p)
        if let cubic = Cubic(element, from: last) {
          cubic.extremes().forEach { add(cubic.point($0)) }
        }
        last = p
      case .closeSubpath: break
      }
    }
    guard low.x <= high.x else { return .null }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  /// The part of the outline between two fractions of its whole length. Curves are cut exactly.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    let (start, end) = (max(0, min(1, from)), max(0, min(1, to)))
    if start <= 0 && end >= 1 { return self }
    guard start < end else { return Path() }
    let pieces = segments()
    let total = pieces.reduce(0) { $0 + $1.length }
    guard total > 0 else { return Path() }
    let (low, high) = (start * total, end * total)
    var result = Path()
    var position: CGFloat = 0
    var pen: CGPoint?
    for piece in pieces {
      defer { position += piece.length }
      guard piece.length > 0, position + piece.length > low, position < high else { continue }
      let t0 = piece.parameter(at: max(0, low - position))
      let t1 = piece.parameter(at: min(piece.length, high - position))
      let part = piece.cubic.part(t0, t1)
      if piece.startsSubpath || pen == nil || pen != part.p0 { result.move(to: part.p0) }
      if piece.isLine {
        result.addLine(to: part.p3)
      } else {
        result.addCurve(to: part.p3, control1: part.p1, control2: part.p2)
      }
      pen = part.p3
    }
    return result
  }

  /// Length of the outline, points.
  package var length: CGFloat { segments().reduce(0) { $0 + $1.length } }

  private func segments() -> [MeasuredSegment] {
    var result: [MeasuredSegment] = []
    var (last, start) = (CGPoint.zero, CGPoint.zero)
    var fresh = true
    for element in elements {
      switch element {
      case .move(let p): (last, start, fresh) = (p, p, true)
      case .line(let p):
        result.append(MeasuredSegment(line: last, p, startsSubpath: fresh))
        (last, fresh) = (p, false)
      case .quadCurve(let p, _), .curve(let p, _, _):
        if let cubic = Cubic(element, from: last) {
          result.append(MeasuredSegment(cubic: cubic, startsSubpath: fresh))
        }
        (last, fresh) = (p, false)
      case .closeSubpath:
        if last != start { result.append(MeasuredSegment(line: last, start, startsSubpath: fresh)) }
        (last, fresh) = (start, true)
      }
    }
    return result
  }
}

/// One piece of an outline with its arc length.
private struct MeasuredSegment {
  let cubic: Cubic
  let isLine: Bool
  let startsSubpath: Bool
  /// Length up to each of the evenly spaced parameters.
  private let table: [CGFloat]
  var length: CGFloat { table.last ?? 0 }

  init(line from: CGPoint, _ to: CGPoint, startsSubpath: Bool) {
    // Control points at the thirds, so that the parameter is the fraction of the length.
    func at(_ t: CGFloat) -> CGPoint {
      CGPoint(x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t)
    }
    cubic = Cubic(p0: from, p1: at(1.0 / 3), p2: at(2.0 / 3), p3: to)
    isLine = true
    self.startsSubpath = startsSubpath
    table = [0, distance(from, to)]
  }

  init(cubic: Cubic, startsSubpath: Bool) {
    self.cubic = cubic
    isLine = false
    self.startsSubpath = startsSubpath
    let count = 64
    var lengths: [CGFloat] = [0]
    var last = cubic.p0
    for index in 1...count {
      let next = cubic.point(CGFloat(index) / CGFloat(count))
      lengths.append(lengths[index - 1] + distance(last, next))
      last = next
    }
    table = lengths
  }

  func parameter(at length: CGFloat) -> CGFloat {
    if isLine { return self.length > 0 ? length / self.length : 0 }
    guard let upper = table.firstIndex(where: { $0 >= length }), upper > 0 else { return 0 }
    let span = table[upper] - table[upper - 1]
    let fraction = span > 0 ? (length - table[upper - 1]) / span : 0
    return (CGFloat(upper - 1) + fraction) / CGFloat(table.count - 1)
  }
}

private func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat {
  ((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)).squareRoot()
}

/// A cubic Bézier curve.
package struct Cubic {
  var (p0, p1, p2, p3): (CGPoint, CGPoint, CGPoint, CGPoint)

  init(p0: CGPoint, p1: CGPoint, p2: CGPoint, p3: CGPoint) {
    (self.p0, self.p1, self.p2, self.p3) = (p0, p1, p2, p3)
  }

  init?(_ element: Path.Element, from start: CGPoint) {
    switch element {
    case .curve(let end, let c1, let c2): self.init(p0: start, p1: c1, p2: c2, p3: end)
    case .quadCurve(let end, let c):
      self.init(
        p0: start,
        p1: CGPoint(x: start.x + (c.x - start.x) * 2 / 3, y: start.y + (c.y - start.y) * 2 / 3),
        p2: CGPoint(x: end.x + (c.x - end.x) * 2 / 3, y: end.y + (c.y - end.y) * 2 / 3), p3: end)
    case .move, .line, .closeSubpath: return nil
    }
  }

  func point(_ t: CGFloat) -> CGPoint {
    if t >= 1 { return p3 }
    let s = 1 - t
    let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
    return CGPoint(
      x: a * p0.x + b * p1.x + c * p2.x + d * p3.x, y: a * p0.y + b * p1.y + c * p2.y + d * p3.y)
  }

  /// Number of even pieces whose chords stay within `tolerance` of the curve.
  func pieces(tolerance: CGFloat) -> Int {
    // |second difference| bounds the distance of a chord: d ≤ (√3/18)·… ≤ |Δ²|·6 / (8 n²).
    let dx = max(abs(p0.x - 2 * p1.x + p2.x), abs(p1.x - 2 * p2.x + p3.x))
    let dy = max(abs(p0.y - 2 * p1.y + p2.y), abs(p1.y - 2 * p2.y + p3.y))
    let bend = (dx * dx + dy * dy).squareRoot()
    let count = (0.75 * bend / tolerance).squareRoot().rounded(.up)
    return count.isFinite ? max(1, min(200, Int(count))) : 1
  }

  /// Parameters inside 0 … 1 where a coordinate stops growing or shrinking.
  func extremes() -> [CGFloat] {
    func roots(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> [CGFloat] {
      let (u, v, w) = (-a + 3 * b - 3 * c + d, 2 * (a - 2 * b + c), b - a)
      if abs(u) < 1e-12 { return abs(v) < 1e-12 ? [] : [-w / v] }
      let discriminant = v * v - 4 * u * w
      guard discriminant >= 0 else { return [] }
      let root = discriminant.squareRoot()
      return [(-v + root) / (2 * u), (-v - root) / (2 * u)]
    }
    return (roots(p0.x, p1.x, p2.x, p3.x) + roots(p0.y, p1.y, p2.y, p3.y)).filter {
      $0 > 0 && $0 < 1
    }
  }

  /// The curve between two parameters.
  func part(_ t0: CGFloat, _ t1: CGFloat) -> Cubic {
    func mix(_ a: CGPoint, _ b: CGPoint, _ t: CGFloat) -> CGPoint {
      CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
    }
    func blossom(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat) -> CGPoint {
      let (x, y, z) = (mix(p0, p1, a), mix(p1, p2, a), mix(p2, p3, a))
      return mix(mix(x, y, b), mix(y, z, b), c)
    }
    return Cubic(
      p0: blossom(t0, t0, t0), p1: blossom(t0, t0, t1), p2: blossom(t0, t1, t1),
      p3: blossom(t1, t1, t1))
  }
}
