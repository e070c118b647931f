public import VitrineDrawing

/// Set text: glyphs in their places.
public struct TextLayout: Hashable, Sendable {
  /// One line of set text, lengths in points.
  public struct Line: Hashable, Sendable {
    /// Left to right as drawn.
    public var runs: [Run]
    /// Images and symbols that stand in the line, left to right.
    public var attachments: [Attachment]
    /// Left edge within the layout.
    public var x: Double
    /// From the layout's top.
    public var baseline: Double
    /// Without the spaces that hang over the end of a wrapped line.
    public var width: Double
    /// From the layout's top.
    public var top: Double
    /// From `top` to the bottom of the line, points.
    public var height: Double
  }

  /// Glyphs of one font and one style.
  public struct Run: Hashable, Sendable {
    /// `TextSpan.style`.
    public var style: Int
    /// Of every glyph of the run.
    public var font: FontInstance
    /// `x` from the line's left edge, `y` from its baseline, down.
    public var glyphs: [GlyphRun.Glyph]
    /// From the line's left edge.
    public var x: Double
    /// Advance, points.
    public var width: Double
    /// What the glyphs say.
    public var text: String
  }

  /// Where an image or symbol stands in a line.
  public struct Attachment: Hashable, Sendable {
    /// `InlineAttachment.id`.
    public var id: Int
    /// `TextSpan.style`.
    public var style: Int
    /// From the line's left edge.
    public var x: Double
    /// Points.
    public var width: Double
    /// Up from the line's baseline.
    public var baselineOffset: Double
  }

  /// From top to bottom.
  public var lines: [Line]
  /// Rounded up to a pixel.
  public var size: Size
  /// From the top.
  public var firstBaseline: Double
  /// From the top, points.
  public var lastBaseline: Double
  /// Whether words were left out.
  public var isTruncated: Bool
  /// The factor that the text shrank by to fit.
  public var scale: Double
  /// What is not as the paragraph asks for it.
  public var issues: [FontIssue] = []

  static let empty = TextLayout(
    lines: [], size: .zero, firstBaseline: 0, lastBaseline: 0, isTruncated: false, scale: 1)
}
