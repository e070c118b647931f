import Foundation
import TestSupport
import Testing

@testable import VitrineBuild

/// Symbols for the texts of string catalogs.
@Suite(.timeLimit(.minutes(60)))
struct StringSymbolsTests {
  static let names: [(key: String, name: String)] = [
    ("home.title", "homeTitle"), ("%lld left", "left"), ("left %1$lld of %(all)@", "leftOf"),
    ("OK", "ok"), ("F_A_Title", "fATitle"), ("CFBundleDisplayName", "cfbundleDisplayName"),
    ("common.OK", "commonOk"), ("Don't stop!", "dontStop"), ("%lld MiB", "miB"),
    ("2 fast", "_2Fast"), ("100 %", "_100"), ("%@", ""), ("", ""), ("große Tür", "großeTür"),
  ]

  @Test(arguments: names) func aKeyMakesAName(_ item: (key: String, name: String)) {
    #expect(StringSymbols.name(of: item.key) == item.name)
  }

  /// Text, the lines of what is made of it.
  static let catalog = """
    {"sourceLanguage": "en", "version": "1.1", "strings": {
      "title": {"extractionState": "manual"},
      "default": {"extractionState": "manual"},
      "found": {"localizations": {}},
      "old": {"extractionState": "stale"},
      "unused": {"extractionState": "manual"},
      "declared": {"extractionState": "manual"},
      "left %lld of %@": {"extractionState": "manual"},
      "greeting": {"extractionState": "manual", "localizations": {"en": {"stringUnit": {
        "state": "translated", "value": "%2$@ and %1$d"}}}},
      "days": {"extractionState": "manual", "localizations": {"en": {"variations": {"plural": {
        "one": {"stringUnit": {"value": "%lld day"}}, "other": {"stringUnit": {"value": "%lld days"}}}}}}},
      "in %(city)@ for %(day_count)lld": {"extractionState": "manual"},
      "cups": {"extractionState": "manual", "localizations": {"en": {
        "stringUnit": {"value": "%#@cups@ %@"},
        "substitutions": {"cups": {"argNum": 1, "formatSpecifier": "lu", "variations": {}}}}}}
    }}
    """

  static let lines = [
    #"static var title: VitrineFoundation.LocalizedStringResource { .init("title", defaultValue: "title", table: "Localizable") }"#,
    "static var `default`: VitrineFoundation.LocalizedStringResource",
    "static func leftOf(_ arg1: Int, _ arg2: String) ->",
    #".init("left %lld of %@", defaultValue: "\(arg1, specifier: "%lld") \(arg2)", table: "Localizable")"#,
    "static func greeting(_ arg1: Int32, _ arg2: String) ->",
    "static func days(_ arg1: Int) ->",
    "static func inFor(city arg1: String, day_count arg2: Int) ->",
    "static func cups(cups arg1: UInt, _ arg2: String) ->",
  ]

  private func code(_ name: String, _ text: String) throws -> String? {
    let folder = TestFolder()
    try folder.write(text, to: name)
    let symbols = StringSymbols(catalog: folder.path + "/" + name, folder.recorder) {
      !["unused", "declared"].contains($0)
    }
    return StringSymbols.code([symbols])
  }

  @Test func textsThatPeopleManageHaveSymbols() throws {
    let code = try #require(try code("Localizable.xcstrings", Self.catalog))
    for line in Self.lines { #expect(code.contains(line), "\(line) is missing in \(code)") }
    for name in ["found", "old", "unused", "declared"] { #expect(!code.contains(" \(name)")) }
  }

  /// Texts of another table stand in an enumeration.
  @Test func aTableHasAPlaceOfItsOwn() throws {
    let code = try #require(try code("More texts.xcstrings", Self.catalog))
    #expect(code.contains("  enum MoreTexts {\n"))
    #expect(code.contains(#"table: "More texts""#))
  }

  @Test(arguments: ["", "{", "[]", "{\"strings\": []}", "{\"strings\": {\"a\": 1}}"])
  func brokenCatalogsHaveNone(_ text: String) throws {
    #expect(try code("Localizable.xcstrings", text) == nil)
  }

  /// Xcode's targets say whether they have symbols, packages have them.
  @Test(arguments: [("YES", true), ("NO", false), (nil, false)])
  func aTargetSaysWhetherItHasThem(_ setting: String?, _ has: Bool) {
    let values = setting.map { ["STRING_CATALOG_GENERATE_SYMBOLS": $0] } ?? [:]
    #expect(XcodeSettings.interpret(values).0.generatesStringSymbols == has)
    #expect(ProjectSettings().generatesStringSymbols)
  }

  /// What values are called in a catalog is nothing that a program is given.
  @Test(arguments: [
    ("%(a)@ of %(b)lld", "%1$@ of %2$lld"), ("%(b)lld: %(a)@", "%2$lld: %1$@"),
    ("%1$(a)@, %2$(b)lld", "%1$@, %2$lld"), ("100%% (a) %(c)@ %@", "100%% (a) %(c)@ %@"),
  ])
  func namesOfValuesAreNumbers(_ text: String, _ numbered: String) {
    #expect(FormatPlaceholder.numbered(text, by: ["a", "b"]) == numbered)
  }
}
