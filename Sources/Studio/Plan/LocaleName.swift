import VitrineICU

/// Names of locales as people write them: `de_DE`, `zh-Hant_TW`, `ar`.
public enum LocaleName {
  /// The name, where ICU knows its language and region; else an error with the nearest ones.
  public static func checked(_ text: String) throws -> String {
    if let problem = problem(text) { throw StudioError.usage(problem) }
    return text
  }

  /// What is wrong with a name, and what to write instead; nil for a locale.
  public static func problem(_ text: String) -> String? {
    let identifier = text.prefix { $0 != "@" }
    let parts = identifier.split(omittingEmptySubsequences: false) { $0 == "_" || $0 == "-" }
    let language = parts.first ?? ""
    let isWord = parts.allSatisfy { part in
      (1...8).contains(part.utf8.count)
        && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    }
    guard (2...3).contains(language.count), language.allSatisfy(\.isLetter), isWord,
      text.utf8.count <= 64
    else { return "'\(text)' is not a locale: write a language and region such as de_DE" }
    guard ICU.isLanguage(language) else {
      return Choice.unknown(
        String(identifier), what: "locale", known: ICU.locales,
        listing: "'\(language)' is not a language; write a language and region such as de_DE")
    }
    guard let region = region(parts.dropFirst()), !ICU.isRegion(region) else { return nil }
    return "no locale is named '\(identifier)': '\(region)' is not a region; "
      + suggestion(String(language).lowercased(), like: String(identifier))
  }

  /// The part behind language and script that names a region; nil where there is none.
  private static func region(_ parts: ArraySlice<Substring>) -> Substring? {
    let rest = parts.first?.utf8.count == 4 ? parts.dropFirst() : parts
    guard let first = rest.first else { return nil }
    let isNumber = first.allSatisfy(\.isNumber)
    return first.utf8.count == 2 || (first.utf8.count == 3 && isNumber) ? first : nil
  }

  private static func suggestion(_ language: String, like text: String) -> String {
    let own = ICU.locales.filter { $0 == language || $0.hasPrefix(language + "_") }
    if let near = Choice.nearest(text, in: own.filter { $0 != language }) {
      return "did you mean '\(near)'?"
    }
    return own.isEmpty
      ? "write '\(language)' alone" : "there are: " + own.prefix(12).joined(separator: ", ")
  }
}
