internal import VitrineDrawing

/// Puts one line's glyphs in their places, left to right as drawn.
struct LineAssembler {
  let text: ResolvedText
  let typesetter: Typesetter

  private var runs: [TextLayout.Run] = []
  private var attachments: [TextLayout.Attachment] = []
  private var x = 0.0
  /// The code points of the run in the making.
  private var codePoints: [UInt32] = []
  /// An attachment ended the run before.
  private var startsRun = false
  /// Widths of the line's tabs, from `firstTab` on.
  private var tabs: [Double] = []
  private var firstTab = 0

  init(text: ResolvedText, typesetter: Typesetter) {
    self.text = text
    self.typesetter = typesetter
  }

  /// Pieces of one direction in the order they are drawn.
  private struct Piece {
    var level: UInt8
    var part: LinePart
  }

  mutating func assemble(
    _ parts: [LinePart]
  ) -> (runs: [TextLayout.Run], attachments: [TextLayout.Attachment], width: Double) {
    (firstTab, tabs) = text.tabAdvances(in: parts)
    let pieces = reorder(split(parts))
    for piece in pieces {
      switch piece.part {
      case .text(let range): add(range, isRightToLeft: piece.level & 1 == 1)
      case .inserted(let inserted):
        add(
          inserted.resolved.shaped.glyphs[...], item: inserted.item, scalars: inserted.scalars[...],
          first: 0)
      }
    }
    closeRun()
    return (runs, attachments, x)
  }

  // MARK: order

  private func split(_ parts: [LinePart]) -> [Piece] {
    var pieces: [Piece] = []
    for part in parts {
      switch part {
      case .inserted(let inserted): pieces.append(Piece(level: inserted.level, part: part))
      case .text(let range):
        guard !text.analysis.levels.isEmpty else {
          if !range.isEmpty { pieces.append(Piece(level: 0, part: part)) }
          continue
        }
        // Spaces at the end of a line go to the side where the paragraph ends (UAX 9, L1).
        let visible = text.trimmed(range.lowerBound, range.upperBound)
        func level(_ i: Int) -> UInt8 {
          i < visible ? text.analysis.level(i) : text.analysis.baseLevel(i)
        }
        var start = range.lowerBound
        while start < range.upperBound {
          var end = start + 1
          while end < range.upperBound, level(end) == level(start) { end += 1 }
          pieces.append(Piece(level: level(start), part: .text(start..<end)))
          start = end
        }
      }
    }
    return pieces
  }

  /// UAX 9, L2: from the highest level down, runs of at least that level turn round.
  private func reorder(_ pieces: [Piece]) -> [Piece] {
    guard let highest = pieces.map(\.level).max(), highest > 0 else { return pieces }
    var pieces = pieces
    for level in stride(from: highest, through: 1, by: -1) {
      var i = 0
      while i < pieces.count {
        guard pieces[i].level >= level else {
          i += 1
          continue
        }
        var end = i
        while end < pieces.count, pieces[end].level >= level { end += 1 }
        pieces[i..<end].reverse()
        i = end
      }
    }
    return pieces
  }

  // MARK: glyphs

  private mutating func add(_ range: Range<Int>, isRightToLeft: Bool) {
    var parts: [(item: Int, range: Range<Int>, segment: Int?)] = []
    // Items and segments are sorted by start; the first one that reaches into the range:
    var segment = text.segments.partitioningIndex { $0.end > range.lowerBound }
    var item = text.items.partitioningIndex { $0.end > range.lowerBound }
    while item < text.items.count, text.items[item].start < range.upperBound {
      if text.items[item].font == nil {
        parts.append((item, text.items[item].start..<text.items[item].end, nil))
      } else {
        while segment < text.segments.count, text.segments[segment].item == item,
          text.segments[segment].start < range.upperBound
        {
          let s = text.segments[segment]
          let part = max(s.start, range.lowerBound)..<min(s.end, range.upperBound)
          if !part.isEmpty { parts.append((item, part, segment)) }
          segment += 1
        }
      }
      item += 1
    }
    if isRightToLeft { parts.reverse() }
    for part in parts {
      let item = text.items[part.item]
      if let index = part.segment {
        add(part.range, of: text.segments[index], item: item, isRightToLeft: isRightToLeft)
      } else if let attachment = item.attachment {
        startsRun = true
        attachments.append(
          TextLayout.Attachment(
            id: attachment.id, style: text.spans[item.span].source.style, x: x,
            width: attachment.width,
            baselineOffset: text.spans[item.span].source.baselineOffset * text.scale))
        x += attachment.width
      }
    }
  }

  private mutating func add(
    _ range: Range<Int>, of segment: ResolvedText.Segment, item: ResolvedText.Item,
    isRightToLeft: Bool
  ) {
    let scalars = text.scalars[range]
    if let tab = tabAdvance(range) {
      let start = x
      add(segment.shaped.glyphs[...], item: item, scalars: scalars, first: 0)
      x = start + tab
      if !runs.isEmpty { runs[runs.count - 1].width = x - runs[runs.count - 1].x }
      return
    }
    // Trailing spaces of a right-to-left word that stand at the line's end were split off to
    // another level; they are cut like any other part.
    if range.lowerBound == segment.start, range.upperBound == segment.end,
      isRightToLeft == (item.level & 1 == 1)
    {
      add(segment.shaped.glyphs[...], item: item, scalars: scalars, first: 0)
      return
    }
    let low = Int32(range.lowerBound - segment.start)
    let high = Int32(range.upperBound - segment.start)
    let (glyphs, cutsSafely) = segment.shaped.part(low..<high)
    if cutsSafely {
      add(glyphs, item: item, scalars: scalars, first: low)
    } else {
      let again = typesetter.shaper.shape(
        scalars, font: item.font!, script: item.script, isRightToLeft: item.level & 1 == 1,
        hasLigatures: item.hasLigatures(text), language: text.language.pointer)
      add(again.glyphs[...], item: item, scalars: scalars, first: 0)
    }
  }

  /// The width of a tab, which is a segment of its own; nil for other text.
  private func tabAdvance(_ range: Range<Int>) -> Double? {
    if tabs.isEmpty { return nil }
    let index = text.tabs.partitioningIndex { $0 >= range.lowerBound }
    guard index < text.tabs.count, text.tabs[index] == range.lowerBound,
      tabs.indices.contains(index - firstTab)
    else { return nil }
    return tabs[index - firstTab]
  }

  private mutating func add(
    _ glyphs: ArraySlice<ShapedText.Glyph>, item: ResolvedText.Item,
    scalars: ArraySlice<UInt32>, first: Int32
  ) {
    guard let font = item.font, !scalars.isEmpty else { return }
    let span = text.spans[item.span]
    let size = font.instance.size
    let wide = size * font.instance.stretch
    let isEmoji = font.face.isColor && font.instance.file == FallbackTable.emoji
    let rise = isEmoji ? Fallback.emojiRise(size) : 0
    let up = span.source.baselineOffset * text.scale + rise
    if let last = runs.last, !startsRun, last.style == span.source.style, last.font == font.instance
    {
      // The same run goes on.
    } else {
      closeRun()
      startsRun = false
      runs.append(
        TextLayout.Run(
          style: span.source.style, font: font.instance, glyphs: [], x: x, width: 0, text: ""))
    }
    let index = runs.count - 1
    let tracking = item.clusterTracking
    for i in glyphs.indices {
      let glyph = glyphs[i]
      runs[index].glyphs.append(
        GlyphRun.Glyph(id: glyph.id, x: x + glyph.dx * wide, y: -glyph.dy * size - up))
      x += glyph.advance * wide
      // One share of tracking a cluster, after its last glyph: marks hang on their base.
      let isLast = i + 1 == glyphs.endIndex || glyphs[i + 1].cluster != glyph.cluster
      if isLast { x += tracking }
    }
    runs[index].width = x - runs[index].x
    codePoints.append(contentsOf: scalars)
  }

  private mutating func closeRun() {
    if !runs.isEmpty { runs[runs.count - 1].text = Self.string(codePoints) }
    codePoints.removeAll(keepingCapacity: true)
  }

  private static func string(_ scalars: [UInt32]) -> String {
    String(unsafeUninitializedCapacity: scalars.count * 4) { bytes in
      var count = 0
      for value in scalars {
        if value < 128 {
          bytes[count] = UInt8(value)
          count += 1
        } else {
          for byte in UTF8.encode(Unicode.Scalar(value) ?? "\u{FFFD}")
            ?? UTF8.encodedReplacementCharacter
          {
            bytes[count] = byte
            count += 1
          }
        }
      }
      return count
    }
  }
}

extension Array {
  /// Index of the first element for which `belongs` holds, given that it holds from some element
  /// on.
  func partitioningIndex(where belongs: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if belongs(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
