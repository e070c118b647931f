import Foundation

/// Which sources in C a program needs: those that may define what its objects miss. A package of
/// cryptography brings hundreds, and a widget often none of them.
struct CDemand {
  /// Paths, in their order.
  private let sources: [String]
  /// Numbers of the sources that mention or define a name.
  private var mentioning: [String: [Int]] = [:]
  private var defining: [String: [Int]] = [:]
  /// Numbers of those that hold what runs before the program's start.
  private var starting: [Int] = []
  /// Sources whose objects are there.
  private(set) var chosen: Set<String> = []
  /// Names that were looked for already.
  private var known: Set<String> = []

  /// - sources: paths with their texts.
  init(_ sources: [(path: String, text: [UInt8])]) {
    self.sources = sources.map(\.path)
    for (number, source) in sources.enumerated() {
      let words = CWords(source.text)
      for name in words.mentioned { mentioning[name, default: []].append(number) }
      for name in words.defined { defining[name, default: []].append(number) }
      if words.runsAtStart { starting.append(number) }
    }
  }

  /// Further sources that define some names by their text, in their order. What none defines is the system's or the
  /// SDK's.
  mutating func take(_ names: Set<String>) -> [String] {
    let new = names.subtracting(known)
    known.formUnion(new)
    var wanted: Set<String> = []
    for name in new where !Self.isSwift(name) {
      wanted.formUnion(sources(of: name, in: defining))
    }
    // What runs before the program's start comes with the rest of its folder.
    let folders = Set(wanted.map(Paths.folder))
    wanted.formUnion(
      starting.map { sources[$0] }.filter { folders.contains(Paths.folder($0)) })
    return choose(wanted)
  }

  /// Further sources that mention some names, which nothing has turned out to define: macros may make them.
  mutating func takeMentioning(_ names: [String]) -> [String] {
    choose(Set(names.flatMap { sources(of: $0, in: mentioning) }))
  }

  private mutating func choose(_ wanted: Set<String>) -> [String] {
    let further = wanted.subtracting(chosen)
    chosen.formUnion(further)
    return sources.filter(further.contains)
  }

  private func sources(of symbol: String, in index: [String: [Int]]) -> [String] {
    let spelling = Self.spellings(of: symbol).first { index[$0] != nil }
    return (spelling.flatMap { index[$0] } ?? []).map { sources[$0] }
  }

  /// Whether a name is of a Swift declaration or the Swift runtime.
  private static func isSwift(_ name: String) -> Bool {
    ["$s", "swift_", "_swift_", "__swift_"].contains(where: name.hasPrefix)
  }

  /// Words that are taken from either end of a name: libraries' copies have one or two more (estimate).
  private static let mostWords = 8

  /// A symbol and what is left of it without its first words, then without its last ones: a package's copy of a
  /// library often gives all of its names another one by a macro.
  static func spellings(of symbol: String) -> [String] {
    let underscores = symbol.indices.filter { symbol[$0] == "_" }
    let suffixes = underscores.prefix(mostWords).map { symbol[symbol.index(after: $0)...] }
    // One word alone says too little.
    let prefixes = underscores.dropFirst().suffix(mostWords).reversed().map { symbol[..<$0] }
    return [symbol] + (suffixes + prefixes).filter { !$0.isEmpty }.map(String.init)
  }
}

/// The identifiers of a source in C or assembler.
struct CWords {
  private(set) var mentioned: Set<String> = []
  /// Functions that have a body here, and values.
  private(set) var defined: Set<String> = []
  /// Whether a function runs before the program's start.
  var runsAtStart: Bool { mentioned.contains("constructor") }

  /// What the text was read to so far.
  private struct State {
    var braces = 0
    var parentheses = 0
    var lastWord: String?
    /// The word before the parentheses of a declaration.
    var function: String?
    /// The words between them.
    var parameters: [String] = []

    mutating func endDeclaration() { (lastWord, function, parameters) = (nil, nil, []) }
  }

  init(_ text: [UInt8]) {
    var state = State()
    var position = 0
    while position < text.count {
      if Self.isLetter(text[position]) {
        let start = position
        while position < text.count, Self.isPart(text[position]) { position += 1 }
        take(String(decoding: text[start..<position], as: UTF8.self), &state)
      } else if let end = Self.skipped(text, position) {
        position = end
      } else {
        take(text[position], &state)
        position += 1
      }
    }
  }

  private mutating func take(_ word: String, _ state: inout State) {
    mentioned.insert(word)
    guard state.braces == 0 else { return }
    if state.parentheses == 0 { state.lastWord = word } else { state.parameters.append(word) }
  }

  private mutating func take(_ byte: UInt8, _ state: inout State) {
    switch byte {
    case UInt8(ascii: "("):
      if state.parentheses == 0, state.braces == 0, state.function == nil {
        state.function = state.lastWord
      }
      state.parentheses += 1
    case UInt8(ascii: ")"): state.parentheses = max(0, state.parentheses - 1)
    case UInt8(ascii: "{"):
      // What stands in a linkage's braces is outside of functions.
      if state.function == nil, ["extern", "namespace"].contains(state.lastWord) { return }
      if state.braces == 0 { defineFunction(state) }
      state.braces += 1
    case UInt8(ascii: "}"):
      state.braces = max(0, state.braces - 1)
      if state.braces == 0 { state.endDeclaration() }
    case UInt8(ascii: "="), UInt8(ascii: "["), UInt8(ascii: ";"), UInt8(ascii: ":"):
      guard state.braces == 0, state.parentheses == 0 else { return }
      // A value, or a label of the assembler's.
      if state.function == nil, let name = state.lastWord { defined.insert(name) }
      if byte == UInt8(ascii: ";") || byte == UInt8(ascii: ":") { state.endDeclaration() }
    default: break
    }
  }

  private mutating func defineFunction(_ state: State) {
    guard let name = state.function else { return }
    defined.insert(name)
    // A macro that writes the function's head.
    if name == name.uppercased() { defined.formUnion(state.parameters) }
  }

  /// The end of a comment or a literal that begins here.
  private static func skipped(_ text: [UInt8], _ start: Int) -> Int? {
    let next = start + 1 < text.count ? text[start + 1] : 0
    switch (text[start], next) {
    case (UInt8(ascii: "/"), UInt8(ascii: "/")):
      return text[start...].firstIndex(of: 0x0A) ?? text.count
    case (UInt8(ascii: "/"), UInt8(ascii: "*")):
      var end = start + 2
      while end + 1 < text.count,
        text[end] != UInt8(ascii: "*") || text[end + 1] != UInt8(ascii: "/")
      { end += 1 }
      return min(text.count, end + 2)
    case (UInt8(ascii: "\""), _), (UInt8(ascii: "'"), _):
      var end = start + 1
      while end < text.count, text[end] != text[start], text[end] != 0x0A {
        end += text[end] == UInt8(ascii: "\\") ? 2 : 1
      }
      return min(text.count, end + 1)
    default: return nil
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    isPart(byte) && !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func isPart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
