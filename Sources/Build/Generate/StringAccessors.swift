/// Names for the texts of a target, by SwiftGen's template: dots in a key are enumerations, and what a text is
/// formatted with are parameters.
struct StringAccessors {
  /// Of the outermost enumeration.
  let name: String
  var access = "public"
  /// Whether a whole key makes one name.
  var isFlat = false

  /// Levels of enumerations at most; keys of apps have four (estimate).
  private static let levels = 16

  func code(_ tables: [(table: String, entries: [StringTable.Entry])]) -> String {
    var text = "\n\(access) enum \(name): Sendable {\n"
    for (table, entries) in tables {
      let isNested = tables.count > 1
      if isNested { text += "  \(access) enum \(ResourceAccessors.typeName(table)): Sendable {\n" }
      text += ResourceAccessors.nested(access).code(
        members(of: table, entries), indent: isNested ? "    " : "  ")
      if isNested { text += "  }\n" }
    }
    return text + """
        nonisolated static func tr(_ table: String, _ key: String, _ arguments: CVarArg...) -> String {
          let format = Foundation.Bundle.module.localizedString(forKey: key, value: nil, table: table)
          return arguments.isEmpty
            ? format : String(format: format, locale: Locale.current, arguments: arguments)
        }
      }

      """
  }

  private func members(
    of table: String, _ entries: [StringTable.Entry]
  ) -> [NestedNames.Member] {
    var seen: Set<[String]> = []
    return entries.compactMap { entry in
      let parts =
        isFlat
        ? [entry.key] : entry.key.split(separator: ".", maxSplits: Self.levels).map(String.init)
      guard let last = parts.last, let symbol = AssetSymbols.symbol(last, dropping: "") else {
        return nil
      }
      let path = parts.dropLast().map(ResourceAccessors.typeName) + [symbol]
      guard seen.insert(path).inserted else { return nil }
      let line = declaration(AssetSymbols.quoted(symbol), of: entry, in: table)
      return NestedNames.Member(path: path, line: "nonisolated " + line)
    }
  }

  private func declaration(
    _ symbol: String, of entry: StringTable.Entry, in table: String
  ) -> String {
    let types = FormatParameters.types(in: entry.text)
    let call =
      "\(name).tr(\(AssetSymbols.literal(table)), "
      + AssetSymbols.literal(entry.key)
    guard !types.isEmpty else { return "\(access) static var \(symbol): String { \(call)) }" }
    let parameters = types.enumerated().map { "_ p\($0 + 1): \($1)" }.joined(separator: ", ")
    let values = types.enumerated().map {
      $1 == "Any" ? "String(describing: p\($0 + 1))" : "p\($0 + 1)"
    }.joined(separator: ", ")
    return "\(access) static func \(symbol)(\(parameters)) -> String { \(call), \(values)) }"
  }
}
