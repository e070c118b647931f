/// A position in points.
public struct Point: Hashable, Sendable {
  /// Points from the left.
  public var x: Double
  /// Points from the top.
  public var y: Double
  public init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }
  /// The origin.
  public static let zero = Point(0, 0)
}

/// An extent in points.
public struct Size: Hashable, Sendable {
  /// Points.
  public var width: Double
  /// Points.
  public var height: Double
  public init(_ width: Double, _ height: Double) {
    self.width = width
    self.height = height
  }
  /// No extent in either direction.
  public static let zero = Size(0, 0)
}

/// A rectangle in points, y down.
public struct Rect: Hashable, Sendable {
  /// The left edge, points.
  public var x: Double
  /// The top edge, points.
  public var y: Double
  /// Points.
  public var width: Double
  /// Points.
  public var height: Double

  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// At the origin, without size.
  public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  /// The left edge.
  public var minX: Double { x }
  /// The top edge.
  public var minY: Double { y }
  /// The middle between left and right.
  public var midX: Double { x + width / 2 }
  /// The middle between top and bottom.
  public var midY: Double { y + height / 2 }
  /// The right edge.
  public var maxX: Double { x + width }
  /// The bottom edge.
  public var maxY: Double { y + height }
  /// Width and height.
  public var size: Size { Size(width, height) }
  /// The top left corner.
  public var origin: Point { Point(x, y) }
  /// Whether a side is not above 0; true for NaN.
  public var isEmpty: Bool { !(width > 0 && height > 0) }

  /// Smaller by a distance on each side, larger for a negative one; sizes stay at 0 or above.
  public func inset(by distance: Double) -> Rect {
    Rect(
      x: x + distance, y: y + distance, width: max(0, width - 2 * distance),
      height: max(0, height - 2 * distance))
  }

  /// Moved by a vector.
  public func offset(by delta: Point) -> Rect {
    Rect(x: x + delta.x, y: y + delta.y, width: width, height: height)
  }

  /// The smallest rectangle around both; an empty one adds nothing.
  public func union(_ other: Rect) -> Rect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    let left = min(minX, other.minX)
    let top = min(minY, other.minY)
    return Rect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// What both cover; empty where they do not meet.
  public func intersection(_ other: Rect) -> Rect {
    let left = max(minX, other.minX)
    let top = max(minY, other.minY)
    return Rect(
      x: left, y: top, width: max(0, min(maxX, other.maxX) - left),
      height: max(0, min(maxY, other.maxY) - top))
  }

  /// Left and top edges belong to it, right and bottom ones do not.
  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// Both corners moved to the nearest pixel of a screen with `scale` pixels a point.
  public func snapped(toScale scale: Double) -> Rect {
    let left = (x * scale).rounded() / scale
    let top = (y * scale).rounded() / scale
    let right = (maxX * scale).rounded() / scale
    let bottom = (maxY * scale).rounded() / scale
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

/// An affine map: `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`.
public struct Affine: Hashable, Sendable {
  /// Of x in `x'`: 1 where nothing is scaled or turned.
  public var a: Double
  /// Of x in `y'`.
  public var b: Double
  /// Of y in `x'`.
  public var c: Double
  /// Of y in `y'`: 1 where nothing is scaled or turned.
  public var d: Double
  /// Added to `x'`, points.
  public var tx: Double
  /// Added to `y'`, points.
  public var ty: Double

  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// Moves nothing.
  public static let identity = Affine(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Moves by points.
  public static func translation(_ x: Double, _ y: Double) -> Affine {
    Affine(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  /// Stretches around the origin.
  public static func scale(_ x: Double, _ y: Double) -> Affine {
    Affine(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// First `self`, then `next`.
  public func then(_ next: Affine) -> Affine {
    Affine(
      a: a * next.a + b * next.c, b: a * next.b + b * next.d,
      c: c * next.a + d * next.c, d: c * next.b + d * next.d,
      tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
  }

  /// Where a point goes.
  public func apply(_ p: Point) -> Point {
    Point(a * p.x + c * p.y + tx, b * p.x + d * p.y + ty)
  }

  /// The bounding box of the mapped rectangle.
  public func apply(_ r: Rect) -> Rect {
    let (p, q) = (apply(Point(r.minX, r.minY)), apply(Point(r.maxX, r.minY)))
    let (s, t) = (apply(Point(r.minX, r.maxY)), apply(Point(r.maxX, r.maxY)))
    let (left, right) = (min(p.x, q.x, s.x, t.x), max(p.x, q.x, s.x, t.x))
    let (top, bottom) = (min(p.y, q.y, s.y, t.y), max(p.y, q.y, s.y, t.y))
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// By what an area is multiplied; negative where it mirrors.
  public var determinant: Double { a * d - b * c }
  /// How much lengths grow, on the geometric mean of both directions.
  public var meanScale: Double { abs(determinant).squareRoot() }

  /// Whether it only moves.
  public var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }
}
