import Foundation

/// Finds the place in the sources that a place in a bundle came from: source map, revision 3.
struct SourceMap {
  struct Place: Hashable {
    /// As the map names it, relative to the map.
    var source: String
    /// From 1.
    var line: Int
    var column: Int
  }
  private struct File: Decodable {
    var sources: [String]
    var mappings: String
  }
  private struct Segment {
    var column: Int
    var source: Int
    var sourceLine: Int
    var sourceColumn: Int
  }
  private let sources: [String]
  /// By line of the bundle, sorted by column; all counted from 0.
  private let lines: [[Segment]]

  init?(json: Data) {
    guard let file = try? JSONDecoder().decode(File.self, from: json) else { return nil }
    sources = file.sources
    lines = Self.decode(file.mappings)
  }

  /// The place in the source; line and column of the bundle are counted from 1.
  func place(line: Int, column: Int) -> Place? {
    guard lines.indices.contains(line - 1) else { return nil }
    // A line that the bundler has added belongs to what follows it.
    guard let segments = lines[(line - 1)...].first(where: { !$0.isEmpty }) else { return nil }
    guard let segment = segments.last(where: { $0.column <= column - 1 }) ?? segments.first,
      sources.indices.contains(segment.source)
    else { return nil }
    return Place(
      source: sources[segment.source], line: segment.sourceLine + 1,
      column: segment.sourceColumn + 1)
  }

  /// Whether something of the source begins exactly there, both counted from 1.
  func begins(line: Int, column: Int) -> Bool {
    lines.indices.contains(line - 1) && lines[line - 1].contains { $0.column == column - 1 }
  }

  /// Numbers are differences to the segment before; columns start anew on each line.
  private static func decode(_ mappings: String) -> [[Segment]] {
    var (source, line, column) = (0, 0, 0)
    return mappings.split(separator: ";", omittingEmptySubsequences: false).map { text in
      var at = 0
      return text.split(separator: ",").compactMap { part in
        let numbers = numbers(part.utf8)
        guard let first = numbers.first else { return nil }
        at &+= first
        guard numbers.count >= 4 else { return nil }
        source &+= numbers[1]
        line &+= numbers[2]
        column &+= numbers[3]
        return Segment(column: at, source: source, sourceLine: line, sourceColumn: column)
      }
    }
  }

  /// Base 64 with the sign in the lowest bit and five bits a digit.
  private static func numbers(_ digits: Substring.UTF8View) -> [Int] {
    var result: [Int] = []
    var (value, shift) = (0, 0)
    for byte in digits {
      guard let digit = digit(byte), shift < 60 else { return result }
      value |= (digit & 31) << shift
      shift += 5
      if digit & 32 == 0 {
        result.append(value & 1 == 1 ? -(value >> 1) : value >> 1)
        (value, shift) = (0, 0)
      }
    }
    return result
  }

  private static func digit(_ byte: UInt8) -> Int? {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): Int(byte) - 65
    case UInt8(ascii: "a")...UInt8(ascii: "z"): Int(byte) - 71
    case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(byte) + 4
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }
}
