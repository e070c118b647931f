/// The words of the system's own screens in a language: search fields, buttons, menus, the names of
/// the apps beside a widget. Where a language has no word here it is the English one, as on a device
/// whose system is not translated.
struct SystemWords: Sendable {
  private let words: [String: String]

  /// - Parameter locale: language and region, such as `pt_BR` or `zh-Hant_TW`.
  init(locale: String) {
    words = Self.names(locale).lazy.compactMap { Self.all[$0] }.first ?? [:]
  }

  /// An English word or phrase in the language.
  subscript(english: String) -> String { words[english] ?? english }

  /// Languages that have words of their own.
  static var languages: [String] { all.keys.sorted() }

  /// What a locale is called in the table, the most exact name first.
  private static func names(_ locale: String) -> [String] {
    let parts = locale.split { "-_".contains($0) }.map(String.init)
    guard let language = parts.first?.lowercased() else { return [] }
    if language == "zh" {
      let isTraditional = parts.contains { ["Hant", "TW", "HK", "MO"].contains($0) }
      return [isTraditional ? "zh-Hant" : "zh-Hans"]
    }
    // Names that changed, and Norwegian's two written languages.
    let other = ["iw": "he", "in": "id", "no": "nb", "nn": "nb", "fil": "tl"][language]
    return [language, other].compactMap { $0 }
  }

  private static let all: [String: [String: String]] = {
    var result: [String: [String: String]] = [:]
    let rows = (SystemWordTable.western + SystemWordTable.eastern).map { row in
      (row.language, row.words.split(whereSeparator: { "|\n".contains($0) }).map(String.init))
    }
    let english = SystemWordTable.english.split { "|\n".contains($0) }.map(String.init)
    for (language, words) in rows {
      result[language] = Dictionary(zip(english, words)) { first, _ in first }
    }
    return result
  }()

  /// The words that every language has.
  static var english: [String] {
    SystemWordTable.english.split { "|\n".contains($0) }.map(String.init)
  }

  /// How many words each language should have, and which have another number.
  static var incomplete: [String] {
    let count = SystemWordTable.english.split { "|\n".contains($0) }.count
    return (SystemWordTable.western + SystemWordTable.eastern)
      .filter { $0.words.split { "|\n".contains($0) }.count != count }.map(\.language)
  }
}

extension ScreenRequest {
  /// The words of the screen's language.
  var words: SystemWords { SystemWords(locale: moment.locale) }
}
