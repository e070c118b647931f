import Foundation
import TestSupport
import Testing

@testable import VitrineBuild

@Suite(.timeLimit(.minutes(60)))
struct StringTests {
  @Test func readsAllKinds() throws {
    let folder = TestFolder()
    try folder.write([
      "de.lproj/Localizable.strings": "/* greeting */\n\"Hello\" = \"Hallo\";\nplain = \"x\";\n",
      "de.lproj/Plurals.stringsdict": """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>%d files in %d folders</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@files@ in %#@folders@</string>
      <key>files</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string><key>one</key><string>eine</string>
      <key>other</key><string>%d</string></dict>
      <key>folders</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>ld</string><key>other</key><string>%ld Ordnern</string></dict>
      </dict></dict></plist>
      """,
      "Localizable.xcstrings": #"""
      {"sourceLanguage":"en","version":"1.0","strings":{
      "Only key":{},
      "%lld cups":{"localizations":{
        "en":{"variations":{"plural":{"one":{"stringUnit":{"state":"translated","value":"%lld cup"}},
          "other":{"stringUnit":{"state":"translated","value":"%lld cups"}}}}},
        "de":{"stringUnit":{"state":"new","value":""}}}},
      "Tap":{"localizations":{"en":{"variations":{"device":{"mac":{"stringUnit":{"state":"x","value":"Click"}},
        "other":{"stringUnit":{"state":"x","value":"Tap"}}}}}}},
      "both":{"localizations":{"en":{"stringUnit":{"state":"translated","value":"%#@a@ of %#@b@"},
        "substitutions":{"a":{"argNum":1,"formatSpecifier":"lld","variations":{"plural":{
          "other":{"stringUnit":{"state":"translated","value":"%arg done"}}}}},
        "b":{"argNum":2,"formatSpecifier":"lld","variations":{"plural":{
          "other":{"stringUnit":{"state":"translated","value":"%arg"}}}}}}}}}
      }}
      """#,
      "broken.xcstrings": "{", "fr.lproj/Localizable.strings": "\"a\" = \"b\"\n\"c\" = ;",
    ])
    let path = folder.path
    let tables = StringTables(
      files: [
        .init(path: path + "/de.lproj/Localizable.strings", language: "de"),
        .init(path: path + "/de.lproj/Plurals.stringsdict", language: "de"),
        .init(path: path + "/Localizable.xcstrings", language: nil),
        .init(path: path + "/broken.xcstrings", language: nil),
        .init(path: path + "/fr.lproj/Localizable.strings", language: "fr"),
      ], developmentRegion: "en", FileRecorder())
    let english = try #require(tables.languages["en"]?["Localizable"])
    #expect(english["Only key"] == .string("Only key"))
    #expect(english["%lld cups"]?.text == #"{"plural":{"one":"%lld cup","other":"%lld cups"}}"#)
    #expect(english["Tap"]?.text == #"{"device":{"mac":"Click","other":"Tap"}}"#)
    #expect(
      english["both"]?.text
        == #"{"substitutions":{"a":{"argument":1,"plural":{"other":"%arg done"},"specifier":"lld"},"b":{"argument":2,"plural":{"other":"%arg"},"specifier":"lld"}},"text":"%#@a@ of %#@b@"}"#
    )
    let german = try #require(tables.languages["de"])
    #expect(german["Localizable"]?["Hello"] == .string("Hallo"))
    #expect(german["Localizable"]?["%lld cups"] == nil)
    #expect(
      german["Plurals"]?["%d files in %d folders"]?["substitutions"]?["folders"]?.text
        == #"{"argument":2,"plural":{"other":"%ld Ordnern"},"specifier":"ld"}"#)
    #expect(tables.diagnostics.contains { $0.path.hasSuffix("broken.xcstrings") })
    #expect(
      tables.diagnostics.contains {
        $0.path.hasSuffix("fr.lproj/Localizable.strings") && $0.line == 2
      })
  }

  @Test func filesAreSortedLines() throws {
    let folder = TestFolder()
    try folder.write([
      "en.lproj/T.strings": "\"b\" = \"1\";\n\"a\" = \"2\";\n\"ä\" = \"3\";\n\"b\" = \"4\";\n"
    ])
    let tables = StringTables(
      files: [.init(path: folder.path + "/en.lproj/T.strings", language: "en")],
      developmentRegion: "en", FileRecorder())
    #expect(tables.files.map(\.path) == ["en/T.json"])
    let text = String(decoding: tables.files[0].bytes, as: UTF8.self)
    #expect(text == "{\n\"a\":\"2\",\n\"b\":\"4\",\n\"ä\":\"3\"\n}\n")
  }

  @Test func readsUTF16() {
    let text = "\"a\" = \"ü\";"
    for encoding in [String.Encoding.utf16, .utf16LittleEndian, .utf16BigEndian, .utf8] {
      #expect(StringTables.text(of: text.data(using: encoding)!) == text)
    }
  }
}
