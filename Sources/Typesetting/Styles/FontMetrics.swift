/// Vertical measures of a font in points.
public struct FontMetrics: Hashable, Sendable {
  /// Above the baseline.
  public var ascent: Double
  /// Below the baseline, positive.
  public var descent: Double
  /// Extra space between two lines.
  public var leading: Double
  /// Height of capital letters.
  public var capHeight: Double
  /// Height of lowercase letters without ascenders.
  public var xHeight: Double
  /// Ascent and descent together: the height of one line.
  public var lineHeight: Double { ascent + descent }

  public init(
    ascent: Double, descent: Double, leading: Double, capHeight: Double, xHeight: Double
  ) {
    self.ascent = ascent
    self.descent = descent
    self.leading = leading
    self.capHeight = capHeight
    self.xHeight = xHeight
  }

  /// San Francisco's measures, forced on its substitutes so that frames match: 1950, 494, 1443 and
  /// 1078 of 2048 (facts/typography.md §6; the sum is sourced, the split known, unsourced).
  static func sanFrancisco(size: Double, leading: Double) -> FontMetrics {
    FontMetrics(
      ascent: size * 1950 / 2048, descent: size * 494 / 2048, leading: max(0, leading),
      capHeight: size * 1443 / 2048, xHeight: size * 1078 / 2048)
  }

  /// The same on a Mac, where ascent and descent are whole points, and where half of what a text
  /// style's pitch has more than a line stands below the line. Fitted to nine sizes in snapshots of
  /// macOS 26 (10 … 34 points; lines of 13, 15, 16, 17, 19, 21, 38 and 40).
  static func macSanFrancisco(size: Double, leading: Double) -> FontMetrics {
    var metrics = sanFrancisco(size: size, leading: leading)
    let pitch = metrics.lineHeight + metrics.leading
    metrics.ascent = (size * 0.9668).rounded()
    metrics.descent = (size * 0.2197).rounded()
    guard leading > 0 else { return metrics }
    metrics.descent += max(0, (pitch - metrics.lineHeight) / 2).rounded(.up)
    metrics.leading = max(0, pitch - metrics.lineHeight)
    return metrics
  }
}
