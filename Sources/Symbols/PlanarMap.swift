package import VitrineDrawing

/// Polygons by closed loops of points. "Clean" means that outer loops have positive area
/// (Σ x₁y₂ − x₂y₁ > 0), holes negative, and no point is covered twice.
package typealias Loops = [[Point]]

/// Union and difference of polygons: all edges are split where they meet, an edge stays if it has
/// the inside on one side only, and what stays is linked to loops. Near quadratic in the edges, which are
/// a few hundred; exact arithmetic on a grid of 10⁻⁵ em keeps it from falling apart.
package struct PlanarMap {
  private struct Place: Hashable {
    var x: Int
    var y: Int
  }

  private struct Edge {
    var from: Place
    var to: Place
    /// How often the edge runs along in this direction in the first and the second operand.
    var a: Int
    var b: Int
  }

  /// Grid steps a unit (100 units are one em).
  private static let grid = 1000.0

  static func union(_ loops: Loops) -> Loops {
    combine(loops, []) { a, _ in a != 0 }
  }

  static func subtract(_ loops: Loops, _ eraser: Loops) -> Loops {
    combine(loops, eraser) { a, b in a != 0 && b == 0 }
  }

  package static func combine(_ first: Loops, _ second: Loops, keep: (Int, Int) -> Bool) -> Loops {
    var edges: [Edge] = []
    add(first, to: &edges, a: 1, b: 0)
    add(second, to: &edges, a: 0, b: 1)
    for _ in 0..<6 where !splitAtCrossings(&edges) { break }
    return link(boundary(of: merged(edges), keep: keep))
  }

  /// True if no edge of one shape meets an edge of another.
  static func areApart(_ shapes: [Loops]) -> Bool {
    var edges: [Edge] = []
    for (index, shape) in shapes.enumerated() { add(shape, to: &edges, a: index, b: 0) }
    var apart = true
    forEachMeeting(edges, betweenShapes: true) { _, _, _ in
      apart = false
      return false
    }
    return apart
  }

  private static func add(_ loops: Loops, to edges: inout [Edge], a: Int, b: Int) {
    for loop in loops where loop.count > 2 {
      var last = place(loop[loop.count - 1])
      for point in loop {
        let next = place(point)
        if next != last { edges.append(Edge(from: last, to: next, a: a, b: b)) }
        last = next
      }
    }
  }

  private static func place(_ p: Point) -> Place {
    Place(x: Int((p.x * grid).rounded()), y: Int((p.y * grid).rounded()))
  }

  /// Calls `body` with two edges and a place where they meet other than at common ends.
  private static func forEachMeeting(
    _ edges: [Edge], betweenShapes: Bool = false, _ body: (Int, Int, Place) -> Bool
  ) {
    let order = edges.indices.sorted {
      min(edges[$0].from.x, edges[$0].to.x) < min(edges[$1].from.x, edges[$1].to.x)
    }
    var active: [Int] = []
    for j in order {
      let q = edges[j]
      let left = min(q.from.x, q.to.x)
      let (low, high) = (min(q.from.y, q.to.y), max(q.from.y, q.to.y))
      active.removeAll { max(edges[$0].from.x, edges[$0].to.x) < left }
      for i in active {
        let p = edges[i]
        if betweenShapes && p.a == q.a { continue }
        if max(p.from.y, p.to.y) < low || min(p.from.y, p.to.y) > high { continue }
        for place in meetings(p, q) where !body(i, j, place) { return }
      }
      active.append(j)
    }
  }

  private static func meetings(_ p: Edge, _ q: Edge) -> [Place] {
    let (rx, ry) = (p.to.x - p.from.x, p.to.y - p.from.y)
    let (sx, sy) = (q.to.x - q.from.x, q.to.y - q.from.y)
    let (ox, oy) = (q.from.x - p.from.x, q.from.y - p.from.y)
    let cross = rx * sy - ry * sx
    if cross == 0 {
      guard ox * ry - oy * rx == 0 else { return [] }
      return [q.from, q.to].filter { isInside($0, p) } + [p.from, p.to].filter { isInside($0, q) }
    }
    let t = Double(ox * sy - oy * sx) / Double(cross)
    let u = Double(ox * ry - oy * rx) / Double(cross)
    guard t >= 0, t <= 1, u >= 0, u <= 1 else { return [] }
    let place = Place(
      x: p.from.x + Int((t * Double(rx)).rounded()), y: p.from.y + Int((t * Double(ry)).rounded()))
    let endsP = place == p.from || place == p.to
    let endsQ = place == q.from || place == q.to
    return endsP && endsQ ? [] : [place]
  }

  /// For a place on the edge's line: strictly between its ends.
  private static func isInside(_ place: Place, _ edge: Edge) -> Bool {
    guard place != edge.from, place != edge.to else { return false }
    return place.x >= min(edge.from.x, edge.to.x) && place.x <= max(edge.from.x, edge.to.x)
      && place.y >= min(edge.from.y, edge.to.y) && place.y <= max(edge.from.y, edge.to.y)
  }

  private static func splitAtCrossings(_ edges: inout [Edge]) -> Bool {
    var cuts: [Int: [Place]] = [:]
    forEachMeeting(edges) { i, j, place in
      if place != edges[i].from, place != edges[i].to { cuts[i, default: []].append(place) }
      if place != edges[j].from, place != edges[j].to { cuts[j, default: []].append(place) }
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
      func along(_ p: Place) -> Int {
        (p.x - edge.from.x) * (edge.to.x - edge.from.x)
          + (p.y - edge.from.y) * (edge.to.y - edge.from.y)
      }
      var last = edge.from
      for place in places.sorted(by: { along($0) < along($1) }) + [edge.to] where place != last {
        result.append(Edge(from: last, to: place, a: edge.a, b: edge.b))
        last = place
      }
    }
    edges = result
    return true
  }

  /// Edges on the same two places become one, upwards (or rightwards).
  private static func merged(_ edges: [Edge]) -> [Edge] {
    struct Key: Hashable {
      var from: Place
      var to: Place
    }
    var slots: [Key: Int] = [:]
    var result: [Edge] = []
    for edge in edges {
      var edge = edge
      if (edge.from.y, edge.from.x) > (edge.to.y, edge.to.x) {
        edge = Edge(from: edge.to, to: edge.from, a: -edge.a, b: -edge.b)
      }
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

  /// The edges with the inside on one side, turned so that it is on their left.
  private static func boundary(of edges: [Edge], keep: (Int, Int) -> Bool) -> [Edge] {
    var kept: [Edge] = []
    let rows = Bands(edges.map { ($0.from.y, $0.to.y) })
    let columns = Bands(edges.map { (min($0.from.x, $0.to.x), max($0.from.x, $0.to.x)) })
    for (index, edge) in edges.enumerated() {
      let mx = Double(edge.from.x + edge.to.x) / 2
      let my = Double(edge.from.y + edge.to.y) / 2
      let flat = edge.from.y == edge.to.y
      var (a, b) = (0, 0)
      for other in flat ? columns.at(mx) : rows.at(my) where other != index {
        let f = edges[other]
        let (x0, y0) = (Double(f.from.x), Double(f.from.y))
        let (x1, y1) = (Double(f.to.x), Double(f.to.y))
        if flat {
          guard (x0 <= mx) != (x1 <= mx), y0 + (mx - x0) / (x1 - x0) * (y1 - y0) > my else {
            continue
          }
          let sign = x1 < x0 ? 1 : -1
          a += sign * f.a
          b += sign * f.b
        } else {
          guard (y0 <= my) != (y1 <= my), x0 + (my - y0) / (y1 - y0) * (x1 - x0) > mx else {
            continue
          }
          let sign = y1 > y0 ? 1 : -1
          a += sign * f.a
          b += sign * f.b
        }
      }
      // Edges run upwards or to the right after `merged`: the ray leaves on the right of the
      // former and on the left of the latter.
      let beyond = keep(a, b)
      let left = flat ? beyond : keep(a + edge.a, b + edge.b)
      let right = flat ? keep(a - edge.a, b - edge.b) : beyond
      if left == right { continue }
      kept.append(left ? edge : Edge(from: edge.to, to: edge.from, a: 1, b: 0))
    }
    return kept
  }

  /// Which edges reach into which of equally wide bands, to look at those near a ray only.
  private struct Bands {
    private var low = 0
    private var width = 1.0
    private var members: [[Int]] = []

    init(_ spans: [(Int, Int)]) {
      guard let first = spans.first else { return }
      low = spans.reduce(first.0) { min($0, $1.0) }
      let high = spans.reduce(first.1) { max($0, $1.1) }
      let count = max(1, spans.count / 4)
      width = Double(high - low + 1) / Double(count)
      members = Array(repeating: [], count: count)
      for (index, span) in spans.enumerated() {
        for band in band(Double(span.0))...band(Double(span.1)) { members[band].append(index) }
      }
    }

    private func band(_ place: Double) -> Int {
      min(members.count - 1, max(0, Int((place - Double(low)) / width)))
    }

    func at(_ place: Double) -> [Int] { members.isEmpty ? [] : members[band(place)] }
  }

  private static func link(_ edges: [Edge]) -> Loops {
    var starts: [Place: [Int]] = [:]
    for (index, edge) in edges.enumerated() { starts[edge.from, default: []].append(index) }
    var used = [Bool](repeating: false, count: edges.count)
    var loops: Loops = []
    for first in edges.indices where !used[first] {
      var loop: [Place] = []
      var current = first
      while true {
        used[current] = true
        loop.append(edges[current].from)
        let end = edges[current].to
        if end == edges[first].from { break }
        let choices = (starts[end] ?? []).filter { !used[$0] }
        guard let next = sharpestLeft(after: edges[current], among: choices, edges) else { break }
        current = next
      }
      guard edges[current].to == edges[first].from else { continue }
      let points = simplified(loop)
      if points.count > 2 { loops.append(points) }
    }
    return loops
  }

  private static func sharpestLeft(after edge: Edge, among choices: [Int], _ edges: [Edge]) -> Int?
  {
    if choices.count < 2 { return choices.first }
    let (dx, dy) = (Double(edge.to.x - edge.from.x), Double(edge.to.y - edge.from.y))
    func turn(_ index: Int) -> Double {
      let (ex, ey) = (
        Double(edges[index].to.x - edges[index].from.x),
        Double(edges[index].to.y - edges[index].from.y)
      )
      let cross = dx * ey - dy * ex
      let dot = dx * ex + dy * ey
      // Monotonic in the angle, −2 … 2, no trigonometry needed.
      let length = abs(cross) + abs(dot)
      guard length > 0 else { return 0 }
      return dot >= 0 ? cross / length : (cross >= 0 ? 2 - cross / length : -2 - cross / length)
    }
    return choices.max { turn($0) < turn($1) }
  }

  /// Without points on straight lines.
  private static func simplified(_ loop: [Place]) -> [Point] {
    var result: [Point] = []
    for index in loop.indices {
      let p = loop[(index + loop.count - 1) % loop.count]
      let q = loop[index]
      let r = loop[(index + 1) % loop.count]
      if (q.x - p.x) * (r.y - q.y) - (q.y - p.y) * (r.x - q.x) == 0 { continue }
      result.append(Point(Double(q.x) / grid, Double(q.y) / grid))
    }
    return result
  }
}
