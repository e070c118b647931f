/// Symbols that show letters, digits or marks show those of the language: `character` an Arabic letter,
/// `5.circle` a Hindi digit, `questionmark` the mark that looks the other way.
///
/// Which names have which variants is from lists of SF Symbols' names (docs/facts/symbols.md, "Scripts");
/// what the variants show is drawn for Vitrine.
enum Scripts {
  /// Languages of variants with letters, by their codes.
  static let letters: Set<String> = ["ar", "he", "hi", "ja", "ko", "th", "zh"]
  private static let digits: Set<String> = ["ar", "hi"]
  private static let marks: Set<String> = ["ar"]

  private static let letterNames: Set<String> = [
    "a.book.closed", "character", "character.book.closed", "character.bubble",
    "character.cursor.ibeam", "character.magnify", "character.textbox", "doc.richtext",
    "text.cursor", "textbox", "textformat.size", "textformat.size.larger",
    "textformat.size.smaller", "textformat.subscript", "textformat.superscript",
  ]
  private static let markNames: Set<String> = [
    "camera.metering.unknown", "percent", "sum", "umbrella.percent",
  ]
  private static let numbered: Set<String> = ["circle", "lane", "magnifyingglass", "square"]

  /// Languages that a symbol has variants for.
  static func languages(of name: String) -> Set<String> {
    let base = name.hasSuffix(".fill") ? String(name.dropLast(5)) : name
    if letterNames.contains(base) { return letters }
    if markNames.contains(base) { return marks }
    let words = base.split(separator: ".").map(String.init)
    if words.contains("questionmark") { return marks }
    if base == "list.number" || base == "textformat.12" || base == "123.rectangle" { return digits }
    guard words.count == 2, let number = words.first, number.allSatisfy(\.isNumber) else {
      return []
    }
    return numbered.contains(words[1]) ? digits : []
  }

  /// `5.circle.ar` in two; no language where the name has none or there is no such variant.
  static func split(_ name: String) -> (base: String, language: String?) {
    guard let dot = name.lastIndex(of: ".") else { return (name, nil) }
    let (base, last) = (String(name[..<dot]), String(name[name.index(after: dot)...]))
    return languages(of: base).contains(last) ? (base, last) : (name, nil)
  }
}

extension SymbolNames {
  /// What a part of a symbol is in a language: its own recipe there, the one for all scripts but
  /// Latin, or what it is everywhere.
  func resolve(_ name: String, in language: String) -> ResolvedSymbol? {
    let fill = name.hasSuffix(".fill") ? ".fill" : ""
    let stem = name.dropLast(fill.count)
    return known("\(stem).\(language)\(fill)") ?? known("\(stem).script\(fill)") ?? resolve(name)
  }
}
