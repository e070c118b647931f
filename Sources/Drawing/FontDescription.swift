/// What a widget asks of a font, before a pinned file is chosen.
public struct FontDescription: Hashable, Sendable {
  /// Which of the system's designs; ignored with `customName`.
  public var design: FontDesign
  /// Points.
  public var size: Double
  /// 100 (ultralight) … 400 (regular) … 900 (black).
  public var weight: Double
  /// Horizontal stretch, 0.5 … 1.5, 1: standard width.
  public var width: Double
  /// Slanted, with the design's own italic where there is one.
  public var isItalic: Bool
  /// Digits of one width (`.monospacedDigit()`).
  public var monospacedDigits: Bool
  /// Which letters are drawn as small capitals.
  public var smallCaps: SmallCaps
  /// Extra leading between lines, points: a text style's line pitch less the font's line height; 0
  /// for fixed sizes.
  public var leading: Double
  /// Decides the pinned font and its tracking: SF Pro's stand-in, or SF Compact's.
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

/// The typeface.
public enum FontDesign: UInt8, Hashable, Sendable, CaseIterable {
  case `default`, rounded, serif, monospaced
}

/// Decides the tracking table and, on the watch, SF Compact's widths.
public enum TextPlatform: UInt8, Hashable, Sendable, CaseIterable { case iOS, watchOS, macOS }

/// Which letters are set as small capitals.
public struct SmallCaps: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// Small letters become small capitals.
  public static let lowercase = SmallCaps(rawValue: 1)
  /// Capitals become small capitals.
  public static let uppercase = SmallCaps(rawValue: 2)
}
