import VitrineDrawing
import VitrineText

/// Places of a screen that is laid out from left to right, and the same from right to left where the
/// screen's language is written so.
struct Mirror {
  /// Points of the screen; nil: nothing is mirrored.
  var width: Double?

  func callAsFunction(_ rect: Rect) -> Rect {
    guard let width else { return rect }
    return Rect(x: width - rect.maxX, y: rect.y, width: rect.width, height: rect.height)
  }

  func callAsFunction(_ point: Point) -> Point {
    guard let width else { return point }
    return Point(width - point.x, point.y)
  }

  func callAsFunction(_ anchor: Ink.Anchor) -> Ink.Anchor {
    guard width != nil else { return anchor }
    switch anchor {
    case .leading: return .trailing
    case .center: return .center
    case .trailing: return .leading
    }
  }

  /// One line of text whose place is mirrored, in the direction of the screen's language.
  func text(
    _ text: String, _ size: Double, weight: Double = 400, design: FontDesign = .default,
    color: RGBA, at point: Point, _ anchor: Ink.Anchor = .leading, width: Double? = nil
  ) -> DisplayList {
    Ink.text(
      text, size, weight: weight, design: design, color: color, at: self(point), self(anchor),
      width: width, isRightToLeft: self.width != nil)
  }

  func symbol(
    _ name: String, _ size: Double, weight: Double = 500, color: RGBA, at center: Point
  ) -> DisplayList {
    Ink.symbol(name, size, weight: weight, color: color, at: self(center))
  }
}

extension ScreenRequest {
  /// - Parameter width: of the screen, or of the part that is mirrored within itself, points.
  func mirror(_ width: Double) -> Mirror { Mirror(width: isRightToLeft ? width : nil) }
}
