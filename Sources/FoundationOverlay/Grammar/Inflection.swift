import VitrineICU

/// Automatic grammar agreement, `^[2 cup](inflect: true)`: "2 cups".
///
/// Nouns and adjectives agree with the number before them by the regular rules of English, French, German,
/// Italian, Portuguese and Spanish. Languages whose nouns stay as they are after a number need none;
/// in all others the words stay as they are written, which the caller can say. Gender, pronouns and
/// concepts are inert.
package enum Inflection {
  /// A text and what was found out about it.
  package struct Result: Equatable {
    /// The words, in agreement.
    package var text: String
    /// There are words that should agree and whose language has no rules here.
    package var isUnsupported = false
  }

  /// What stands for a value while its text is read: `Markdown.placeholder`.
  package enum Value {
    case number(Double)
    /// Words that agree as if they were written there.
    case words(String)
    case other
  }

  /// The text with its words in agreement and without the markup that asked for it.
  /// - Parameters:
  ///   - locale: whose grammar it is, asked only where something is to agree.
  ///   - value: what the n-th placeholder stands for.
  package static func apply(
    to text: String, locale: @autoclosure () -> Locale, value: (Int) -> Value = { _ in .other }
  ) -> Result {
    // Nearly no text has any; finding that out with Foundation's search took longer than all else
    // that a text's words cost.
    guard isMarked(text) else { return Result(text: text) }
    let locale = locale()
    var result = Result(text: "")
    var rest = Substring(text)
    while let start = rest.range(of: "^[") {
      let body = rest[start.upperBound...]
      guard let close = closing(in: body),
        let end = body[close...].firstIndex(of: ")")
      else { break }
      result.text += rest[..<start.lowerBound]
      let words = filled(body[..<close], value)
      if body[close..<end].contains("inflect") {
        let agreed = agree(words, locale: locale, value: value)
        result.text += agreed.text
        result.isUnsupported = result.isUnsupported || agreed.isUnsupported
      } else {
        result.text += words
      }
      rest = body[body.index(after: end)...]
    }
    result.text += rest
    return result
  }

  /// Words in agreement with a rule; as they are where nothing is known of their language.
  static func agree(_ text: String, _ rule: InflectionRule, _ locale: Locale) -> String {
    switch rule {
    case .automatic: return agree(text, locale: locale) { _ in .other }.text
    case .explicit(let morphology):
      let several: [Morphology.GrammaticalNumber] = [.plural, .pluralTwo, .pluralFew, .pluralMany]
      guard let number = morphology.number, several.contains(number) else { return text }
      return PluralNouns.rules(of: language(locale))?.plural(ofPhrase: text[...]) ?? text
    @unknown default: return text
    }
  }

  private static func language(_ locale: Locale) -> String {
    locale.language.languageCode?.identifier ?? "en"
  }

  /// Whether `^[` is anywhere in a text.
  private static func isMarked(_ text: String) -> Bool {
    var last: UInt8 = 0
    for byte in text.utf8 {
      if last == UInt8(ascii: "^"), byte == UInt8(ascii: "[") { return true }
      last = byte
    }
    return false
  }

  /// Where `](` ends the words; brackets inside them come in pairs.
  private static func closing(in body: Substring) -> Substring.Index? {
    var depth = 0
    for index in body.indices {
      if body[index] == "[" { depth += 1 }
      guard body[index] == "]" else { continue }
      if depth == 0 {
        return body[body.index(after: index)...].first == "(" ? index : nil
      }
      depth -= 1
    }
    return nil
  }

  private static func filled(_ text: Substring, _ value: (Int) -> Value) -> String {
    var result = ""
    for character in text {
      if let index = placeholder(character), case .words(let words) = value(index) {
        result += words
      } else {
        result.append(character)
      }
    }
    return result
  }

  private static func placeholder(_ character: Character) -> Int? {
    guard let scalar = character.unicodeScalars.first, (0xF0000...0xFFFFD).contains(scalar.value)
    else { return nil }
    return Int(scalar.value) - 0xF0000
  }

  private static func agree(
    _ text: String, locale: Locale, value: (Int) -> Value
  ) -> Result {
    guard let (number, end) = number(in: text, locale, value) else { return Result(text: text) }
    let language = language(locale)
    guard !Self.unchanging.contains(language) else { return Result(text: text) }
    guard let rules = PluralNouns.rules(of: language) else {
      return Result(text: text, isUnsupported: true)
    }
    let category = ICU.pluralCategory(of: abs(number), locale: locale.identifier)
    guard category != "one" else { return Result(text: text) }
    return Result(text: text[..<end] + rules.plural(ofPhrase: text[end...]))
  }

  /// The first number in a text and where it ends.
  private static func number(
    in text: String, _ locale: Locale, _ value: (Int) -> Value
  ) -> (Double, String.Index)? {
    for index in text.indices {
      if let place = placeholder(text[index]), case .number(let number) = value(place) {
        return (number, text.index(after: index))
      }
      guard text[index].wholeNumberValue != nil else { continue }
      let marks = [locale.groupingSeparator ?? ",", locale.decimalSeparator ?? "."]
      let digits = text[index...].prefix {
        $0.wholeNumberValue != nil || marks.contains(String($0))
      }
      var plain = ""
      for digit in digits {
        if let value = digit.wholeNumberValue { plain += "\(value)" }
        if String(digit) == marks[1] { plain += "." }
      }
      if plain.last == "." { plain.removeLast() }
      return Double(plain).map { ($0, digits.endIndex) }
    }
    return nil
  }

  /// Languages whose nouns do not change after a number.
  private static let unchanging: Set<String> = [
    "az", "fa", "hu", "hy", "id", "ja", "ka", "kk", "km", "ko", "ky", "lo", "mn", "ms", "my", "th",
    "tk", "tr", "tt", "uz", "vi", "yue", "zh",
  ]
}
