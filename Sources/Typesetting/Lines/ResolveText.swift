import CGraphics
internal import VitrineDrawing

/// Chooses a font for every character and measures it.
struct TextResolver {
  let typesetter: Typesetter
  let paragraph: Paragraph
  let scale: Double
  /// Taken from every character, in em (`allowsTightening`).
  let tightening: Double

  /// U+FFFC stands for an attachment.
  static let objectReplacement: UInt32 = 0xFFFC

  static func text(of paragraph: Paragraph) -> String {
    if paragraph.spans.count == 1, paragraph.spans[0].attachment == nil {
      return paragraph.spans[0].text
    }
    return paragraph.spans.map { $0.attachment == nil ? $0.text : "\u{FFFC}" }.joined()
  }

  func resolve(_ analysis: TextAnalysis) -> ResolvedText {
    let result = ResolvedText(
      analysis: analysis, scale: scale, language: typesetter.language(paragraph.locale),
      locale: paragraph.locale)
    var start = 0
    for span in paragraph.spans {
      result.spans.append(resolve(span, result))
      result.spanStarts.append(start)
      start += span.attachment == nil ? span.text.unicodeScalars.count : 1
    }
    itemize(result)
    shape(result)
    return result
  }

  private func resolve(_ span: TextSpan, _ text: ResolvedText) -> ResolvedText.Span {
    let font = span.font.scaled(by: scale)
    let selection = typesetter.selection(for: font)
    if let name = selection.standsInFor, !span.text.isEmpty {
      text.note(.unknownName(name, file: typesetter.library.unregisteredFile(named: name)))
    }
    return ResolvedText.Span(
      source: span, font: font, metrics: typesetter.metrics(font), selection: selection,
      primary: typesetter.library.font(for: selection.font),
      explicitTracking: (span.tracking + span.kerning) * scale)
  }

  // MARK: fonts

  private func itemize(_ text: ResolvedText) {
    let count = text.count
    var span = 0
    var i = 0
    while i < count {
      while span + 1 < text.spanStarts.count, text.spanStarts[span + 1] <= i { span += 1 }
      let spanEnd = span + 1 < text.spanStarts.count ? text.spanStarts[span + 1] : count
      let plainEnd = endOfPlain(from: i, to: spanEnd, span: span, text)
      if plainEnd > i {
        i = plainEnd
        continue
      }
      var end = i + 1
      while end < spanEnd, !text.analysis.flags[end].contains(.clusterStart) { end += 1 }
      let item = item(for: i..<end, span: span, text: text)
      if var last = text.items.last, last.end == i, joins(last, item) {
        last.end = end
        text.items[text.items.count - 1] = last
      } else {
        text.items.append(item)
      }
      i = end
    }
  }

  /// Most text is letters that the font before them has too: those are taken in one go.
  private func endOfPlain(
    from start: Int, to end: Int, span: Int, _ text: ResolvedText
  ) -> Int {
    guard let last = text.items.last, last.end == start, !last.isFallback, let font = last.font,
      last.span == span, text.spans[span].font.smallCaps.isEmpty
    else { return start }
    var i = start
    while i < end, (32..<127).contains(text.scalars[i]), font.face.covers(text.scalars[i]),
      text.analysis.level(i) == last.level, text.analysis.scripts[i] == last.script,
      i + 1 == text.count || text.scalars[i + 1] < 0x300
    { i += 1 }
    if i > start { text.items[text.items.count - 1].end = i }
    return i
  }

  private func joins(_ a: ResolvedText.Item, _ b: ResolvedText.Item) -> Bool {
    a.span == b.span && a.font === b.font && a.font != nil && a.level == b.level
      && a.script == b.script && a.tracking == b.tracking
  }

  private func item(
    for range: Range<Int>, span index: Int, text: ResolvedText
  ) -> ResolvedText.Item {
    let span = text.spans[index]
    let first = text.scalars[range.lowerBound]
    var item = ResolvedText.Item(
      start: range.lowerBound, end: range.upperBound, span: index, font: nil, isFallback: false,
      level: text.analysis.level(range.lowerBound),
      script: text.analysis.scripts[range.lowerBound], tracking: 0, attachment: nil)
    if let attachment = span.source.attachment {
      item.attachment = InlineAttachment(
        width: attachment.width * scale, ascent: attachment.ascent * scale,
        descent: attachment.descent * scale, id: attachment.id)
      return item
    }
    if isLineEnd(first) { return item }
    if first == 9 {
      text.scalars[range.lowerBound] = 32
      text.tabs.append(range.lowerBound)
    }
    if !span.font.smallCaps.isEmpty,
      let small = smallCapital(range, span: span, text: text)
    {
      item.font = small.font
      item.tracking = small.tracking
      return item
    }
    let (font, isFallback) = font(for: text.scalars[range], span: span, text: text, item: item)
    item.font = font
    item.isFallback = isFallback
    item.tracking =
      (isFallback ? 0 : span.selection.tracking) + span.explicitTracking
      - tightening * span.font.size
    return item
  }

  private func font(
    for cluster: ArraySlice<UInt32>, span: ResolvedText.Span, text: ResolvedText,
    item: ResolvedText.Item
  ) -> (PinnedFont, isFallback: Bool) {
    let fallback = Fallback(
      library: typesetter.library, description: span.font, hanFace: text.hanFace)
    if Emoji.isPicture(cluster) {
      let emoji = typesetter.library.font(for: fallback.emoji())
      if !emoji.face.isMissing, emoji.face.covers(cluster[cluster.startIndex]) {
        return (emoji, true)
      }
    }
    let face = span.primary.face
    if face.isMissing { text.note(.missingFile(span.primary.instance.file)) }
    if face.isMissing || cluster.allSatisfy({ face.covers($0) || isIgnorable($0) || $0 == 0xA0 }) {
      return (span.primary, false)
    }
    // Marks and punctuation stay with the font of the text before them where it has them.
    if let last = text.items.last, last.isFallback, last.span == item.span, let font = last.font,
      last.script == item.script, !font.isColor,
      cluster.allSatisfy({ font.face.covers($0) || isIgnorable($0) })
    {
      return (font, true)
    }
    let found = fallback.font(for: cluster, script: item.script)
    if let font = found.font { return (typesetter.library.font(for: font), true) }
    if let file = found.missing { text.note(.missingFile(file)) }
    let names = cluster.map { "U+" + String($0, radix: 16, uppercase: true) }
    text.note(.missingGlyph(names.joined(separator: " ")))
    return (span.primary, false)
  }

  /// The system fonts' stand-ins have no small capitals: they are capitals at 0.78 of the size, a little heavier
  /// (estimate: SF's own stand slightly above the x height).
  private func smallCapital(
    _ range: Range<Int>, span: ResolvedText.Span, text: ResolvedText
  ) -> (font: PinnedFont, tracking: Double)? {
    guard range.count == 1, span.primary.instance.brought == nil,
      let scalar = Unicode.Scalar(text.scalars[range.lowerBound])
    else {
      return nil
    }
    let isLower = scalar.properties.isLowercase
    let wanted =
      isLower
      ? span.font.smallCaps.contains(.lowercase)
      : scalar.properties.isUppercase && span.font.smallCaps.contains(.uppercase)
    guard wanted else { return nil }
    let upper = scalar.properties.uppercaseMapping.unicodeScalars
    guard upper.count == 1, let capital = upper.first, span.primary.face.covers(capital.value)
    else { return nil }
    var description = span.font
    description.size *= 0.78
    description.weight = min(900, description.weight + 60)
    let selection = typesetter.selection(for: description)
    text.scalars[range.lowerBound] = capital.value
    return (
      typesetter.library.font(for: selection.font),
      selection.tracking + span.explicitTracking - tightening * description.size
    )
  }

  // MARK: widths

  private func shape(_ text: ResolvedText) {
    var advances = [Double](repeating: 0, count: text.count)
    for (index, item) in text.items.enumerated() {
      if let attachment = item.attachment {
        advances[item.start] = attachment.width
        continue
      }
      guard let font = item.font else { continue }
      let size = font.instance.size * font.instance.stretch
      let tracking = item.clusterTracking
      var start = item.start
      while start < item.end {
        let end = endOfWord(from: start, item, text)
        let shaped = typesetter.shaper.shape(
          text.scalars[start..<end], font: font, script: item.script,
          isRightToLeft: item.level & 1 == 1, hasLigatures: item.hasLigatures(text),
          language: text.language.pointer)
        for glyph in shaped.glyphs {
          let at = start + Int(glyph.cluster)
          if advances[at] == 0 { advances[at] = tracking }
          advances[at] += glyph.advance * size
        }
        text.segments.append(
          ResolvedText.Segment(start: start, end: end, item: index, shaped: shaped))
        start = end
      }
    }
    sum(advances, text)
  }

  private func sum(_ advances: [Double], _ text: ResolvedText) {
    var sum = 0.0
    // Of the author's line, and the next tab in it.
    var (start, tab) = (0.0, 0)
    text.prefix = [0]
    text.prefix.reserveCapacity(text.count + 1)
    for (index, advance) in advances.enumerated() {
      if tab < text.tabs.count, text.tabs[tab] == index {
        sum += ResolvedText.tabAdvance(at: sum - start)
        tab += 1
      } else {
        sum += advance
        if isLineEnd(text.scalars[index]) { start = sum }
      }
      text.prefix.append(sum)
    }
  }

  /// A word is what stands up to the next space, with the spaces; in Chinese and Japanese, which
  /// write none, what may not be broken.
  private func endOfWord(
    from start: Int, _ item: ResolvedText.Item, _ text: ResolvedText
  ) -> Int {
    // A tab is a word of its own.
    let tab = text.tabs.partitioningIndex { $0 >= start }
    let limit = tab < text.tabs.count ? min(item.end, text.tabs[tab]) : item.end
    var end = start + 1
    if limit == start { return end }
    if FallbackTable.cjkScripts.contains(item.script) {
      while end < limit, !text.analysis.flags[end].contains(.lineBreak) { end += 1 }
      return end
    }
    while end < limit, text.scalars[end] == 32 || text.scalars[end - 1] != 32 { end += 1 }
    return end
  }
}

/// Characters that end a line and have no glyph.
func isLineEnd(_ scalar: UInt32) -> Bool {
  switch scalar {
  case 0x0A, 0x0B, 0x0C, 0x0D, 0x85, 0x2028, 0x2029: true
  default: false
  }
}

extension ResolvedText.Item {
  /// Joined scripts would fall apart.
  var clusterTracking: Double { Self.cursive.contains(script) ? 0 : tracking }
  private static let cursive: Set<UInt32> = Set(
    ["Arab", "Syrc", "Mong", "Nkoo", "Mand", "Adlm", "Rohg", "Phag"].map(FontFace.tag))

  /// Letters moved apart by the author do not join into ligatures.
  func hasLigatures(_ text: ResolvedText) -> Bool { text.spans[span].explicitTracking == 0 }
}
