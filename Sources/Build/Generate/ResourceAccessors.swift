/// Names for the resources of a target by SwiftGen's templates: `KitAsset.logo`, `KitStrings.title`,
/// `KitFontFamily.Round.bold`, and `KitResources.bundle`, which is Tuist's.
struct ResourceAccessors {
  let names: ResourceTypeNames
  /// Names that the sources declare: they hold the generated file already.
  let declared: Set<String>
  let platform: BuildPlatform
  var hasFlatTexts = false

  private var color: String { platform.classPrefix + "Color" }
  private var image: String { platform.classPrefix + "Image" }
  private var font: String { platform.classPrefix + "Font" }

  /// - catalogs: each with its name and what it holds.
  func code(
    catalogs: [(name: String, entries: [AssetCatalog.Entry])],
    strings: [(table: String, entries: [StringTable.Entry])], fonts: [FontNames]
  ) -> String {
    var text = "import CoreText\nimport Foundation\nimport SwiftUI\nimport \(platform.kit)\n\n"
    if let name = names.bundle, !declared.contains(name) { text += resources(name) }
    if !catalogs.isEmpty, !declared.contains(names.assets) { text += assets(catalogs) }
    if !strings.isEmpty, !declared.contains(names.strings) {
      text += StringAccessors(name: names.strings, access: names.access, isFlat: hasFlatTexts)
        .code(strings)
    }
    if !fonts.isEmpty, !declared.contains(names.fonts) { text += families(fonts) }
    return text
  }

  private func resources(_ name: String) -> String {
    """
    public final class \(name): NSObject {
      nonisolated public static var bundle: Foundation.Bundle { .module }
    }

    """
  }

  // MARK: Assets

  private func assets(_ catalogs: [(name: String, entries: [AssetCatalog.Entry])]) -> String {
    var text = "\n\(names.access) enum \(names.assets): Sendable {\n"
    for catalog in catalogs {
      let isNested = catalogs.count > 1
      if isNested { text += "  \(names.access) enum \(Self.typeName(catalog.name)): Sendable {\n" }
      text += Self.nested(names.access).code(
        members(catalog.entries), indent: isNested ? "    " : "  ")
      if isNested { text += "  }\n" }
    }
    return text + "}\n" + assetTypes
  }

  /// How SwiftGen's templates write an enumeration.
  static func nested(_ access: String) -> NestedNames {
    NestedNames(head: access + " enum ", tail: ": Sendable")
  }

  private func members(_ entries: [AssetCatalog.Entry]) -> [NestedNames.Member] {
    var seen: Set<[String]> = []
    return entries.sorted { $0.name < $1.name }.compactMap { entry in
      let parts = entry.name.split(separator: "/").map(String.init)
      let kinds: [AssetCatalog.Entry.Kind: String] = [
        .color: names.colors, .image: names.images, .symbol: names.images, .data: names.data,
      ]
      guard let last = parts.last, let symbol = AssetSymbols.symbol(last, dropping: ""),
        let kind = kinds[entry.kind]
      else { return nil }
      let path = parts.dropLast().map(Self.typeName) + [symbol]
      guard seen.insert(path).inserted else { return nil }
      let value = "\(kind)(name: \(AssetSymbols.literal(entry.name)))"
      return NestedNames.Member(
        path: path,
        line: "nonisolated \(names.access) static let \(AssetSymbols.quoted(symbol)) = \(value)")
    }
  }

  private var assetTypes: String {
    """

    nonisolated \(names.access) final class \(names.colors): Sendable {
      \(names.access) let name: String
      init(name: String) { self.name = name }
      \(names.access) var color: \(color) { \(color)(named: name) ?? .clear }
      \(names.access) var swiftUIColor: SwiftUI.Color { SwiftUI.Color(name) }
    }
    nonisolated \(names.access) struct \(names.images): Sendable {
      \(names.access) let name: String
      \(names.access) var image: \(image) { \(image)(named: name) ?? \(image)() }
      \(names.access) var swiftUIImage: SwiftUI.Image { SwiftUI.Image(name) }
    }
    nonisolated \(names.access) struct \(names.data): Sendable {
      \(names.access) let name: String
    }
    nonisolated extension SwiftUI.Color {
      \(names.access) init(asset: \(names.colors)) { self.init(asset.name) }
    }
    nonisolated extension SwiftUI.Image {
      \(names.access) init(asset: \(names.images)) { self.init(asset.name) }
      \(names.access) init(asset: \(names.images), label: Text) { self.init(asset.name, label: label) }
      \(names.access) init(decorative asset: \(names.images)) { self.init(decorative: asset.name) }
    }

    """
  }

  // MARK: Fonts

  private func families(_ fonts: [FontNames]) -> String {
    var text = "\n\(names.access) enum \(names.fonts): Sendable {\n"
    let families = Dictionary(grouping: fonts, by: \.family).sorted { $0.key < $1.key }
    for (family, styles) in families {
      text += "  \(names.access) enum \(Self.typeName(family)): Sendable {\n"
      var seen: Set<String> = []
      for font in styles.sorted(by: { $0.style < $1.style }) {
        guard let symbol = AssetSymbols.symbol(font.style, dropping: ""),
          seen.insert(symbol).inserted
        else { continue }
        text += "    nonisolated \(names.access) static let "
        text += AssetSymbols.quoted(symbol) + " = "
        text += "\(names.font)(name: \(AssetSymbols.literal(font.name)), "
        text +=
          "family: \(AssetSymbols.literal(family)), path: \(AssetSymbols.literal(font.file)))\n"
      }
      let all = seen.sorted().map(AssetSymbols.quoted).joined(separator: ", ")
      text += "    nonisolated \(names.access) static let all: [\(names.font)] = [\(all)]\n  }\n"
    }
    let all = families.map { Self.typeName($0.key) + ".all" }.joined(separator: ", ")
    return text + """
        nonisolated \(names.access) static let allCustomFonts: [\(names.font)] = [\(all)]
          .flatMap { $0 }
        nonisolated \(names.access) static func registerAllCustomFonts() {
          allCustomFonts.forEach { $0.register() }
        }
      }

      """ + fontType
  }

  private var fontType: String {
    """
    nonisolated \(names.access) struct \(names.font): Sendable {
      \(names.access) let name: String
      \(names.access) let family: String
      \(names.access) let path: String
      \(names.access) func font(size: CGFloat) -> \(font) {
        register()
        return \(font)(name: name, size: size) ?? .systemFont(ofSize: size)
      }
      \(names.access) func swiftUIFont(size: CGFloat) -> SwiftUI.Font {
        register()
        return SwiftUI.Font.custom(name, size: size)
      }
      \(names.access) func swiftUIFont(fixedSize: CGFloat) -> SwiftUI.Font {
        register()
        return SwiftUI.Font.custom(name, fixedSize: fixedSize)
      }
      \(names.access) func swiftUIFont(
        size: CGFloat, relativeTo textStyle: SwiftUI.Font.TextStyle
      ) -> SwiftUI.Font {
        register()
        return SwiftUI.Font.custom(name, size: size, relativeTo: textStyle)
      }
      \(names.access) func register() {
        guard let url = Foundation.Bundle.module.url(forResource: path, withExtension: nil) else { return }
        _ = CTFontManagerRegisterFontsForURL(url, .process, nil)
      }
    }

    """
  }

  static func typeName(_ text: String) -> String {
    let symbol = AssetSymbols.symbol(text, dropping: "") ?? "_"
    return AssetSymbols.quoted(symbol.prefix(1).uppercased() + symbol.dropFirst())
  }
}

extension BuildPlatform {
  /// The module whose classes colors, images and fonts are, and what these begin with.
  var kit: String { self == .macOS ? "AppKit" : "UIKit" }
  var classPrefix: String { self == .macOS ? "NS" : "UI" }
}
