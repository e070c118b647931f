/// How a language makes plurals of the words of a phrase.
struct PluralNouns: Sendable {
  /// Every word before a preposition agrees, else the last one alone.
  var inflectsEveryWord = true
  var prepositions: Set<String> = []
  var irregular: [String: String] = [:]
  /// Characters of the longest irregular noun that others may end in, where nouns are written together; 0 elsewhere.
  var longestEnding = 0
  /// The plural of a word in lower case.
  var regular: @Sendable (String) -> String
  /// Of words that are written in lower case, where a language's nouns are not.
  var adjective: (@Sendable (String) -> String)?

  func plural(ofPhrase phrase: Substring) -> String {
    var result = ""
    var rest = phrase
    var isDone = false
    while !rest.isEmpty {
      let gap = rest.prefix { !$0.isLetter }
      rest = rest[gap.endIndex...]
      let word = rest.prefix { $0.isLetter || $0 == "-" }
      rest = rest[word.endIndex...]
      result += gap
      guard !word.isEmpty else { continue }
      isDone = isDone || prepositions.contains(word.lowercased())
      let isLast = !rest.contains(where: \.isLetter)
      result += !isDone && (inflectsEveryWord || isLast) ? plural(of: String(word)) : String(word)
    }
    return result
  }

  func plural(of word: String) -> String {
    let lower = word.lowercased()
    if word == lower, let adjective { return adjective(lower) }
    let plural = irregularPlural(of: lower) ?? regular(lower)
    if word == lower { return plural }
    if word == word.uppercased(), word.count > 1 { return plural.uppercased() }
    // What the plural has of the word stays as it is written.
    let kept = zip(lower, plural).prefix { $0 == $1 }.count
    if kept == 0, word.first?.isUppercase == true {
      return plural.prefix(1).uppercased() + plural.dropFirst()
    }
    return String(word.prefix(kept)) + plural.dropFirst(kept)
  }

  private func irregularPlural(of word: String) -> String? {
    if let plural = irregular[word] { return plural }
    // Shorter ones end words that have nothing to do with them.
    var ending = word.dropFirst().suffix(longestEnding)
    while ending.count >= 4 {
      if let plural = irregular[String(ending)] { return word.dropLast(ending.count) + plural }
      ending.removeFirst()
    }
    return nil
  }

  /// nil: this language's plurals are not a matter of endings.
  static func rules(of language: String) -> PluralNouns? {
    switch language {
    case "de": german
    case "en": english
    case "es": spanish
    case "fr": french
    case "it": italian
    case "pt": portuguese
    default: nil
    }
  }

  /// `pairs`: "one=several one=several".
  static func table(_ pairs: String) -> [String: String] {
    var result: [String: String] = [:]
    for pair in pairs.split(separator: " ") {
      let parts = pair.split(separator: "=").map(String.init)
      result[parts[0]] = parts[1]
    }
    return result
  }

  private static let english = PluralNouns(
    inflectsEveryWord: false,
    irregular: table(
      "person=people man=men woman=women child=children foot=feet tooth=teeth mouse=mice "
        + "goose=geese ox=oxen leaf=leaves life=lives knife=knives wife=wives half=halves "
        + "shelf=shelves loaf=loaves wolf=wolves calf=calves thief=thieves self=selves "
        + "scarf=scarves is=are was=were has=have potato=potatoes tomato=tomatoes hero=heroes "
        + "echo=echoes sheep=sheep fish=fish series=series species=species deer=deer "
        + "aircraft=aircraft quiz=quizzes analysis=analyses crisis=crises criterion=criteria"),
    regular: { word in
      if word.hasSuffix("y"), let before = word.dropLast().last, !"aeiou".contains(before) {
        return word.dropLast() + "ies"
      }
      if ["s", "x", "z", "ch", "sh"].contains(where: word.hasSuffix) { return word + "es" }
      if word.hasSuffix("man"), word.count > 4 { return word.dropLast(2) + "en" }
      return word + "s"
    })

  private static let spanish = PluralNouns(
    prepositions: ["de", "del", "con", "sin", "para", "por", "en", "a", "al", "y", "o"],
    regular: { word in
      let accents: [Character: Character] = ["á": "a", "é": "e", "í": "i", "ó": "o", "ú": "u"]
      guard let last = word.last else { return word }
      if "aeiouáéó".contains(last) { return word + "s" }
      if "íúy".contains(last) { return word + "es" }
      if last == "z" { return word.dropLast() + "ces" }
      // The accent of a last syllable goes, since it is no longer the last.
      if "ns".contains(last), let vowel = word.dropLast().last, let plain = accents[vowel] {
        return word.dropLast(2) + "\(plain)\(last)es"
      }
      let vowels = word.filter { "aeiouáéíóú".contains($0) }.count
      if "sx".contains(last), vowels > 1 { return word }
      return word + "es"
    })

  private static let french = PluralNouns(
    prepositions: ["de", "du", "des", "d", "à", "au", "en", "sans", "avec", "pour", "par", "et"],
    irregular: table(
      "œil=yeux bijou=bijoux caillou=cailloux chou=choux genou=genoux hibou=hiboux pou=poux "
        + "travail=travaux vitrail=vitraux bal=bals carnaval=carnavals festival=festivals "
        + "récital=récitals régal=régals final=finals fatal=fatals naval=navals bleu=bleus "
        + "pneu=pneus landau=landaus monsieur=messieurs madame=mesdames"),
    regular: { word in
      if ["s", "x", "z"].contains(where: word.hasSuffix) { return word }
      if ["eau", "au", "eu"].contains(where: word.hasSuffix) { return word + "x" }
      if word.hasSuffix("al") { return word.dropLast() + "ux" }
      return word + "s"
    })

  private static let italian = PluralNouns(
    prepositions: ["di", "del", "della", "da", "con", "senza", "per", "in", "a", "al", "e"],
    irregular: table(
      "uomo=uomini amico=amici nemico=nemici medico=medici greco=greci porco=porci foto=foto "
        + "auto=auto moto=moto radio=radio bici=bici problema=problemi programma=programmi "
        + "sistema=sistemi tema=temi clima=climi uovo=uova braccio=braccia dito=dita paio=paia "
        + "mano=mani ala=ali dio=dei bue=buoi"),
    regular: { word in
      guard let last = word.last, "aeio".contains(last) else { return word }
      let stem = String(word.dropLast())
      func ends(_ endings: String...) -> Bool { endings.contains(where: word.hasSuffix) }
      if ends("ista") { return stem + "i" }
      if ends("ca", "ga") { return stem + "he" }
      if ends("cia", "gia"), let before = stem.dropLast(2).last, !"aeiou".contains(before) {
        return stem.dropLast() + "e"
      }
      if ends("co", "go"), !ends("ico", "logo") { return stem + "hi" }
      if ends("io") { return stem }
      return stem + (last == "a" ? "e" : "i")
    })

  private static let portuguese = PluralNouns(
    prepositions: ["de", "do", "da", "com", "sem", "para", "por", "em", "a", "ao", "e"],
    irregular: table(
      "mão=mãos irmão=irmãos cidadão=cidadãos grão=grãos pão=pães cão=cães alemão=alemães "
        + "mal=males cônsul=cônsules fóssil=fósseis fácil=fáceis difícil=difíceis útil=úteis "
        + "réptil=répteis ônibus=ônibus lápis=lápis"),
    regular: { word in
      func ends(_ endings: String...) -> Bool { endings.contains(where: word.hasSuffix) }
      if ends("ão") { return word.dropLast(2) + "ões" }
      if ends("m") { return word.dropLast() + "ns" }
      if ends("al", "ul") { return word.dropLast() + "is" }
      if ends("el") { return word.dropLast(2) + "éis" }
      if ends("ol") { return word.dropLast(2) + "óis" }
      if ends("il") { return word.dropLast() + "s" }
      if ends("ês") { return word.dropLast(2) + "eses" }
      if ends("ís") { return word.dropLast(2) + "íses" }
      if ends("s", "x") { return word }
      return word + (ends("r", "z", "n") ? "es" : "s")
    })
}
