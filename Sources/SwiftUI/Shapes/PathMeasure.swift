import CoreGraphics
public import Foundation
import VitrineDrawing
import VitrineGeometry

/// Lengths, boxes and parts of paths.
extension Path {
  public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
    drawing().contains(Point(p), rule: eoFill ? .evenOdd : .winding)
  }

  /// The smallest rectangle around the outline itself (not its control points).
  public var boundingRect: CGRect {
    elements.contains { $0 != .closeSubpath } ? drawing().tightBounds.cgRect : .null
  }

  /// The part of the outline between two fractions of its whole length. Curves are cut exactly.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    if from <= 0 && to >= 1 { return self }
    return Path(drawing().trimmed(from: Double(from), to: Double(to)))
  }

  /// Length of the outline, points.
  package var length: CGFloat { CGFloat(drawing().length) }
}
