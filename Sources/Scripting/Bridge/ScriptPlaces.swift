import Foundation

/// Where a script's code stands in its sources: from a place in a bundle, through the bundle's map.
struct ScriptPlaces {
  /// One place; the file as the script's author knows it, an absolute path.
  struct Place: Hashable {
    var file: String
    /// From 1.
    var line: Int
    var column: Int
  }

  let root: String
  /// The bundle's name, as stacks have it.
  let code: String
  let map: SourceMap?
  /// Where lines of the bundle have become longer (`ThrownPlaces.columns`).
  var longer: [Int: Int] = [:]

  /// - map: the source map; what cannot be read leads nowhere.
  init(root: String, code: String, map: URL) {
    self.root = root
    self.code = code
    self.map = (try? Data(contentsOf: map)).flatMap { SourceMap(json: $0) }
  }

  /// A file that is named relative to the script's folder.
  func file(_ name: String) -> String { root + "/" + name }

  /// The place of the bundle's line and column, both from 1.
  func place(line: Int, column: Int) -> Place? {
    var column = column
    if let first = longer[line], column >= first {
      column = max(first, column - ThrownPlaces.length)
    }
    return map?.place(line: line, column: column).map {
      Place(file: file(Self.relative($0.source)), line: $0.line, column: $0.column)
    }
  }

  /// The places in the bundle that a stack names, the innermost first.
  func frames(_ stack: String) -> [(line: Int, column: Int)] {
    stack.split(separator: "\n").compactMap(position)
  }

  /// The innermost place of a stack (`function@widget.js:12:34`, a line each) that lies in the script.
  func place(stack: String) -> Place? {
    for (line, column) in frames(stack) {
      if let place = place(line: line, column: column) { return place }
    }
    return nil
  }

  private func position(_ frame: Substring) -> (line: Int, column: Int)? {
    let parts = frame.split(separator: "@").last?.split(separator: ":") ?? []
    guard parts.count >= 3, parts[parts.count - 3].hasSuffix(code),
      let line = Int(parts[parts.count - 2]), let column = Int(parts[parts.count - 1])
    else { return nil }
    return (line, column)
  }

  /// A text that a script prints, with the sources' places for the bundle's: `run (widget.tsx:3:5)`.
  /// Frames of our own runtime are left out.
  func mapped(_ text: String) -> String {
    guard text.contains(code + ":") || text.contains("@vitrine:") else { return text }
    return text.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.contains("@vitrine:") && !$0.hasSuffix("@[native code]") }
      .map { line($0) }.joined(separator: "\n")
  }

  private func line(_ text: Substring) -> String {
    guard
      let found = text.range(of: "[^\\s@(]*@?[^\\s@(]*:[0-9]+:[0-9]+", options: .regularExpression),
      let (line, column) = position(text[found]),
      let place = place(line: line, column: column)
    else { return String(text) }
    let name = text[found].split(separator: "@", omittingEmptySubsequences: false)
    let source =
      place.file.hasPrefix(root + "/") ? String(place.file.dropFirst(root.count + 1)) : place.file
    let words = "\(source):\(place.line):\(place.column)"
    let function = name.count > 1 ? String(name[0]) : ""
    return text[..<found.lowerBound] + (function.isEmpty ? words : "\(function) (\(words))")
      + text[found.upperBound...]
  }

  /// A source's name below the script's root: the map names it from the bundle's folder, and the
  /// bundler's copy of the sources is `src`.
  private static func relative(_ source: String) -> String {
    let parts = source.split(separator: "/").drop { $0 == ".." }
    return (parts.first == "src" ? parts.dropFirst() : parts).joined(separator: "/")
  }
}
