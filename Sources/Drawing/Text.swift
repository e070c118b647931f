/// A pinned font at a size. Two equal values draw the same glyphs on every machine.
public struct FontInstance: Hashable, Sendable {
  /// File name in the pinned font set (`Inter-roman.var.ttf`), never a path.
  public var file: String
  /// Face inside a collection.
  public var index: Int
  /// Em size in points.
  public var size: Double
  /// Variation coordinates by axis tag (`wght`: 400).
  public var variations: [String: Double]
  /// Slant in radians for faces without an italic.
  public var slant: Double
  /// Extra stroke around each outline in points, for faces without the weight asked for.
  public var embolden: Double
  /// Horizontal stretch of glyphs and advances (SF's widths from substitutes), 1: none.
  public var stretch: Double
  /// OpenType features switched on or off (`tnum`: 1).
  public var features: [String: Int]

  public init(
    file: String, index: Int = 0, size: Double, variations: [String: Double] = [:],
    slant: Double = 0, embolden: Double = 0, stretch: Double = 1, features: [String: Int] = [:]
  ) {
    self.file = file
    self.index = index
    self.size = size
    self.variations = variations
    self.slant = slant
    self.embolden = embolden
    self.stretch = stretch
    self.features = features
  }
}

/// Glyphs of one font on one baseline.
public struct GlyphRun: Hashable, Sendable {
  /// A glyph of the font at its place.
  public struct Glyph: Hashable, Sendable {
    /// The font's own glyph number.
    public var id: UInt32
    /// Position of the glyph's origin relative to the run's, points.
    public var x: Double
    /// Down from the run's baseline, points.
    public var y: Double
    public init(id: UInt32, x: Double, y: Double = 0) {
      self.id = id
      self.x = x
      self.y = y
    }
  }
  /// Of all glyphs of the run.
  public var font: FontInstance
  /// Where the baseline starts, absolute.
  public var origin: Point
  /// In visual order, left to right.
  public var glyphs: [Glyph]
  /// Advance of the whole run, points.
  public var width: Double
  /// What the glyphs say; kept for SVG, PDF and accessibility.
  public var text: String

  public init(font: FontInstance, origin: Point, glyphs: [Glyph], width: Double, text: String) {
    self.font = font
    self.origin = origin
    self.glyphs = glyphs
    self.width = width
    self.text = text
  }
}
