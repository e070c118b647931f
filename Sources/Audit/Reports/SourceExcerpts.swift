/// Lines of the sources that findings name, with a mark under what is meant.
public struct SourceExcerpts: Sendable {
  private let lines: [String: [Int: Substring]]

  /// No excerpts.
  public init() { lines = [:] }

  init(_ places: SourcePlaces, for findings: [Finding]) {
    let wanted = Dictionary(grouping: findings, by: { $0.file ?? "" })
      .mapValues { Set($0.compactMap(\.line)) }
    lines = Dictionary(
      places.files.compactMap { file in
        guard let numbers = wanted[file.path] else { return nil }
        let own = numbers.filter { $0 > 0 && $0 <= file.lines.count }.map {
          ($0, file.lines[$0 - 1])
        }
        return (file.path, Dictionary(uniqueKeysWithValues: own))
      }, uniquingKeysWith: { first, _ in first })
  }

  /// Both.
  func merged(with other: SourceExcerpts) -> SourceExcerpts {
    SourceExcerpts(
      lines.merging(other.lines) { $0.merging($1) { first, _ in first } })
  }

  private init(_ lines: [String: [Int: Substring]]) { self.lines = lines }

  /// The longest line that is told; longer ones are cut.
  private static let longest = 110

  /// The line and the caret under the words, the identifier or the first letter; empty where the line
  /// is not known.
  func excerpt(of finding: Finding) -> [String] {
    guard let file = finding.file, let line = finding.line, let text = lines[file]?[line] else {
      return []
    }
    let code = text.drop(while: \.isWhitespace)
    let names = [finding.identifier, finding.hint, finding.widget].compactMap { $0 }
    let found = names.lazy.compactMap { code.firstRange(of: "\"\($0)\"") }.first
    let column = found.map { code.distance(from: code.startIndex, to: $0.lowerBound) } ?? 0
    let width = found.map { code.distance(from: $0.lowerBound, to: $0.upperBound) } ?? 1
    // A long line is shown from a little before the mark.
    let start = column + width > Self.longest ? max(0, column - 20) : 0
    let shown = code.dropFirst(start).prefix(Self.longest)
    let marks = String(repeating: "~", count: max(0, min(width, Self.longest - column + start) - 1))
    return [
      "    \(start > 0 ? "…" : "")\(shown)",
      "    " + String(repeating: " ", count: column - start + (start > 0 ? 1 : 0)) + "^" + marks,
    ]
  }
}
