import CGraphics
import Synchronization
internal import VitrineDrawing

/// Glyphs of a word in em, so that every size shares them.
struct ShapedText: Sendable {
  struct Glyph: Sendable {
    var id: UInt32
    /// Index of the first scalar it stands for, from the start of the word.
    var cluster: Int32
    var advance: Double
    var dx: Double
    /// Up.
    var dy: Double
    /// Cutting the word before this cluster changes the glyphs.
    var isUnsafeToBreak: Bool
  }
  /// Left to right as drawn.
  var glyphs: [Glyph]

  /// The glyphs of some of the scalars, and whether they would be the same without those around them.
  /// Looked for from both ends of the clusters' order: a text that is written without spaces is one
  /// word, and each of its lines asks.
  func part(_ range: Range<Int32>) -> (glyphs: ArraySlice<Glyph>, cutsSafely: Bool) {
    let rises = (glyphs.first?.cluster ?? 0) <= (glyphs.last?.cluster ?? 0)
    func firstGlyph(from cluster: Int32) -> Int {
      rises
        ? glyphs.partitioningIndex { $0.cluster >= cluster }
        : glyphs.partitioningIndex { $0.cluster < cluster }
    }
    func part(_ low: Int32, _ high: Int32) -> ArraySlice<Glyph> {
      let (a, b) = (firstGlyph(from: low), firstGlyph(from: high))
      return glyphs[min(a, b)..<max(a, b)]
    }
    func isUnsafe(_ cluster: Int32) -> Bool {
      part(cluster, cluster + 1).contains { $0.isUnsafeToBreak }
    }
    let isUnsafeAtStart = range.lowerBound > 0 && isUnsafe(range.lowerBound)
    return (
      part(range.lowerBound, range.upperBound), !isUnsafeAtStart && !isUnsafe(range.upperBound)
    )
  }

  /// Moves the glyphs on the way to where another face has them. Faces that shape a word differently
  /// have no way between them.
  mutating func mix(_ other: ShapedText, _ share: Double) {
    guard glyphs.count == other.glyphs.count,
      zip(glyphs, other.glyphs).allSatisfy({ $0.cluster == $1.cluster })
    else { return }
    for (i, glyph) in other.glyphs.enumerated() {
      glyphs[i].advance += (glyph.advance - glyphs[i].advance) * share
      glyphs[i].dx += (glyph.dx - glyphs[i].dx) * share
    }
  }
}

/// Turns words into glyphs and remembers them.
final class Shaper: Sendable {
  private struct Key: Hashable {
    var face: Int32
    var featureSet: Int32
    /// `GlyphFit.key`
    var fit: Int32
    var script: UInt32
    var isRightToLeft: Bool
    var hasLigatures: Bool
    var language: UInt
    var text: [UInt32]
  }
  private struct Buffer: @unchecked Sendable { var handle: OpaquePointer }

  private let words = Mutex<[Key: ShapedText]>([:])
  private let buffers = Mutex<[Buffer]>([])

  /// Shapes one word (scalars without line ends) of one script and direction.
  func shape(
    _ text: ArraySlice<UInt32>, font: PinnedFont, script: UInt32, isRightToLeft: Bool,
    hasLigatures: Bool, language: OpaquePointer?
  ) -> ShapedText {
    let key = Key(
      face: font.face.id, featureSet: font.featureSet, fit: font.fit?.key ?? -1, script: script,
      isRightToLeft: isRightToLeft, hasLigatures: hasLigatures,
      language: UInt(bitPattern: language), text: Array(text))
    if let known = words.withLock({ $0[key] }) { return known }
    var shaped =
      font.face.isMissing
      ? boxes(key.text, isRightToLeft: isRightToLeft) : run(key, font: font, language: language)
    if let next = font.next, let fit = font.fit {
      let other = shape(
        text, font: next, script: script, isRightToLeft: isRightToLeft, hasLigatures: hasLigatures,
        language: language)
      shaped.mix(other, fit.share)
    }
    // A text that is written without spaces is one word.
    if key.text.count > 1024 { return shaped }
    words.withLock { cache in
      // About 300 bytes a word: a bound of a few megabytes.
      if cache.count >= 8192 { cache.removeAll() }
      cache[key] = shaped
    }
    return shaped
  }

  private func run(_ key: Key, font: PinnedFont, language: OpaquePointer?) -> ShapedText {
    let buffer = buffers.withLock { $0.popLast() } ?? Buffer(handle: hb_buffer_create())
    defer {
      hb_buffer_reset(buffer.handle)
      buffers.withLock { $0.append(buffer) }
    }
    let handle = buffer.handle
    hb_buffer_add_utf32(handle, key.text, Int32(key.text.count), 0, Int32(key.text.count))
    hb_buffer_set_direction(handle, key.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_set_script(handle, hb_script_t(rawValue: key.script))
    hb_buffer_set_language(handle, language)
    hb_buffer_set_flags(
      handle,
      hb_buffer_flags_t(
        rawValue: HB_BUFFER_FLAG_REMOVE_DEFAULT_IGNORABLES.rawValue
          | HB_BUFFER_FLAG_BOT.rawValue | HB_BUFFER_FLAG_EOT.rawValue))
    let features = features(key, font: font)
    hb_shape(font.face.font, handle, features, UInt32(features.count))
    var shaped = ShapedText(glyphs: Self.glyphs(in: handle))
    if let fit = font.fit { correct(&shaped, key.text, font, fit) }
    if font.instance.file == FallbackTable.emoji {
      for i in shaped.glyphs.indices {
        let extra = shaped.glyphs[i].advance * (Fallback.emojiSpacing - 1)
        shaped.glyphs[i].advance += extra
        shaped.glyphs[i].dx += extra / 2
      }
    }
    return shaped
  }

  /// What HarfBuzz left in a buffer, in em.
  private static func glyphs(in handle: OpaquePointer?) -> [ShapedText.Glyph] {
    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(handle, &count),
      let positions = hb_buffer_get_glyph_positions(handle, &count)
    else { return [] }
    let unit = 1 / Double(FontFace.unitsPerEm)
    return (0..<Int(count)).map { i in
      ShapedText.Glyph(
        id: infos[i].codepoint, cluster: Int32(infos[i].cluster),
        advance: Double(positions[i].x_advance) * unit, dx: Double(positions[i].x_offset) * unit,
        dy: Double(positions[i].y_offset) * unit,
        isUnsafeToBreak: hb_glyph_info_get_glyph_flags(&infos[i]).rawValue
          & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue != 0)
    }
  }

  /// San Francisco's advances from Inter's.
  private func correct(
    _ shaped: inout ShapedText, _ text: [UInt32], _ font: PinnedFont, _ fit: GlyphFit
  ) {
    var last: Int32 = -1
    let isTabular = font.instance.features["tnum"] == 1
    for i in shaped.glyphs.indices where shaped.glyphs[i].cluster != last {
      last = shaped.glyphs[i].cluster
      let own = shaped.glyphs[i].advance
      let correction = fit.correction(text, at: Int(last), isTabular: isTabular)
      shaped.glyphs[i].advance +=
        font.face.stretchedExtra(shaped.glyphs[i].id) + correction.advance
      shaped.glyphs[i].dx += correction.shift
      guard isTabular, (0x30...0x39).contains(text[Int(last)]) else { continue }
      // Inter Display's digits of one width have widths of their own (4.0 beta 7).
      let extra = font.face.tabularDigit - own
      shaped.glyphs[i].advance += extra
      shaped.glyphs[i].dx += extra / 2
    }
  }

  private func features(_ key: Key, font: PinnedFont) -> [hb_feature_t] {
    // Sorted: the order of a dictionary changes from run to run.
    var list = font.instance.features.sorted { $0.key < $1.key }.flatMap { name, value in
      ranges(of: name, key.text, font).map {
        hb_feature_t(
          tag: FontFace.tag(name), value: UInt32(max(0, value)), start: UInt32($0.lowerBound),
          end: UInt32($0.upperBound))
      }
    }
    if !key.hasLigatures {
      list.append(hb_feature_t(tag: FontFace.tag("liga"), value: 0, start: 0, end: .max))
    }
    // Inter draws "->" as an arrow; San Francisco does not.
    guard font.face.isInter else { return list }
    var start: Int?
    for (i, scalar) in key.text.enumerated() {
      let isArrowPart = [0x2D, 0x3C, 0x3D, 0x3E].contains(scalar)
      if isArrowPart, start == nil { start = i }
      if let first = start, !isArrowPart || i == key.text.count - 1 {
        let end = isArrowPart ? i + 1 : i
        if end - first > 1 {
          list.append(
            hb_feature_t(
              tag: FontFace.tag("calt"), value: 0, start: UInt32(first), end: UInt32(end)))
        }
        start = nil
      }
    }
    return list
  }

  /// Where in a word a feature counts. Inter's digits of one width come with punctuation of that
  /// width, which San Francisco's do not.
  private func ranges(of feature: String, _ text: [UInt32], _ font: PinnedFont) -> [Range<Int>] {
    guard feature == "tnum", font.face.isInter else { return [0..<Int(UInt32.max)] }
    var ranges: [Range<Int>] = []
    for index in text.indices where (0x30...0x39).contains(text[index]) {
      // Ranges that touch would end each other.
      if let last = ranges.last, last.upperBound == index {
        ranges[ranges.count - 1] = last.lowerBound..<index + 1
      } else {
        ranges.append(index..<index + 1)
      }
    }
    return ranges
  }

  private func boxes(_ text: [UInt32], isRightToLeft: Bool) -> ShapedText {
    let glyphs = text.enumerated().map { i, _ in
      ShapedText.Glyph(
        id: 0, cluster: Int32(i), advance: FontFace.missingAdvance, dx: 0, dy: 0,
        isUnsafeToBreak: false)
    }
    return ShapedText(glyphs: isRightToLeft ? glyphs.reversed() : glyphs)
  }
}
