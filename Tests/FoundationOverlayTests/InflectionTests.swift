import Foundation
import Testing

@testable import VitrineFoundation

/// Words that agree by an attribute of the text that they stand in.
@Suite(.timeLimit(.minutes(60))) struct InflectionTests {
  private func inflected(_ words: String, _ rule: InflectionRule?, _ locale: String = "en_US")
    -> AttributedString
  {
    var text = AttributedString(words)
    text.inflect = rule
    return AmbientContext.with(.test(locale)) { text.inflected() }
  }

  private static let several: Morphology = {
    var morphology = Morphology()
    morphology.number = .plural
    return morphology
  }()

  @Test(arguments: [
    ("4 knife", InflectionRule.automatic, "en_US", "4 knives"),
    ("1 knife", .automatic, "en_US", "1 knife"),
    ("3 pomme rouge", .automatic, "fr_FR", "3 pommes rouges"),
    ("3 mela", .automatic, "it_IT", "3 mele"),
    ("3 Apfel", .automatic, "de_DE", "3 Äpfel"),
    ("1 neuer Tag", .automatic, "de_DE", "1 neuer Tag"),
    ("2 neuer Tag", .automatic, "de_DE", "2 neue Tage"),
    ("2 neue Textnachricht", .automatic, "de_DE", "2 neue Textnachrichten"),
    ("2 Stunde", .automatic, "de_DE", "2 Stunden"),
    ("2 Termin", .automatic, "de_DE", "2 Termine"),
    ("2 Datei von Anna", .automatic, "de_DE", "2 Dateien von Anna"),
    ("2 Schülerin", .automatic, "de_DE", "2 Schülerinnen"),
    ("2 Passwort", .automatic, "de_DE", "2 Passwörter"),
    ("2 Ziel", .automatic, "de_DE", "2 Ziele"),
    ("2 Fehler", .automatic, "de_DE", "2 Fehler"),
    ("2 Dokument", .automatic, "de_DE", "2 Dokumente"),
    ("2 Ergebnis", .automatic, "de_DE", "2 Ergebnisse"),
    ("2 Album", .automatic, "de_DE", "2 Alben"),
    ("2 Foto", .automatic, "de_AT", "2 Fotos"),
    ("20 Grad", .automatic, "de_DE", "20 Grad"),
    ("3 чашка", .automatic, "ru_RU", "3 чашка"),
    ("3 ratón", .automatic, "es_ES", "3 ratones"),
    ("2 luz", .automatic, "es_MX", "2 luces"),
    ("3 cheval", .automatic, "fr_FR", "3 chevaux"),
    ("3 amico", .automatic, "it_IT", "3 amici"),
    ("3 città", .automatic, "it_IT", "3 città"),
    ("3 animal", .automatic, "pt_BR", "3 animais"),
    ("2 avião", .automatic, "pt_BR", "2 aviões"),
    ("2 homem", .automatic, "pt_PT", "2 homens"),
    ("3 りんご", .automatic, "ja_JP", "3 りんご"),
    ("apple", InflectionRule(morphology: several), "en_US", "apples"),
    ("apple", InflectionRule(morphology: Morphology()), "en_US", "apple"),
    ("", .automatic, "en_US", ""),
  ])
  func agreement(_ words: String, _ rule: InflectionRule, _ locale: String, _ expected: String) {
    let text = inflected(words, rule, locale)
    #expect(String(text.characters) == expected)
    #expect(text.inflect == nil)
  }

  /// A word's length and the number of words are the widget's: the ending alone is looked up.
  @Test func longWordsAndManyAgree() {
    let long = String(repeating: "Kern", count: 25_000)
    #expect(String(inflected("2 \(long)apfel", .automatic, "de_DE").characters) == "2 \(long)äpfel")
    let many = Array(repeating: "Apfel", count: 2_000).joined(separator: " ")
    let text = String(inflected("2 \(many)", .automatic, "de_DE").characters)
    #expect(text.hasPrefix("2 ") && text.hasSuffix("Äpfel"))
  }

  @Test func wordsWithoutARuleStay() {
    #expect(inflected("4 knife", nil) == AttributedString("4 knife"))
  }

  @Test func otherAttributesStay() {
    var text = AttributedString("There are ")
    var words = AttributedString("4 knife")
    words.inflect = .automatic
    words.link = URL(string: "a:b")
    text += words + AttributedString(".")
    let inflected = AmbientContext.with(.test("en_US")) { text.inflected() }
    #expect(String(inflected.characters) == "There are 4 knives.")
    let linked = inflected.runs[\.link].compactMap { $0.0 == nil ? nil : inflected[$0.1] }
    #expect(linked.map { String($0.characters) } == ["4 knives"])
  }
}
