package import VitrineDrawing

/// A subpath as straight pieces. Neighbors differ; a closed one does not repeat its first point.
package struct Polyline: Hashable, Sendable {
  /// In order along the path.
  package var points: [Point]
  /// Whether a line leads from the last point to the first.
  package var isClosed: Bool
  package init(_ points: [Point], isClosed: Bool) {
    self.points = points
    self.isClosed = isClosed
  }
}

/// Polygons by closed loops of points. "Clean" means that outer loops have positive area
/// (Σ x₁y₂ − x₂y₁ > 0), holes negative, and no point is covered twice.
package typealias Loops = [[Point]]

extension VectorPath {
  /// Every subpath as points that stay within `tolerance` of the curves.
  package func polylines(tolerance: Double) -> [Polyline] {
    var result: [Polyline] = []
    var current: [Point] = []
    // A point that nothing follows draws nothing.
    var isDrawn = false
    func finish(closed: Bool) {
      if isDrawn || closed {
        if closed, let first = current.first, current.count > 1, current.last == first {
          current.removeLast()
        }
        if !current.isEmpty { result.append(Polyline(current, isClosed: closed)) }
      }
      current = []
      isDrawn = false
    }
    var isAfterClose = false
    for element in elements {
      switch element {
      case .move(let p):
        finish(closed: false)
        current = [p]
      case .line(let p):
        isDrawn = true
        if p != current.last { current.append(p) }
      case .curve(let c1, let c2, let p):
        isDrawn = true
        let cubic = Cubic(current.last ?? c1, c1, c2, p)
        let steps = cubic.pieces(tolerance: tolerance)
        for step in 1...steps {
          let next = cubic.point(Double(step) / Double(steps))
          if next != current.last { current.append(next) }
        }
      case .close:
        guard !isAfterClose || isDrawn, let start = current.first else { continue }
        finish(closed: true)
        current = [start]
        isAfterClose = true
        continue
      }
      isAfterClose = false
    }
    finish(closed: false)
    return result
  }

  /// The polygons that a fill sees: every subpath of three points or more, as if it were closed.
  package func loops(tolerance: Double) -> Loops {
    polylines(tolerance: tolerance).map(\.points).filter { $0.count > 2 }
  }

  /// Closed polygons as a path; those of less than three points are left out.
  package init(loops: Loops) {
    self.init()
    for loop in loops where loop.count > 2 {
      elements.append(.move(loop[0]))
      for point in loop.dropFirst() { elements.append(.line(point)) }
      elements.append(.close)
    }
  }
}

/// Questions about polygons.
package enum Polygon {
  /// Positive where the loop runs clockwise on screen (y down).
  package static func area(_ loop: [Point]) -> Double {
    var sum = 0.0
    for i in loop.indices {
      let (p, q) = (loop[i], loop[(i + 1) % loop.count])
      sum += p.x * q.y - q.x * p.y
    }
    return sum / 2
  }

  /// The same loop with an area that is not negative: turned around where needed.
  package static func positive(_ loop: [Point]) -> [Point] {
    area(loop) < 0 ? loop.reversed() : loop
  }

  /// How often the loops run around a point, and how many edges lie to its right.
  package static func winding(of loops: Loops, around p: Point) -> (turns: Int, edges: Int) {
    var (turns, edges) = (0, 0)
    for loop in loops {
      guard var a = loop.last else { continue }
      for b in loop {
        if (a.y <= p.y) != (b.y <= p.y), a.x + (p.y - a.y) / (b.y - a.y) * (b.x - a.x) > p.x {
          turns += a.y < b.y ? 1 : -1
          edges += 1
        }
        a = b
      }
    }
    return (turns, edges)
  }

  /// True for a point with an odd number of edges to its right.
  package static func contains(_ loops: Loops, _ p: Point) -> Bool {
    winding(of: loops, around: p).edges % 2 == 1
  }

  /// The smallest box around all points; empty for none.
  package static func bounds(_ loops: Loops) -> Rect {
    var (low, high) = (Point(.infinity, .infinity), Point(-.infinity, -.infinity))
    for loop in loops {
      for p in loop {
        low = Point(min(low.x, p.x), min(low.y, p.y))
        high = Point(max(high.x, p.x), max(high.y, p.y))
      }
    }
    guard low.x <= high.x else { return .zero }
    return Rect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}
