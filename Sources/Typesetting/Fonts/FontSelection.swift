internal import VitrineDrawing

/// A pinned font for a description, with what goes with it.
struct FontSelection: Hashable, Sendable {
  var font: FontInstance
  /// Automatic tracking in points, for glyphs of this font only (fallback fonts carry none).
  var tracking: Double
  /// The name that nobody has registered, where another font is set for it.
  var standsInFor: String?
}

/// Which pinned file stands in for which of Apple's fonts. Reasons and measurements:
/// facts/typography.md §7.
enum FontSelector {
  static func select(_ d: FontDescription) -> FontSelection {
    switch d.design {
    case .default: d.platform == .watchOS ? compact(d) : sanFrancisco(d)
    case .rounded: rounded(d)
    case .serif: serif(d)
    case .monospaced: monospaced(d)
    }
  }

  /// SF Pro: Inter as its text cut, Inter Display as its display cut. SF changes from one to the
  /// other between 17 and 28 pt; words of 20 and 22 points in Apple's pictures have the display
  /// cut's proportions (narrow "t", "i" and full stop), so the face that is drawn changes at 20 pt.
  /// Advances and tracking go evenly from one to the other (`GlyphFit`).
  private static func sanFrancisco(_ d: FontDescription) -> FontSelection {
    // Until 24 pt the display cut stands a little closer than its table says.
    let nearer = max(0, min(1, (24 - d.size) / 2)) * Tracking.displayNearer * d.size
    let display = Tracking.points(TrackingData.rounded, size: d.size) - nearer
    guard d.size < GlyphFit.smallDisplay else { return inter(d, display: true, tracking: display) }
    let text = Tracking.points(TrackingData.pro, size: d.size)
    let share = GlyphFit.share(d.size, GlyphFit.fullText, GlyphFit.smallDisplay)
    return inter(d, display: false, tracking: text + (display - text) * share)
  }

  /// SF Compact: Inter at 0.97 of its width (estimate). Its table jumps by 0.012 em at 20 pt where
  /// the display cut starts; the widths go on evenly.
  private static func compact(_ d: FontDescription) -> FontSelection {
    let step = Tracking.displayLoss * compactWidth - 0.012
    let large = max(d.size, GlyphFit.smallDisplay)
    let display =
      (Tracking.points(TrackingData.compact, size: large) / large + step) * d.size
    guard d.size < GlyphFit.smallDisplay else {
      return inter(d, display: true, tracking: display, stretch: compactWidth)
    }
    // Between 19 and 20 pt the table's jump says nothing about widths: 19 pt's share stays.
    let small = min(d.size, 19)
    let text = Tracking.points(TrackingData.compact, size: small) / small * d.size
    let share = GlyphFit.share(d.size, GlyphFit.fullText, GlyphFit.smallDisplay)
    return inter(
      d, display: false, tracking: text + (display - text) * share, stretch: compactWidth)
  }

  private static let compactWidth = 0.97  // estimate, facts/typography.md §7

  private static func inter(
    _ d: FontDescription, display: Bool, tracking: Double, stretch: Double = 1
  ) -> FontSelection {
    let file =
      display
      ? (d.isItalic ? "InterDisplay-italic.var.ttf" : "InterDisplay-roman.var.ttf")
      : (d.isItalic ? "Inter-italic.var.ttf" : "Inter-roman.var.ttf")
    return FontSelection(
      font: FontInstance(
        file: file, size: d.size, variations: ["wght": min(900, max(100, d.weight))],
        stretch: stretch * d.width, features: features(d)),
      tracking: tracking * d.width)
  }

  /// SF Rounded: Inter Display's static cuts (their contours do not overlap) with corners rounded
  /// by `CornerRounding`, which the made-up axis `ROND` asks for.
  private static func rounded(_ d: FontDescription) -> FontSelection {
    let names = [
      "Thin", "ExtraLight", "Light", "Regular", "Medium", "SemiBold", "Bold", "ExtraBold", "Black",
    ]
    let step = Int((min(900, max(100, d.weight)) / 100).rounded()) - 1
    var name = names[step]
    if d.isItalic { name = name == "Regular" ? "Italic" : name + "Italic" }
    let watch = d.platform == .watchOS
    let stretch = watch ? compactWidth : 1
    let table = watch ? TrackingData.compactRounded : TrackingData.rounded
    let tracking =
      Tracking.points(table, size: d.size)
      + (watch ? (Tracking.displayLoss * compactWidth - 0.012) * d.size : 0)
    return FontSelection(
      font: FontInstance(
        file: "InterDisplay-\(name).otf", size: d.size,
        variations: [CornerRounding.axis: CornerRounding.radius(weight: Double(step + 1) * 100)],
        stretch: stretch * d.width, features: features(d)),
      tracking: tracking * d.width)
  }

  /// New York: PT Serif, two weights; the others by a thinner or thicker outline (estimate).
  private static func serif(_ d: FontDescription) -> FontSelection {
    let bold = d.weight >= 560
    let file =
      bold
      ? (d.isItalic ? "PTF76F.ttf" : "PTF75F.ttf") : (d.isItalic ? "PTF56F.ttf" : "PTF55F.ttf")
    let distance = max(-200, d.weight - (bold ? 700 : 400))
    let embolden = distance / 100 * 0.009 * d.size
    return FontSelection(
      font: FontInstance(
        file: file, size: d.size, embolden: embolden, stretch: d.width,
        features: features(d)),
      tracking: (Tracking.points(TrackingData.newYork, size: d.size) + embolden) * d.width)
  }

  /// SF Mono: JetBrains Mono stretched to SF Mono's advance (0.618 em, known, unsourced) without
  /// its ligatures, with a slashed zero. No tracking table.
  private static func monospaced(_ d: FontDescription) -> FontSelection {
    let names = [
      "Thin", "ExtraLight", "Light", "Regular", "Medium", "SemiBold", "Bold", "ExtraBold",
    ]
    let step = min(7, Int((min(900, max(100, d.weight)) / 100).rounded()) - 1)
    var name = names[step]
    if d.isItalic { name = name == "Regular" ? "Italic" : name + "Italic" }
    var features = d.features
    features["calt"] = features["calt"] ?? 0
    features["zero"] = features["zero"] ?? 1
    return FontSelection(
      font: FontInstance(
        file: "JetBrainsMono-\(name).ttf", size: d.size, stretch: 0.618 / 0.6 * d.width,
        features: features),
      tracking: 0)
  }

  static func features(_ d: FontDescription) -> [String: Int] {
    guard d.monospacedDigits else { return d.features }
    var features = d.features
    features["tnum"] = 1
    return features
  }
}
