import VitrineMessages

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
    let depths = lines.map(Self.depth)
    let ends = LoopNote.ends(of: depths)
    for (index, text) in lines.enumerated() {
      for (range, line) in LoopNote.all(in: text) {
        guard lines.indices.contains(line - 1), !lines[line - 1].isEmpty else { continue }
        let start = text[..<range.lowerBound].utf16.count + 1
        // A first line begins earlier for JavaScriptCore than for the map.
        notes[index + 1, default: []].append(
          Note(columns: (start - 1)...(start + text[range].utf16.count), loop: line))
        let end = ends[line - 1]
        let closes =
          end < lines.count && depths[end] == depths[line - 1] && lines[end].contains("}")
        loops.append(
          Loop(line: line, column: depths[line - 1] + 1, last: end + (closes ? 1 : 0)))
      }
    }
    loops.sort { $0.line < $1.line }
  }

  /// An empty line is as deep as what it stands in.
  private static func depth(_ line: Substring) -> Int {
    line.isEmpty ? .max : line.utf8.prefix { $0 == UInt8(ascii: " ") }.count
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
