/// Names for the resources of a target as R.swift makes them: `R.string.localizable.title()`, `R.image.logo()`,
/// `R.color.ground()`, `R.font.roundBold(size: 12)`, `R.file.listJson()`. They have the types of its library where
/// that is there.
struct StructureAccessors {
  /// Names that the target's sources use: what has another one would only take time to compile. Nil: all are made, for
  /// other modules as well.
  let mentioned: Set<String>?
  let platform: BuildPlatform

  private var access: String { mentioned == nil ? "public" : "internal" }
  private static let library = "RswiftResources"
  /// Parameters of one text at most, by the library's types.
  private static let mostParameters = 9

  /// - files: names of what else the bundle holds.
  func code(
    assets: [AssetCatalog.Entry], strings: [(table: String, entries: [StringTable.Entry])],
    fonts: [FontNames], files: [String]
  ) -> String? {
    let groups = [
      group(
        "image", in: folders(assets.filter { [.image, .symbol].contains($0.kind) }, "_RImage")),
      group("color", in: folders(assets.filter { $0.kind == .color }, "_RColor")),
      group("font", in: unique(fonts.map { ($0.name, font($0)) })),
      group("file", in: unique(files.map { ($0, file($0)) })),
    ].compactMap { $0 }
    let texts = texts(of: strings)
    let all = groups + [group("string", in: texts.members)].compactMap { $0 }
    guard !all.isEmpty else { return nil }
    let members = all.map { "  \(access) let \($0.name) = \($0.name)_()\n\($0.code)" }
    let counts = texts.counts.sorted()
    return head + members.joined() + "}\n\n#if canImport(\(Self.library))\n" + libraryTypes(counts)
      + "#else\n" + ownTypes(counts) + "#endif\n"
  }

  private var head: String {
    """
    import Foundation
    import SwiftUI
    import \(platform.kit)

    #if canImport(\(Self.library))
      import \(Self.library)
    #endif

    \(access) nonisolated let R = _R()
    \(access) nonisolated struct _R: Sendable {

    """
  }
}

// MARK: - Groups

extension StructureAccessors {
  private struct Group {
    var name: String
    var code: String
  }

  private func group(_ name: String, in members: [NestedNames.Member]) -> Group? {
    members.isEmpty ? nil : Group(name: name, code: structure(name, members, indent: "  "))
  }

  /// A structure for each part of a path, and a value of it beside it.
  private func structure(
    _ name: String, _ members: [NestedNames.Member], indent: String, depth: Int = 0
  ) -> String {
    var text = "\(indent)\(access) struct \(Self.type(name)): Sendable {\n"
    for member in members where member.path.count == depth + 1 {
      text += "\(indent)  \(access) \(member.line)\n"
    }
    let nested = Dictionary(grouping: members.filter { $0.path.count > depth + 1 }) {
      $0.path[depth]
    }
    for (inner, list) in nested.sorted(by: { $0.key < $1.key }) {
      text +=
        "\(indent)  \(access) var \(AssetSymbols.quoted(inner)): \(Self.type(inner)) { .init() }\n"
      text += structure(inner, list, indent: indent + "  ", depth: depth + 1)
    }
    return text + "\(indent)}\n"
  }

  private static func type(_ name: String) -> String { name + "_" }

  /// What a folder is called has no name itself.
  private func folders(
    _ entries: [AssetCatalog.Entry], _ type: String
  ) -> [NestedNames.Member] {
    let paths = entries.sorted { $0.name < $1.name }.map { entry in
      (
        asset: entry.name,
        path: entry.name.split(separator: "/").map { Self.identifier(String($0)) }
      )
    }
    var seen = Set(paths.flatMap { item in item.path.indices.map { Array(item.path[..<$0]) } })
    return paths.compactMap { asset, path in
      guard let name = path.last, isWanted(name), !path.contains(""), seen.insert(path).inserted
      else { return nil }
      let value = "_rAsset(\(AssetSymbols.literal(asset)))"
      return NestedNames.Member(
        path: path, line: "var \(AssetSymbols.quoted(name)): \(type) { \(value) }")
    }
  }

  private func isWanted(_ name: String) -> Bool { mentioned?.contains(name) ?? true }

  /// By their names; what two would share has none, as the generator leaves it.
  private func named<Item>(_ items: [Item], _ name: (Item) -> String) -> [(String, Item)] {
    Dictionary(grouping: items) { Self.identifier(name($0)) }
      .filter { !$0.key.isEmpty && $0.value.count == 1 }.sorted { $0.key < $1.key }
      .map { ($0.key, $0.value[0]) }
  }

  private func unique(_ items: [(name: String, type: String)]) -> [NestedNames.Member] {
    named(items, \.name).filter { isWanted($0.0) }.map { name, item in
      NestedNames.Member(path: [name], line: "var \(AssetSymbols.quoted(name)): \(item.type)")
    }
  }

  private func font(_ font: FontNames) -> String {
    "_RFont { _rFont(\(AssetSymbols.literal(font.name)), \(AssetSymbols.literal(font.file))) }"
  }

  private func file(_ name: String) -> String {
    "_RFile { _rFile(\(AssetSymbols.literal(Paths.stem(name))), "
      + "\(AssetSymbols.literal(Paths.ending(name)))) }"
  }

  /// Members for all texts, and with how many parameters some are.
  private func texts(
    of tables: [(table: String, entries: [StringTable.Entry])]
  ) -> (members: [NestedNames.Member], counts: Set<Int>) {
    var (members, counts): ([NestedNames.Member], Set<Int>) = ([], [])
    for (table, item) in named(tables, \.table) {
      for (name, entry) in named(item.entries, \.key) where isWanted(name) {
        let types = FormatParameters.types(in: entry.text, by: FormatParameters.strict)
        guard types.count <= Self.mostParameters else { continue }
        if !types.isEmpty { counts.insert(types.count) }
        members += lines(name, entry, types, in: item.table).map {
          NestedNames.Member(path: [table, name], line: $0)
        }
      }
    }
    return (members, counts)
  }

  /// A text, and where what it counts has names a function with these.
  private func lines(
    _ symbol: String, _ entry: StringTable.Entry, _ types: [String], in table: String
  ) -> [String] {
    let name = AssetSymbols.quoted(symbol)
    let type = types.isEmpty ? "_RText" : "_RText\(types.count)<\(types.joined(separator: ", "))>"
    let value = "_rText(\(AssetSymbols.literal(entry.key)), \(AssetSymbols.literal(table)))"
    let plain = "var \(name): \(type) { \(value) }"
    let labels = entry.labels.filter { Paths.identifier($0) == $0 }
    guard !labels.isEmpty, labels.count == types.count else { return [plain] }
    let parameters = zip(labels, types).enumerated().map { "\($1.0) _\($0): \($1.1)" }
    let values = labels.indices.map { "_\($0)" }.joined(separator: ", ")
    return [
      plain,
      "func \(name)(\(parameters.joined(separator: ", "))) -> String { self.\(name)(\(values)) }",
    ]
  }

  /// Without what no name may have, after which it goes on with a capital: `list-2.json` → `list2Json`, `URLIcon` →
  /// `urlIcon`.
  static func identifier(_ name: String) -> String {
    let words = name.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
    guard let first = words.first else { return "" }
    let joined =
      first + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return AssetSymbols.lowerFirst(String(joined.drop { $0.isNumber }))
  }
}

// MARK: - Types

extension StructureAccessors {
  /// The library's own, so that whatever takes them takes these.
  private func libraryTypes(_ counts: [Int]) -> String {
    let bundle = "Foundation.Bundle.module"
    var text = """
      \(access) typealias _RText = \(Self.library).StringResource
      \(access) typealias _RImage = \(Self.library).ImageResource
      \(access) typealias _RColor = \(Self.library).ColorResource
      \(access) typealias _RFont = \(Self.library).FontResource
      \(access) typealias _RFile = \(Self.library).FileResource
      nonisolated func _rText(_ key: StaticString, _ table: String) -> _RText {
        .init(key: key, tableName: table, source: .hosting(\(bundle)), developmentValue: nil, comment: nil)
      }
      nonisolated func _rAsset(_ name: String) -> _RImage {
        .init(name: name, path: [], bundle: \(bundle), locale: nil, onDemandResourceTags: nil)
      }
      nonisolated func _rAsset(_ name: String) -> _RColor {
        .init(name: name, path: [], bundle: \(bundle))
      }
      nonisolated func _rFont(_ name: String, _ file: String) -> _RFont {
        .init(name: name, bundle: \(bundle), filename: file)
      }
      nonisolated func _rFile(_ name: String, _ ending: String) -> _RFile {
        .init(name: name, pathExtension: ending, bundle: \(bundle), locale: nil)
      }

      """
    for count in counts {
      let (list, bounds) = Self.generics(count)
      text += """
        \(access) typealias _RText\(count)<\(bounds)> = \(Self.library).StringResource\(count)<\(list)>
        nonisolated func _rText<\(bounds)>(_ key: StaticString, _ table: String) -> _RText\(count)<\(list)> {
          .init(key: key, tableName: table, source: .hosting(\(bundle)), developmentValue: nil, comment: nil)
        }

        """
    }
    return text
  }

  private static func generics(_ count: Int) -> (list: String, bounds: String) {
    let names = (1...count).map { "A\($0)" }
    return (
      names.joined(separator: ", "), names.map { $0 + ": CVarArg" }.joined(separator: ", ")
    )
  }

  /// What is called as the library's are.
  private func ownTypes(_ counts: [Int]) -> String {
    ownFunctions + ownStructures + counts.map(ownText).joined()
  }

  private var ownFunctions: String {
    """
    nonisolated func _rText(_ key: String, _ table: String) -> _RText { .init(key: key, tableName: table) }
    nonisolated func _rAsset(_ name: String) -> _RImage { .init(name: name) }
    nonisolated func _rAsset(_ name: String) -> _RColor { .init(name: name) }
    nonisolated func _rFont(_ name: String, _ file: String) -> _RFont { .init(name: name, filename: file) }
    nonisolated func _rFile(_ name: String, _ ending: String) -> _RFile {
      .init(name: name, pathExtension: ending)
    }
    nonisolated func _rFormat(_ key: String, _ table: String, _ values: [any CVarArg]) -> String {
      String(
        format: Foundation.Bundle.module.localizedString(forKey: key, value: nil, table: table),
        locale: Locale.current, arguments: values)
    }
    nonisolated extension SwiftUI.Image { \(access) init(_ image: _RImage) { self.init(image.name) } }
    nonisolated extension SwiftUI.Color { \(access) init(_ color: _RColor) { self.init(color.name) } }
    nonisolated extension SwiftUI.Text { \(access) init(_ text: _RText) { self.init(verbatim: text()) } }

    """
  }

  private var ownStructures: String {
    let members: [(type: String, properties: [String], call: String)] = [
      (
        "_RText", ["key", "tableName"],
        "() -> String { Foundation.Bundle.module.localizedString(forKey: key, value: nil, table: tableName) }"
      ),
      (
        "_RImage", ["name"],
        "() -> \(platform.classPrefix)Image? { \(platform.classPrefix)Image(named: name) }"
      ),
      (
        "_RColor", ["name"],
        "() -> \(platform.classPrefix)Color? { \(platform.classPrefix)Color(named: name) }"
      ),
      (
        "_RFont", ["name", "filename"],
        "(size: CGFloat) -> \(platform.classPrefix)Font? { \(platform.classPrefix)Font(name: name, size: size) }"
      ),
      (
        "_RFile", ["name", "pathExtension"],
        "() -> URL? { Foundation.Bundle.module.url(forResource: name, withExtension: pathExtension) }"
      ),
    ]
    return members.map { type, properties, call in
      "\(access) nonisolated struct \(type): Sendable {\n"
        + properties.map { "  \(access) let \($0): String\n" }.joined()
        + "  \(access) func callAsFunction\(call)\n}\n"
    }.joined()
  }

  /// A text with a number of parameters.
  private func ownText(_ count: Int) -> String {
    let (list, bounds) = Self.generics(count)
    let parameters = (1...count).map { "_ a\($0): A\($0)" }.joined(separator: ", ")
    let values = (1...count).map { "a\($0)" }.joined(separator: ", ")
    return """
      nonisolated func _rText<\(bounds)>(_ key: String, _ table: String) -> _RText\(count)<\(list)> {
        .init(key: key, tableName: table)
      }
      \(access) nonisolated struct _RText\(count)<\(bounds)>: Sendable {
        \(access) let key: String
        \(access) let tableName: String
        \(access) func callAsFunction(\(parameters)) -> String { _rFormat(key, tableName, [\(values)]) }
      }

      """
  }
}
