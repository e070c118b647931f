import Testing
import VitrineDrawing
import VitrineGeometry

@testable import VitrineSymbols

private func area(_ loops: Loops) -> Double { loops.reduce(0) { $0 + Polygon.area($1) } }

private func square(_ x: Double, _ y: Double, _ side: Double) -> Loops {
  VectorPath(rect: Rect(x: x, y: y, width: side, height: side)).loops
}

@Suite(.timeLimit(.minutes(60))) struct OutlineTests {
  @Test func unionOfOverlapping() {
    let loops = PlanarMap.union(square(0, 0, 10) + square(5, 5, 10))
    #expect(abs(area(loops) - 175) < 1e-6)
    #expect(loops.count == 1)
  }

  @Test func unionAlongACommonEdge() {
    let loops = PlanarMap.union(square(0, 0, 10) + square(10, 0, 10))
    #expect(abs(area(loops) - 200) < 1e-6)
    #expect(loops.count == 1 && loops[0].count == 4)
  }

  @Test func differenceMakesAHole() {
    let loops = PlanarMap.subtract(square(0, 0, 10), square(2, 2, 4))
    #expect(abs(area(loops) - 84) < 1e-6)
    #expect(loops.count == 2)
  }

  @Test func differenceWithItselfIsNothing() {
    let circle = VectorPath(ellipseIn: Rect(x: 0, y: 0, width: 50, height: 50)).loops
    #expect(PlanarMap.subtract(circle, circle).isEmpty)
  }

  @Test func touchingCorners() {
    let loops = PlanarMap.union(square(0, 0, 10) + square(10, 10, 10))
    #expect(abs(area(loops) - 200) < 1e-6)
  }

  @Test func strokeOfALineIsACapsule() {
    let loops = VectorPath([.move(Point(0, 0)), .line(Point(100, 0))]).stroked(width: 10)
    #expect(abs(area(loops) - (1000 + 25 * .pi)) < 1)
  }

  @Test func strokeOfACross() {
    let cross = VectorPath([
      .move(Point(-50, 0)), .line(Point(50, 0)), .move(Point(0, -50)), .line(Point(0, 50)),
    ])
    #expect(abs(area(cross.stroked(width: 10)) - (2 * (1000 + 25 * .pi) - 100)) < 2)
  }

  @Test func outsetMovesEveryEdge() {
    let path = VectorPath(rect: Rect(x: 0, y: 0, width: 10, height: 10))
    #expect(path.outset(by: 1).controlBounds == Rect(x: -1, y: -1, width: 12, height: 12))
    #expect(path.outset(by: -1).controlBounds == Rect(x: 1, y: 1, width: 8, height: 8))
  }

  @Test func erasingInsideKeepsCurves() {
    let circle = VectorPath(ellipseIn: Rect(x: -50, y: -50, width: 100, height: 100))
    let result = circle.subtracting(square(-5, -5, 10))
    #expect(result.elements.prefix(6) == circle.elements.prefix(6))
    #expect(abs(area(result.loops) - (area(circle.loops) - 100)) < 1e-6)
  }

  @Test(arguments: [
    ("M0,0 L10,0 10,10Z", 50.0), ("M0 0h10v10h-10z", 100), ("c 0 0 10", 314.16),
    ("rr 0 0 10 10 0", 100), ("M-10,0 A10,10 0 0 1 10,0 A10,10 0 0 1 -10,0 Z", 314.16),
  ])
  func geometry(text: String, expected: Double) {
    var scanner = PathScanner(text)
    #expect(abs(abs(area(scanner.path()?.loops ?? [])) - expected) < 1.5)
  }

  @Test(arguments: ["", "M", "Q1", "c 1 2", "hello", "M0,0 L1", "1 2 3"])
  func brokenGeometry(_ text: String) {
    var scanner = PathScanner(text)
    #expect(scanner.path() == nil)
  }
}
