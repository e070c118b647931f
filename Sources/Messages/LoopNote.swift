/// What the builder writes at the loops of a script's bundle, and the extension reads there.
public enum LoopNote {
  /// Stands before a loop, at the end of the line above it.
  /// - Parameter line: the loop's own in the bundle, from 1.
  public static func text(line: Int) -> String { "$$loops[\(line)] = 1;" }

  /// The notes in one line of a bundle, with the line that each names.
  public static func all(in text: Substring) -> [(range: Range<Substring.Index>, line: Int)] {
    guard text.contains("$$loops[") else { return [] }
    return text.matches(of: /\$\$loops\[(\d{1,9})\] = 1;/).compactMap { match in
      Int(match.1).map { (match.range, $0) }
    }
  }

  /// For each line of a bundle the next one that stands no deeper; the number of lines where none does.
  /// - Parameter depths: how many blanks each line begins with.
  public static func ends(of depths: [Int]) -> [Int] {
    var ends = [Int](repeating: depths.count, count: depths.count)
    // Lines above that nothing has ended yet, each deeper than the one before.
    var open: [Int] = []
    for line in depths.indices {
      while let last = open.last, depths[line] <= depths[last] { ends[open.removeLast()] = line }
      open.append(line)
    }
    return ends
  }
}
