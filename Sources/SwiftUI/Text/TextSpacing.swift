import CoreGraphics
import VitrineText

/// Distances of a text's edges from neighbors, points.
struct TextSpacing {
  let above: CGFloat
  let below: CGFloat
  let lineHeight: CGFloat
  let leading: CGFloat

  /// Of a text in several fonts counts the largest of each measure.
  /// - Parameter keepsPitch: whether lines of two texts stand no farther apart than those of one.
  init(_ fonts: [FontMetrics], pixel: Double, keepsPitch: Bool = false) {
    func up(_ value: Double) -> Double { (value / pixel - 1e-6).rounded(.up) * pixel }
    func down(_ value: Double) -> Double { (value / pixel + 1e-6).rounded(.down) * pixel }
    func largest(_ measure: (FontMetrics) -> Double) -> Double {
      fonts.lazy.map(measure).max() ?? 0
    }
    let ascent = largest { $0.ascent }
    let descent = largest { $0.descent }
    let line = ascent + descent
    let d = up(0.1 * line)
    above = CGFloat(line + d - ascent)
    below = CGFloat(max(line + d - largest { $0.capHeight }, d + descent))
    lineHeight = CGFloat(line + largest { $0.leading })
    leading = CGFloat((keepsPitch ? down : up)(largest { $0.leading }))
  }
}
