import FoundationEssentials
import VitrinePlatform

/// The line of a source that a diagnostic is about, with a caret below its column.
struct SourceExcerpt {
  private let number: Int
  private let text: String
  /// Characters before the caret.
  private let indent: Int

  /// Larger files are not read for one line, longer lines are not shown.
  private static let largestFile = 4 << 20
  private static let longestLine = 200

  /// nil where the file has no such line that could be shown.
  /// - column: counted in bytes from 1, as compilers do; nil: where the line's text begins.
  init?(path: String, line: Int, column: Int?) {
    guard let data = FileManager.default.contents(atPath: path), data.count <= Self.largestFile
    else { return nil }
    let lines = data.split(
      separator: UInt8(ascii: "\n"), maxSplits: max(line, 1), omittingEmptySubsequences: false)
    guard line >= 1, line <= lines.count else { return nil }
    let bytes = lines[line - 1]
    guard bytes.count <= Self.longestLine,
      bytes.contains(where: { $0 > UInt8(ascii: " ") })
    else { return nil }
    let start = bytes.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.count
    let before = min(column.map { $0 - 1 } ?? start, bytes.count)
    // A tab is one column here and below, so that the caret stays under its letter.
    func shown(_ part: some Sequence<UInt8>) -> String {
      String(decoding: Array(part), as: UTF8.self).filter { $0 != "\r" }
        .map { $0 == "\t" ? " " : String($0) }.joined()
    }
    number = line
    text = shown(bytes)
    indent = shown(bytes.prefix(max(before, 0))).count
  }

  func lines(_ mark: (String) -> String) -> [String] {
    let gutter = String(number)
    let blank = String(repeating: " ", count: gutter.count)
    return [
      " \(gutter) | \(TerminalText.spelled(text))",
      " \(blank) | \(String(repeating: " ", count: indent))" + mark("^"),
    ]
  }
}
