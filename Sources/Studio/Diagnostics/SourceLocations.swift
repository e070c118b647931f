import FoundationEssentials
public import VitrineBuild

/// Where in the sources a message of the running widget belongs: the widget knows names of symbols,
/// views and modifiers, the sources say on which lines they are used.
public struct SourceLocations: Sendable {
  struct Location: Hashable, Sendable {
    var file: String
    var line: Int
    var column: Int
  }

  private let indexes: [SourceIndex]

  /// Reads what the build has indexed of an extension's sources.
  public init(_ built: [BuiltExtension]) { indexes = built.compactMap { try? $0.index() } }

  private var files: [SourceIndex.File] { indexes.flatMap(\.files) }

  /// The line that a message of the running widget is about, counted from 1; nil where the sources do
  /// not say.
  package func line(of message: String) -> (file: String, line: Int)? {
    find(message).map { ($0.file, $0.line) }
  }

  /// The first use of what a message names; nil where the sources do not say.
  func find(_ message: String) -> Location? {
    if let symbol = Self.quoted(message, after: "symbol '") {
      for file in files {
        guard let use = file.symbols.first(where: { $0.name == symbol }) else { continue }
        return Location(file: file.path, line: use.line, column: use.column)
      }
      return nil
    }
    for use in Self.uses(in: message) {
      for file in files {
        if let location = Self.search(use, in: file.path) { return location }
      }
    }
    return nil
  }

  /// A word in the sources, what has to follow it, and what its line must not hold.
  private struct Use {
    var word: String
    var followers: Set<Character> = ["(", "{"]
    var excluded: String?
    /// Whether a style may make one of its configuration, `Toggle(configuration)`, which is not what is meant.
    var isMadeByStyles = false
  }

  /// What may be meant, what is meant most likely first.
  private static func uses(in message: String) -> [Use] {
    if message.hasPrefix("a button with a closure") {
      return [Use(word: "Button", excluded: "intent:", isMadeByStyles: true)]
    }
    if message.hasPrefix("a toggle bound to a value") {
      return [Use(word: "Toggle", excluded: "intent:", isMadeByStyles: true)]
    }
    if let end = message.firstRange(of: " has no container background:") {
      return [Use(word: "kind: \"\(message[..<end.lowerBound])\"", followers: [])]
    }
    guard message.hasPrefix("'"), let name = quoted(message, after: "'") else { return [] }
    // `containerBackground(for: .widget)` is found by its first word.
    let word = String(name.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    if word.isEmpty { return [] }
    // A modifier, the view that does the same, or an argument's label.
    return [
      Use(word: word), Use(word: word.prefix(1).uppercased() + word.dropFirst()),
      Use(word: word, followers: [":"]),
    ]
  }

  private static func quoted(_ text: String, after mark: String) -> String? {
    guard let start = text.firstRange(of: mark)?.upperBound,
      let end = text[start...].firstIndex(of: "'")
    else { return nil }
    return String(text[start..<end])
  }

  private static func search(_ use: Use, in path: String) -> Location? {
    FileManager.default.contents(atPath: path)
      .flatMap { search(use, of: String(decoding: $0, as: UTF8.self), in: path) }
  }

  /// Where a source uses what a message is about.
  static func find(_ message: String, of source: String, in path: String) -> Location? {
    for use in uses(in: message) {
      if let location = search(use, of: source, in: path) { return location }
    }
    return nil
  }

  private static func search(_ use: Use, of source: String, in path: String) -> Location? {
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    for (number, line) in lines.enumerated() {
      let text = line.drop { $0 == " " || $0 == "\t" }
      guard !text.hasPrefix("//"), !(use.excluded.map(text.contains) ?? false),
        let found = position(of: use, in: line)
      else { continue }
      return Location(
        file: path, line: number + 1,
        column: line.utf8.distance(from: line.startIndex, to: found) + 1)
    }
    return nil
  }

  /// Whether there is nothing but a name in the parentheses, and no closure behind them.
  private static func takesOneName(_ text: Substring) -> Bool {
    guard text.first == "(" else { return false }
    let rest = text.dropFirst().drop { $0.isLetter || $0.isNumber || $0 == "_" }
    guard rest.startIndex > text.index(after: text.startIndex), rest.first == ")" else {
      return false
    }
    return rest.dropFirst().first { $0 != " " } != "{"
  }

  /// Where a whole word stands that is followed as it is used.
  private static func position(of use: Use, in line: Substring) -> String.Index? {
    var rest = line
    while let range = rest.firstRange(of: use.word) {
      let before =
        range.lowerBound > line.startIndex ? line[line.index(before: range.lowerBound)] : " "
      let next = line[range.upperBound...].first { $0 != " " }
      let isWord = !before.isLetter && !before.isNumber && before != "_"
      let isUsed = use.followers.isEmpty || next.map(use.followers.contains) ?? false
      let isOfAStyle = use.isMadeByStyles && takesOneName(line[range.upperBound...])
      if isWord, isUsed, !isOfAStyle { return range.lowerBound }
      rest = line[range.upperBound...]
    }
    return nil
  }
}
