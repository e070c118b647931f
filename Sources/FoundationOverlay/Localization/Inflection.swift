/// Automatic grammar agreement, `^[2 cup](inflect: true)`: "2 cups".
///
/// Only English numbers agree here; other languages keep the words as written, which is what their
/// tables hold. Pronouns and gender are inert.
enum Inflection {
  static func apply(to text: String, locale: Locale) -> String {
    guard text.contains("^[") else { return text }
    var result = ""
    var rest = Substring(text)
    while let start = rest.range(of: "^[") {
      result += rest[..<start.lowerBound]
      let body = rest[start.upperBound...]
      guard let close = body.range(of: "]("),
        let end = body[close.upperBound...].firstIndex(of: ")")
      else {
        result += rest[start.lowerBound...]
        return result
      }
      let words = String(body[..<close.lowerBound])
      let options = body[close.upperBound..<end]
      let inflects = options.contains("inflect")
      result += inflects ? agree(words, locale: locale) : words
      rest = body[body.index(after: end)...]
    }
    return result + rest
  }

  private static func agree(_ words: String, locale: Locale) -> String {
    guard locale.language.languageCode?.identifier ?? "en" == "en" else { return words }
    let digits = words.drop { !$0.isNumber }.prefix { $0.isNumber || $0 == "," || $0 == "." }
    guard let number = Double(digits.replacing(",", with: "")) else { return words }
    guard number != 1, let start = words.range(of: digits)?.upperBound else { return words }
    let noun = words[start...]
    guard let last = noun.lastIndex(where: \.isLetter) else { return words }
    let end = noun.index(after: last)
    let wordStart =
      noun[..<end].lastIndex { !$0.isLetter }.map { noun.index(after: $0) } ?? noun.startIndex
    return words[..<wordStart] + plural(of: String(noun[wordStart..<end])) + noun[end...]
  }

  /// Irregular English nouns of everyday use; the rest follow the spelling rules.
  private static let irregular = [
    "person": "people", "man": "men", "woman": "women", "child": "children", "foot": "feet",
    "tooth": "teeth", "mouse": "mice", "goose": "geese", "leaf": "leaves", "life": "lives",
    "knife": "knives", "wife": "wives", "half": "halves", "shelf": "shelves", "loaf": "loaves",
    "wolf": "wolves", "calf": "calves", "is": "are", "was": "were", "has": "have",
    "potato": "potatoes", "tomato": "tomatoes", "hero": "heroes", "echo": "echoes",
    "sheep": "sheep", "fish": "fish", "series": "series", "species": "species", "deer": "deer",
  ]

  static func plural(of noun: String) -> String {
    let lower = noun.lowercased()
    if let known = irregular[lower] {
      return noun.first!.isUppercase ? known.prefix(1).uppercased() + known.dropFirst() : known
    }
    let beforeLast = lower.dropLast().last ?? "a"
    if lower.hasSuffix("y"), !"aeiou".contains(beforeLast) { return noun.dropLast() + "ies" }
    if ["s", "x", "z", "ch", "sh"].contains(where: lower.hasSuffix) { return noun + "es" }
    return noun + "s"
  }
}
