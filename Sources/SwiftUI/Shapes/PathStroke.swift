import CoreGraphics
import Foundation
import VitrineDrawing
import VitrineGeometry

extension Path {
  /// The outline of the line that `style` draws along this path, for a winding fill.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    let loops = Stroker(style.drawing, tolerance: 0.005).loops(along: drawing())
    return Path(VectorPath(loops: loops))
  }
}
