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
