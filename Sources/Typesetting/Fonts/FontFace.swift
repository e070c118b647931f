import CGraphics
import Synchronization
internal import VitrineDrawing

/// One face of a pinned file at one place on its variation axes. HarfBuzz's objects are made
/// immutable, so any number of threads may shape with them and read outlines.
final class FontFace: @unchecked Sendable {
  struct Key: Hashable, Sendable {
    var file: String
    var index: Int
    var variations: [String: Double]

    /// Of Inter's faces: the axis' value, or what the file of a static cut is called after.
    var weight: Double {
      if let value = variations["wght"] { return value }
      let names = [
        "Thin": 100, "ExtraLight": 200, "Light": 300, "Medium": 500, "SemiBold": 600, "Bold": 700,
        "ExtraBold": 800, "Black": 900,
      ]
      let cut = file.drop { $0 != "-" }.dropFirst().prefix { $0 != "." }
      let name = cut.hasSuffix("Italic") ? cut.dropLast(6) : cut
      return Double(names[String(name)] ?? 400)
    }
  }

  /// HarfBuzz positions are this many to the em.
  static let unitsPerEm: Int32 = 65536

  let key: Key
  /// Small number for cache keys; has no meaning between runs.
  let id: Int32
  /// `hb_font_t`
  let font: OpaquePointer
  /// The file could not be opened: every character is a box.
  let isMissing: Bool
  /// Glyphs are pictures (Noto Color Emoji).
  let isColor: Bool
  /// Stands in for San Francisco.
  let isInter: Bool
  /// Inter's display cut.
  let isDisplay: Bool
  /// Glyphs that are drawn wider or narrower, and how much (`GlyphFit`): the percent sign, the
  /// ellipsis. Their left bearing stays.
  let stretchedGlyphs: [UInt32: Double]
  /// What a stretched glyph is wider by, em.
  func stretchedExtra(_ glyph: UInt32) -> Double {
    guard let factor = stretchedGlyphs[glyph] else { return 0 }
    let width = outline(glyph).controlBounds.width
    return width - width / factor
  }
  /// Advance of a "0" among digits of one width, em; 0 for fonts that do not stand in for San
  /// Francisco.
  let tabularDigit: Double
  /// Corner radius in em that `CornerRounding` applies, 0: none.
  let cornerRadius: Double
  /// What Inter's heights are multiplied by (`GlyphFit.heightFactor`), 1 for other fonts.
  let heightFactor: Double
  private let outlines = Mutex<[UInt32: VectorPath]>([:])
  /// Whether each of the first 128 characters has a glyph, answered once.
  private let ascii: (UInt64, UInt64)

  /// Where a face's bytes are.
  enum File {
    case pinned(path: String)
    case brought(FontFile)
    case missing

    /// `hb_blob_t`, the caller's.
    fileprivate var blob: OpaquePointer? {
      switch self {
      case .pinned(let path): hb_blob_create_from_file_or_fail(path)
      case .brought(let file): hb_blob_reference(file.blob)
      case .missing: nil
      }
    }
  }

  init(key: Key, id: Int32, file: File) {
    self.key = key
    self.id = id
    // What a widget brings has its bytes for a name and is drawn as it is.
    isInter = key.file.hasPrefix("Inter")
    isDisplay = key.file.hasPrefix("InterDisplay")
    cornerRadius = key.variations[CornerRounding.axis] ?? 0
    guard let blob = file.blob else {
      font = hb_font_get_empty()
      isMissing = true
      isColor = false
      ascii = (0, 0)
      stretchedGlyphs = [:]
      tabularDigit = 0
      heightFactor = 1
      return
    }
    let face = hb_face_create(blob, UInt32(key.index))
    hb_blob_destroy(blob)
    hb_face_make_immutable(face)
    let font = hb_font_create(face)!
    hb_font_set_scale(font, Self.unitsPerEm, Self.unitsPerEm)
    let settings = key.variations.compactMap { tag, value in
      tag == CornerRounding.axis
        ? nil : hb_variation_t(tag: Self.tag(tag), value: Float(value))
    }
    if !settings.isEmpty { hb_font_set_variations(font, settings, UInt32(settings.count)) }
    hb_font_make_immutable(font)
    self.font = font
    isMissing = false
    isColor = hb_ot_color_has_png(face) != 0
    hb_face_destroy(face)
    stretchedGlyphs = isInter ? Self.stretched(font, isDisplay: isDisplay, weight: key.weight) : [:]
    tabularDigit = isInter ? Self.tabularDigit(of: font) : 0
    heightFactor =
      isInter ? GlyphFit.heightFactor(capHeight: Self.metric("cpht", of: font) ?? 0) : 1
    ascii = Self.ascii(font)
  }

  /// Factors of the glyphs of Inter that are drawn wider or narrower.
  private static func stretched(_ font: OpaquePointer, isDisplay: Bool, weight: Double)
    -> [UInt32: Double]
  {
    let factors = [
      (0x25, GlyphFit.percentStretch(isDisplay: isDisplay, weight: weight)),
      (0x2026, GlyphFit.ellipsisStretch(isDisplay: isDisplay)),
    ]
    var glyph: hb_codepoint_t = 0
    var stretched: [UInt32: Double] = [:]
    for (scalar, factor) in factors
    where hb_font_get_nominal_glyph(font, hb_codepoint_t(scalar), &glyph) != 0 && factor != 1 {
      stretched[glyph] = factor
    }
    return stretched
  }

  private static func ascii(_ font: OpaquePointer) -> (UInt64, UInt64) {
    var bits: (UInt64, UInt64) = (0, 0)
    var glyph: hb_codepoint_t = 0
    for scalar in UInt32(32)..<127 where hb_font_get_nominal_glyph(font, scalar, &glyph) != 0 {
      if scalar < 64 { bits.0 |= 1 << UInt64(scalar) } else { bits.1 |= 1 << UInt64(scalar - 64) }
    }
    return bits
  }

  private static func tabularDigit(of font: OpaquePointer) -> Double {
    let buffer = hb_buffer_create()
    defer { hb_buffer_destroy(buffer) }
    var (zero, feature) = (
      UInt32(0x30), hb_feature_t(tag: tag("tnum"), value: 1, start: 0, end: .max)
    )
    hb_buffer_add_utf32(buffer, &zero, 1, 0, 1)
    hb_buffer_guess_segment_properties(buffer)
    hb_shape(font, buffer, &feature, 1)
    var count: UInt32 = 0
    guard let place = hb_buffer_get_glyph_positions(buffer, &count), count > 0 else { return 0 }
    return Double(place[0].x_advance) / Double(unitsPerEm)
  }

  deinit { if !isMissing { hb_font_destroy(font) } }

  static func tag(_ name: String) -> hb_tag_t {
    var value: UInt32 = 0
    var count = 0
    for byte in name.utf8.prefix(4) {
      value = value << 8 | UInt32(byte)
      count += 1
    }
    while count < 4 {
      value = value << 8 | 32
      count += 1
    }
    return value
  }

  var axes: [FontAxis] { FontAxis.all(of: hb_font_get_face(font)) }

  func covers(_ scalar: UInt32) -> Bool {
    if scalar < 64 { return ascii.0 >> UInt64(scalar) & 1 == 1 }
    if scalar < 128 { return ascii.1 >> UInt64(scalar - 64) & 1 == 1 }
    var glyph: hb_codepoint_t = 0
    return hb_font_get_nominal_glyph(font, scalar, &glyph) != 0
  }

  /// Ascent, descent, gap, cap height, x height of the file itself, in em.
  func ownMetrics() -> FontMetrics {
    var extents = hb_font_extents_t()
    hb_font_get_h_extents(font, &extents)
    let em = Double(Self.unitsPerEm)
    return FontMetrics(
      ascent: Double(extents.ascender) / em, descent: -Double(extents.descender) / em,
      leading: Double(extents.line_gap) / em, capHeight: Self.metric("cpht", of: font) ?? 0.7,
      xHeight: Self.metric("xhgt", of: font) ?? 0.5)
  }

  /// A measure that the file states, em; nil where it has none.
  private static func metric(_ name: String, of font: OpaquePointer) -> Double? {
    var position: hb_position_t = 0
    let found = hb_ot_metrics_get_position(
      font, hb_ot_metrics_tag_t(rawValue: tag(name)), &position)
    return found != 0 && position > 0 ? Double(position) / Double(unitsPerEm) : nil
  }

  /// A glyph's outline in em, y down, corners rounded where the face asks for it. Cached.
  func outline(_ glyph: UInt32) -> VectorPath {
    if let known = outlines.withLock({ $0[glyph] }) { return known }
    var path: VectorPath
    if isMissing {
      path = Self.missingBox
    } else {
      path = GlyphOutline.read(glyph, font: font)
      if let factor = stretchedGlyphs[glyph] {
        let left = path.controlBounds.minX
        path = path.transformed(
          by: Affine.translation(-left, 0).then(.scale(factor, 1))
            .then(.translation(left, 0)))
      }
      if heightFactor != 1 { path = path.transformed(by: .scale(1, heightFactor)) }
      if cornerRadius > 0 { path = CornerRounding.apply(to: path, radius: cornerRadius) }
    }
    outlines.withLock { cache in
      // A few hundred glyphs make a language; CJK text may bring more.
      if cache.count >= 4096 { cache.removeAll() }
      cache[glyph] = path
    }
    return path
  }

  /// Advance of a glyph of a missing face, em.
  static let missingAdvance = 0.55

  private static let missingBox: VectorPath = {
    var path = VectorPath(rect: Rect(x: 0.06, y: -0.7, width: 0.43, height: 0.7))
    path.elements +=
      VectorPath(rect: Rect(x: 0.1, y: -0.66, width: 0.35, height: 0.62)).reversedRectangle
    return path
  }()
}

extension VectorPath {
  /// The same rectangle walked the other way round, so that it cuts a hole.
  fileprivate var reversedRectangle: [Element] {
    let points = elements.compactMap { element -> Point? in
      switch element {
      case .move(let p), .line(let p): p
      case .curve, .close: nil
      }
    }
    guard let first = points.last else { return [] }
    return [.move(first)] + points.dropLast().reversed().map { .line($0) } + [.close]
  }
}
