/// Where lines end: greedy, at Unicode's opportunities (UAX 14), long words by character.
struct LineRange: Sendable {
  var start: Int
  /// Start of the next line.
  var end: Int
  /// End without hanging spaces and line ends.
  var visibleEnd: Int
  /// The author ended the line.
  var isHard: Bool
  /// A word was cut.
  var isCut = false
}

extension ResolvedText {
  /// Rounding of sums must not wrap text in its own width.
  static let tolerance = 1e-6

  /// Lines for a width; stops after `limit` + 1 lines (enough to know of truncation).
  func breakLines(width: Double, limit: Int) -> [LineRange] {
    var lines: [LineRange] = []
    var start = 0
    while start < count, lines.count <= limit {
      let line = nextLine(from: start, width: width)
      lines.append(line)
      start = line.end
    }
    // A line end at the very end opens one more line.
    if let last = lines.last, last.isHard, last.end == count, count > 0,
      isLineEnd(scalars[count - 1]), lines.count <= limit
    {
      lines.append(LineRange(start: count, end: count, visibleEnd: count, isHard: false))
    }
    return lines
  }

  /// A text of two lines does not end in one short word alone: the word before it comes down
  /// (`NSParagraphStyle.LineBreakStrategy.pushOut`, which SwiftUI's Text has on). Seen with last
  /// words of up to 0.31 of the width and eight characters; not with words of eleven characters
  /// or of 0.4 of the width, nor with three lines and more.
  func avoidingOrphan(_ lines: [LineRange], width: Double) -> [LineRange] {
    guard lines.count == 2, width.isFinite, !lines[0].isHard, !lines[0].isCut, !lines[1].isCut
    else { return lines }
    let (first, last) = (lines[0], lines[1])
    let word = last.start..<last.visibleEnd
    guard !word.isEmpty, word.count <= 10, self.width(last.start, last.visibleEnd) <= width * 0.33,
      !word.dropFirst().contains(where: { analysis.flags[$0].contains(.lineBreak) }),
      let start = (first.start..<first.visibleEnd).dropFirst().last(where: {
        analysis.flags[$0].contains(.lineBreak)
      })
    else { return lines }
    let end = trimmed(first.start, start)
    let below = self.width(start, last.visibleEnd)
    guard below <= width + Self.tolerance else { return lines }
    return [
      LineRange(start: first.start, end: start, visibleEnd: end, isHard: false),
      LineRange(start: start, end: last.end, visibleEnd: last.visibleEnd, isHard: last.isHard),
    ]
  }

  func nextLine(from start: Int, width: Double) -> LineRange {
    var limit = prefix[start] + width + Self.tolerance
    var lastBreak: Int?
    var i = start
    var shift = 0.0
    var tab = tabs.isEmpty ? 0 : tabs.partitioningIndex { $0 >= start }
    while i < count {
      if tab < tabs.count, tabs[tab] == i {
        let more = tabShift(at: i, lineStart: start, before: shift)
        shift += more
        limit -= more
        tab += 1
      }
      if i > start, analysis.flags[i].contains(.mandatoryBreak) {
        return hardLine(start, i)
      }
      if i > start, analysis.flags[i].contains(.lineBreak) { lastBreak = i }
      let isWhite = analysis.flags[i].contains(.white) || isLineEnd(scalars[i])
      if !isWhite, prefix[i + 1] > limit {
        return softLine(start, lastBreak, overflow: i, limit: limit)
      }
      i += 1
    }
    if analysis.flags[count].contains(.mandatoryBreak), isLineEnd(scalars[count - 1]) {
      return hardLine(start, count)
    }
    // The end of the text: its spaces count unless they do not fit.
    let visible = prefix[count] <= limit ? count : trimmed(start, count)
    return LineRange(start: start, end: count, visibleEnd: visible, isHard: false)
  }

  private func hardLine(_ start: Int, _ end: Int) -> LineRange {
    var visible = end
    while visible > start, isLineEnd(scalars[visible - 1]) { visible -= 1 }
    return LineRange(start: start, end: end, visibleEnd: visible, isHard: true)
  }

  private func softLine(
    _ start: Int, _ lastBreak: Int?, overflow: Int, limit: Double
  ) -> LineRange {
    if let lastBreak, lastBreak > start {
      return LineRange(
        start: start, end: lastBreak, visibleEnd: trimmed(start, lastBreak), isHard: false)
    }
    // No opportunity: as many whole characters as fit, at least one.
    var end = overflow
    while end > start, !isCutPoint(end) { end -= 1 }
    if end == start {
      end = start + 1
      while end < count, !isCutPoint(end) { end += 1 }
    }
    return LineRange(
      start: start, end: end, visibleEnd: trimmed(start, end), isHard: false, isCut: true)
  }

  /// Whether the text may be cut before scalar `i`: a character starts there, and it is no later
  /// part of a ligature (those carry no width of their own).
  func isCutPoint(_ i: Int) -> Bool {
    guard i < count else { return true }
    return analysis.flags[i].contains(.clusterStart) && prefix[i + 1] > prefix[i]
      || isLineEnd(scalars[i])
  }

  /// `end` moved back over white space.
  func trimmed(_ start: Int, _ end: Int) -> Int {
    var end = end
    while end > start, analysis.flags[end - 1].contains(.white) || isLineEnd(scalars[end - 1]) {
      end -= 1
    }
    return end
  }
}
