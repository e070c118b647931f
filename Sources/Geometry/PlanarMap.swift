package import VitrineDrawing

/// Combines polygons: all edges are split where they meet, an edge stays if it has the inside on one
/// side only, and what stays is linked to loops. Whole numbers on a grid keep it from falling apart;
/// its cost grows with the edges and their crossings.
package enum PlanarMap {
  /// Steps of the grid in a unit of the coordinates.
  static let grid = 1000.0
  /// Coordinates beyond this lie at this: products of two differences fit a word.
  private static let farthest = 1e9

  /// The outline of everything that the loops cover by the nonzero rule.
  package static func union(_ loops: Loops) -> Loops {
    combine(loops, []) { a, _ in a != 0 }
  }

  /// What of the loops the eraser does not cover.
  package static func subtract(_ loops: Loops, _ eraser: Loops) -> Loops {
    combine(loops, eraser) { a, b in a != 0 && b == 0 }
  }

  /// `keep` says which winding numbers around both operands are inside the result.
  package static func combine(
    _ first: Loops, _ second: Loops, keep: (_ a: Int, _ b: Int) -> Bool
  ) -> Loops {
    var edges: [Edge] = []
    add(first, to: &edges, a: 1, b: 0)
    add(second, to: &edges, a: 0, b: 1)
    split(&edges)
    let merged = merged(edges)
    let faces = Faces(merged)
    var kept: [Edge] = []
    for (index, edge) in merged.enumerated() {
      let (left, right) = faces.sides(of: index)
      let isLeft = keep(left.a, left.b)
      if isLeft == keep(right.a, right.b) { continue }
      // Turned so that the inside is on its left.
      kept.append(isLeft ? edge : Edge(from: edge.to, to: edge.from, a: 1, b: 0))
    }
    return EdgeLinks.loops(kept)
  }

  /// True if no edge of one shape meets an edge of another.
  package static func areApart(_ shapes: [Loops]) -> Bool {
    var edges: [Edge] = []
    for (index, shape) in shapes.enumerated() { add(shape, to: &edges, a: index, b: 0) }
    var apart = true
    Intersections.find(edges) { i, j in
      if edges[i].a == edges[j].a || Intersections.points(edges[i], edges[j]).isEmpty {
        return true
      }
      apart = false
      return false
    }
    return apart
  }

  /// Lines cut where they meet the loops' edges, each piece with its middle's winding number.
  package static func cut(
    _ lines: [Polyline], by loops: Loops
  ) -> [(from: Point, to: Point, winding: Int)] {
    var edges: [Edge] = []
    add(loops, to: &edges, a: 1, b: 0)
    let outlines = edges.count
    for line in lines {
      let points = line.isClosed ? line.points + line.points.prefix(1) : line.points
      for (p, q) in zip(points, points.dropFirst()) {
        guard let from = GridPoint(p), let to = GridPoint(q), from != to else { continue }
        edges.append(Edge(from: from, to: to, a: 0, b: 0, line: edges.count - outlines + 1))
      }
    }
    split(&edges)
    let faces = Faces(merged(edges.filter { $0.line == 0 }), lines: edges.filter { $0.line != 0 })
    return faces.lines.map { ($0.edge.from.point, $0.edge.to.point, $0.winding) }
  }

  private static func add(_ loops: Loops, to edges: inout [Edge], a: Int, b: Int) {
    for loop in loops where loop.count > 2 {
      let places = loop.compactMap(GridPoint.init)
      guard places.count > 2, var last = places.last else { continue }
      for next in places {
        if next != last { edges.append(Edge(from: last, to: next, a: a, b: b)) }
        last = next
      }
    }
  }

  // MARK: Splitting

  private static func split(_ edges: inout [Edge]) {
    // Rounding moves what is split, which can make new meetings; few need a third time.
    for _ in 0..<8 where !splitAtIntersections(&edges) { break }
  }

  private static func splitAtIntersections(_ edges: inout [Edge]) -> Bool {
    var cuts: [Int: [GridPoint]] = [:]
    Intersections.find(edges) { i, j in
      for place in Intersections.points(edges[i], edges[j]) {
        if place != edges[i].from, place != edges[i].to { cuts[i, default: []].append(place) }
        if place != edges[j].from, place != edges[j].to { cuts[j, default: []].append(place) }
      }
      return true
    }
    guard !cuts.isEmpty else { return false }
    var result: [Edge] = []
    result.reserveCapacity(edges.count + cuts.count * 2)
    for (index, edge) in edges.enumerated() {
      guard let places = cuts[index] else {
        result.append(edge)
        continue
      }
      var last = edge.from
      for place in places.sorted(by: { edge.along($0) < edge.along($1) }) + [edge.to]
      where place != last {
        var piece = edge
        (piece.from, piece.to) = (last, place)
        result.append(piece)
        last = place
      }
    }
    edges = result
    return true
  }

  /// Edges on the same two places become one, toward larger y (or x where that is equal).
  private static func merged(_ edges: [Edge]) -> [Edge] {
    struct Key: Hashable {
      var from: GridPoint
      var to: GridPoint
    }
    var slots: [Key: Int] = [:]
    var result: [Edge] = []
    for edge in edges {
      let edge = edge.upward
      let key = Key(from: edge.from, to: edge.to)
      if let slot = slots[key] {
        result[slot].a += edge.a
        result[slot].b += edge.b
      } else {
        slots[key] = result.count
        result.append(edge)
      }
    }
    return result.filter { $0.a != 0 || $0.b != 0 }
  }
}

extension PlanarMap {
  /// A point of the grid.
  struct GridPoint: Hashable {
    var x: Int
    var y: Int

    init(x: Int, y: Int) { (self.x, self.y) = (x, y) }

    /// nil for what is no number.
    init?(_ p: Point) {
      guard !p.x.isNaN, !p.y.isNaN else { return nil }
      func step(_ v: Double) -> Int {
        Int(min(max((v * grid).rounded(), -farthest), farthest))
      }
      (x, y) = (step(p.x), step(p.y))
    }

    var point: Point { Point(Double(x) / grid, Double(y) / grid) }
  }

  struct Edge {
    var from: GridPoint
    var to: GridPoint
    /// How often the edge runs along in this direction in the first and the second operand.
    var a: Int
    var b: Int
    /// Of a line that is only cut: its number from 1.
    var line = 0

    var isFlat: Bool { from.y == to.y }

    /// Toward larger y, or larger x where that is equal.
    var upward: Edge {
      guard (from.y, from.x) > (to.y, to.x) else { return self }
      return Edge(from: to, to: from, a: -a, b: -b, line: line)
    }

    /// Grows along the edge.
    func along(_ p: GridPoint) -> Int {
      (p.x - from.x) * (to.x - from.x) + (p.y - from.y) * (to.y - from.y)
    }

    /// For an upward edge: positive where the place lies on the side of smaller x.
    func side(of p: GridPoint) -> Int {
      (to.x - from.x) * (p.y - from.y) - (p.x - from.x) * (to.y - from.y)
    }
  }
}
