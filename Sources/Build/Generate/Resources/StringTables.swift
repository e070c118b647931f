import Foundation

/// All localized strings of a bundle: language → table → key → value (README.md has the values).
struct StringTables {
  private(set) var languages: [String: [String: StringTable]] = [:]
  private(set) var diagnostics: [BuildDiagnostic] = []
  /// The file that is read.
  private var current = ""
  let developmentRegion: String
  let reader: FileRecorder

  init(files: [StringFile], developmentRegion: String, _ reader: FileRecorder) {
    self.developmentRegion = developmentRegion
    self.reader = reader
    // Plural rules go over plain strings of the same key, as in Foundation.
    let order = ["strings": 0, "xcstrings": 1, "stringsdict": 2]
    let sorted = files.sorted {
      (order[Paths.ending($0.path)] ?? 3, $0.path) < (order[Paths.ending($1.path)] ?? 3, $1.path)
    }
    for file in sorted {
      current = file.path
      let language =
        file.language.map { $0 == "Base" ? developmentRegion : $0 } ?? developmentRegion
      switch Paths.ending(file.path) {
      case "strings": addStrings(file.path, language)
      case "stringsdict": addPluralRules(file.path, language)
      case "xcstrings": addCatalog(file.path)
      default: break
      }
    }
  }

  /// The files below `strings`, by their paths (`de/Localizable.json`).
  var files: [(path: String, bytes: [UInt8])] {
    languages.flatMap { language, tables in
      tables.map { ("\(language)/\($0).json", $1.file) }
    }.sorted { $0.path < $1.path }
  }

  /// The tables of a language, each with its texts.
  func texts(in language: String) -> [(table: String, entries: [StringTable.Entry])] {
    (languages[language] ?? [:]).sorted { $0.key < $1.key }.map { ($0.key, $0.value.entries) }
  }

  mutating func set(_ value: JSONValue, _ key: String, table: String, language: String) {
    guard isLanguage(language) else { return }
    languages[language, default: [:]][table, default: StringTable()].set(value, for: key)
  }

  mutating func append(_ strings: StringTable, table: String, language: String) {
    guard isLanguage(language) else { return }
    languages[language, default: [:]][table, default: StringTable()].append(strings)
  }

  /// A language is a folder's name in the bundle: letters, digits, `-` and `_` alone (BCP 47).
  private mutating func isLanguage(_ name: String) -> Bool {
    let isFine =
      !name.isEmpty && name.utf8.count <= 64
      && name.unicodeScalars.allSatisfy {
        $0.isASCII && ($0.properties.isAlphabetic || $0.properties.numericType != nil)
          || $0 == "-" || $0 == "_"
      }
    let message = "'\(name.prefix(64))' is not a language; its strings are left out"
    if !isFine, !diagnostics.contains(where: { $0.message == message }) {
      report(message, at: current)
    }
    return isFine
  }

  mutating func report(_ message: String, at path: String, line: Int? = nil) {
    diagnostics.append(.init(path: path, line: line, severity: .warning, message: message))
  }

  // MARK: .strings

  private mutating func addStrings(_ path: String, _ language: String) {
    guard let data = reader.data(path) else {
      return report("cannot be read; its strings show as keys", at: path)
    }
    let table = Paths.stem(path)
    if data.starts(with: Data("bplist".utf8)) || data.starts(with: Data("<?xml".utf8)) {
      for (key, value) in InfoPlist.read(path, reader) ?? [:] {
        if let text = value as? String { set(.string(text), key, table: table, language: language) }
      }
      return
    }
    guard let text = Self.text(of: data) else {
      return report("is neither UTF-8 nor UTF-16 text; its strings show as keys", at: path)
    }
    do throws(OldStylePropertyList.Problem) {
      let pairs = try OldStylePropertyList.parsePairs(text)
      for (key, value) in pairs {
        if let value = value.string { set(.string(value), key, table: table, language: language) }
      }
    } catch {
      report(
        "invalid strings table; its strings show as keys: \(error.reason)", at: path,
        line: error.line)
    }
  }

  /// UTF-16 by its mark or by the zero bytes of ASCII text, else UTF-8.
  static func text(of data: Data) -> String? {
    let head = Array(data.prefix(4))
    if head.starts(with: [0xFF, 0xFE]) || head.starts(with: [0xFE, 0xFF]) {
      return String(data: data, encoding: .utf16)
    }
    if head.count >= 2, head[1] == 0 { return String(data: data, encoding: .utf16LittleEndian) }
    if head.count >= 2, head[0] == 0 { return String(data: data, encoding: .utf16BigEndian) }
    return String(data: data, encoding: .utf8)
  }

  // MARK: .stringsdict

  private mutating func addPluralRules(_ path: String, _ language: String) {
    guard let plist = InfoPlist.read(path, reader) else {
      return report("invalid plural rules: not a property list; its strings show as keys", at: path)
    }
    for (key, value) in plist {
      guard let entry = value as? [String: Any] else { continue }
      if let widths = entry["NSStringVariableWidthRuleType"] as? [String: String] {
        let value = JSONValue.object(["width": .object(widths.mapValues { .string($0) })])
        set(value, key, table: Paths.stem(path), language: language)
      } else if let devices = entry["NSStringDeviceSpecificRuleType"] as? [String: String] {
        let value = JSONValue.object(["device": .object(devices.mapValues { .string($0) })])
        set(value, key, table: Paths.stem(path), language: language)
      } else if let format = entry["NSStringLocalizedFormatKey"] as? String {
        set(Self.pluralRule(format, entry), key, table: Paths.stem(path), language: language)
      }
    }
  }

  static let categories: Set<String> = ["zero", "one", "two", "few", "many", "other"]

  private static func pluralRule(_ format: String, _ entry: [String: Any]) -> JSONValue {
    var substitutions: [String: JSONValue] = [:]
    let arguments = Dictionary(
      substitutionNames(in: format).map { ($0.name, $0.argument) }, uniquingKeysWith: { a, _ in a })
    for (name, value) in entry {
      guard let rule = value as? [String: String] else { continue }
      var plural: [String: JSONValue] = [:]
      for (category, text) in rule where categories.contains(category) {
        plural[category] = .string(text)
      }
      plural["other"] = plural["other"] ?? plural.first?.value ?? .string("")
      substitutions[name] = .object([
        "argument": .number(Double(arguments[name] ?? substitutions.count + 1)),
        "specifier": .string(rule["NSStringFormatValueTypeKey"] ?? "d"), "plural": .object(plural),
      ])
    }
    return .object(["text": .string(format), "substitutions": .object(substitutions)])
  }

  /// `%#@name@` in order, `%2$#@name@` at its number; other specifiers count as arguments too.
  static func substitutionNames(in format: String) -> [(name: String, argument: Int)] {
    var result: [(String, Int)] = []
    var next = 1
    var rest = Substring(format)
    while let percent = rest.firstIndex(of: "%") {
      rest = rest[rest.index(after: percent)...]
      if rest.hasPrefix("%") {
        rest = rest.dropFirst()
        continue
      }
      var argument: Int?
      let digits = rest.prefix { $0.isNumber }
      if !digits.isEmpty, rest.dropFirst(digits.count).hasPrefix("$") {
        argument = Int(digits)
        rest = rest.dropFirst(digits.count + 1)
      }
      if rest.hasPrefix("#@"), let end = rest.dropFirst(2).firstIndex(of: "@") {
        let name = String(rest[rest.index(rest.startIndex, offsetBy: 2)..<end])
        result.append((name, argument ?? next))
        rest = rest[rest.index(after: end)...]
      }
      if argument == nil { next += 1 }
    }
    return result
  }
}
