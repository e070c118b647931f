/// Names for the texts of a target, by SwiftGen's template: dots in a key are enumerations, and what a text is
/// formatted with are parameters.
struct StringAccessors {
  let name: String
  /// Whether a whole key makes one name.
  var isFlat = false

  /// Levels of enumerations at most; keys of apps have four (estimate).
  private static let levels = 16

  func code(_ tables: [(table: String, entries: [StringTable.Entry])]) -> String {
    var text = "\npublic enum \(name)Strings: Sendable {\n"
    for (table, entries) in tables {
      let isNested = tables.count > 1
      if isNested { text += "  public enum \(ResourceAccessors.typeName(table)): Sendable {\n" }
      text += ResourceAccessors.nested.code(
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
    let types = Self.placeholders(in: entry.text)
    let call =
      "\(name)Strings.tr(\(AssetSymbols.literal(table)), "
      + AssetSymbols.literal(entry.key)
    guard !types.isEmpty else { return "public static var \(symbol): String { \(call)) }" }
    let parameters = types.enumerated().map { "_ p\($0 + 1): \($1)" }.joined(separator: ", ")
    let values = types.enumerated().map {
      $1 == "Any" ? "String(describing: p\($0 + 1))" : "p\($0 + 1)"
    }.joined(separator: ", ")
    return "public static func \(symbol)(\(parameters)) -> String { \(call), \(values)) }"
  }

  /// Types of what a format is filled with, in their order. A number before `$` says which one is meant.
  static func placeholders(in format: String) -> [String] {
    var types: [Int: String] = [:]
    var rest = Substring(format)
    var next = 1
    while let percent = rest.firstIndex(of: "%") {
      rest = rest[rest.index(after: percent)...]
      if rest.first == "%" {
        rest.removeFirst()
        continue
      }
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      var position = next
      if rest.dropFirst(digits.count).first == "$", let number = Int(digits), number > 0 {
        position = number
        rest = rest.dropFirst(digits.count + 1)
      }
      let flags = rest.prefix { "0123456789.+-# 'hlqzjtL".contains($0) }
      guard let conversion = rest.dropFirst(flags.count).first, let type = type(of: conversion)
      else { continue }
      rest = rest.dropFirst(flags.count + 1)
      types[position] = types[position] ?? type
      if position == next { next += 1 }
    }
    guard let last = types.keys.max(), last <= 32 else { return [] }
    return (1...last).map { types[$0] ?? "Any" }
  }

  private static func type(of conversion: Character) -> String? {
    switch conversion {
    case "@": "Any"
    case "d", "D", "i", "u", "U", "x", "X", "o", "O": "Int"
    case "f", "F", "e", "E", "g", "G", "a", "A": "Float"
    case "c", "C": "CChar"
    case "s", "S": "UnsafePointer<CChar>"
    case "p": "UnsafeRawPointer"
    default: nil
    }
  }
}
