import Foundation
import Synchronization
import TestSupport
import Testing
import VitrineMarkdown

@testable import VitrineFoundation

struct WordCase: Decodable, Sendable, CustomTestStringConvertible {
  var key: String
  var integers: [Int]?
  var numbers: [Double]?
  var table: String?
  var locale: String
  var device: String?
  var words: String
  var testDescription: String { "\(key) in \(locale)" }
}

@Suite(.serialized, .timeLimit(.minutes(60)))
struct LocalizationTests {
  init() { WidgetResources.use(folder: Cases().folder.appendingPathComponent("resources").path) }

  @Test(arguments: try Cases().json("words.json", as: [WordCase].self))
  func words(_ item: WordCase) {
    var value = String.LocalizationValue(item.key)
    value.arguments =
      (item.integers ?? []).map { .integer(Int64($0)) } + (item.numbers ?? []).map { .number($0) }
    let locale = Locale(identifier: item.locale)
    let words = AmbientContext.with(.test(item.locale, device: item.device ?? "iphone")) {
      Localizer.string(key: item.key, defaultValue: value, table: item.table, locale: locale)
    }
    #expect(words == item.words)
  }

  /// What `NSLocalizedString` hands out is filled in by `String(format:)`, which knows no `%#@…@`, and chooses the form
  /// for the number all the same.
  @Test func formatsAreFitForFoundation() throws {
    let german = Locale(identifier: "de_DE")
    let format = try #require(Localizer.format(key: "%lld of %lld", table: nil, locale: german))
    #expect(!format.contains("#@"))
    #expect(String(format: format, 3, 7) == "3 Aufgaben von 7")
    #expect(String(format: format, 1, 7) == "1 Aufgabe von 7")
    let cups = try #require(Localizer.format(key: "%lld cups", table: nil, locale: german))
    #expect(String(format: cups, 1) == "1 Tasse")
    #expect(String(format: cups, arguments: [1]) == "1 Tasse")
    #expect(String(format: cups, locale: german, 1) == "1 Tasse")
    #expect(String(format: cups, locale: german, arguments: [2_000]) == "2.000 Tassen")
    #expect(String(format: cups, 2_000) == "2000 Tassen")
    #expect(String.localizedStringWithFormat(cups, 1) == "1 Tasse")
    // Without a value the words stay as they are.
    #expect(String(format: "100 %% of %@ and %5.1f", "it", 2.25) == "100 % of it and   2.2")
  }

  /// An app with a choice of languages makes a bundle of one's folder, and looks its words up there.
  @Test func foldersOfLanguagesAreBundlesOfTheirWords() throws {
    let files = FileManager.default
    let folder = files.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer {
      WidgetResources.use(folder: Cases().folder.appendingPathComponent("resources").path)
      try? files.removeItem(at: folder)
    }
    try files.copyItem(at: Cases().folder.appendingPathComponent("resources"), to: folder)
    WidgetResources.use(folder: folder.path)
    func bundle(_ name: String) throws -> Bundle {
      let path = folder.appendingPathComponent(name)
      try files.createDirectory(at: path, withIntermediateDirectories: true)
      return try #require(Bundle(path: path.path))
    }
    let (german, other) = (try bundle("de.lproj"), try bundle("Other/de.lproj"))
    #expect(BundleHooks.language(of: german) == "de")
    #expect(BundleHooks.language(of: other) == nil)
    AmbientContext.with(.test("en_US")) {
      func words(_ key: String, _ value: String? = nil, in bundle: Bundle) -> String {
        BundleHooks.localizedString(key, value: value, table: nil, in: bundle)
      }
      #expect(words("Good morning", in: german) == "Guten Morgen")
      #expect(words("Good morning", in: .main) != "Guten Morgen")
      // No other language's words stand in for one that a language lacks.
      #expect(words("Nobody's", in: german) == "Nobody's")
      #expect(words("Nobody's", "else", in: german) == "else")
      #expect(String(localized: "Good morning", bundle: german) == "Guten Morgen")
      #expect(String(localized: "\(3) cups", bundle: german) == "3 Tassen")
    }
  }

  @Test func formatsAreFilledInForTheLocale() {
    AmbientContext.with(.test("de_DE")) {
      #expect(NSString.localizedStringWithFormat("%.1f %@", 2.5, "l") == "2,5 l")
    }
  }

  /// A framework that is compiled into the widget has its resources in the widget's folder.
  @Test func bundlesAreFoundByTheirIdentifier() {
    #expect(Bundle.vitrineBundle(identifier: "com.example.sample.kit") == .main)
    #expect(Bundle.vitrineBundle(identifier: "com.example.sample.widget") == .main)
    // The app's own code runs in another process.
    #expect(Bundle.vitrineBundle(identifier: "com.example.sample") == nil)
  }

  @Test func literalsMakeAppleKeys() {
    let (count, name, part) = (3, "x", 0.5)
    #expect(("\(count) of \(name)" as String.LocalizationValue).key == "%lld of %@")
    #expect(("\(part) \(UInt(count))" as String.LocalizationValue).key == "%lf %llu")
    #expect(("\(part, specifier: "%.1f")" as String.LocalizationValue).key == "%.1f")
    #expect(("50% of \(name)" as String.LocalizationValue).key == "50%% of %@")
    #expect(("50%" as LocalizedStringResource).key == "50%")
    #expect(("\(placeholder: .int) left" as String.LocalizationValue).key == "%lld left")
  }

  @Test func defaultValuesStandInForKeys() {
    let english = Locale(identifier: "en_US")
    #expect(String(localized: "k.none", defaultValue: "Words \(2)", locale: english) == "Words 2")
    let german = Locale(identifier: "de_DE")
    let resource = LocalizedStringResource("Good morning", defaultValue: "Hi", locale: german)
    #expect(String(localized: resource) == "Guten Morgen")
  }

  @Test func attributedWordsAreMarkdown() {
    let text = AttributedString(localized: "**\(2)** left", locale: Locale(identifier: "en_US"))
    #expect(String(text.characters) == "2 left")
    #expect(text.runs.first?.inlinePresentationIntent == .stronglyEmphasized)
  }

  @Test func nestedResourcesAndStylesFollowTheLocale() {
    let german = Locale(identifier: "de_DE")
    let inner: LocalizedStringResource = "Good morning"
    let words = AmbientContext.with(.test("de_DE")) {
      String(localized: "\(inner), \(0.5, format: .percent)", locale: german)
    }
    #expect(words == "Guten Morgen, 50\u{A0}%")
  }
}

@Suite(.timeLimit(.minutes(60)))
struct PluralTests {
  @Test(arguments: try Cases().json("plurals.json", as: [String: [String: String]].self))
  func categories(_ item: (key: String, value: [String: String])) {
    let rules = PluralRules(language: item.key)
    for (number, category) in item.value {
      #expect(rules.category(of: Double(number)!) == category, "\(number) in \(item.key)")
    }
  }
}

struct MarkdownCase: Decodable, Sendable, CustomTestStringConvertible {
  var source: String
  var runs: [String]
  var testDescription: String { source }
}

@Suite(.timeLimit(.minutes(60)))
struct MarkdownTests {
  @Test(arguments: try Cases().json("markdown.json", as: [MarkdownCase].self))
  func runs(_ item: MarkdownCase) {
    let text = Markdown.inline(item.source)
    let runs = text.runs.map { run in
      var marks: [String] = []
      let intent = run.inlinePresentationIntent ?? []
      if intent.contains(.emphasized) { marks.append("emphasis") }
      if intent.contains(.stronglyEmphasized) { marks.append("strong") }
      if intent.contains(.code) { marks.append("code") }
      if intent.contains(.strikethrough) { marks.append("strike") }
      let words = String(text[run.range].characters)
      return "\(words)|\(marks.joined(separator: " "))|\(run.link?.absoluteString ?? "")"
    }
    #expect(runs == item.runs)
  }
}

extension MarkdownTests {
  /// The library behind it reads one document at a time.
  @Test func documentsAreReadSideBySide() {
    let isStruck = Mutex(0)
    DispatchQueue.concurrentPerform(iterations: 4000) { _ in
      let runs = [MarkdownSpan](inlineMarkdown: "~~gone~~")
      if runs.first?.isStruck == true { isStruck.withLock { $0 += 1 } }
    }
    #expect(isStruck.withLock { $0 } == 4000)
  }
}

extension MarkdownTests {
  @Test(arguments: try Cases().json("documents.json", as: [MarkdownCase].self))
  func documents(_ item: MarkdownCase) throws {
    let text = try AttributedString(markdown: item.source)
    let runs = text.runs.map { run in
      let intent = run.inlinePresentationIntent ?? []
      let names: [(InlinePresentationIntent, String)] = [
        (.emphasized, "emphasis"), (.stronglyEmphasized, "strong"), (.code, "code"),
        (.softBreak, "soft"), (.lineBreak, "break"),
      ]
      let marks = names.filter { intent.contains($0.0) }.map(\.1).joined(separator: " ")
      let blocks = run.presentationIntent?.components.map(\.debugDescription) ?? []
      return "\(String(text[run.range].characters))|\(marks)|\(blocks.joined(separator: ", "))"
    }
    #expect(runs == item.runs)
  }

  @Test func relativeAddressesAreResolved() throws {
    let base = URL(string: "https://a.b/c/")
    let text = try AttributedString(markdown: "[x](d)", baseURL: base)
    #expect(text.runs.first?.link?.absoluteString == "https://a.b/c/d")
  }
}

struct StringTableTests {
  private static func table(_ count: Int) -> StringTableFile {
    let lines = (0..<count).map { "\"key \(10_000 + $0)\":\"value \($0)\"" }
    return StringTableFile(Data("{\n\(lines.joined(separator: ",\n"))\n}\n".utf8))
  }

  @Test(arguments: [0, 1, 2, 3, 1000]) func everyKeyIsFound(_ count: Int) {
    let table = Self.table(count)
    for index in 0..<count {
      #expect(table.value(of: "key \(10_000 + index)") == .string("value \(index)"))
    }
    for missing in ["", "a", "key 1", "key 10000 ", "zz", "key 99999"] {
      #expect(table.value(of: missing) == nil)
    }
  }

  @Test func escapesAreRead() {
    let table = StringTableFile(Data("{\n\"a \\\"b\\\" \\n\":\"c \\n \\u00e4\"\n}\n".utf8))
    #expect(table.value(of: "a \"b\" \n") == .string("c \n ä"))
  }

  @Test(arguments: ["", "{", "{}", "\n\n\n", "{\n\"a\n}", "{\n\"a\":\n}", "no json at all"])
  func brokenFilesHaveNothing(_ text: String) {
    #expect(StringTableFile(Data(text.utf8)).value(of: "a") == nil)
  }
}
