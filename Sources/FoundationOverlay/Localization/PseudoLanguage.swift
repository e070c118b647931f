/// Words made longer, as translations of English are, to see what no longer fits.
package enum PseudoLanguage {
  /// Whether the system asked for them: `PseudoLocale.suffix` of the messages ends so.
  package static func isLong(_ locale: Locale) -> Bool {
    locale.identifier.hasSuffix("pseudo=long")
  }

  /// Words a third longer, which is what German takes for English: vowels are doubled from the start
  /// on, so that words stay words. Text without vowels stays.
  package static func lengthened(_ text: String) -> String {
    var left = (text.count + 2) / 3
    var result = ""
    for character in text {
      result.append(character)
      if left > 0, "aeiouäöüAEIOU".contains(character) {
        result.append(Character(character.lowercased()))
        left -= 1
      }
    }
    return result
  }
}
