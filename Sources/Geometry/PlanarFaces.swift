extension PlanarMap {
  /// Winding numbers on both sides of edges that meet at their ends only. A sweep toward larger y
  /// keeps the edges that it cuts in their order; what lies right of an edge is what lies left of the
  /// next one.
  struct Faces {
    struct Winding: Hashable {
      var a = 0
      var b = 0
    }

    private let edges: [Edge]
    /// For each edge: on the side of larger x; of flat ones on the side of larger y.
    private var beyond: [Winding]
    private(set) var lines: [(edge: Edge, winding: Int)] = []
    /// Edges that the sweep cuts, by growing x.
    private var active: [Int] = []

    /// All edges run upward. `lines` are asked about and change nothing.
    init(_ edges: [Edge], lines: [Edge] = []) {
      self.edges = edges
      beyond = Array(repeating: Winding(), count: edges.count)
      let asked = lines.map(\.upward)
      var windings = [Int](repeating: 0, count: lines.count)
      let starts = edges.indices.sorted { edges[$0].from.y < edges[$1].from.y }
      let ends = edges.indices.filter { !edges[$0].isFlat }
        .sorted { edges[$0].to.y < edges[$1].to.y }
      let asks = asked.indices.sorted { asked[$0].from.y < asked[$1].from.y }
      var (started, ended, answered) = (0, 0, 0)
      while started < starts.count || ended < ends.count || answered < asks.count {
        var y = Int.max
        if started < starts.count { y = edges[starts[started]].from.y }
        if ended < ends.count { y = min(y, edges[ends[ended]].to.y) }
        if answered < asks.count { y = min(y, asked[asks[answered]].from.y) }
        while ended < ends.count, edges[ends[ended]].to.y == y {
          remove(ends[ended])
          ended += 1
        }
        let first = started
        while started < starts.count, edges[starts[started]].from.y == y { started += 1 }
        insert(starts[first..<started])
        // A line is asked about just above its lower end.
        while answered < asks.count, asked[asks[answered]].from.y == y {
          windings[asks[answered]] = winding(besides: asked[asks[answered]]).a
          answered += 1
        }
      }
      self.lines = zip(lines, windings).map { ($0, $1) }
    }

    func sides(of index: Int) -> (left: Winding, right: Winding) {
      let (edge, far) = (edges[index], beyond[index])
      return edge.isFlat
        ? (far, Winding(a: far.a - edge.a, b: far.b - edge.b)) : (left(of: index), far)
    }

    private func left(of index: Int) -> Winding {
      Winding(a: beyond[index].a + edges[index].a, b: beyond[index].b + edges[index].b)
    }

    private mutating func remove(_ index: Int) {
      let place = edges[index].to
      // The first edge that the place is not right of; several may end there.
      var at = firstActive { edges[$0].side(of: place) >= 0 }
      while at < active.count, active[at] != index, edges[active[at]].side(of: place) == 0 {
        at += 1
      }
      if at < active.count, active[at] == index {
        active.remove(at: at)
      } else if let found = active.firstIndex(of: index) {
        active.remove(at: found)
      }
    }

    private mutating func insert(_ started: ArraySlice<Int>) {
      var inserted: [Int] = []
      for index in started where !edges[index].isFlat {
        active.insert(index, at: place(for: edges[index]))
        inserted.append(index)
      }
      // From right to left, so that the neighbor on the right is known.
      let places = inserted.map { (index: $0, place: place(of: $0)) }
      for (index, at) in places.sorted(by: { $0.place > $1.place }) {
        beyond[index] = at + 1 < active.count ? left(of: active[at + 1]) : Winding()
      }
      for index in started where edges[index].isFlat {
        beyond[index] = winding(besides: edges[index])
      }
    }

    /// Where an upward edge belongs among the active ones at the height of its lower end.
    private func place(for edge: Edge) -> Int {
      firstActive { other in
        let side = edges[other].side(of: edge.from)
        if side != 0 { return side > 0 }
        // From the same place: the one that leans further to smaller x comes first.
        let turn = edges[other].side(of: edge.to)
        return turn > 0
      }
    }

    private func place(of index: Int) -> Int {
      var at = place(for: edges[index])
      while at > 0, active[at - 1] != index, edges[active[at - 1]].from == edges[index].from {
        at -= 1
      }
      if at > 0, active[at - 1] == index { return at - 1 }
      return active.firstIndex(of: index) ?? 0
    }

    /// What lies on the side of larger x of an edge that is not among the active ones; of a flat one
    /// on the side of larger y.
    private func winding(besides edge: Edge) -> Winding {
      let at = place(for: edge)
      return at < active.count ? left(of: active[at]) : Winding()
    }

    private func firstActive(where test: (Int) -> Bool) -> Int {
      var (low, high) = (0, active.count)
      while low < high {
        let middle = (low + high) / 2
        if test(active[middle]) { high = middle } else { low = middle + 1 }
      }
      return low
    }
  }
}
