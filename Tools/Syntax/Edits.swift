import SwiftSyntax

/// Changes to a file's bytes that keep every line where it is.
struct Edits {
  struct Edit {
    var start: Int
    var end: Int
    var text: [UInt8]
  }
  private(set) var edits: [Edit] = []
  var isEmpty: Bool { edits.isEmpty }

  /// Spaces instead of everything but line ends.
  mutating func blank(_ range: Range<AbsolutePosition>, in source: [UInt8]) {
    let start = range.lowerBound.utf8Offset
    let end = min(range.upperBound.utf8Offset, source.count)
    guard start < end else { return }
    let text = source[start..<end].map { $0 == 0x0A || $0 == 0x0D ? $0 : UInt8(ascii: " ") }
    edits.append(Edit(start: start, end: end, text: text))
  }

  /// `text` instead of a range, padded with spaces to the range's own length where it is shorter.
  mutating func replace(
    _ range: Range<AbsolutePosition>, with text: String, in source: [UInt8]
  ) {
    let start = range.lowerBound.utf8Offset
    let end = min(range.upperBound.utf8Offset, source.count)
    var bytes = Array(text.utf8)
    let newlines = source[start..<end].filter { $0 == 0x0A }
    if bytes.count + newlines.count < end - start {
      bytes += Array(
        repeating: UInt8(ascii: " "), count: end - start - bytes.count - newlines.count)
    }
    edits.append(Edit(start: start, end: end, text: bytes + newlines))
  }

  mutating func insert(_ text: String, at position: AbsolutePosition) {
    edits.append(Edit(start: position.utf8Offset, end: position.utf8Offset, text: Array(text.utf8)))
  }

  /// Those that leave every column where it is.
  var keepingColumns: Edits {
    var kept = Edits()
    kept.edits = edits.filter { $0.text.count == $0.end - $0.start }
    return kept
  }

  /// In the order of the text, without those inside of others.
  private var ordered: [Edit] {
    var position = 0
    return edits.enumerated().sorted {
      ($0.element.start, $0.offset) < ($1.element.start, $1.offset)
    }.map(\.element).filter { edit in
      guard edit.start >= position else { return false }
      position = edit.end
      return true
    }
  }

  /// Where ranges of the source are in the changed text. What is put in at an end is part of the range.
  func positions(of ranges: [Range<Int>]) -> [Range<Int>] {
    let ordered = ordered
    var growths = [0]
    for edit in ordered {
      growths.append((growths.last ?? 0) + edit.text.count - (edit.end - edit.start))
    }
    func position(_ offset: Int, isEnd: Bool) -> Int {
      // Changes before the offset; the last may reach beyond it.
      let count = ordered.partitioned { $0.start < offset || isEnd && $0.end == offset }
      guard count > 0, ordered[count - 1].end > offset else { return offset + growths[count] }
      return ordered[count - 1].start + growths[count - 1]
    }
    return ranges.map { range in
      let start = position(range.lowerBound, isEnd: false)
      return start..<max(start, position(range.upperBound, isEnd: true))
    }
  }

  /// The changed text, and where columns moved to the right.
  func apply(
    to source: [UInt8], converter: SourceLocationConverter
  ) -> (text: [UInt8], shifts: [FileAnswer.Shift]) {
    var result: [UInt8] = []
    result.reserveCapacity(source.count + 64 * edits.count)
    var shifts: [FileAnswer.Shift] = []
    var position = 0
    for edit in ordered {
      result += source[position..<edit.start]
      result += edit.text
      position = edit.end
      let growth = edit.text.count - (edit.end - edit.start)
      if growth > 0 {
        let end = converter.location(for: AbsolutePosition(utf8Offset: edit.end))
        shifts.append(.init(line: end.line, column: end.column, by: growth))
      }
    }
    result += source[position...]
    return (result, shifts)
  }
}

extension Array {
  /// How many of the first ones hold, where those that do come before the others.
  func partitioned(_ holds: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
