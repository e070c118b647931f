import VitrinePlatform

/// Symbols for the texts of a string catalog, as Xcode 26 generates them: `Text(.homeTitle)` for the key `home.title`,
/// `Text(.left(3))` for one whose text is formatted. Only keys that people manage have one.
struct StringSymbols {
  /// The catalog's name, which is its table's.
  let table: String
  private var symbols: [Symbol] = []

  private struct Symbol {
    var name: String
    var key: String
    var parameters: [Parameter]
  }

  fileprivate struct Parameter {
    /// Nil: the value stands without one.
    var label: String?
    var type: String
    var specifier: String
  }

  /// Nothing of a file that is no catalog.
  /// - isWanted: whether some source uses a symbol of a name; the others would only take time to compile.
  init(catalog path: String, _ files: FileRecorder, isWanted: (String) -> Bool) {
    table = Paths.stem(path)
    guard let bytes = files.bytes(path) else { return }
    var entries: [(key: String, entry: JSON)] = []
    var source = ""
    try? JSON.read(bytes, expanding: "strings") { key, value, isString in
      if isString, value["extractionState"]?.string == "manual" {
        entries.append((key, value))
      } else if key == "sourceLanguage" {
        source = value.string ?? ""
      }
    }
    var seen: Set<String> = []
    for (key, entry) in entries.sorted(by: { $0.key < $1.key }) {
      let name = Self.name(of: key)
      guard !name.isEmpty, isWanted(name), seen.insert(name).inserted else { continue }
      let parameters = Self.parameters(of: key, entry["localizations"]?[source])
      symbols.append(Symbol(name: name, key: key, parameters: parameters))
    }
  }

  // MARK: Code

  private static let type = "VitrineFoundation.LocalizedStringResource"

  /// Texts of the table that is everybody's stand in the type itself, others in an enumeration of the table's name.
  static func code(_ catalogs: [StringSymbols]) -> String? {
    let filled = catalogs.filter { !$0.symbols.isEmpty }
    guard !filled.isEmpty else { return nil }
    return "import VitrineFoundation\n\nnonisolated extension \(type) {\n"
      + filled.map(\.code).joined() + "}\n"
  }

  private var code: String {
    let members = symbols.map(member).joined()
    guard table != "Localizable" else { return members }
    let words = table.split { !($0.isLetter || $0.isNumber) }
    let type = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return type.isEmpty ? "" : "  enum \(AssetSymbols.quoted(type)) {\n\(members)  }\n"
  }

  private func member(_ symbol: Symbol) -> String {
    let (name, key) = (AssetSymbols.quoted(symbol.name), AssetSymbols.literal(symbol.key))
    let place = "table: \(AssetSymbols.literal(table))"
    let result = Self.type
    guard !symbol.parameters.isEmpty else {
      return
        "  static var \(name): \(result) { .init(\(key), defaultValue: \(key), \(place)) }\n"
    }
    let parameters = symbol.parameters.enumerated().map { index, parameter in
      "\(parameter.label.map(AssetSymbols.quoted) ?? "_") arg\(index + 1): \(parameter.type)"
    }
    let values = symbol.parameters.enumerated().map { index, parameter in
      parameter.type == "String"
        ? "\\(arg\(index + 1))"
        : "\\(arg\(index + 1), specifier: \"\(parameter.specifier)\")"
    }
    return "  static func \(name)(\(parameters.joined(separator: ", "))) -> \(result) {\n"
      + "    .init(\(key), defaultValue: \"\(values.joined(separator: " "))\", \(place))\n  }\n"
  }

  // MARK: Names

  /// `home.title` → `homeTitle`, `%lld left` → `left`, `CFBundleName` → `cfbundleName`, `OK` → `ok`.
  static func name(of key: String) -> String {
    var text = FormatPlaceholder.replacing(
      FormatPlaceholder.all(in: key), \.range, in: key
    ) { _ in " " }
    text.removeAll { $0 == "'" || $0 == "’" }
    let words = text.split { !($0.isLetter || $0.isNumber) }.map { word in
      word.contains(where: \.isLowercase) ? String(word) : word.capitalized
    }
    guard let first = words.first else { return "" }
    let capitals = first.prefix(while: \.isUppercase)
    let name =
      capitals.lowercased() + first.dropFirst(capitals.count)
      + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return name.first?.isNumber == true ? "_" + name : name
  }

  // MARK: Parameters

  /// In the order of the values: what is substituted has a name, the rest what the key and the text are formatted with.
  private static func parameters(of key: String, _ localization: JSON?) -> [Parameter] {
    var found: [Int: Parameter] = [:]
    for (index, member) in (localization?["substitutions"]?.members ?? []).enumerated() {
      let position = member.value["argNum"]?.double.map { Int($0) } ?? index + 1
      let format = "%" + (member.value["formatSpecifier"]?.string ?? "lld")
      guard let placeholder = FormatPlaceholder.all(in: format).first else { continue }
      found[position] = Parameter(placeholder, label: name(of: member.key))
    }
    for text in [key, localization.map(text) ?? ""] {
      for placeholder in FormatPlaceholder.all(in: text)
      where found[placeholder.position] == nil {
        found[placeholder.position] = Parameter(placeholder, label: placeholder.name)
      }
    }
    guard let last = found.keys.max(), last <= FormatParameters.most else { return [] }
    return (1...last).map { found[$0] ?? Parameter(label: nil, type: "String", specifier: "%@") }
  }

  /// The text, or one of its forms.
  private static func text(of node: JSON) -> String {
    if let text = node["stringUnit"]?["value"]?.string { return text }
    for kind in node["variations"]?.members ?? [] {
      let forms = kind.value.members ?? []
      let form = forms.first { $0.key == "other" } ?? forms.first
      if let form { return text(of: form.value) }
    }
    return ""
  }
}

extension StringSymbols.Parameter {
  fileprivate init(_ placeholder: FormatPlaceholder, label: String?) {
    self.init(
      label: label, type: Self.type(of: placeholder), specifier: placeholder.specifier)
  }

  /// Of C's sizes.
  private static func type(of placeholder: FormatPlaceholder) -> String {
    switch placeholder.conversion {
    case "d", "D", "i": ["": "Int32", "h": "Int16", "hh": "Int8"][placeholder.length] ?? "Int"
    case "u", "U", "x", "X", "o", "O":
      ["": "UInt32", "h": "UInt16", "hh": "UInt8"][placeholder.length] ?? "UInt"
    case "f", "F", "e", "E", "g", "G", "a", "A": placeholder.length.isEmpty ? "Float" : "Double"
    case "c": "CChar"
    default: "String"
    }
  }
}
