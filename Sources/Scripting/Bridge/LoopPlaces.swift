/// The loops of a bundle, by the notes before them (`LoopNotes` in VitrineBuild): which one does not end.
struct LoopPlaces {
  private struct Loop {
    /// In the bundle, from 1.
    var line: Int
    var column: Int
    /// Of the last line, as deep as the loop's own or deeper.
    var last: Int
  }
  /// A note's place, and the line of its loop.
  private struct Note {
    var columns: ClosedRange<Int>
    var loop: Int
  }
  private var loops: [Loop] = []
  private var notes: [Int: [Note]] = [:]

  /// - code: the bundle as it runs.
  init(_ code: String) {
    let lines = code.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, text) in lines.enumerated() where text.contains("$$loops[") {
      for match in text.matches(of: /\$\$loops\[(\d{1,9})\] = 1;/) {
        guard let line = Int(match.1), lines.indices.contains(line - 1) else { continue }
        let start = text[..<match.range.lowerBound].utf16.count + 1
        // A first line begins earlier for JavaScriptCore than for the map.
        notes[index + 1, default: []].append(
          Note(columns: (start - 1)...(start + match.0.utf16.count), loop: line))
        let depth = Self.depth(lines[line - 1])
        let after = lines[line...].firstIndex { !$0.isEmpty && Self.depth($0) <= depth }
        let closes = after.map { Self.depth(lines[$0]) == depth && lines[$0].contains("}") }
        loops.append(
          Loop(
            line: line, column: depth + 1, last: (after ?? lines.count) + (closes == true ? 1 : 0)))
      }
    }
    loops.sort { $0.line < $1.line }
  }

  private static func depth(_ line: Substring) -> Int {
    line.utf8.prefix { $0 == UInt8(ascii: " ") }.count
  }

  /// The loop that does not end: the innermost of those under way that was not entered anew for a while,
  /// else the outermost. Nil where none is under way.
  /// - Parameters:
  ///   - frames: places in the bundle, from 1, the innermost first.
  ///   - entered: the lines of the loops that were entered a short time before.
  func endless(
    in frames: [(line: Int, column: Int)], entered: Set<Int>
  ) -> (line: Int, column: Int)? {
    let underWay = frames.reversed().flatMap { loops(around: $0) }
    let loop = underWay.last { !entered.contains($0.line) } ?? underWay.first
    return loop.map { ($0.line, $0.column) }
  }

  /// The outermost first.
  private func loops(around place: (line: Int, column: Int)) -> [Loop] {
    let noted = notes[place.line]?.last { $0.columns.contains(place.column) }?.loop
    let line = noted ?? place.line
    return loops.filter { ($0.line...$0.last).contains(line) }
  }
}
