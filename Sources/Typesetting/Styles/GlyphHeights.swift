import CGraphics

extension GlyphFit {
  /// What the heights of one of Inter's faces are multiplied by, from the baseline, so that letters are as
  /// tall as San Francisco's. Layout does not see it: line boxes are San Francisco's anyway.
  ///
  /// Small letters have a factor of their own, because Inter's display cut has a lower x-height beside
  /// its capitals than San Francisco has (docs/facts/measured-3.md).
  struct Heights: Sendable {
    /// Of capitals, digits and marks.
    private var capitals = 1.0
    private var smallLetters = 1.0
    /// Glyphs of small letters.
    private var small: Set<UInt32> = []

    init(of font: OpaquePointer) {
      let wanted = FontMetrics.sanFrancisco(size: 1, leading: 0)
      func height(_ letter: Unicode.Scalar) -> Double? {
        var (glyph, extents) = (hb_codepoint_t(0), hb_glyph_extents_t())
        guard hb_font_get_nominal_glyph(font, letter.value, &glyph) != 0,
          hb_font_get_glyph_extents(font, glyph, &extents) != 0, extents.y_bearing > 0
        else { return nil }
        return Double(extents.y_bearing) / Double(FontFace.unitsPerEm)
      }
      if let tall = height("H") { capitals = wanted.capHeight / tall }
      if let low = height("x") { smallLetters = wanted.xHeight / low }
      var glyph: hb_codepoint_t = 0
      for scalar in Self.lowercase where hb_font_get_nominal_glyph(font, scalar, &glyph) != 0 {
        small.insert(glyph)
      }
    }

    func factor(of glyph: UInt32) -> Double { small.contains(glyph) ? smallLetters : capitals }

    /// Small letters of Latin, Greek and Cyrillic.
    private static let lowercase = [0x61...0x7A, 0xDF...0x24F, 0x3AC...0x3CE, 0x430...0x45F].flatMap
    {
      (range: ClosedRange<UInt32>) in
      range.filter { Unicode.Scalar($0)?.properties.isLowercase == true }
    }
  }
}
