/// Names for the resources of a target, as Tuist generates them with SwiftGen's templates: `KitAsset.logo`,
/// `KitStrings.title`, `KitFontFamily.Round.bold`, `KitResources.bundle`.
struct ResourceAccessors {
  /// What the names begin with.
  let name: String
  /// Names that the sources declare: they hold the generated file already.
  let declared: Set<String>
  let platform: BuildPlatform
  var hasFlatTexts = false

  private var color: String { platform == .macOS ? "NSColor" : "UIColor" }
  private var image: String { platform == .macOS ? "NSImage" : "UIImage" }
  private var font: String { platform == .macOS ? "NSFont" : "UIFont" }
  private var kit: String { platform == .macOS ? "AppKit" : "UIKit" }

  /// - catalogs: each with its name and what it holds.
  func code(
    catalogs: [(name: String, entries: [AssetCatalog.Entry])],
    strings: [(table: String, entries: [StringTable.Entry])], fonts: [FontNames]
  ) -> String {
    var text = "import CoreText\nimport Foundation\nimport SwiftUI\nimport \(kit)\n\n"
    if !declared.contains(name + "Resources") { text += resources }
    if !catalogs.isEmpty, !declared.contains(name + "Asset") { text += assets(catalogs) }
    if !strings.isEmpty, !declared.contains(name + "Strings") {
      text += StringAccessors(name: name, isFlat: hasFlatTexts).code(strings)
    }
    if !fonts.isEmpty, !declared.contains(name + "FontFamily") { text += families(fonts) }
    return text
  }

  private var resources: String {
    """
    public final class \(name)Resources: NSObject {
      nonisolated public static var bundle: Foundation.Bundle { .module }
    }

    """
  }

  // MARK: Assets

  private func assets(_ catalogs: [(name: String, entries: [AssetCatalog.Entry])]) -> String {
    var text = "\npublic enum \(name)Asset: Sendable {\n"
    for catalog in catalogs {
      let isNested = catalogs.count > 1
      if isNested { text += "  public enum \(Self.typeName(catalog.name)): Sendable {\n" }
      text += Self.nested.code(members(catalog.entries), indent: isNested ? "    " : "  ")
      if isNested { text += "  }\n" }
    }
    return text + "}\n" + assetTypes
  }

  /// How SwiftGen's templates write an enumeration.
  static let nested = NestedNames(head: "public enum ", tail: ": Sendable")

  private func members(_ entries: [AssetCatalog.Entry]) -> [NestedNames.Member] {
    var seen: Set<[String]> = []
    return entries.sorted { $0.name < $1.name }.compactMap { entry in
      let parts = entry.name.split(separator: "/").map(String.init)
      let kinds: [AssetCatalog.Entry.Kind: String] = [
        .color: "Colors", .image: "Images", .symbol: "Images", .data: "Data",
      ]
      guard let last = parts.last, let symbol = AssetSymbols.symbol(last, dropping: ""),
        let kind = kinds[entry.kind]
      else { return nil }
      let path = parts.dropLast().map(Self.typeName) + [symbol]
      guard seen.insert(path).inserted else { return nil }
      let value = "\(name)\(kind)(name: \(AssetSymbols.literal(entry.name)))"
      return NestedNames.Member(
        path: path,
        line: "nonisolated public static let \(AssetSymbols.quoted(symbol)) = \(value)")
    }
  }

  private var assetTypes: String {
    """

    nonisolated public final class \(name)Colors: Sendable {
      public let name: String
      init(name: String) { self.name = name }
      public var color: \(color) { \(color)(named: name) ?? .clear }
      public var swiftUIColor: SwiftUI.Color { SwiftUI.Color(name) }
    }
    nonisolated public struct \(name)Images: Sendable {
      public let name: String
      public var image: \(image) { \(image)(named: name) ?? \(image)() }
      public var swiftUIImage: SwiftUI.Image { SwiftUI.Image(name) }
    }
    nonisolated public struct \(name)Data: Sendable {
      public let name: String
    }
    nonisolated extension SwiftUI.Color {
      public init(asset: \(name)Colors) { self.init(asset.name) }
    }
    nonisolated extension SwiftUI.Image {
      public init(asset: \(name)Images) { self.init(asset.name) }
      public init(asset: \(name)Images, label: Text) { self.init(asset.name, label: label) }
      public init(decorative asset: \(name)Images) { self.init(decorative: asset.name) }
    }

    """
  }

  // MARK: Fonts

  private func families(_ fonts: [FontNames]) -> String {
    var text = "\npublic enum \(name)FontFamily: Sendable {\n"
    let families = Dictionary(grouping: fonts, by: \.family).sorted { $0.key < $1.key }
    for (family, styles) in families {
      text += "  public enum \(Self.typeName(family)): Sendable {\n"
      var seen: Set<String> = []
      for font in styles.sorted(by: { $0.style < $1.style }) {
        guard let symbol = AssetSymbols.symbol(font.style, dropping: ""),
          seen.insert(symbol).inserted
        else { continue }
        text += "    nonisolated public static let \(AssetSymbols.quoted(symbol)) = "
        text += "\(name)FontConvertible(name: \(AssetSymbols.literal(font.name)), "
        text +=
          "family: \(AssetSymbols.literal(family)), path: \(AssetSymbols.literal(font.file)))\n"
      }
      let all = seen.sorted().map(AssetSymbols.quoted).joined(separator: ", ")
      text += "    nonisolated public static let all: [\(name)FontConvertible] = [\(all)]\n  }\n"
    }
    let all = families.map { Self.typeName($0.key) + ".all" }.joined(separator: ", ")
    return text + """
        nonisolated public static let allCustomFonts: [\(name)FontConvertible] = [\(all)]
          .flatMap { $0 }
        nonisolated public static func registerAllCustomFonts() {
          allCustomFonts.forEach { $0.register() }
        }
      }

      """ + fontType
  }

  private var fontType: String {
    """
    nonisolated public struct \(name)FontConvertible: Sendable {
      public let name: String
      public let family: String
      public let path: String
      public func font(size: CGFloat) -> \(font) {
        register()
        return \(font)(name: name, size: size) ?? .systemFont(ofSize: size)
      }
      public func swiftUIFont(size: CGFloat) -> SwiftUI.Font {
        register()
        return SwiftUI.Font.custom(name, size: size)
      }
      public func swiftUIFont(fixedSize: CGFloat) -> SwiftUI.Font {
        register()
        return SwiftUI.Font.custom(name, fixedSize: fixedSize)
      }
      public func swiftUIFont(
        size: CGFloat, relativeTo textStyle: SwiftUI.Font.TextStyle
      ) -> SwiftUI.Font {
        register()
        return SwiftUI.Font.custom(name, size: size, relativeTo: textStyle)
      }
      public func register() {
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
