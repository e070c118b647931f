import VitrineDrawing

extension PlanarMap {
  /// Links edges to closed loops.
  enum EdgeLinks {
    static func loops(_ edges: [Edge]) -> Loops {
      var starts: [GridPoint: [Int]] = [:]
      for (index, edge) in edges.enumerated() { starts[edge.from, default: []].append(index) }
      var used = [Bool](repeating: false, count: edges.count)
      var loops: Loops = []
      for first in edges.indices where !used[first] {
        var loop: [GridPoint] = []
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

    private static func sharpestLeft(
      after edge: Edge, among choices: [Int], _ edges: [Edge]
    ) -> Int? {
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
    private static func simplified(_ loop: [GridPoint]) -> [Point] {
      var result: [Point] = []
      for index in loop.indices {
        let p = loop[(index + loop.count - 1) % loop.count]
        let q = loop[index]
        let r = loop[(index + 1) % loop.count]
        if (q.x - p.x) * (r.y - q.y) - (q.y - p.y) * (r.x - q.x) == 0 { continue }
        result.append(q.point)
      }
      return result
    }
  }
}
