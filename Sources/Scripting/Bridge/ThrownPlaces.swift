import Foundation

/// Notes in a bundle where it throws: a value that is no error (`throw 5`) has no stack of its own.
///
/// `throw x` becomes `throw $thrown(), x`, which throws the same; errors that are made there are left
/// alone. The bundler writes each statement on a line of its own, and its map has a place for the value
/// that is thrown: lines inside of a text have one for their beginning only.
struct ThrownPlaces {
  /// The bundle with its notes.
  private(set) var code: String
  /// By line, from 1: the column, from 1, from which on the line has become longer.
  private(set) var columns: [Int: Int] = [:]
  /// How many lines it has.
  let lines: Int

  private static let word = Array("throw ".utf8)
  private static let made = Array("new ".utf8)
  private static let note = "$thrown(), "
  /// How much longer a line with a note is.
  static let length = note.utf8.count

  /// - map: asked for where there is something to note only; reading one takes a while.
  init(_ data: Data, map: () -> SourceMap?) {
    code = String(decoding: data, as: UTF8.self)
    let lines = code.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    self.lines = lines.count
    for (index, line) in lines.enumerated() {
      let statement = line.drop { $0 == UInt8(ascii: " ") }
      guard statement.starts(with: Self.word) else { continue }
      if statement.dropFirst(Self.word.count).starts(with: Self.made) { continue }
      columns[index + 1] = line.count - statement.count + 1 + Self.word.count
    }
    guard !columns.isEmpty else { return }
    guard let map = map() else {
      columns = [:]
      return
    }
    columns = columns.filter { map.begins(line: $0, column: $1) }
    code = lines.enumerated().map { index, line in
      let text = String(Substring(line))
      guard let column = columns[index + 1] else { return text }
      // What stands before it are blanks and the word.
      return text.prefix(column - 1) + Self.note + text.dropFirst(column - 1)
    }.joined(separator: "\n")
  }
}
