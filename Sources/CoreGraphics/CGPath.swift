package import VitrineDrawing
import VitrineGeometry

/// An outline. Quadratic curves and arcs become cubic ones when they are added.
public class CGPath: Hashable, @unchecked Sendable {
  /// Changes only through `CGMutablePath`.
  package fileprivate(set) var path: VectorPath

  package init(_ path: VectorPath) { self.path = path }

  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(VectorPath(rect: rect.drawing).transformed(by: transform))
  }

  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(VectorPath(ellipseIn: rect.drawing).transformed(by: transform))
  }

  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    self.init(
      VectorPath(
        roundedRect: rect.drawing, cornerRadius: Double(min(cornerWidth, cornerHeight)),
        continuous: false
      ).transformed(by: transform))
  }

  public var isEmpty: Bool { path.isEmpty }
  public var currentPoint: CGPoint { path.currentPoint.map(CGPoint.init) ?? .zero }
  /// Around all end and control points.
  public var boundingBox: CGRect { path.isEmpty ? .null : CGRect(path.controlBounds) }
  /// Around the outline itself.
  public var boundingBoxOfPath: CGRect { path.isEmpty ? .null : CGRect(path.tightBounds) }

  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    path.transformed(by: transform.drawing).contains(point.drawing, rule: rule.drawing)
  }

  public func copy() -> CGPath? { CGPath(path) }

  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(path.transformed(by: transform))
  }

  public func mutableCopy() -> CGMutablePath? { CGMutablePath(path) }

  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    CGMutablePath(path.transformed(by: transform))
  }

  /// Calls `body` with each element; the points live during the call only.
  public func applyWithBlock(_ body: (UnsafePointer<CGPathElement>) -> Void) {
    for element in path.elements {
      var type = CGPathElementType.closeSubpath
      var points: [CGPoint] = []
      switch element {
      case .move(let p): (type, points) = (.moveToPoint, [CGPoint(p)])
      case .line(let p): (type, points) = (.addLineToPoint, [CGPoint(p)])
      case .curve(let a, let b, let p):
        (type, points) = (.addCurveToPoint, [CGPoint(a), CGPoint(b), CGPoint(p)])
      case .close: break
      }
      points.withUnsafeMutableBufferPointer { buffer in
        let base = buffer.baseAddress ?? UnsafeMutablePointer(bitPattern: 16)!
        var value = CGPathElement(type: type, points: base)
        withUnsafePointer(to: &value, body)
      }
    }
  }

  public static func == (a: CGPath, b: CGPath) -> Bool { a.path == b.path }
  public func hash(into hasher: inout Hasher) { hasher.combine(path) }
}

public struct CGPathElement {
  public var type: CGPathElementType
  public var points: UnsafeMutablePointer<CGPoint>
}

/// An outline that can be added to.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  public init() { super.init(VectorPath()) }
  package override init(_ path: VectorPath) { super.init(path) }

  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.move(to: transform.drawing.apply(point.drawing))
  }

  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.line(to: transform.drawing.apply(point.drawing))
  }

  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }

  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    let m = transform.drawing
    path.quad(to: m.apply(end.drawing), m.apply(control.drawing))
  }

  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    let m = transform.drawing
    path.curve(
      to: m.apply(end.drawing), m.apply(control1.drawing), m.apply(control2.drawing))
  }

  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    path.append(VectorPath(rect: rect.drawing).transformed(by: transform.drawing))
  }

  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    path.append(VectorPath(ellipseIn: rect.drawing).transformed(by: transform.drawing))
  }

  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    path.append(
      VectorPath(
        roundedRect: rect.drawing, cornerRadius: Double(min(cornerWidth, cornerHeight)),
        continuous: false
      ).transformed(by: transform.drawing))
  }

  /// Angles in radians from the positive x axis. `clockwise` is as seen with y up; with y down, as
  /// in a widget, it turns the other way.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    path.addArc(
      center: center.drawing, radius: Double(radius), from: Double(startAngle),
      to: Double(endAngle), decreasing: clockwise, transform: transform.drawing)
  }

  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    path.addArc(
      center: center.drawing, radius: Double(radius), from: Double(startAngle),
      sweep: Double(delta), transform: transform.drawing)
  }

  /// An arc that touches the lines to and from `tangent1End`.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    path.addArc(
      tangent1: tangent1End.drawing, tangent2: tangent2End.drawing, radius: Double(radius),
      transform: transform.drawing)
  }

  public func addPath(_ other: CGPath, transform: CGAffineTransform = .identity) {
    path.append(other.path.transformed(by: transform.drawing))
  }

  public func closeSubpath() { path.close() }
}

extension VectorPath {
  fileprivate func transformed(by transform: UnsafePointer<CGAffineTransform>?) -> VectorPath {
    transform.map { transformed(by: $0.pointee.drawing) } ?? self
  }
}
