import Synchronization

/// What a table holds under a key. Sources/Build/README.md describes the file.
package indirect enum StringTableValue: Sendable, Equatable {
  case string(String)
  /// By plural category of the first numeric argument.
  case plural([String: StringTableValue])
  case device([String: StringTableValue])
  /// By width in em, narrow to wide.
  case width([(Double, StringTableValue)])
  case substitutions(String, [String: Substitution])

  package struct Substitution: Sendable, Equatable {
    /// Counted from 1; 0 means "in order of appearance".
    package var argument: Int
    /// How the value is printed, such as `lld`.
    package var specifier: String
    /// The words, by category or device.
    package var value: StringTableValue
  }

  package static func == (a: Self, b: Self) -> Bool {
    switch (a, b) {
    case (.string(let a), .string(let b)): a == b
    case (.plural(let a), .plural(let b)): a == b
    case (.device(let a), .device(let b)): a == b
    case (.width(let a), .width(let b)): a.map(\.0) == b.map(\.0) && a.map(\.1) == b.map(\.1)
    case (.substitutions(let a, let x), .substitutions(let b, let y)): a == b && x == y
    default: false
    }
  }

  init?(_ json: Any) {
    if let text = json as? String {
      self = .string(text)
      return
    }
    guard let object = json as? [String: Any] else { return nil }
    if let plural = object["plural"] as? [String: Any] {
      self = .plural(plural.compactMapValues(StringTableValue.init))
    } else if let device = object["device"] as? [String: Any] {
      self = .device(device.compactMapValues(StringTableValue.init))
    } else if let width = object["width"] as? [String: Any] {
      self = .width(
        width.compactMap { key, value in
          Double(key).flatMap { em in StringTableValue(value).map { (em, $0) } }
        }.sorted { $0.0 < $1.0 })
    } else if let text = object["text"] as? String {
      let substitutions = object["substitutions"] as? [String: [String: Any]] ?? [:]
      self = .substitutions(
        text,
        substitutions.compactMapValues { value in
          StringTableValue(value).map {
            Substitution(
              argument: (value["argument"] as? NSNumber)?.intValue ?? 0,
              specifier: value["specifier"] as? String ?? "lld", value: $0)
          }
        })
    } else {
      return nil
    }
  }
}

/// The tables of the resources folder.
package enum StringTables {
  private static let files = Mutex<[String: StringTableFile?]>([:])

  /// Where a text's words are looked for.
  private struct Place: Hashable {
    var folder: String
    var locale: String
    var table: String
  }
  /// The files of a locale's chain: asked for with every text.
  private static let chains = Mutex<[Place: [(file: StringTableFile, language: String)]]>([:])

  /// The value under `key`, in the first language of the locale's chain that has it.
  package static func value(
    _ key: String, table: String?, locale: Locale
  ) -> (value: StringTableValue, language: String)? {
    guard let folder = WidgetResources.folder else { return nil }
    let place = Place(
      folder: folder, locale: locale.identifier, table: table ?? "Localizable")
    for (file, language) in knownChain(of: place, locale) {
      if let value = file.value(of: key) { return (value, language) }
    }
    return nil
  }

  /// The value under `key` in one language's table.
  static func value(_ key: String, table: String?, language: String) -> StringTableValue? {
    guard let folder = WidgetResources.folder else { return nil }
    let place = Place(folder: folder, locale: language, table: table ?? "Localizable")
    return file(language, place)?.value(of: key)
  }

  private static func knownChain(
    of place: Place, _ locale: Locale
  ) -> [(file: StringTableFile, language: String)] {
    if let known = chains.withLock({ $0[place] }) { return known }
    let chain = chain(for: locale).compactMap { language in
      file(language, place).map { (file: $0, language: language) }
    }
    chains.withLock { $0[place] = chain }
    return chain
  }

  /// The full identifier, then shorter ones, then the development region.
  static func chain(for locale: Locale) -> [String] {
    let available = WidgetResources.localizations
    guard !available.isEmpty else { return [] }
    var wanted: [String] = []
    let language = locale.language.languageCode?.identifier ?? "en"
    let script = locale.language.script?.identifier
    let region = locale.region?.identifier
    if let script, let region { wanted.append("\(language)-\(script)-\(region)") }
    if let region { wanted.append("\(language)-\(region)") }
    if let script { wanted.append("\(language)-\(script)") }
    wanted.append(language)
    // Norwegian's two names, and Chinese and Hebrew under older ones.
    wanted += ["nb": ["no"], "no": ["nb"], "he": ["iw"], "id": ["in"]][language] ?? []
    wanted.append(WidgetResources.developmentRegion)
    var seen: Set<String> = []
    return wanted.compactMap { name in
      available.first { $0.replacing("_", with: "-").lowercased() == name.lowercased() }
    }.filter { seen.insert($0).inserted }
  }

  private static func file(_ language: String, _ place: Place) -> StringTableFile? {
    let path = "\(place.folder)/strings/\(language)/\(place.table).json"
    if let known = files.withLock({ $0[path] }) { return known }
    let file = StringTableFile(path: path)
    files.withLock { $0[path] = .some(file) }
    return file
  }
}
