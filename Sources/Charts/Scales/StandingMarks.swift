import CoreGraphics

/// Bars and rectangles that stand on points of an axis, not on units or between two values.
package struct StandingMarks {
  /// How wide marks are along the axis.
  package struct Width: Hashable {
    package var dimension: MarkDimension
    /// Bars leave a gap to their neighbors where nothing else was said; rectangles touch.
    package var isBar: Bool
  }
  /// The first value that one stands on.
  package var low: Double
  /// The last one.
  package var high: Double
  /// All that were asked for.
  package var widths: Set<Width>

  /// The widest mark, points, where half of it is left free at both ends of `length` points: that makes the gaps
  /// narrower, of which each takes its share, w = share · (length − w). `gap` is a gap's share of the axis, nil
  /// where there are no two marks.
  func width(gap: CGFloat?, of length: CGFloat) -> CGFloat {
    widths.map { width in
      func narrowed(_ share: CGFloat) -> CGFloat { share * length / (1 + share) }
      switch width.dimension.kind {
      case .fixed(let points): return points
      case .ratio(let ratio): return narrowed((gap ?? 0) * max(0, ratio))
      case .inset(let inset): return narrowed(gap ?? 0) - 2 * inset / (1 + (gap ?? 0))
      case .automatic:
        guard let gap else { return ChartDefaults.plainBarLimit }
        return width.isBar
          ? min(narrowed(gap * ChartDefaults.barRatio), ChartDefaults.plainBarLimit)
          : narrowed(gap)
      }
    }.reduce(0) { max($0, $1) }
  }
}
