import VitrineDrawing

extension PlanarMap {
  /// Finds edges that may meet: the plane is halved until a part holds a few edges. An edge is in a
  /// part with what of it lies there, so that long edges side by side are told apart.
  enum Intersections {
    /// Calls `body` with the indices of two edges that come near each other, some pairs more than
    /// once, until it says no.
    static func find(_ edges: [Edge], _ body: (Int, Int) -> Bool) {
      let entries = edges.enumerated().map { Entry($0.offset, $0.element) }
      // The edge that begins further left is the first of a pair.
      let order = edges.indices.sorted {
        min(edges[$0].from.x, edges[$0].to.x) < min(edges[$1].from.x, edges[$1].to.x)
      }
      var rank = [Int](repeating: 0, count: edges.count)
      for (place, index) in order.enumerated() { rank[index] = place }
      _ = Search(edges: edges, rank: rank).halve(entries, depth: 0, body)
    }

    /// Where two edges meet other than at common ends.
    static func points(_ p: Edge, _ q: Edge) -> [GridPoint] {
      let (rx, ry) = (p.to.x - p.from.x, p.to.y - p.from.y)
      let (sx, sy) = (q.to.x - q.from.x, q.to.y - q.from.y)
      let (ox, oy) = (q.from.x - p.from.x, q.from.y - p.from.y)
      let cross = rx * sy - ry * sx
      if cross == 0 {
        guard ox * ry - oy * rx == 0 else { return [] }
        return [q.from, q.to].filter { isInside($0, p) }
          + [p.from, p.to].filter { isInside($0, q) }
      }
      let t = Double(ox * sy - oy * sx) / Double(cross)
      let u = Double(ox * ry - oy * rx) / Double(cross)
      guard t >= 0, t <= 1, u >= 0, u <= 1 else { return [] }
      let place = GridPoint(
        x: p.from.x + Int((t * Double(rx)).rounded()), y: p.from.y + Int((t * Double(ry)).rounded())
      )
      let endsP = place == p.from || place == p.to
      let endsQ = place == q.from || place == q.to
      return endsP && endsQ ? [] : [place]
    }

    /// For a place on the edge's line: strictly between its ends.
    private static func isInside(_ place: GridPoint, _ edge: Edge) -> Bool {
      guard place != edge.from, place != edge.to else { return false }
      return place.x >= min(edge.from.x, edge.to.x) && place.x <= max(edge.from.x, edge.to.x)
        && place.y >= min(edge.from.y, edge.to.y) && place.y <= max(edge.from.y, edge.to.y)
    }
  }

  /// The part of an edge that lies in a part of the plane, between two shares of its way.
  fileprivate struct Entry {
    var index: Int
    var from: Double
    var to: Double
    var left: Double
    var top: Double
    var right: Double
    var bottom: Double

    init(_ index: Int, _ edge: Edge, from: Double = 0, to: Double = 1) {
      (self.index, self.from, self.to) = (index, from, to)
      let (p, q) = (edge.point(from), edge.point(to))
      // A step wider, for what is rounded.
      (left, right) = (min(p.x, q.x) - 1, max(p.x, q.x) + 1)
      (top, bottom) = (min(p.y, q.y) - 1, max(p.y, q.y) + 1)
    }

    func overlaps(_ other: Entry) -> Bool {
      left <= other.right && other.left <= right && top <= other.bottom && other.top <= bottom
    }
  }

  /// A direction that the plane is halved across.
  private struct Normal {
    var x: Double
    var y: Double

    func at(_ p: Point) -> Double { p.x * x + p.y * y }
  }

  private struct Search {
    let edges: [Edge]
    let rank: [Int]
    /// Fewer edges are compared one with another.
    private static let few = 12
    private static let deepest = 48

    init(edges: [Edge], rank: [Int]) { (self.edges, self.rank) = (edges, rank) }

    func halve(_ entries: [Entry], depth: Int, _ body: (Int, Int) -> Bool) -> Bool {
      guard entries.count > Self.few, depth < Self.deepest, let (low, high) = parts(entries) else {
        return compare(entries, body)
      }
      return halve(low, depth: depth + 1, body) && halve(high, depth: depth + 1, body)
    }

    /// The entries on both sides of a line that few of them cross; nil where none is found. Edges on
    /// both sides are looked at twice: with too many it does not pay.
    private func parts(_ entries: [Entry]) -> ([Entry], [Entry])? {
      let box = entries.dropFirst().reduce(entries[0]) { $0.union($1) }
      let isWide = box.right - box.left >= box.bottom - box.top
      let upright = [Normal(x: 1, y: 0), Normal(x: 0, y: 1)]
      for normal in (isWide ? upright : upright.reversed()) + [acrossMost(entries)] {
        let middles = entries.map { normal.at(edges[$0.index].point(($0.from + $0.to) / 2)) }
        // Of many a few dozen tell about where the middle is. Where they do not, all are asked.
        if entries.count > 256, let (low, high) = parts(entries, normal, Self.about(middles)),
          max(low.count, high.count) <= entries.count * 3 / 4
        {
          return (low, high)
        }
        if let exact = parts(entries, normal, middles.sorted()[middles.count / 2]) { return exact }
      }
      return nil
    }

    private static func about(_ middles: [Double]) -> Double {
      let asked = (0..<33).map {
        middles[($0 &* 40_503 & 0xFFFF) * middles.count >> 16]
      }
      return asked.sorted()[asked.count / 2]
    }

    private func parts(
      _ entries: [Entry], _ normal: Normal, _ cut: Double
    ) -> (low: [Entry], high: [Entry])? {
      var (low, high): ([Entry], [Entry]) = ([], [])
      for entry in entries { part(entry, normal, cut, &low, &high) }
      let most = entries.count * 5 / 4
      let isParted = low.count + high.count <= most && max(low.count, high.count) < entries.count
      return isParted ? (low, high) : nil
    }

    private func part(
      _ entry: Entry, _ normal: Normal, _ cut: Double, _ low: inout [Entry], _ high: inout [Entry]
    ) {
      let edge = edges[entry.index]
      let a = normal.at(edge.point(entry.from)) - cut
      let b = normal.at(edge.point(entry.to)) - cut
      if max(a, b) < -1 { return low.append(entry) }
      if min(a, b) > 1 { return high.append(entry) }
      // Along or across the cut: in both, but no more of it than lies there.
      guard abs(b - a) > 4 else {
        low.append(entry)
        return high.append(entry)
      }
      func share(_ distance: Double) -> Double {
        let t = (distance - a) / (b - a)
        return entry.from + (entry.to - entry.from) * min(max(t, 0), 1)
      }
      let isRising = b > a
      let (below, above) = (share(1), share(-1))
      low.append(
        isRising
          ? Entry(entry.index, edge, from: entry.from, to: below)
          : Entry(entry.index, edge, from: below, to: entry.to))
      high.append(
        isRising
          ? Entry(entry.index, edge, from: above, to: entry.to)
          : Entry(entry.index, edge, from: entry.from, to: above))
    }

    /// Across the direction that most edges have, whichever way they run: the mean of the doubled
    /// angles.
    private func acrossMost(_ entries: [Entry]) -> Normal {
      var (c, s) = (0.0, 0.0)
      for entry in entries {
        let edge = edges[entry.index]
        let (dx, dy) = (Double(edge.to.x - edge.from.x), Double(edge.to.y - edge.from.y))
        let length = (dx * dx + dy * dy).squareRoot()
        guard length > 0 else { continue }
        let share = entry.to - entry.from
        c += (dx * dx - dy * dy) / length * share
        s += 2 * dx * dy / length * share
      }
      let length = (c * c + s * s).squareRoot()
      guard length > 0 else { return Normal(x: 0.6, y: 0.8) }
      let along = ((1 + c / length) / 2).squareRoot()
      let across = ((1 - c / length) / 2).squareRoot()
      return Normal(x: s < 0 ? across : -across, y: along)
    }

    private func compare(_ entries: [Entry], _ body: (Int, Int) -> Bool) -> Bool {
      for (place, one) in entries.enumerated() {
        for other in entries[(place + 1)...] where one.overlaps(other) {
          let isFirst = rank[one.index] < rank[other.index]
          let (i, j) = isFirst ? (one.index, other.index) : (other.index, one.index)
          if !body(i, j) { return false }
        }
      }
      return true
    }
  }
}

extension PlanarMap.Edge {
  fileprivate func point(_ t: Double) -> Point {
    Point(
      Double(from.x) + Double(to.x - from.x) * t, Double(from.y) + Double(to.y - from.y) * t)
  }
}

extension PlanarMap.Entry {
  fileprivate func union(_ other: PlanarMap.Entry) -> PlanarMap.Entry {
    var result = self
    (result.left, result.right) = (min(left, other.left), max(right, other.right))
    (result.top, result.bottom) = (min(top, other.top), max(bottom, other.bottom))
    return result
  }
}
