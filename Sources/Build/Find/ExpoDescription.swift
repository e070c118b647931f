import Foundation

/// What an `expo-target.config.js` says. The description is a program, which is not run: what is written out in it is
/// read, and constants that are texts.
struct ExpoDescription {
  private let tokens: [ScriptToken]
  /// Texts that constants of the file hold, by their names.
  private let constants: [String: String]

  init(_ text: String) {
    tokens = ScriptToken.list(text)
    constants = Self.constants(tokens)
  }

  /// Color sets that are made of it.
  var colors: [DescribedColor] {
    members(of: "colors").compactMap { name, place in
      let parts = parts(at: place)
      let light = parts.map { $0["light"] ?? $0["color"] } ?? value(at: place)
      let dark = parts.flatMap { $0["dark"] ?? $0["darkColor"] }
      guard let color = light.flatMap(CSSColor.components) else { return nil }
      return DescribedColor(name: name, light: color, dark: dark.flatMap(CSSColor.components))
    }
  }

  /// Image sets that are made of it: names with addresses or paths by scale. One alone is of scale 1.
  var images: [(name: String, files: [Int: String])] {
    members(of: "images").compactMap { name, place in
      let one = value(at: place).map { [1: $0] }
      let parts = parts(at: place)?.compactMap { key, path in
        ["1x": 1, "2x": 2, "3x": 3][key].map { ($0, path) }
      }
      let files = parts.map { Dictionary($0) { first, _ in first } } ?? one ?? [:]
      return files.isEmpty ? nil : (name, files)
    }
  }

  /// Texts of the object at a place, by their names; nil where there is none.
  private func parts(at place: Int) -> [String: String]? {
    guard isMark("{", at: place) else { return nil }
    let texts = members(of: place).compactMap { part in
      value(at: part.place).map { (part.name, $0) }
    }
    return Dictionary(texts) { first, _ in first }
  }

  /// Of the object that a word names.
  private func members(of word: String) -> [(name: String, place: Int)] {
    let start = tokens.indices.first {
      tokens[$0].text == word && isMark(":", at: $0 + 1) && isMark("{", at: $0 + 2)
    }
    return start.map { members(of: $0 + 2) } ?? []
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
