public import VitrineDrawing

/// How Inter's glyphs get San Francisco's places: what a cut adds to their advances, and which cut the
/// advances are on the way to.
///
/// San Francisco changes its cut over a range of sizes. Between two sizes at which a cut was measured
/// advances go evenly from the one's to the other's, so that no size is a step: the face that is drawn
/// changes at one size, the room that its glyphs take does not.
struct GlyphFit: Hashable, Sendable {
  /// Up to here, points, the text cut alone.
  static let fullText = 17.0
  /// Here the face that is drawn changes, with the display cut as words of 20 and 22 points have it.
  static let smallDisplay = 20.0
  static let smallDisplayEnd = 22.0
  /// From here on the display cut alone.
  static let fullDisplay = 24.0
  /// Shares are multiples of it: words are remembered for each.
  private static let step = 1.0 / 256

  var cut: FontCut
  var weight: Double
  /// How far advances are on the way to those of `next`.
  var share = 0.0
  /// What the advances are on the way to.
  var next: FontInstance?
  private var nextCut: FontCut?

  /// nil for fonts that do not stand in for San Francisco: what a widget brings is drawn as it is.
  init?(_ font: FontInstance) {
    guard font.file.hasPrefix("Inter") else { return nil }
    weight = FontFace.Key(file: font.file, index: font.index, variations: font.variations).weight
    guard font.file.hasPrefix("InterDisplay") else {
      cut = .text
      // Larger, it is set for characters that another font lacks, and there is no other cut.
      if font.size > Self.fullText, font.size < Self.smallDisplay {
        mix(.small, Self.share(font.size, Self.fullText, Self.smallDisplay))
        next = font
        next?.file = font.file.replacing("Inter-", with: "InterDisplay-")
      }
      return
    }
    if font.variations[CornerRounding.axis] != nil {
      cut = .rounded
    } else if font.size < Self.fullDisplay {
      cut = .small
      guard font.size > Self.smallDisplayEnd else { return }
      mix(.display, Self.share(font.size, Self.smallDisplayEnd, Self.fullDisplay))
    } else {
      cut = .display
    }
  }

  private mutating func mix(_ cut: FontCut, _ share: Double) {
    (nextCut, self.share) = (cut, share)
  }

  /// How far a size is from one to another, 0 … 1.
  static func share(_ size: Double, _ from: Double, _ to: Double) -> Double {
    (min(1, max(0, (size - from) / (to - from))) / step).rounded() * step
  }

  /// For keys of caches: equal fits of one face give equal glyphs.
  var key: Int32 {
    let numbers = [cut, nextCut].map { $0.flatMap(FontCut.allCases.firstIndex) ?? 15 }
    return Int32(numbers[0]) | Int32(numbers[1]) << 4 | Int32((share / Self.step).rounded()) << 8
  }

  // MARK: Advances

  /// What a character adds to the advance of its glyph, and how far the glyph moves within it, em.
  func correction(_ text: [UInt32], at index: Int, isTabular: Bool) -> (
    advance: Double, shift: Double
  ) {
    let own = correction(cut, text, at: index, isTabular)
    guard next == nil, let nextCut else { return own }
    let other = correction(nextCut, text, at: index, isTabular)
    return (
      own.advance + (other.advance - own.advance) * share,
      own.shift + (other.shift - own.shift) * share
    )
  }

  private func correction(
    _ cut: FontCut, _ text: [UInt32], at index: Int, _ isTabular: Bool
  ) -> (advance: Double, shift: Double) {
    let (fits, scalar) = (AdvanceFits.shared, text[index])
    let values = fits.values(cut, weight: weight)
    let kind = fits.kind(scalar)
    // Digits of one width have one fit; nothing else changes with them.
    if isTabular, (0x30...0x39).contains(scalar) {
      return (kind + values.tabularDigit, kind / 2)
    }
    guard (0x20..<0x7F).contains(scalar) else { return (kind, kind / 2) }
    var advance = kind + values.singles[Int(scalar - 0x20)]
    if index + 1 < text.count {
      advance += values.pairs[AdvanceFits.Values.pair(scalar, text[index + 1])] ?? 0
    }
    return (advance, kind / 2 + (values.shifts[scalar] ?? 0))
  }

  // MARK: Wide glyphs

  /// How wide an ellipsis is beside Inter's: .90 at bold in the display cut (measured at 48 points).
  static func ellipsisStretch(isDisplay: Bool) -> Double { isDisplay ? 0.9 : 1 }

  /// How much wider than Inter's a percent sign is: 1.23 at regular and 1.28 at semibold in the
  /// text cut, 1.11 at regular and 1.18 at bold in the display cut (measured), evenly in between.
  static func percentStretch(isDisplay: Bool, weight: Double) -> Double {
    let bolder = (weight - 400) / 100
    return isDisplay ? 1.107 + 0.023 * bolder : 1.227 + 0.027 * bolder
  }

  // MARK: Heights

  /// What Inter's outlines are multiplied by in height, from the baseline, so that capitals are as
  /// tall as San Francisco's. Small letters come out right too, as both fonts have nearly the same
  /// x-height beside their capitals (docs/facts/measured-3.md).
  static func heightFactor(capHeight: Double) -> Double {
    guard capHeight > 0 else { return 1 }
    return FontMetrics.sanFrancisco(size: 1, leading: 0).capHeight / capHeight
  }
}
