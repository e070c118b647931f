package import VitrineDrawing

/// A displacement in points.
public struct CGVector: Hashable, Sendable, Codable, BitwiseCopyable {
  public var dx: CGFloat
  public var dy: CGFloat
  public static let zero = CGVector(dx: 0, dy: 0)
  public init() { self.init(dx: 0, dy: 0) }
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }
  public init(dx: Double, dy: Double) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }
  public init(dx: Int, dy: Int) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }
}

extension CGPoint {
  public func applying(_ t: CGAffineTransform) -> CGPoint {
    CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
  }

  package init(_ p: VitrineDrawing.Point) { self.init(x: p.x, y: p.y) }
  package var drawing: VitrineDrawing.Point { VitrineDrawing.Point(Double(x), Double(y)) }
}

extension CGSize {
  public func applying(_ t: CGAffineTransform) -> CGSize {
    CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
  }

  package init(_ s: VitrineDrawing.Size) { self.init(width: s.width, height: s.height) }
  package var drawing: VitrineDrawing.Size {
    VitrineDrawing.Size(Double(width), Double(height))
  }
}

extension CGRect {
  /// The box around the mapped rectangle.
  public func applying(_ t: CGAffineTransform) -> CGRect { CGRect(t.drawing.apply(drawing)) }

  package init(_ r: VitrineDrawing.Rect) {
    self.init(x: r.x, y: r.y, width: r.width, height: r.height)
  }
  package var drawing: VitrineDrawing.Rect {
    let r = standardized
    return VitrineDrawing.Rect(
      x: Double(r.origin.x), y: Double(r.origin.y), width: Double(r.size.width),
      height: Double(r.size.height))
  }
}

public func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}
public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize {
  CGSize(width: width, height: height)
}
public let CGPointZero = CGPoint.zero
public let CGSizeZero = CGSize.zero
public let CGRectZero = CGRect.zero
public func CGRectUnion(_ a: CGRect, _ b: CGRect) -> CGRect { a.union(b) }
public func CGRectIntersection(_ a: CGRect, _ b: CGRect) -> CGRect { a.intersection(b) }
public func CGRectInset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect {
  rect.insetBy(dx: dx, dy: dy)
}
public func CGRectOffset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect {
  rect.offsetBy(dx: dx, dy: dy)
}
public func CGRectIntegral(_ rect: CGRect) -> CGRect { rect.integral }
public func CGRectContainsPoint(_ rect: CGRect, _ point: CGPoint) -> Bool { rect.contains(point) }
public func CGRectContainsRect(_ a: CGRect, _ b: CGRect) -> Bool { a.contains(b) }
public func CGRectIntersectsRect(_ a: CGRect, _ b: CGRect) -> Bool { a.intersects(b) }
public func CGRectEqualToRect(_ a: CGRect, _ b: CGRect) -> Bool { a == b }
public func CGRectIsEmpty(_ rect: CGRect) -> Bool { rect.isEmpty }
public func CGRectGetWidth(_ rect: CGRect) -> CGFloat { rect.width }
public func CGRectGetHeight(_ rect: CGRect) -> CGFloat { rect.height }
public func CGRectGetMinX(_ rect: CGRect) -> CGFloat { rect.minX }
public func CGRectGetMidX(_ rect: CGRect) -> CGFloat { rect.midX }
public func CGRectGetMaxX(_ rect: CGRect) -> CGFloat { rect.maxX }
public func CGRectGetMinY(_ rect: CGRect) -> CGFloat { rect.minY }
public func CGRectGetMidY(_ rect: CGRect) -> CGFloat { rect.midY }
public func CGRectGetMaxY(_ rect: CGRect) -> CGFloat { rect.maxY }
public func CGPointEqualToPoint(_ a: CGPoint, _ b: CGPoint) -> Bool { a == b }
public func CGSizeEqualToSize(_ a: CGSize, _ b: CGSize) -> Bool { a == b }
public let CGRectNull = CGRect.null
public let CGRectInfinite = CGRect.infinite
