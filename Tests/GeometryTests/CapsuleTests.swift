import Testing
import VitrineDrawing
import VitrineGeometry

@Suite(.timeLimit(.minutes(60))) struct CapsuleTests {
  private let height = 157.0

  private func inset(_ path: VectorPath, at y: Double) -> Double {
    let points = path.loops(tolerance: 0.001).flatMap { $0 }
    let left = points.filter { abs($0.y - y) < 0.5 && $0.x < 200 }
    return left.min { abs($0.y - y) < abs($1.y - y) }?.x ?? .nan
  }

  /// A picture of a capsule of 461 × 157 pixels: how far its left edge is inset. The depths below the
  /// top are where a circular end has what was measured of one in the same way.
  @Test(arguments: [
    (0.0143, 104.8, 2.0), (1.118, 73.5, 0.8), (4.19, 54.5, 0.8), (16.46, 29.5, 0.5),
    (34.49, 12.7, 0.5),
  ])
  func `a continuous end is as it was measured`(y: Double, inset expected: Double, limit: Double) {
    let path = VectorPath(continuousCapsuleIn: Rect(x: 0, y: 0, width: 462.6, height: height))
    let tip = path.tightBounds.minX
    #expect(abs(tip - 0.9) < 0.2)
    #expect(abs(inset(path, at: y) - tip - expected) < limit, "\(inset(path, at: y) - tip)")
  }

  @Test(arguments: [(10.0, 10.0), (10, 11), (40, 10), (10, 40), (0, 0), (5, 0)])
  func `it stays in its box`(width: Double, height: Double) {
    let bounds = VectorPath(
      continuousCapsuleIn: Rect(x: 3, y: 4, width: width, height: height)
    ).tightBounds
    let slack = 0.011 * min(width, height) / 2 + 1e-9
    #expect(abs(bounds.minX - 3) <= slack && abs(bounds.maxX - 3 - width) <= slack)
    #expect(abs(bounds.minY - 4) <= slack && abs(bounds.maxY - 4 - height) <= slack)
  }
}
