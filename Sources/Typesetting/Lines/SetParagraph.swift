import CGraphics
internal import VitrineDrawing

/// Sets one paragraph in one width and height: shrinks, breaks, truncates, stacks.
struct ParagraphSetter {
  let typesetter: Typesetter
  let paragraph: Paragraph
  let cache: ParagraphCache

  /// Shrinking halves the range between the smallest scale and 1 until less than this is left, and
  /// takes the scale known to fit (measured: text of 1300 points that may shrink to 0.001 comes out
  /// at 0.0400, 0.0244 and 0.0088 where 0.0464, 0.0252 and 0.0152 would still fit).
  private static let scaleTolerance = 0.01
  /// The most that letters move together before text is truncated, in em (estimate).
  private static let mostTightening = 0.03

  func set(width: Double, height: Double) -> TextLayout {
    guard !cache.analysis.scalars.isEmpty else { return emptyLayout() }
    let width = width.isNaN ? .infinity : width
    let height = height.isNaN ? .infinity : height
    var text = resolve(scale: 1, tightening: 0)
    var lines = fittedLines(text, width: width, height: height)
    if lines == nil, paragraph.minimumScale < 1 {
      (text, lines) = shrink(width: width, height: height)
    }
    if lines == nil, paragraph.allowsTightening {
      let tight = resolve(scale: text.scale, tightening: Self.mostTightening)
      if let fitted = fittedLines(tight, width: width, height: height) {
        (text, lines) = (tight, fitted)
      }
    }
    if let lines { return stack(lines, of: text, width: width, isTruncated: false) }
    return stack(
      truncatedLines(text, width: width, height: height), of: text, width: width,
      isTruncated: true)
  }

  private func resolve(scale: Double, tightening: Double) -> ResolvedText {
    cache.resolved(ParagraphCache.Resolution(scale: scale, tightening: tightening)) {
      TextResolver(
        typesetter: typesetter, paragraph: paragraph, scale: scale, tightening: tightening
      ).resolve(cache.analysis)
    }
  }

  // MARK: fitting

  /// One line as it will be set.
  struct Line {
    var parts: [LinePart]
    var range: Range<Int>
    var ascent: Double
    var descent: Double
    var leading: Double
    /// Width of the spaces at which the line was wrapped.
    var hanging = 0.0
    var height: Double { ascent + descent }
  }

  /// The lines of the whole text where they keep to the limit and the height, else nil.
  private func fittedLines(_ text: ResolvedText, width: Double, height: Double) -> [Line]? {
    let limit = max(1, paragraph.lineLimit ?? Int.max - 1)
    let broken = text.breakLines(width: width, limit: limit)
    guard broken.count <= limit else { return nil }
    let ranges =
      paragraph.avoidsOrphans ? text.avoidingOrphan(broken, width: width) : broken
    let lines = ranges.map { line($0, of: text) }
    // Text that may still shrink does so before it overflows, cuts a word or stands too high.
    if text.scale > paragraph.minimumScale + 1e-9 {
      let overflows = ranges.contains {
        $0.isCut || text.width($0.start, $0.visibleEnd) > width + 1e-3
      }
      return overflows || !fits(lines, height) ? nil : lines
    }
    guard lines.count == 1 || fits(lines, height) else { return nil }
    return lines
  }

  /// Lines that are reserved have their room in any case.
  private func fits(_ lines: [Line], _ height: Double) -> Bool {
    lines.count <= paragraph.reservedLines || rounded(self.height(of: lines)) <= height + 1e-3
  }

  private func shrink(width: Double, height: Double) -> (ResolvedText, [Line]?) {
    // What does not fit at the smallest size is settled at once.
    let smallest = resolve(scale: paragraph.minimumScale, tightening: 0)
    guard var lines = fittedLines(smallest, width: width, height: height) else {
      return (smallest, nil)
    }
    var best = smallest
    // Text that fits at one size is taken to fit at every smaller one.
    var low = paragraph.minimumScale
    var high = 1.0
    while high - low >= Self.scaleTolerance {
      let middle = (low + high) / 2
      let text = resolve(scale: middle, tightening: 0)
      if let fitted = fittedLines(text, width: width, height: height) {
        (best, lines) = (text, fitted)
        low = middle
      } else {
        high = middle
      }
    }
    return (best, lines)
  }

  // MARK: truncating

  private func truncatedLines(_ text: ResolvedText, width: Double, height: Double) -> [Line] {
    let limit = max(1, paragraph.lineLimit ?? Int.max - 1)
    var lines = text.breakLines(width: width, limit: limit).prefix(limit).map {
      line($0, of: text)
    }
    keepWhatFits(&lines, height: height)
    guard let last = lines.last else { return lines }
    let start = last.range.lowerBound
    let parts = text.truncate(from: start, width: width, mode: paragraph.truncation) {
      inserted(0x2026, at: $0, in: text)
    }
    lines[lines.count - 1] = line(parts, start..<text.count, of: text)
    return lines
  }

  /// As many lines as fit in the height, at least one, or those that are reserved.
  private func keepWhatFits(_ lines: inout [Line], height: Double) {
    var total = 0.0
    for (index, line) in lines.enumerated() {
      total += line.height + (index > 0 ? line.leading + paragraph.lineSpacing : 0)
      if index >= max(1, paragraph.reservedLines), rounded(total) > height + 1e-3 {
        lines.removeSubrange(index...)
        return
      }
    }
  }

  /// A character that is not in the text, in the look of the scalar `at`.
  private func inserted(_ scalar: UInt32, at index: Int, in text: ResolvedText) -> Inserted {
    let span = text.spans[text.spanIndex(at: index)]
    let level = text.analysis.baseLevel(index)
    let tracking = span.selection.tracking + span.explicitTracking
    let item = ResolvedText.Item(
      start: 0, end: 1, span: text.spanIndex(at: index), font: span.primary, isFallback: false,
      level: level, script: TextAnalysis.latin, tracking: tracking, attachment: nil)
    let shaped = typesetter.shaper.shape(
      [scalar], font: span.primary, script: TextAnalysis.latin, isRightToLeft: false,
      hasLigatures: true, language: text.language.pointer)
    let size = span.primary.instance.size * span.primary.instance.stretch
    let width = shaped.glyphs.reduce(tracking) { $0 + $1.advance * size }
    return Inserted(
      resolved: ResolvedText.Segment(start: 0, end: 1, item: 0, shaped: shaped), item: item,
      scalars: [scalar], width: width, level: level)
  }

  // MARK: lines

  private func line(_ range: LineRange, of text: ResolvedText) -> Line {
    var parts: [LinePart] =
      range.visibleEnd > range.start ? [.text(range.start..<range.visibleEnd)] : []
    // A soft hyphen shows where the line ends at it.
    if !range.isHard, range.visibleEnd > range.start, range.end < text.count,
      text.scalars[range.visibleEnd - 1] == 0xAD
    {
      parts.append(.inserted(inserted(0x2D, at: range.visibleEnd - 1, in: text)))
    }
    var line = line(parts, range.start..<range.end, of: text)
    if !range.isHard, range.end < text.count {
      line.hanging = text.width(range.visibleEnd, range.end)
    }
    return line
  }

  private func line(_ parts: [LinePart], _ range: Range<Int>, of text: ResolvedText) -> Line {
    var line = Line(parts: parts, range: range, ascent: 0, descent: 0, leading: -.infinity)
    let first = text.spanIndex(at: min(range.lowerBound, max(0, text.count - 1)))
    var index = first
    while index < text.spans.count, index == first || text.spanStarts[index] < range.upperBound {
      let span = text.spans[index]
      let offset = span.source.baselineOffset * text.scale
      var (ascent, descent) = (span.metrics.ascent, span.metrics.descent)
      if let attachment = span.source.attachment {
        ascent = attachment.ascent * text.scale
        descent = attachment.descent * text.scale
      } else if span.source.text.isEmpty {
        index += 1
        continue
      }
      line.ascent = max(line.ascent, ascent + offset)
      line.descent = max(line.descent, descent - offset)
      // A tight style's leading is negative; measures for others never are.
      line.leading = max(
        line.leading, span.font.leading < 0 ? span.font.leading : span.metrics.leading)
      index += 1
    }
    if line.leading == -.infinity { line.leading = 0 }
    setHeight(of: &line)
    return line
  }

  /// A height that was asked for takes the place of the fonts' own and of their leading; what it
  /// adds or takes is shared above and below (estimate).
  private func setHeight(of line: inout Line) {
    let height: Double
    switch paragraph.lineHeight {
    case .natural: return
    case .multiple(let factor): height = (line.height + max(line.leading, 0)) * factor
    case .exact(let points): height = points
    case .increase(let points): height = line.height + max(line.leading, 0) + points
    }
    let share = (height - line.height) / 2
    line.ascent += share
    line.descent += share
    line.leading = 0
  }

  private func height(of lines: [Line]) -> Double {
    var total = 0.0
    for (index, line) in lines.enumerated() {
      total += line.height
      if index > 0 { total += line.leading + paragraph.lineSpacing }
    }
    return total
  }

  /// Up to a whole pixel. Sums carry errors of 1e-13; they must not cost a pixel.
  private func rounded(_ length: Double) -> Double {
    let pixel = paragraph.pixelLength
    guard pixel > 0 else { return length }
    return (length / pixel - 1e-6).rounded(.up) * pixel
  }

  /// Empty text takes no room, as SwiftUI's does, unless lines are reserved.
  private func emptyLayout() -> TextLayout {
    guard paragraph.reservedLines > 0, let span = paragraph.spans.first else { return .empty }
    let metrics = typesetter.metrics(span.font)
    var layout = TextLayout.empty
    layout.size.height = rounded(reservedHeight(metrics, count: paragraph.reservedLines))
    layout.firstBaseline = metrics.ascent
    layout.lastBaseline = metrics.ascent
    return layout
  }

  private func reservedHeight(_ metrics: FontMetrics, count: Int) -> Double {
    Double(count) * metrics.lineHeight
      + Double(count - 1) * (metrics.leading + paragraph.lineSpacing)
  }

  // MARK: stacking

  private func stack(_ lines: [Line], of text: ResolvedText, width: Double, isTruncated: Bool)
    -> TextLayout
  {
    var result: [TextLayout.Line] = []
    var y = 0.0
    for (index, line) in lines.enumerated() {
      if index > 0 { y += line.leading + paragraph.lineSpacing }
      var assembler = LineAssembler(text: text, typesetter: typesetter)
      let (runs, attachments, width) = assembler.assemble(line.parts)
      result.append(
        TextLayout.Line(
          runs: runs, attachments: attachments, x: 0, baseline: y + line.ascent, width: width,
          top: y, height: line.height))
      y += line.height
    }
    if lines.count < paragraph.reservedLines {
      let metrics = text.spans[text.spanIndex(at: text.count - 1)].metrics
      let missing = paragraph.reservedLines - lines.count
      y += Double(missing) * (metrics.lineHeight + metrics.leading + paragraph.lineSpacing)
    }
    // The space at which a line was wrapped counts in the text's width as far as there is room
    // (measured: three texts with borders, wider than their ink by a space).
    let widest = zip(result, lines).reduce(0) { most, line in
      max(most, line.0.width, min(line.0.width + line.1.hanging, width))
    }
    // A single character or the dots alone may be wider than the proposal: a text never takes more
    // than it is offered.
    let layoutWidth = widest > width + 1e-3 ? max(0, width) : rounded(widest)
    let share = paragraph.isRightToLeft ? 1 - paragraph.alignment : paragraph.alignment
    for index in result.indices {
      result[index].x = max(0, layoutWidth - result[index].width) * share
    }
    return TextLayout(
      lines: result, size: Size(layoutWidth, rounded(y)),
      firstBaseline: result.first?.baseline ?? 0, lastBaseline: result.last?.baseline ?? 0,
      isTruncated: isTruncated, scale: text.scale, issues: text.issues)
  }
}

extension Paragraph {
  /// iOS' Text keeps a short last word company; that the Mac's and the watch's do is not known.
  fileprivate var avoidsOrphans: Bool { spans.first?.font.platform == .iOS }
}
