import Foundation

/// A color that a target's description names: a color set is made of it before the target is built.
struct DescribedColor: Sendable, Hashable, Encodable {
  var name: String
  /// Red, green, blue and alpha, each from 0 to 1.
  var light: [Double]
  /// The same in a dark appearance; nothing where that has no color of its own.
  var dark: [Double]?
}

/// The colors of an `expo-target.config.js`. The description is a program, which is not run: what is written
/// out in it is read, and constants that are texts.
struct ExpoColors {
  private(set) var colors: [DescribedColor] = []
  private let tokens: [ScriptToken]
  /// Texts that constants of the file hold, by their names.
  private let constants: [String: String]

  init(_ text: String) {
    tokens = ScriptToken.list(text)
    constants = Self.constants(tokens)
    let start = tokens.indices.first {
      tokens[$0].text == "colors" && isMark(":", at: $0 + 1) && isMark("{", at: $0 + 2)
    }
    guard let start else { return }
    for (name, place) in members(of: start + 2) {
      var light = value(at: place)
      var dark: String?
      if isMark("{", at: place) {
        let parts = Dictionary(members(of: place).map { ($0.name, $0.place) }) { first, _ in first }
        light = (parts["light"] ?? parts["color"]).flatMap(value)
        dark = (parts["dark"] ?? parts["darkColor"]).flatMap(value)
      }
      guard let color = light.flatMap(CSSColor.components) else { continue }
      colors.append(
        DescribedColor(name: name, light: color, dark: dark.flatMap(CSSColor.components)))
    }
  }

  /// Names and the places of their values in the object that begins at a place.
  private func members(of start: Int) -> [(name: String, place: Int)] {
    var members: [(String, Int)] = []
    var depth = 0
    for index in tokens.indices[start...] {
      let token = tokens[index]
      if token.isMark, ["{", "(", "["].contains(token.text) { depth += 1 }
      if token.isMark, ["}", ")", "]"].contains(token.text) { depth -= 1 }
      if depth == 0 { break }
      let isFirst = isMark("{", at: index - 1) || isMark(",", at: index - 1)
      if depth == 1, isFirst, !token.isMark, isMark(":", at: index + 1) {
        members.append((token.text, index + 2))
      }
    }
    return members
  }

  /// A text, or the one that a constant of the file holds.
  private func value(at index: Int) -> String? {
    guard tokens.indices.contains(index) else { return nil }
    if tokens[index].kind == .text { return tokens[index].text }
    return tokens[index].kind == .word ? constants[tokens[index].text] : nil
  }

  /// Of several with one name the first counts.
  private static func constants(_ tokens: [ScriptToken]) -> [String: String] {
    let assigned = zip(tokens, zip(tokens.dropFirst(), tokens.dropFirst(2))).compactMap {
      $0.kind == .word && $1.0 == ScriptToken(kind: .mark, text: "=") && $1.1.kind == .text
        ? ($0.text, $1.1.text) : nil
    }
    return Dictionary(assigned) { first, _ in first }
  }

  private func isMark(_ mark: String, at index: Int) -> Bool {
    tokens.indices.contains(index) && tokens[index].isMark && tokens[index].text == mark
  }
}

/// A piece of JavaScript, as far as it takes to read an object that is written out.
struct ScriptToken: Equatable {
  enum Kind { case word, text, mark }
  var kind: Kind
  var text: String

  var isMark: Bool { kind == .mark }

  /// Without comments and white space. Escapes in texts stay as they are.
  static func list(_ script: String) -> [ScriptToken] {
    var tokens: [ScriptToken] = []
    var rest = Substring(script)
    while let first = rest.first {
      if rest.hasPrefix("//") {
        rest = rest.drop { !$0.isNewline }
      } else if rest.hasPrefix("/*") {
        rest = rest.range(of: "*/").map { rest[$0.upperBound...] } ?? ""
      } else if "'\"`".contains(first) {
        let text = rest.dropFirst().prefix { $0 != first }
        tokens.append(ScriptToken(kind: .text, text: String(text)))
        rest = rest[text.endIndex...].dropFirst()
      } else if isOfWord(first) {
        let word = rest.prefix(while: isOfWord)
        tokens.append(ScriptToken(kind: .word, text: String(word)))
        rest = rest[word.endIndex...]
      } else {
        if !first.isWhitespace { tokens.append(ScriptToken(kind: .mark, text: String(first))) }
        rest = rest.dropFirst()
      }
    }
    return tokens
  }

  private static func isOfWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_" || character == "$"
  }
}
