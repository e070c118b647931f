import Foundation
import VitrineMessages

/// Notes at the loops of a bundle, for the message about one that does not end.
///
/// Where JavaScriptCore's watchdog ends a loop that calls nothing, it names what stands before the loop. A note there
/// (`$$loops[LINE] = 1`, the loop's line in the bundle) names the loop, and tells whether it is entered again
/// and again; it costs one step for each time that the loop is entered, and nothing for its laps. A loop
/// that waits is many short pieces of work, at which no watchdog looks: it calls `$$lap()` in each lap
/// (`Runtime/waiting.js`).
///
/// Everything is added at ends of lines, where esbuild breaks them: lines and columns stay those of the map.
struct LoopNotes {
  private struct Loop {
    /// In the bundle, counted from 0, as all lines here.
    var line: Int
    /// Of its body without a closing brace; the loop's own line where it has none.
    var lastOfBody: Int
    var last: Int
  }
  private let lines: [Substring]
  private var loops: [Loop] = []
  /// How many of the lines before each, and of all at the end, hold a text's mark or a wait: a loop may hold
  /// most of the bundle, and stand in hundreds of others.
  private let texts: [Int]
  private let waits: [Int]

  /// - Parameters:
  ///   - code: as esbuild prints it, every statement on lines of its own, two blanks deeper than what
  ///     it stands in.
  ///   - map: its source map, JSON; what it does not place (a text of many lines) is no loop.
  init(_ code: String, map: [UInt8]) {
    lines = code.split(separator: "\n", omittingEmptySubsequences: false)
    texts = Self.tally("`", in: lines)
    waits = Self.tally("await", in: lines)
    guard let statements = MappedStatements(map) else { return }
    let parts = lines.map(Self.parts)
    let ends = LoopNote.ends(of: parts.map(\.depth))
    var blocklessDos: Set<Int> = []
    for (line, (depth, statement)) in parts.enumerated() {
      if statement == "do" {
        blocklessDos.insert(depth)
      } else if statement.hasPrefix("while ("), blocklessDos.remove(depth) != nil {
        continue
      }
      guard Self.beginsLoop(statement), statements.begins(line: line) else { continue }
      let end = ends[line]
      let isClosed =
        end < lines.count && parts[end].depth == depth
        && (parts[end].statement.hasPrefix("}")
          || statement == "do" && parts[end].statement.hasPrefix("while ("))
      loops.append(Loop(line: line, lastOfBody: end - 1, last: isClosed ? end : end - 1))
    }
  }

  private static func tally(_ word: String, in lines: [Substring]) -> [Int] {
    lines.reduce(into: [0]) { $0.append($0[$0.count - 1] + ($1.contains(word) ? 1 : 0)) }
  }

  /// A method of that name has no blank before its parenthesis.
  private static func beginsLoop(_ statement: Substring) -> Bool {
    statement == "do" || statement.hasPrefix("do {")
      || ["while (", "for (", "for await ("].contains { statement.hasPrefix($0) }
  }

  private static func parts(_ line: Substring) -> (depth: Int, statement: Substring) {
    let statement = line.drop { $0 == " " }
    return (line.utf8.count - statement.utf8.count, statement)
  }

  // MARK: What is added

  /// The bundle with a note before each loop.
  var noted: String {
    var result = lines.map(String.init)
    for loop in loops { note(loop, in: &result) }
    return result.joined(separator: "\n")
  }

  private func note(_ loop: Loop, in result: inout [String]) {
    let note = LoopNote.text(line: loop.line + 1)
    var before = loop.line - 1
    while before > 0, Self.isLabel(lines[before]) { before -= 1 }
    guard before >= 0 else { return }
    let statement = Self.parts(lines[before]).statement
    if statement.hasPrefix("// ") {
      result[before] = note + " " + result[before]
    } else if Self.isBetweenStatements(statement) {
      result[before] += " " + note
    } else if before == loop.line - 1,
      ["do", "else", "} else"].contains(statement)
        || statement.hasSuffix(")"), !hasText(before...loop.last)
    {
      result[before] += " { " + note
      result[loop.last] += " }"
    }
  }

  /// The bundle with a call in each lap of the loops that wait.
  var lapped: String {
    var result = lines.map(String.init)
    for loop in loops where waits[loop.last + 1] > waits[loop.line] {
      let header = lines[loop.line]
      guard header.count(where: { $0 == "(" }) == header.count(where: { $0 == ")" }) else {
        continue
      }
      if header.hasSuffix(" {") {
        result[loop.line] += " $$lap();"
      } else if loop.lastOfBody > loop.line, !hasText(loop.line...loop.last) {
        result[loop.line] += " { $$lap();"
        result[loop.lastOfBody] += " }"
      }
    }
    return result.joined(separator: "\n")
  }

  /// Whether the next statement is not part of this one. Its last line is asked.
  private static func isBetweenStatements(_ statement: Substring) -> Bool {
    statement.isEmpty || statement.hasSuffix(";") || statement.hasSuffix("{")
      || statement.hasSuffix("}") || statement == "default:"
      || statement.hasPrefix("case ") && statement.hasSuffix(":")
  }
  private static func isLabel(_ line: Substring) -> Bool {
    let statement = parts(line).statement
    return statement.hasSuffix(":") && statement != "default:" && !statement.contains(" ")
  }
  /// Whether a text of many lines may begin or end there: how deep its lines stand says nothing.
  private func hasText(_ range: ClosedRange<Int>) -> Bool {
    texts[range.upperBound + 1] > texts[range.lowerBound]
  }
}

/// The lines of a bundle on which its map begins something of a source.
struct MappedStatements {
  private struct File: Decodable { var mappings: String }
  private let lines: [Substring.UTF8View]

  init?(_ map: [UInt8]) {
    guard let file = try? JSONDecoder().decode(File.self, from: Data(map)) else { return nil }
    lines = file.mappings.split(separator: ";", omittingEmptySubsequences: false).map(\.utf8)
  }

  /// Whether a statement begins on the line, counted from 0: it has a place of its own. One that goes on
  /// there, a text of many lines, repeats the place before: the last three of its numbers are 0
  /// (`A` in base 64; source map, revision 3).
  func begins(line: Int) -> Bool {
    guard lines.indices.contains(line) else { return false }
    let first = lines[line].prefix { $0 != UInt8(ascii: ",") }
    return !first.isEmpty && !first.suffix(3).elementsEqual("AAA".utf8)
  }
}
