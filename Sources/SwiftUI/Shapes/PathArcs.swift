public import CoreGraphics
public import Foundation
import VitrineDrawing
import VitrineGeometry

extension Path {
  /// An arc by center, start and sweep; a line joins it to the current point.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    draw { path in
      path.addArc(
        center: Point(center), radius: Double(radius), from: startAngle.radians,
        sweep: delta.radians, transform: transform.drawing)
    }
  }

  /// `clockwise` is as Core Graphics means it with y up: in the flipped coordinates of a view an arc
  /// with `clockwise: false` runs clockwise on screen.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    draw { path in
      path.addArc(
        center: Point(center), radius: Double(radius), from: startAngle.radians,
        to: endAngle.radians, decreasing: clockwise, transform: transform.drawing)
    }
  }

  /// A rounded corner: the arc that touches both lines current point → `tangent1End` → `tangent2End`.
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard !isEmpty else { return }
    draw { path in
      path.addArc(
        tangent1: Point(tangent1End), tangent2: Point(tangent2End), radius: Double(radius),
        transform: transform.drawing)
    }
  }

  /// Adds what the kernel draws from the current point on.
  private mutating func draw(_ body: (inout VectorPath) -> Void) {
    var piece = VectorPath()
    let pen = currentPoint.map(Point.init)
    if let pen { piece.move(to: pen) }
    body(&piece)
    append(Array(Path(piece).elements.dropFirst(pen == nil ? 0 : 1)))
  }
}
