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
    let ends = Self.ends(of: depths)
    for (index, text) in lines.enumerated() where text.contains("$$loops[") {
      for match in text.matches(of: /\$\$loops\[(\d{1,9})\] = 1;/) {
        guard let line = Int(match.1), lines.indices.contains(line - 1),
          !lines[line - 1].isEmpty
        else { continue }
        let start = text[..<match.range.lowerBound].utf16.count + 1
        // A first line begins earlier for JavaScriptCore than for the map.
        notes[index + 1, default: []].append(
          Note(columns: (start - 1)...(start + match.0.utf16.count), loop: line))
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

  /// For each line the next one that stands no deeper; the number of lines where none does.
  private static func ends(of depths: [Int]) -> [Int] {
    var ends = [Int](repeating: depths.count, count: depths.count)
    // Lines above that nothing has ended yet, each deeper than the one before.
    var open: [Int] = []
    for line in depths.indices {
      while let last = open.last, depths[line] <= depths[last] { ends[open.removeLast()] = line }
      open.append(line)
    }
    return ends
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
