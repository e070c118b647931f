import VitrineDrawing

/// What a line is made of.
enum LinePart: Sendable {
  case text(Range<Int>)
  /// Characters that are not in the text (an ellipsis, a hyphen), in the look of the scalar `at`.
  case inserted(Inserted)
}

struct Inserted: Sendable {
  var resolved: ResolvedText.Segment
  var item: ResolvedText.Item
  var scalars: [UInt32]
  var width: Double
  /// Bidi level: the paragraph's.
  var level: UInt8
}

extension ResolvedText {
  func width(of parts: [LinePart]) -> Double {
    parts.reduce(0) { sum, part in
      switch part {
      case .text(let range): sum + width(range.lowerBound, range.upperBound)
      case .inserted(let inserted): sum + inserted.width
      }
    }
  }

  /// The last line that is shown when more text follows: `…` where `mode` says, right at a
  /// character, without spaces before it.
  func truncate(
    from start: Int, width: Double, mode: Paragraph.Truncation,
    ellipsis: (_ at: Int) -> Inserted
  ) -> [LinePart] {
    guard start < count else { return [] }
    // Text after a line end of the author's is not part of this line, but its being there shows.
    var end = start
    while end < count, !isLineEnd(scalars[end]) { end += 1 }
    switch mode {
    case .tail: return tail(start, end, width, ellipsis)
    case .head: return head(start, count, width, ellipsis)
    case .middle: return middle(start, count, width, ellipsis)
    }
  }

  private func tail(
    _ start: Int, _ end: Int, _ width: Double, _ ellipsis: (Int) -> Inserted
  ) -> [LinePart] {
    let dots = ellipsis(start)
    var cut = lastCut(start, end, width: width - dots.width)
    cut = trimmed(start, cut)
    guard cut > start else { return [.inserted(dots)] }
    let last = ellipsis(cut - 1)
    // A change of font at the cut may make the dots wider.
    while cut > start, self.width(start, cut) + last.width > width + Self.tolerance {
      cut = trimmed(start, lastCut(start, cut - 1, width: .infinity))
    }
    return cut > start ? [.text(start..<cut), .inserted(last)] : [.inserted(last)]
  }

  private func head(
    _ start: Int, _ end: Int, _ width: Double, _ ellipsis: (Int) -> Inserted
  ) -> [LinePart] {
    let end = trimmed(start, end)
    let dots = ellipsis(max(start, end - 1))
    var from = firstCut(start, end, width: width - dots.width)
    while from < end, analysis.flags[from].contains(.white) { from += 1 }
    return from < end ? [.inserted(dots), .text(from..<end)] : [.inserted(dots)]
  }

  private func middle(
    _ start: Int, _ end: Int, _ width: Double, _ ellipsis: (Int) -> Inserted
  ) -> [LinePart] {
    let end = trimmed(start, end)
    let dots = ellipsis(start)
    let available = width - dots.width
    let left = trimmed(start, lastCut(start, end, width: available / 2))
    var right = firstCut(left, end, width: available - self.width(start, left))
    while right < end, analysis.flags[right].contains(.white) { right += 1 }
    var parts: [LinePart] = []
    if left > start { parts.append(.text(start..<left)) }
    parts.append(.inserted(dots))
    if right < end { parts.append(.text(right..<end)) }
    return parts
  }

  /// The last place to cut at which everything from `start` fits.
  private func lastCut(_ start: Int, _ end: Int, width: Double) -> Int {
    guard width > 0 else { return start }
    let limit = prefix[start] + width + Self.tolerance
    var cut = start
    var i = start + 1
    while i <= end, prefix[i] <= limit {
      if isCutPoint(i) || i == end { cut = i }
      i += 1
    }
    return cut
  }

  /// The first place to cut at which everything up to `end` fits.
  private func firstCut(_ start: Int, _ end: Int, width: Double) -> Int {
    guard width > 0 else { return end }
    let limit = prefix[end] - width - Self.tolerance
    var cut = end
    var i = end - 1
    while i >= start, prefix[i] >= limit {
      if isCutPoint(i) || i == start { cut = i }
      i -= 1
    }
    return cut
  }
}
