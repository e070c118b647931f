package import VitrineDrawing

/// Lengths and boxes of outlines.
extension VectorPath {
  /// The box around the outline itself: end points and the curves' extremes.
  package var tightBounds: Rect {
    var (low, high) = (Point(.infinity, .infinity), Point(-.infinity, -.infinity))
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
        let cubic = Cubic(current, a, b, p)
        for t in cubic.extremes() { add(cubic.point(t)) }
        current = p
      case .close: break
      }
    }
    guard low.x <= high.x else { return .zero }
    return Rect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  /// Whether a fill covers the point.
  package func contains(_ point: Point, rule: FillRule) -> Bool {
    let polygons = polylines(tolerance: 0.05).map(\.points)
    let (turns, edges) = Polygon.winding(of: polygons, around: point)
    return rule == .winding ? turns != 0 : edges % 2 == 1
  }

  /// Length of the outline, points.
  package var length: Double { measuredPieces().reduce(0) { $0 + $1.length } }

  /// The part of the outline between two shares of its whole length. Curves are cut exactly.
  package func trimmed(from start: Double, to end: Double) -> VectorPath {
    let (start, end) = (max(0, min(1, start)), max(0, min(1, end)))
    if start <= 0 && end >= 1 { return self }
    guard start < end else { return VectorPath() }
    let pieces = measuredPieces()
    let total = pieces.reduce(0) { $0 + $1.length }
    guard total > 0 else { return VectorPath() }
    let (low, high) = (start * total, end * total)
    var result = VectorPath()
    var position = 0.0
    var pen: Point?
    for piece in pieces {
      defer { position += piece.length }
      guard piece.length > 0, position + piece.length > low, position < high else { continue }
      let part = piece.cubic.part(
        piece.parameter(at: max(0, low - position)),
        piece.parameter(at: min(piece.length, high - position)))
      if piece.startsSubpath || pen == nil || pen != part.p0 { result.move(to: part.p0) }
      if piece.isLine {
        result.line(to: part.p3)
      } else {
        result.curve(to: part.p3, part.p1, part.p2)
      }
      pen = part.p3
    }
    return result
  }

  private func measuredPieces() -> [MeasuredPiece] {
    var result: [MeasuredPiece] = []
    result.reserveCapacity(elements.count)
    var (last, start) = (Point.zero, Point.zero)
    var isFresh = true
    for element in elements {
      switch element {
      case .move(let p): (last, start, isFresh) = (p, p, true)
      case .line(let p):
        result.append(MeasuredPiece(line: last, p, startsSubpath: isFresh))
        (last, isFresh) = (p, false)
      case .curve(let a, let b, let p):
        result.append(MeasuredPiece(Cubic(last, a, b, p), startsSubpath: isFresh))
        (last, isFresh) = (p, false)
      case .close:
        if last != start { result.append(MeasuredPiece(line: last, start, startsSubpath: isFresh)) }
        (last, isFresh) = (start, true)
      }
    }
    return result
  }
}

/// One piece of an outline with its arc length.
private struct MeasuredPiece {
  let cubic: Cubic
  let isLine: Bool
  let startsSubpath: Bool
  let length: Double
  /// Steps of the parameter between which lengths are measured by chords.
  private static let steps = 64

  init(line from: Point, _ to: Point, startsSubpath: Bool) {
    cubic = Cubic(line: from, to)
    isLine = true
    self.startsSubpath = startsSubpath
    length = from.distance(to: to)
  }

  init(_ cubic: Cubic, startsSubpath: Bool) {
    self.cubic = cubic
    isLine = false
    self.startsSubpath = startsSubpath
    length = Self.table(cubic).last ?? 0
  }

  /// Length up to each of the evenly spaced parameters. Made again for the two pieces that a cut
  /// goes through, so that a path of many pieces does not keep a table for each.
  private static func table(_ cubic: Cubic) -> [Double] {
    var lengths = [0.0]
    lengths.reserveCapacity(steps + 1)
    var last = cubic.p0
    for step in 1...steps {
      let next = step == steps ? cubic.p3 : cubic.point(Double(step) / Double(steps))
      lengths.append(lengths[step - 1] + last.distance(to: next))
      last = next
    }
    return lengths
  }

  /// The parameter at a length from the piece's start.
  func parameter(at distance: Double) -> Double {
    if distance <= 0 { return 0 }
    if distance >= length { return 1 }
    if isLine { return distance / length }
    let table = Self.table(cubic)
    guard let upper = table.firstIndex(where: { $0 >= distance }), upper > 0 else { return 0 }
    let span = table[upper] - table[upper - 1]
    let share = span > 0 ? (distance - table[upper - 1]) / span : 0
    return (Double(upper - 1) + share) / Double(Self.steps)
  }
}
