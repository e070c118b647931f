package import VitrineDrawing

extension VectorPath {
  /// A capsule with continuous ends, as SwiftUI draws it. Its corners are those of a rounded
  /// rectangle with half the height as radius; along the short side there is no room for their whole
  /// curve, so it is cut where two of them meet: the end comes to a faint point, 1 % of the radius
  /// inside the frame. Measured in one picture of 461 × 157 pixels. Where the long side is too short
  /// for the curve as well, the ends become circular (estimate).
  package init(continuousCapsuleIn rect: Rect) {
    let isWide = rect.width >= rect.height
    let (length, height) = isWide ? (rect.width, rect.height) : (rect.height, rect.width)
    let reach = min(Self.continuousReach, length / max(height, 1e-9))
    guard height > 0, reach > 1.0001 else {
      self.init(roundedRect: rect, cornerRadius: height / 2, continuous: true)
      return
    }
    let corner = Self.capsuleCorner(radius: height / 2, reach: reach)
    self.init()
    addEnd(corner) {
      Point(length - $0.x, $0.y)
    } other: {
      Point(length - $0.x, height - $0.y)
    }
    addEnd(corner) {
      Point($0.x, height - $0.y)
    } other: {
      $0
    }
    close()
    self = transformed(
      by: isWide
        ? .translation(rect.x, rect.y)
        : Affine(a: 0, b: 1, c: -1, d: 0, tx: rect.x + height, ty: rect.y))
  }

  /// How many radii a continuous corner takes of each side.
  private static let continuousReach = 1.52866483

  /// From the long side to the middle of the end, measured from the corner: x along the long side.
  private static func capsuleCorner(radius: Double, reach: Double) -> [Cubic] {
    var whole = VectorPath()
    whole.move(to: Point(radius * reach, 0))
    whole.addContinuousCorner(radius: radius, reach: reach) { Point($0, $1) }
    var pieces: [Cubic] = []
    for element in whole.elements {
      if case .curve(let a, let b, let p) = element {
        pieces.append(Cubic(pieces.last?.p3 ?? Point(radius * reach, 0), a, b, p))
      }
    }
    guard let last = pieces.popLast() else { return [] }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if last.point(middle).y < radius { low = middle } else { high = middle }
    }
    var cut = last.part(0, low)
    cut.p3.y = radius
    return pieces + [cut]
  }

  /// Round one end: along a corner to the middle, back along the other.
  private mutating func addEnd(
    _ corner: [Cubic], _ first: (Point) -> Point, other second: (Point) -> Point
  ) {
    guard let start = corner.first?.p0 else { return }
    if isEmpty { move(to: first(start)) } else { line(to: first(start)) }
    for piece in corner { curve(to: first(piece.p3), first(piece.p1), first(piece.p2)) }
    for piece in corner.reversed() {
      curve(to: second(piece.p0), second(piece.p2), second(piece.p1))
    }
  }
}
