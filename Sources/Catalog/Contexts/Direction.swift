public import VitrineMessages

/// Which way a language is written.
public enum Direction {
  /// Languages and scripts written from right to left (CLDR).
  private static let languages: Set<String> = [
    "ar", "arc", "ckb", "dv", "fa", "glk", "he", "iw", "ks", "lrc", "mzn", "nqo", "pnb", "ps", "sd",
    "syr", "ug", "ur", "yi",
  ]
  private static let scripts: Set<String> = [
    "arab", "hebr", "syrc", "thaa", "nkoo", "adlm", "rohg",
  ]

  /// The direction in which a locale's language is written.
  public static func of(locale: String) -> RenderEnvironment.LayoutDirection {
    let parts = locale.lowercased().split { $0 == "_" || $0 == "-" || $0 == "@" }.map(String.init)
    guard let language = parts.first else { return .ltr }
    // A script in the identifier decides over the language: az-Arab, ks-Deva.
    if let script = parts.dropFirst().first(where: { $0.count == 4 && $0.allSatisfy(\.isLetter) }) {
      return scripts.contains(script) ? .rtl : .ltr
    }
    return languages.contains(language) ? .rtl : .ltr
  }
}
