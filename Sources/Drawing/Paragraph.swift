/// Text to set, with everything that decides how it is set.
public struct Paragraph: Hashable, Sendable {
  /// Where a text that is too long is cut.
  public enum Truncation: UInt8, Hashable, Sendable, CaseIterable { case head, middle, tail }

  /// Height of each line, in place of the fonts' own. Points.
  public enum LineHeight: Hashable, Sendable {
    case natural
    case multiple(Double)
    case exact(Double)
    case increase(Double)
  }

  /// In reading order.
  public var spans: [TextSpan]
  /// 0 leading, 0.5 center, 1 trailing; lines stand to each other within the layout's own width.
  public var alignment: Double
  /// nil: as many as there are.
  public var lineLimit: Int?
  /// Height is kept for this many lines even where there are fewer.
  public var reservedLines: Int
  /// Where words are left out when the text does not fit.
  public var truncation: Truncation
  /// Added between two lines, points.
  public var lineSpacing: Double
  /// Distance between baselines.
  public var lineHeight: LineHeight = .natural
  /// Letters may move together a little before the text is truncated.
  public var allowsTightening: Bool
  /// The text may shrink to this factor to fit (`minimumScaleFactor`), 1: never.
  public var minimumScale: Double
  /// The layout direction: where leading is, and the direction of text that shows none itself.
  public var isRightToLeft: Bool
  /// BCP 47 or ICU identifier.
  public var locale: String
  /// Points a pixel: sizes round up to it.
  public var pixelLength: Double

  public init(
    _ spans: [TextSpan], alignment: Double = 0, lineLimit: Int? = nil, reservedLines: Int = 0,
    truncation: Truncation = .tail, lineSpacing: Double = 0, allowsTightening: Bool = false,
    minimumScale: Double = 1, isRightToLeft: Bool = false, locale: String = "en",
    pixelLength: Double = 1.0 / 3
  ) {
    self.spans = spans
    self.alignment = alignment
    self.lineLimit = lineLimit
    self.reservedLines = reservedLines
    self.truncation = truncation
    self.lineSpacing = lineSpacing
    self.allowsTightening = allowsTightening
    self.minimumScale = minimumScale
    self.isRightToLeft = isRightToLeft
    self.locale = locale
    self.pixelLength = pixelLength
  }

  /// What it says.
  public var text: String { spans.count == 1 ? spans[0].text : spans.map(\.text).joined() }

  /// Of what texts differ in; the rest is compared only where this is the same.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(spans.count)
    for span in spans {
      hasher.combine(span.text)
      hasher.combine(span.font.size)
      hasher.combine(span.font.weight)
    }
  }
}

/// Text of one look inside a paragraph.
public struct TextSpan: Hashable, Sendable {
  /// Any length; line feeds end lines.
  public var text: String
  /// What the letters are asked of; a fallback font sets those that it lacks.
  public var font: FontDescription
  /// Explicit `.tracking`, points; the font's own is added.
  public var tracking: Double
  /// Explicit `.kerning`, points.
  public var kerning: Double
  /// Points, up.
  public var baselineOffset: Double
  /// Stands in place of the text where given.
  public var attachment: InlineAttachment?
  /// The caller's number for paint and underline.
  public var style: Int

  public init(
    _ text: String, font: FontDescription, tracking: Double = 0, kerning: Double = 0,
    baselineOffset: Double = 0, attachment: InlineAttachment? = nil, style: Int = 0
  ) {
    self.text = text
    self.font = font
    self.tracking = tracking
    self.kerning = kerning
    self.baselineOffset = baselineOffset
    self.attachment = attachment
    self.style = style
  }
}

/// An image or symbol that stands in a line like a letter. Points.
public struct InlineAttachment: Hashable, Sendable {
  /// Advance in the line.
  public var width: Double
  /// Above the baseline.
  public var ascent: Double
  /// Below the baseline, positive.
  public var descent: Double
  /// The caller's number.
  public var id: Int
  public init(width: Double, ascent: Double, descent: Double, id: Int) {
    self.width = width
    self.ascent = ascent
    self.descent = descent
    self.id = id
  }
}
