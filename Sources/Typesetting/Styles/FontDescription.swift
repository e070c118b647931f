/// What a widget asks of a font, before a pinned file is chosen.
public struct FontDescription: Hashable, Sendable {
  public var design: FontDesign
  /// Points.
  public var size: Double
  /// 100 (ultralight) … 400 (regular) … 900 (black).
  public var weight: Double
  /// Horizontal stretch, 0.5 … 1.5, 1: standard width.
  public var width: Double
  public var isItalic: Bool
  /// Digits of one width (`.monospacedDigit()`).
  public var monospacedDigits: Bool
  public var smallCaps: SmallCaps
  /// Extra leading between lines, points: a text style's line pitch less the font's line height; 0
  /// for fixed sizes.
  public var leading: Double
  public var platform: TextPlatform
  /// Name of a font file that the widget brought (PostScript, full or family name).
  public var customName: String?
  /// OpenType features on top of the design's own (`ss01`: 1).
  public var features: [String: Int]

  public init(
    design: FontDesign = .default, size: Double, weight: Double = 400, width: Double = 1,
    isItalic: Bool = false, monospacedDigits: Bool = false, smallCaps: SmallCaps = [],
    leading: Double = 0, platform: TextPlatform = .iOS, customName: String? = nil,
    features: [String: Int] = [:]
  ) {
    self.design = design
    self.size = size
    self.weight = weight
    self.width = width
    self.isItalic = isItalic
    self.monospacedDigits = monospacedDigits
    self.smallCaps = smallCaps
    self.leading = leading
    self.platform = platform
    self.customName = customName
    self.features = features
  }

  /// The same font at another size; leading follows.
  public func scaled(by factor: Double) -> FontDescription {
    guard factor != 1 else { return self }
    var copy = self
    copy.size *= factor
    copy.leading *= factor
    return copy
  }
}

public enum FontDesign: UInt8, Hashable, Sendable, CaseIterable {
  case `default`, rounded, serif, monospaced
}

/// Decides the tracking table and, on the watch, SF Compact's widths.
public enum TextPlatform: UInt8, Hashable, Sendable, CaseIterable { case iOS, watchOS, macOS }

/// Which letters are set as small capitals.
public struct SmallCaps: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  public static let lowercase = SmallCaps(rawValue: 1)
  public static let uppercase = SmallCaps(rawValue: 2)
}

/// Vertical measures of a font in points.
public struct FontMetrics: Hashable, Sendable {
  /// Above the baseline.
  public var ascent: Double
  /// Below the baseline, positive.
  public var descent: Double
  /// Extra space between two lines.
  public var leading: Double
  public var capHeight: Double
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
