import Testing
import VitrineDrawing

@testable import VitrineGeometry

@Suite(.timeLimit(.minutes(60))) struct PlanarMapTests {
  private struct Random {
    var state: UInt64
    mutating func next(_ limit: Double) -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(state >> 33) / Double(1 << 31) * limit
    }
    mutating func polygon(_ corners: Int, _ size: Double) -> Loops {
      [(0..<corners).map { _ in Point(next(size), next(size)) }]
    }
  }

  private func area(_ loops: Loops) -> Double { loops.reduce(0) { $0 + Polygon.area($1) } }

  /// Polygons that cross themselves and each other: what two have in common and what they cover
  /// together is as much as both.
  @Test(arguments: 0..<40 as Range<UInt64>)
  func `areas add up`(seed: UInt64) {
    var random = Random(state: seed)
    // Whole numbers make corners fall onto edges.
    let corners = 3 + Int(random.next(20))
    func coarse(_ loops: Loops) -> Loops {
      seed % 2 == 0 ? loops : loops.map { $0.map { Point($0.x.rounded(), $0.y.rounded()) } }
    }
    let (a, b) = (coarse(random.polygon(corners, 12)), coarse(random.polygon(corners, 12)))
    let own = (area(PlanarMap.union(a)), area(PlanarMap.union(b)))
    let both = area(PlanarMap.combine(a, b) { $0 != 0 && $1 != 0 })
    let either = area(PlanarMap.union(a + b.map { Polygon.positive($0) }))
    let any = area(PlanarMap.combine(a, b) { $0 != 0 || $1 != 0 })
    let odd = area(PlanarMap.combine(a, b) { ($0 != 0) != ($1 != 0) })
    #expect(abs(own.0 + own.1 - both - any) < 0.1)
    #expect(abs(any - both - odd) < 0.1)
    #expect(either > 0 || corners < 3)
    let less = area(PlanarMap.subtract(PlanarMap.union(a), PlanarMap.union(b)))
    #expect(abs(own.0 - both - less) < 0.1)
  }

  /// Pairs of edges that are looked at grow with their number: a comb, slanted stripes, a fine ring.
  @Test(arguments: ["comb", "stripes", "ring"])
  func `searching is near linear`(shape: String) {
    func pairs(_ count: Int) -> Int {
      let loops: Loops =
        switch shape {
        case "comb":
          [(0..<count).map { Point(Double($0), $0 % 2 == 0 ? 0 : 500) } + [Point(0, 600)]]
        case "stripes":
          (0..<count / 4).map { index in
            let x = Double(index)
            return [Point(x, 0), Point(x + 800, 800), Point(x + 800.5, 800), Point(x + 0.5, 0)]
          }
        default:
          VectorPath(ellipseIn: Rect(x: 0, y: 0, width: 1e3, height: 1e3))
            .loops(tolerance: 400 / Double(count * count))
        }
      var looked = 0
      var edges: [PlanarMap.Edge] = []
      for loop in loops {
        for (p, q) in zip(loop, loop.dropFirst() + loop.prefix(1)) {
          edges.append(.init(from: .init(p)!, to: .init(q)!, a: 1, b: 0))
        }
      }
      PlanarMap.Intersections.find(edges) { _, _ in
        looked += 1
        return true
      }
      return looked
    }
    #expect(Double(pairs(4000)) <= Double(pairs(1000)) * 4 * 1.3)
  }

  @Test func `a line is cut by an outline`() {
    let square: Loops = [[Point(0, 0), Point(10, 0), Point(10, 10), Point(0, 10)]]
    let line = Polyline([Point(-5, 2), Point(15, 2), Point(15, 5), Point(5, 5)], isClosed: false)
    let pieces = PlanarMap.cut([line], by: square)
    let inside = pieces.filter { $0.winding != 0 }.reduce(0) { $0 + $1.from.distance(to: $1.to) }
    let outside = pieces.filter { $0.winding == 0 }.reduce(0) { $0 + $1.from.distance(to: $1.to) }
    #expect(inside == 15 && outside == 18)
    #expect(pieces.first?.from == Point(-5, 2) && pieces.last?.to == Point(5, 5))
  }

  @Test(arguments: [.nan, .infinity, 1e300, -1e12] as [Double])
  func `strange numbers are survived`(value: Double) {
    let odd: Loops = [[Point(0, 0), Point(value, 0), Point(value, value), Point(3, value)]]
    let square: Loops = [[Point(0, 0), Point(10, 0), Point(10, 10), Point(0, 10)]]
    #expect(PlanarMap.union(odd + square).count < 10)
  }
}
