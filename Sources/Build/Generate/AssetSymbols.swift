/// `GeneratedAssetSymbols.swift`: what Xcode generates for the names of asset catalogs, so that
/// `Color(.brand)`, `Image(.logo)` and `.brand` compile.
struct AssetSymbols {
  /// Swift code, or nothing where the catalogs have no names to offer.
  let code: String?

  /// Names that the sources declare themselves, as `Color.brand`, are left alone.
  init(_ catalog: AssetCatalog, declared: Set<String>, platform: BuildPlatform) {
    let colors = Self.members(catalog, [.color], dropping: "Color")
    // Xcode names symbol sets among the images.
    let images = Self.members(catalog, [.image, .symbol], dropping: "Image")
    guard !colors.isEmpty || !images.isEmpty else {
      code = nil
      return
    }
    let hasUIKit = platform != .macOS
    var text = "import Foundation\nimport SwiftUI\n" + (hasUIKit ? "import UIKit\n" : "") + "\n"
    text += Self.resources("ColorResource", colors)
    text += Self.resources("ImageResource", images)
    let plainColors = colors.filter { $0.path.count == 1 }.map { $0.path[0] }
    let plainImages = images.filter { $0.path.count == 1 }.map { $0.path[0] }
    text += Self.shorthands(
      "extension SwiftUI.Color", plainColors, taken: SystemNames.colors, declared: declared,
      owner: "Color"
    ) { "nonisolated static var \($0): SwiftUI.Color { SwiftUI.Color(ColorResource.\($0)) }" }
    text += Self.shorthands(
      "extension SwiftUI.ShapeStyle where Self == SwiftUI.Color", plainColors,
      taken: SystemNames.colors.union(SystemNames.styles), declared: declared, owner: "ShapeStyle"
    ) { "nonisolated static var \($0): SwiftUI.Color { SwiftUI.Color(ColorResource.\($0)) }" }
    if hasUIKit {
      text += Self.shorthands(
        "extension UIKit.UIColor", plainColors, taken: SystemNames.uiColors, declared: declared,
        owner: "UIColor"
      ) {
        "nonisolated static var \($0): UIKit.UIColor { UIKit.UIColor(resource: ColorResource.\($0)) }"
      }
      text += Self.shorthands(
        "extension UIKit.UIImage", plainImages, taken: SystemNames.uiImages, declared: declared,
        owner: "UIImage"
      ) {
        "nonisolated static var \($0): UIKit.UIImage { UIKit.UIImage(resource: ImageResource.\($0)) }"
      }
    }
    code = text
  }

  struct Member: Hashable {
    /// Enclosing namespaces and the symbol.
    var path: [String]
    var asset: String
  }

  private static func members(
    _ catalog: AssetCatalog, _ kinds: Set<AssetCatalog.Entry.Kind>, dropping suffix: String
  ) -> [Member] {
    var seen: Set<[String]> = []
    return catalog.entries.filter { kinds.contains($0.kind) && !$0.isUnset }.sorted {
      $0.name < $1.name
    }
    .compactMap {
      entry in
      let parts = entry.name.split(separator: "/").map(String.init)
      guard let last = parts.last, let symbol = symbol(last, dropping: suffix) else { return nil }
      let path = parts.dropLast().map(typeName) + [symbol]
      return seen.insert(path).inserted ? Member(path: path, asset: entry.name) : nil
    }
  }

  private static func resources(_ type: String, _ members: [Member]) -> String {
    guard !members.isEmpty else { return "" }
    let lines = members.map { member in
      NestedNames.Member(
        path: member.path.map(quoted),
        line: "nonisolated static var \(quoted(member.path[member.path.count - 1])): \(type) { "
          + "\(type)(name: \(literal(member.asset)), bundle: .main) }")
    }
    return "extension \(type) {\n" + NestedNames().code(lines, indent: "  ") + "}\n\n"
  }

  private static func shorthands(
    _ head: String, _ names: [String], taken: Set<String>, declared: Set<String>, owner: String,
    line: (String) -> String
  ) -> String {
    let free = names.filter { !taken.contains($0) && !declared.contains("\(owner).\($0)") }
    guard !free.isEmpty else { return "" }
    return head + " {\n" + free.map { "  " + line(quoted($0)) + "\n" }.joined() + "}\n\n"
  }

  // MARK: Names

  /// `AccentColor` → `accent`, `hero-image 2` → `heroImage2`, `URLIcon` → `urlIcon`, `3D` → `_3D`.
  static func symbol(_ name: String, dropping suffix: String) -> String? {
    var words = words(name)
    guard !words.isEmpty else { return nil }
    words[0] = lowerFirst(words[0])
    for index in words.indices.dropFirst() { words[index] = upperFirst(words[index]) }
    var joined = words.joined()
    if joined.hasSuffix(suffix), joined.count > suffix.count {
      joined = String(joined.dropLast(suffix.count))
    }
    return joined.first!.isNumber ? "_" + joined : joined
  }

  private static func typeName(_ name: String) -> String {
    let joined = words(name).map(upperFirst).joined()
    return joined.first.map { $0.isNumber ? "_" + joined : joined } ?? "_"
  }

  private static func words(_ name: String) -> [String] {
    name.split { !($0.isLetter || $0.isNumber || $0 == "_") }
      .flatMap { $0.split(separator: "_", omittingEmptySubsequences: true) }.map(String.init)
  }

  private static func upperFirst(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  /// A run of capitals goes down together, but for the one that begins the next word.
  static func lowerFirst(_ word: String) -> String {
    let run = word.prefix { $0.isUppercase }
    if run.count <= 1 || run.count == word.count {
      return run.lowercased() + word.dropFirst(run.count)
    }
    let next = word[word.index(word.startIndex, offsetBy: run.count)]
    let count = next.isLetter ? run.count - 1 : run.count
    return word.prefix(count).lowercased() + word.dropFirst(count)
  }

  static func quoted(_ name: String) -> String {
    SystemNames.keywords.contains(name) ? "`\(name)`" : name
  }

  static func literal(_ text: String) -> String { text.debugDescription }
}

/// Names that generated symbols keep clear of.
enum SystemNames {
  static let keywords: Set<String> = [
    "default", "class", "struct", "enum", "case", "switch", "in", "is", "as", "for", "if", "else",
    "self", "Self", "init", "func", "let", "var", "return", "where", "while", "do", "try", "catch",
    "throw", "true", "false", "nil", "import", "public", "private", "static", "protocol",
    "extension",
    "operator", "repeat", "break", "continue", "guard", "defer", "super", "subscript", "internal",
    "fileprivate", "inout", "rethrows", "throws", "any", "Type", "Protocol",
  ]

  /// Of `Color` itself.
  static let colors: Set<String> = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink",
    "brown", "white", "gray", "black", "clear", "primary", "secondary", "gradient", "opacity",
    "description", "resolve", "hash", "body", "mix", "hashValue", "cgColor",
  ]

  /// Styles of every kind, which `.name` would otherwise leave open.
  static let styles: Set<String> = [
    "tertiary", "quaternary", "quinary", "tint", "foreground", "background", "selection",
    "separator", "placeholder", "link", "fill", "windowBackground", "image",
  ]

  static let uiColors: Set<String> = [
    "red", "orange", "yellow", "green", "cyan", "blue", "purple", "brown", "white", "gray", "black",
    "clear", "magenta", "lightGray", "darkGray", "label", "secondaryLabel", "tertiaryLabel",
    "quaternaryLabel", "link", "placeholderText", "separator", "opaqueSeparator", "systemRed",
    "systemGreen", "systemBlue", "systemOrange", "systemYellow", "systemPink", "systemPurple",
    "systemTeal", "systemIndigo", "systemBrown", "systemMint", "systemCyan", "systemGray",
    "systemGray2", "systemGray3", "systemGray4", "systemGray5", "systemGray6", "systemBackground",
    "secondarySystemBackground", "tertiarySystemBackground", "systemGroupedBackground",
    "secondarySystemGroupedBackground", "tertiarySystemGroupedBackground", "systemFill",
    "secondarySystemFill", "tertiarySystemFill", "quaternarySystemFill", "lightText", "darkText",
    "tintColor", "tint",
  ]

  static let uiImages: Set<String> = [
    "add", "remove", "actions", "checkmark", "strokedCheckmark",
  ]
}
