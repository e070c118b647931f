import VitrineDrawing
import VitrinePlatform

extension Rect {
  /// Points, as `vitrine inspect` prints frames.
  var json: JSON {
    .object([
      "x": .number(x), "y": .number(y), "width": .number(width), "height": .number(height),
    ])
  }
}
