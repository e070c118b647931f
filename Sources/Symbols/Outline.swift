import VitrineDrawing
import VitrineGeometry

/// What the recipes need of paths beyond VitrineGeometry: bolder and lighter outlines, strokes that
/// are clean. Lengths in units (100 units are one em).
extension VectorPath {
  /// Largest distance between a curve and its polygon, units: a tenth of a pixel at 200 pt and 3×.
  static let tolerance = 0.018

  var loops: Loops { loops(tolerance: Self.tolerance) }

  /// The box around the curve itself, not around its control points.
  var inkBounds: Rect {
    Polygon.bounds(polylines(tolerance: Self.tolerance).map(\.points))
  }

  /// Every outline moved outwards by `distance` (inwards if negative), control points along with
  /// the rest. Needs a clean path.
  func outset(by distance: Double) -> VectorPath {
    if abs(distance) < 1e-6 { return self }
    var result = VectorPath()
    var run: [Element] = []
    func finish() {
      if !run.isEmpty { result.elements += VectorPath.outset(run, distance) }
      run = []
    }
    for element in elements {
      if case .move = element { finish() }
      run.append(element)
    }
    finish()
    return result
  }

  private static func outset(_ run: [Element], _ distance: Double) -> [Element] {
    var points: [Point] = []
    for element in run {
      switch element {
      case .move(let p), .line(let p): points.append(p)
      case .curve(let a, let b, let p): points += [a, b, p]
      case .close: break
      }
    }
    let doubled = points.count > 1 && points.first == points.last
    if doubled { points.removeLast() }
    let moved = points.indices.map { index in outset(points, index, distance) }
    var next = 0
    func take() -> Point {
      defer { next += 1 }
      return moved[next % moved.count]
    }
    return run.map {
      switch $0 {
      case .move: .move(take())
      case .line: .line(take())
      case .curve: .curve(take(), take(), take())
      case .close: .close
      }
    }
  }

  private static func outset(_ points: [Point], _ index: Int, _ distance: Double) -> Point {
    let p = points[index]
    func direction(_ step: Int) -> Point? {
      var other = index
      for _ in 1..<max(2, points.count) {
        other = (other + step + points.count) % points.count
        let d = Point(points[other].x - p.x, points[other].y - p.y)
        let length = d.length
        if length > 1e-3 { return Point(d.x / length, d.y / length) }
      }
      return nil
    }
    guard let before = direction(-1), let after = direction(1) else { return p }
    // Outwards is right of the direction of travel (the inside is on the left).
    let n1 = Point(-before.y, before.x)
    let n2 = Point(after.y, -after.x)
    let sum = Point(n1.x + n2.x, n1.y + n2.y)
    let scale = distance / max(0.35, 1 + n1.x * n2.x + n1.y * n2.y)
    return Point(p.x + sum.x * scale, p.y + sum.y * scale)
  }

  /// The outline of a line of `width` along the path, round joins. Dashes are stretched so that
  /// whole ones fit.
  func stroked(width: Double, roundCaps: Bool = true, dash: (on: Double, off: Double)? = nil)
    -> Loops
  {
    let pen = StrokeAttributes(width: width, cap: roundCaps ? .round : .butt, join: .round)
    let lines = polylines(tolerance: Self.tolerance)
    guard let dash else {
      let loops = Stroker(pen, tolerance: Self.tolerance).loops(along: lines)
      let isSimple = lines.count == 1 && lines[0].points.count <= 2 && !lines[0].isClosed
      return isSimple ? loops : PlanarMap.union(loops)
    }
    return PlanarMap.union(
      lines.flatMap { line in
        var dashed = pen
        dashed.dash = line.fitted(dash)
        return Stroker(dashed, tolerance: Self.tolerance).loops(along: [line])
      })
  }
}

extension Polyline {
  /// Dashes of which whole periods fit on a closed line; an open one starts and ends with a dash.
  fileprivate func fitted(_ dash: (on: Double, off: Double)) -> [Double] {
    let line = isClosed ? points + points.prefix(1) : points
    let length = zip(line, line.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
    let total = isClosed ? length : length + dash.off
    let period = dash.on + dash.off
    let count = max(1, (total / period).rounded())
    let fit = total / (count * period)
    return [dash.on * fit, dash.off * fit]
  }
}
