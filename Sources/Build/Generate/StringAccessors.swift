/// Names for the texts of a target, by SwiftGen's template: dots in a key are enumerations, and what a text is
/// formatted with are parameters.
struct StringAccessors {
  let name: String

  /// Levels of enumerations at most; keys of apps have four (estimate).
  private static let levels = 16

  func code(_ tables: [(table: String, entries: [StringTable.Entry])]) -> String {
    var text = "\npublic enum \(name)Strings: Sendable {\n"
    for (table, entries) in tables {
      let isNested = tables.count > 1
      if isNested { text += "  public enum \(ResourceAccessors.typeName(table)): Sendable {\n" }
      let members = entries.map {
        Member(
          path: $0.key.split(separator: ".", maxSplits: Self.levels).map(String.init),
          table: table, entry: $0)
      }
      text += level(members, depth: 0, indent: isNested ? "    " : "  ")
      if isNested { text += "  }\n" }
    }
    return text + """
        nonisolated static func tr(_ table: String, _ key: String, _ arguments: CVarArg...) -> String {
          let format = Bundle.module.localizedString(forKey: key, value: nil, table: table)
          return arguments.isEmpty
            ? format : String(format: format, locale: Locale.current, arguments: arguments)
        }
      }

      """
  }

  private struct Member {
    var path: [String]
    var table: String
    var entry: StringTable.Entry
  }

  private func level(_ members: [Member], depth: Int, indent: String) -> String {
    var text = ""
    var seen: Set<String> = []
    for member in members where member.path.count == depth + 1 {
      guard let symbol = AssetSymbols.symbol(member.path[depth], dropping: ""),
        seen.insert(symbol).inserted
      else { continue }
      text += indent + "nonisolated " + declaration(AssetSymbols.quoted(symbol), member) + "\n"
    }
    let nested = Dictionary(grouping: members.filter { $0.path.count > depth + 1 }) {
      ResourceAccessors.typeName($0.path[depth])
    }
    for (name, inner) in nested.sorted(by: { $0.key < $1.key }) {
      text += "\(indent)public enum \(name): Sendable {\n"
      text += level(inner, depth: depth + 1, indent: indent + "  ") + "\(indent)}\n"
    }
    return text
  }

  private func declaration(_ symbol: String, _ member: Member) -> String {
    let types = Self.placeholders(in: member.entry.text)
    let call =
      "\(name)Strings.tr(\(AssetSymbols.literal(member.table)), "
      + AssetSymbols.literal(member.entry.key)
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
