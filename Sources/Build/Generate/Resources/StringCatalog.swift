import VitrinePlatform

extension StringTables {
  /// An `.xcstrings` catalog: one JSON file for all languages.
  mutating func addCatalog(_ path: String) {
    guard let bytes = reader.bytes(path) else {
      return report("cannot be read; its strings show as keys", at: path)
    }
    let catalog: JSONValue
    do throws(JSON.SyntaxError) {
      catalog = try JSONValue.parse(bytes)
    } catch {
      return report(
        "broken string catalog, its strings show as keys: \(error.reason)", at: path,
        line: error.line)
    }
    guard let strings = catalog["strings"]?.object else {
      return report("the string catalog has no \"strings\"; its strings show as keys", at: path)
    }
    let source = catalog["sourceLanguage"]?.string ?? developmentRegion
    let table = Paths.stem(path)
    for (key, entry) in strings {
      let localizations = entry["localizations"]?.object ?? [:]
      for (language, localization) in localizations {
        guard let value = Self.value(localization) else { continue }
        set(value, key, table: table, language: language)
      }
      if localizations[source] == nil { set(.string(key), key, table: table, language: source) }
    }
  }

  /// A unit, its variations, and what is substituted in it.
  private static func value(_ node: JSONValue) -> JSONValue? {
    guard let base = variation(node) else { return nil }
    guard let substitutions = node["substitutions"]?.object else { return base }
    var result: [String: JSONValue] = [:]
    for (name, substitution) in substitutions {
      guard var parts = variation(substitution)?.asVariants else { continue }
      parts["argument"] = .number(substitution["argNum"]?.number ?? Double(result.count + 1))
      parts["specifier"] = .string(substitution["formatSpecifier"]?.string ?? "lld")
      result[name] = .object(parts)
    }
    return .object(["text": base, "substitutions": .object(result)])
  }

  private static func variation(_ node: JSONValue) -> JSONValue? {
    if let unit = node["stringUnit"] {
      // An empty text of a new unit has not been translated yet.
      let text = unit["value"]?.string ?? ""
      return text.isEmpty && unit["state"]?.string == "new" ? nil : .string(text)
    }
    for kind in ["device", "plural", "width"] {
      guard let variants = node["variations"]?[kind]?.object else { continue }
      let values = variants.compactMapValues(variation)
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
