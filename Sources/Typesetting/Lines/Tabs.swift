/// A tab reaches to the next stop of its line. Stops are 28 points apart, whatever the font: those of
/// `NSParagraphStyle.default`, whose list ends after the twelfth (here it goes on).
extension ResolvedText {
  static let tabInterval = 28.0

  /// How far a tab at `x` of its line reaches.
  static func tabAdvance(at x: Double) -> Double {
    let next = ((x + tolerance) / tabInterval).rounded(.down) + 1
    return next * tabInterval - x
  }

  /// What tabs between two places are wider in a line that begins at `start` than `prefix` says.
  func tabShift(from start: Int, to end: Int) -> Double {
    var shift = 0.0
    var index = tabs.partitioningIndex { $0 >= start }
    while index < tabs.count, tabs[index] < end {
      shift += tabShift(at: tabs[index], lineStart: start, before: shift)
      index += 1
    }
    return shift
  }

  /// The same for one tab, where the tabs before it have `before` in all.
  func tabShift(at tab: Int, lineStart: Int, before: Double) -> Double {
    let x = prefix[tab] - prefix[lineStart] + before
    return Self.tabAdvance(at: x) - (prefix[tab + 1] - prefix[tab])
  }

  /// The widths of a line's tabs, and the number of the first one. The line begins with the first part that is text.
  func tabAdvances(in parts: [LinePart]) -> (first: Int, advances: [Double]) {
    var range: Range<Int>?
    for case .text(let part) in parts {
      range =
        range.map { min($0.lowerBound, part.lowerBound)..<max($0.upperBound, part.upperBound) }
        ?? part
    }
    guard !tabs.isEmpty, let range else { return (0, []) }
    let first = tabs.partitioningIndex { $0 >= range.lowerBound }
    var (advances, shift): ([Double], Double) = ([], 0)
    for tab in tabs[first...].prefix(while: { $0 < range.upperBound }) {
      let more = tabShift(at: tab, lineStart: range.lowerBound, before: shift)
      advances.append(prefix[tab + 1] - prefix[tab] + more)
      shift += more
    }
    return (first, advances)
  }
}
