public import Foundation
public import UIKit

// What only AppKit's outlines have. Angles are degrees.

extension UIBezierPath {
  public typealias LineCapStyle = CGLineCap
  public typealias LineJoinStyle = CGLineJoin
  public enum WindingRule: UInt, Sendable { case nonZero, evenOdd }
  public var windingRule: WindingRule {
    get { usesEvenOddFillRule ? .evenOdd : .nonZero }
    set { usesEvenOddFillRule = newValue == .evenOdd }
  }

  /// Corners are parts of ellipses, not UIKit's continuous ones.
  public convenience init(roundedRect rect: CGRect, xRadius: CGFloat, yRadius: CGFloat) {
    self.init(
      cgPath: CGPath(
        roundedRect: rect, cornerWidth: min(max(xRadius, 0), rect.width / 2),
        cornerHeight: min(max(yRadius, 0), rect.height / 2), transform: nil))
  }
  public func line(to point: CGPoint) { addLine(to: point) }
  public func curve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    addCurve(to: end, controlPoint1: controlPoint1, controlPoint2: controlPoint2)
  }
  public func curve(to end: CGPoint, controlPoint: CGPoint) {
    addQuadCurve(to: end, controlPoint: controlPoint)
  }
  public func relativeMove(to point: CGPoint) { move(to: moved(by: point)) }
  public func relativeLine(to point: CGPoint) { addLine(to: moved(by: point)) }
  private func moved(by step: CGPoint) -> CGPoint {
    CGPoint(x: currentPoint.x + step.x, y: currentPoint.y + step.y)
  }

  public func appendRect(_ rect: CGRect) { append(UIBezierPath(rect: rect)) }
  public func appendOval(in rect: CGRect) { append(UIBezierPath(ovalIn: rect)) }
  public func appendRoundedRect(_ rect: CGRect, xRadius: CGFloat, yRadius: CGFloat) {
    append(UIBezierPath(roundedRect: rect, xRadius: xRadius, yRadius: yRadius))
  }
  /// - Parameter clockwise: as seen with y up.
  public func appendArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool = false
  ) {
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle * .pi / 180,
      endAngle: endAngle * .pi / 180, clockwise: !clockwise)
  }
  /// A rounded corner: the arc that touches the lines from the current point to `corner` and from there to `end`.
  public func appendArc(from corner: CGPoint, to end: CGPoint, radius: CGFloat) {
    let path = cgPath.mutableCopy() ?? CGMutablePath()
    path.addArc(tangent1End: corner, tangent2End: end, radius: radius)
    cgPath = path
  }
  public func transform(using transform: AffineTransform) {
    apply(
      CGAffineTransform(
        a: transform.m11, b: transform.m12, c: transform.m21, d: transform.m22, tx: transform.tX,
        ty: transform.tY))
  }
  /// Only what lies inside this outline is drawn from now on, whatever the clip was. The clip before cannot be
  /// taken away here: both hold.
  public func setClip() { addClip() }
  public class func fill(_ rect: CGRect) { UIRectFill(rect) }
  public class func stroke(_ rect: CGRect) { UIBezierPath(rect: rect).stroke() }
  public class func strokeLine(from start: CGPoint, to end: CGPoint) {
    let path = UIBezierPath()
    path.move(to: start)
    path.addLine(to: end)
    path.stroke()
  }
  public class func clip(_ rect: CGRect) { UIRectClip(rect) }
}

extension UIColor {
  public func drawSwatch(in rect: CGRect) {
    UIGraphicsGetCurrentContext()?.saveGState()
    setFill()
    UIRectFill(rect)
    UIGraphicsGetCurrentContext()?.restoreGState()
  }
}
