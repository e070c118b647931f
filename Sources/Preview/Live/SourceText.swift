import FoundationEssentials

/// The lines of a source file, for people to read.
struct SourceText {
  private let lines: [Substring]

  /// Larger files are not read.
  private static let largest = 4 << 20
  /// Longer lines are cut.
  private static let longest = 200

  init?(_ path: String) {
    guard let data = FileManager.default.contents(atPath: path), data.count <= Self.largest else {
      return nil
    }
    lines = String(decoding: data, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
  }

  var count: Int { lines.count }

  /// Counted from 1; nil where there is none.
  func line(_ number: Int) -> String? {
    guard number >= 1, number <= lines.count else { return nil }
    return String(lines[number - 1].prefix(Self.longest)).replacing("\t", with: " ")
  }
}
