import VitrineDrawing
import VitrineGeometry

/// An outline from an icon set, brought to SF Symbols' size and weight.
struct Icon {
  /// Clean, units, centered on its own ink at the size that stands beside text.
  var outline: VectorPath
  /// Width of its lines at that size, units; nil for solid pictures.
  var line: Double?

  /// Sides of the box that an icon is drawn into by its set, in units of the data file.
  static let box = 2000.0

  /// - `native`: line width of the set, share of its box.
  init(_ raw: VectorPath, native: Double, isSolid: Bool, factor: Double) {
    let ink = raw.inkBounds
    let scale = Icon.scale(ink.size) * factor
    outline = raw.transformed(
      by: Affine.translation(-ink.midX, -ink.midY).then(.scale(scale, scale)))
    line = isSolid ? nil : native * Icon.box * scale
  }

  /// Pictures of different shape look equally big when the geometric means of their sides are
  /// equal: one em, with limits for narrow and wide ones (estimate, from facts/symbols.md §3:
  /// a 16-box art of 14–16 units at 1.15 em, and circles of .996 em).
  private static func scale(_ size: Size) -> Double {
    guard size.width > 0, size.height > 0 else { return 1 }
    let mean = (size.width * size.height).squareRoot()
    return min(102 / mean, 118 / size.height, 134 / size.width)
  }

  /// - `stroke`: the line width that the weight asks for, units.
  func path(stroke: Double, filled: Bool) -> VectorPath {
    let base = filled && line != nil ? Icon.filled(outline) : outline
    guard !filled, let line else {
      // Solid pictures follow at half the rate.
      return base.outset(by: min(2.2, max(-2, (stroke - SymbolMetrics.stroke(weight: 400)) / 4)))
    }
    // Lines thinner than .3 of the set's own would tear.
    return base.outset(by: min(6, max(-0.33 * line, (stroke - line) / 2)))
  }

  /// The outer contours filled, with details (islands in the holes) cut out.
  private static func filled(_ outline: VectorPath) -> VectorPath {
    let loops = outline.loops
    let outer = loops.filter { loop in
      Polygon.area(loop) > 0
        && !loops.contains {
          $0 != loop && Polygon.area($0) > 0 && Polygon.contains([$0], loop[0])
        }
    }
    let details = loops.filter { loop in
      Polygon.area(loop) > 0
        && outer.contains { $0 != loop && Polygon.contains([$0], loop[0]) }
    }
    return VectorPath(loops: outer).subtracting(details)
  }
}
