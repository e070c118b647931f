import VitrineDrawing
import VitrineGeometry

/// One color's worth of a symbol, in units (100 units are one em, origin at the center of the
/// capitals, y down). The path is clean and filled with the non-zero rule.
struct Part {
  var path: VectorPath
  var level = 0
  var color: SymbolColor?
  var threshold: Double?
  /// Lies on the parts before it, which have a hole there in monochrome.
  var isOver = false
}

extension Part {
  /// One clean outline of everything that monochrome shows.
  static func union(_ parts: [Part]) -> Loops {
    let shown = monochrome(parts)
    if shown.count == 1 { return shown[0].path.loops }
    return PlanarMap.union(shown.flatMap(\.path.loops))
  }

  /// Neighbors that look the same as one part, so that no overlap shows through a tint.
  static func coalesced(_ parts: [Part], colors: Bool) -> [Part] {
    var result: [Part] = []
    var runs: [[VectorPath]] = []
    for part in parts {
      if let last = result.last, !last.isOver, !part.isOver, last.level == part.level,
        last.threshold == part.threshold, !colors || last.color == part.color
      {
        runs[runs.count - 1].append(part.path)
      } else {
        result.append(part)
        runs.append([part.path])
      }
    }
    for index in result.indices { result[index].path = VectorPath.merging(runs[index]) }
    return result
  }

  /// The parts for coloring by level: a mark on a part of its own level would vanish, so there it
  /// is a hole.
  static func levels(_ parts: [Part]) -> [Part] {
    var result: [Part] = []
    for part in parts {
      guard part.isOver else {
        result.append(part)
        continue
      }
      let eraser = part.path.loops
      var isHole = false
      for index in result.indices where result[index].level == part.level {
        let rest = result[index].path.subtracting(eraser)
        if rest != result[index].path {
          isHole = true
          result[index].path = rest
        }
      }
      if !isHole { result.append(part) }
    }
    return result.filter { !$0.path.isEmpty }
  }

  /// The parts with holes where other parts lie over them. Parts of equal threshold are one.
  static func monochrome(_ parts: [Part]) -> [Part] {
    var result: [Part] = []
    for part in parts {
      if part.isOver {
        let eraser = part.path.loops
        for index in result.indices { result[index].path = result[index].path.subtracting(eraser) }
      } else {
        result.append(Part(path: part.path, threshold: part.threshold))
      }
    }
    return coalesced(result.filter { !$0.path.isEmpty }, colors: false)
  }

  /// The middle of the ink's box and the distance of the ink farthest from it.
  static func enclosure(_ parts: [Part]) -> (center: Point, radius: Double) {
    let points = parts.flatMap { $0.path.loops.flatMap { $0 } }
    guard let first = points.first else { return (.zero, 0) }
    var (low, high) = (first, first)
    for p in points {
      low = Point(min(low.x, p.x), min(low.y, p.y))
      high = Point(max(high.x, p.x), max(high.y, p.y))
    }
    let center = Point((low.x + high.x) / 2, (low.y + high.y) / 2)
    let square = points.map {
      ($0.x - center.x) * ($0.x - center.x) + ($0.y - center.y) * ($0.y - center.y)
    }.max()!
    return (center, square.squareRoot())
  }
}
