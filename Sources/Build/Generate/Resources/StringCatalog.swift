import VitrinePlatform

extension StringTables {
  /// An `.xcstrings` catalog: one JSON file for all languages.
  mutating func addCatalog(_ path: String) {
    guard let bytes = reader.bytes(path) else {
      return report("cannot be read; its strings show as keys", at: path)
    }
    do throws(JSON.SyntaxError) {
      let table = Paths.stem(path)
      var catalog = Catalog(source: developmentRegion, hasNames: table == "InfoPlist")
      try catalog.read(bytes)
      // A broken file gives no strings at all.
      for (language, strings) in catalog.strings {
        append(strings, table: table, language: language)
      }
      if !catalog.hasStrings {
        report("the string catalog has no \"strings\"; its strings show as keys", at: path)
      }
    } catch {
      report(
        "invalid string catalog; its strings show as keys: \(error.reason)", at: path,
        line: error.line)
    }
  }
}

/// What a catalog holds, entry by entry.
private struct Catalog {
  /// The language whose strings the keys are.
  var source: String
  /// Whether keys are names and no texts: those of an Info.plist, whose values stand there.
  let hasNames: Bool
  private(set) var hasStrings = false
  private(set) var strings: [String: StringTable] = [:]

  init(source: String, hasNames: Bool) { (self.source, self.hasNames) = (source, hasNames) }

  mutating func read(_ bytes: [UInt8]) throws(JSON.SyntaxError) {
    // Keys stand in alphabetical order, so that the language is known before the strings; else they
    // are read once more.
    var isLate = false
    try JSON.read(bytes, expanding: "strings") { key, value, isString in
      if isString {
        add(value, key)
      } else if key == "sourceLanguage", let language = value.string {
        isLate = hasStrings && language != source
        source = language
      } else if key == "strings" {
        hasStrings = value.members != nil
      }
    }
    guard isLate else { return }
    strings = [:]
    try JSON.read(bytes, expanding: "strings") { key, value, isString in
      if isString { add(value, key) }
    }
  }

  private mutating func add(_ entry: JSON, _ key: String) {
    var hasSource = hasNames
    let names = Self.names(of: entry, key, source: source)
    for localization in entry["localizations"]?.members ?? [] {
      hasSource = hasSource || localization.key == source
      guard let value = Self.value(localization.value, names) else { continue }
      strings[localization.key, default: StringTable()].set(value, for: key)
    }
    if !hasSource {
      let text = FormatPlaceholder.numbered(key, by: names)
      strings[source, default: StringTable()].set(.string(text), for: key)
    }
  }

  /// Of the values that the texts are formatted with, in the order of the key or else of the first text.
  private static func names(of entry: JSON, _ key: String, source: String) -> [String] {
    let own = entry["localizations"]?[source]?["stringUnit"]?["value"]?.string ?? ""
    for text in [key, own] where text.contains("(") {
      let placeholders = FormatPlaceholder.all(in: text)
      let last = placeholders.map(\.position).max() ?? 0
      if placeholders.contains(where: { $0.name != nil }), last <= FormatParameters.most {
        var names = Array(repeating: "", count: last)
        for placeholder in placeholders { names[placeholder.position - 1] = placeholder.name ?? "" }
        return names
      }
    }
    return []
  }

  /// A unit, its variations, and what is substituted in it.
  private static func value(_ node: JSON, _ names: [String]) -> JSONValue? {
    guard let base = variation(node, names) else { return nil }
    guard let substitutions = node["substitutions"]?.members else { return base }
    var result: [String: JSONValue] = [:]
    for substitution in substitutions {
      let (name, substitution) = (substitution.key, substitution.value)
      guard var parts = variation(substitution, names)?.asVariants else { continue }
      parts["argument"] = .number(substitution["argNum"]?.double ?? Double(result.count + 1))
      parts["specifier"] = .string(substitution["formatSpecifier"]?.string ?? "lld")
      result[name] = .object(parts)
    }
    return .object(["text": base, "substitutions": .object(result)])
  }

  private static func variation(_ node: JSON, _ names: [String]) -> JSONValue? {
    if let unit = node["stringUnit"] {
      // An empty text of a new unit has not been translated yet.
      let text = unit["value"]?.string ?? ""
      return text.isEmpty && unit["state"]?.string == "new"
        ? nil : .string(FormatPlaceholder.numbered(text, by: names))
    }
    for kind in ["device", "plural", "width"] {
      guard let variants = node["variations"]?[kind]?.members else { continue }
      var values: [String: JSONValue] = [:]
      for variant in variants { values[variant.key] = variation(variant.value, names) }
      guard !values.isEmpty else { return nil }
      return .object([kind: .object(values)])
    }
    return nil
  }
}

extension JSONValue {
  /// A substitution's own keys: `{"plural": …}` as it is, plain text as its only category.
  fileprivate var asVariants: [String: JSONValue]? {
    if let pairs = object { return pairs }
    return string.map { ["plural": .object(["other": .string($0)])] }
  }
}
