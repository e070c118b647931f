import VitrineDrawing

/// The light on an icon's edge, from OS 26 on: from the upper left, and weaker from the lower right.
///
/// Strengths, width and places are measured in what Icon Composer draws (facts/appearance.md §1).
enum IconRim {
  /// Of the icon's side; the light falls off from the edge to there.
  private static let width = 22.0 / 1024
  /// Strokes over one another, each a step of the fall.
  private static let steps = 4

  /// Along the diagonal from the upper left corner of the square to the lower right one.
  private static let light: [GradientStop] = [
    (0.145, 0.61), (0.365, 0.085), (0.75, 0.085), (0.865, 0.41),
  ].map { GradientStop(RGBA.white.opacity($0.1 / Double(steps)), at: $0.0) }

  /// - Parameter outline: of the icon, in the square.
  static func list(_ outline: VectorPath, in square: Rect) -> DisplayList {
    let paint = Paint.linearGradient(
      light, from: Point(square.minX, square.minY), to: Point(square.maxX, square.maxY))
    let strokes = (1...steps).map { step in
      // Half of a stroke is outside, where the clip takes it away.
      let depth = square.width * width * (Double(step) - 0.5) / Double(steps)
      return DrawingOperation.stroke(outline, StrokeAttributes(width: 2 * depth), paint)
    }
    return DisplayList([.group(EffectGroup(.clip(outline, .winding), DisplayList(strokes)))])
  }
}
