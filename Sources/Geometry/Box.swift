import VitrineDrawing

/// The box around points; nothing meets an empty one.
struct Box: Sendable {
  var low = Point(.infinity, .infinity)
  var high = Point(-.infinity, -.infinity)

  var center: Point { Point((low.x + high.x) / 2, (low.y + high.y) / 2) }

  mutating func add(_ p: Point) {
    low = Point(min(low.x, p.x), min(low.y, p.y))
    high = Point(max(high.x, p.x), max(high.y, p.y))
  }

  mutating func add(_ loop: [Point]) {
    for p in loop { add(p) }
  }

  mutating func add(_ box: Box) {
    low = Point(min(low.x, box.low.x), min(low.y, box.low.y))
    high = Point(max(high.x, box.high.x), max(high.y, box.high.y))
  }

  /// Some steps of the grid count as touching: points are rounded to it.
  func meets(_ other: Box) -> Bool {
    let slack = 4 / PlanarMap.grid
    return low.x <= other.high.x + slack && other.low.x <= high.x + slack
      && low.y <= other.high.y + slack && other.low.y <= high.y + slack
  }
}
