import Foundation

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
