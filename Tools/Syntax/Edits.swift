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

  /// The changed text, and where columns moved to the right.
  func apply(
    to source: [UInt8], converter: SourceLocationConverter
  ) -> (text: [UInt8], shifts: [FileAnswer.Shift]) {
    var result: [UInt8] = []
    result.reserveCapacity(source.count + 64 * edits.count)
    var shifts: [FileAnswer.Shift] = []
    var position = 0
    let ordered = edits.enumerated().sorted {
      ($0.element.start, $0.offset) < ($1.element.start, $1.offset)
    }
    for edit in ordered.map(\.element) where edit.start >= position {
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
