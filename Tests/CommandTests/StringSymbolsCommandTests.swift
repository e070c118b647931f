import Foundation
import TestSupport
import Testing

/// A widget whose texts are asked for by the symbols of its string catalogs.
@Suite(.serialized, .timeLimit(.minutes(60)))
struct StringSymbolsCommandTests {
  @Test(arguments: [
    ("en_US", "Hello|1 day left|2 days left|in Rome for 3|Bye|Go"),
    ("de_DE", "Hallo|noch 1 Tag|noch 2 Tage|3 in Rome|Tschüss|Los"),
  ])
  func symbolsAreTheTexts(_ locale: String, _ words: String) throws {
    let folder = TestFolder()
    let minimal = WidgetCases.folder.appending(path: "minimal/Minimal.swift")
    let source =
      try String(contentsOf: minimal, encoding: .utf8).replacingOccurrences(
        of: #"Text("Hello")"#,
        with: """
          Text("\\(Text(.homeTitle))|\\(Text(.daysLeft(1)))|\\(Text(.daysLeft(2)))|\\(String(localized: .stay(city: "Rome", count: 3)))|\\(Text(.Other.bye))|\\(Text(.go))")
          Button(.go, intent: Never2()).hidden()
          """
      ) + """

        import AppIntents
        struct Never2: AppIntent {
          static let title: LocalizedStringResource = .homeTitle
          func perform() async throws -> some IntentResult { .result() }
        }
        """
    try folder.write(Self.catalogs)
    try folder.write(source, to: "Minimal.swift")
    let outcome = try Command.run([
      "inspect", folder.path, "--context", "home-screen", "--locale", locale,
    ])
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.contains(words), "\(outcome.output)")
  }

  private static let catalogs = [
    "Localizable.xcstrings": """
    {"sourceLanguage": "en", "version": "1.1", "strings": {
      "home.title": {"extractionState": "manual", "localizations": {
        "en": {"stringUnit": {"state": "translated", "value": "Hello"}},
        "de": {"stringUnit": {"state": "translated", "value": "Hallo"}}}},
      "Go": {"extractionState": "manual", "localizations": {
        "de": {"stringUnit": {"state": "translated", "value": "Los"}}}},
      "daysLeft": {"extractionState": "manual", "localizations": {
        "en": {"variations": {"plural": {
          "one": {"stringUnit": {"value": "%lld day left"}},
          "other": {"stringUnit": {"value": "%lld days left"}}}}},
        "de": {"variations": {"plural": {
          "one": {"stringUnit": {"value": "noch %lld Tag"}},
          "other": {"stringUnit": {"value": "noch %lld Tage"}}}}}}},
      "stay": {"extractionState": "manual", "localizations": {
        "en": {"stringUnit": {"value": "in %(city)@ for %(count)lld"}},
        "de": {"stringUnit": {"value": "%(count)lld in %(city)@"}}}}
    }}
    """,
    "Other.xcstrings": """
    {"sourceLanguage": "en", "version": "1.1", "strings": {
      "bye": {"extractionState": "manual", "localizations": {
        "en": {"stringUnit": {"value": "Bye"}}, "de": {"stringUnit": {"value": "Tschüss"}}}}}}
    """,
  ]
}
