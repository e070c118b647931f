import Testing
import VitrineDrawing

/// A small list, how it reads, and what pixels it must give (straight colors, `#RRGGBBAA`).
struct PixelCase: Sendable, CustomTestStringConvertible {
  var name: String
  var size = Size(20, 20)
  var scale = 1.0
  var background: RGBA? = .white
  var list: DisplayList
  /// x, y in pixels.
  var pixels: [(Int, Int, String)]
  /// Levels that a component may be off.
  var tolerance = 1
  var testDescription: String { name }
}
