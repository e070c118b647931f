import VitrinePlatform

/// Reads `.xcassets` folders into what `assets.json` says (README.md has the format), and lists
/// the files to copy. A broken part is reported and stands in; the rest goes on.
struct AssetCatalog {
  struct Entry: Hashable {
    enum Kind: String { case color, image, symbol, data }
    var kind: Kind
    /// With its namespace.
    var name: String
    var variants: [JSONValue]
    var rendering: String?
    /// Whether it is a color set as Xcode makes it, that nobody gave a color: it has no symbol.
    var isUnset = false
  }

  var entries: [Entry] = []
  /// Absolute path of a source file and its name in the resources folder.
  var copies: [(from: String, name: String)] = []
  var diagnostics: [BuildDiagnostic] = []
  /// Names in the resources folder by source file.
  private var copied: [String: String] = [:]
  /// Folders that were read: a symbolic link may lead back up.
  private var entered: Set<FolderIdentity> = []
  let files: FileRecorder

  /// - colors, images: what a description names; a set of that name that is there counts before it.
  init(
    catalogs: [String], colors: [DescribedColor] = [], images: [DescribedImage] = [],
    _ files: FileRecorder
  ) {
    self.files = files
    for catalog in catalogs { walk(catalog, namespace: "") }
    removeDuplicates()
    let known = Set(entries.filter { $0.kind == .color }.map(\.name))
    entries += colors.filter { !known.contains($0.name) }.map(Self.entry(of:))
    add(images)
  }

  /// What each catalog holds, with its name.
  static func named(
    _ catalogs: [String], _ files: FileRecorder
  ) -> [(name: String, entries: [Entry])] {
    catalogs.sorted().map { (Paths.stem($0), AssetCatalog(catalogs: [$0], files).entries) }
  }

  /// The text of `assets.json`.
  var json: JSONValue {
    func table(_ kind: Entry.Kind) -> [String: JSONValue] {
      var table: [String: JSONValue] = [:]
      for entry in entries where entry.kind == kind {
        if kind == .color {
          table[entry.name] = .array(entry.variants)
          continue
        }
        var value: [String: JSONValue] = ["variants": .array(entry.variants)]
        if let rendering = entry.rendering { value["rendering"] = .string(rendering) }
        table[entry.name] = .object(value)
      }
      return table
    }
    return .object([
      "version": .number(1), "colors": .object(table(.color)), "images": .object(table(.image)),
      "symbols": .object(table(.symbol)), "data": .object(table(.data)),
    ])
  }

  mutating func report(
    _ message: String, at path: String, severity: BuildDiagnostic.Severity = .warning
  ) {
    diagnostics.append(.init(path: path, severity: severity, message: message))
  }

  // MARK: Walk

  private mutating func walk(_ folder: String, namespace: String) {
    if let identity = FolderIdentity(folder), !entered.insert(identity).inserted {
      report("the link leads back to a folder above it; left out", at: folder)
      return
    }
    guard files.isAllowed(folder) else { return }
    guard let names = files.names(folder) else {
      report(
        "the asset catalog cannot be read; its names are drawn as stand-ins", at: folder,
        severity: .error)
      return
    }
    for name in names {
      let path = folder + "/" + name
      guard files.isFolder(path) else { continue }
      let stem = namespace + Paths.stem(name)
      switch Paths.ending(name) {
      case "colorset": addColor(path, stem)
      case "imageset": addImage(path, stem)
      case "symbolset": addFiles(path, stem, kind: .symbol, list: "symbols")
      case "dataset": addFiles(path, stem, kind: .data, list: "data")
      case "appiconset", "icon": break  // `AppLook` reads them
      case "iconset", "imagestack", "launchimage", "complicationset", "stickerpack",
        "spriteatlas", "textureset", "cubetextureset", "arresourcegroup":
        break  // nothing that a widget can draw
      case "brandassets": break
      default:
        let own = contents(path, isRequired: false)
        let provides = own?["properties"]?["provides-namespace"]?.bool ?? false
        walk(path, namespace: provides ? namespace + name + "/" : namespace)
      }
    }
  }

  /// The set's Contents.json, or nothing with a diagnostic.
  mutating func contents(_ folder: String, isRequired: Bool = true) -> JSONValue? {
    let path = folder + "/Contents.json"
    guard let bytes = files.bytes(path) else {
      if isRequired { report("Contents.json is missing; drawn as a stand-in", at: folder) }
      return nil
    }
    do throws(JSON.SyntaxError) {
      let value = try JSONValue.parse(bytes)
      if value.object != nil { return value }
      report("is not a JSON object; drawn as a stand-in", at: path)
    } catch {
      diagnostics.append(
        .init(
          path: path, line: error.line, severity: .warning,
          message: "invalid JSON; drawn as a stand-in: \(error.reason)"))
    }
    return nil
  }

  // MARK: Files

  /// The name that a file of a set has in the resources folder; copied once.
  mutating func resourceName(_ path: String) -> String {
    if let known = copied[path] { return known }
    let name = "assets/\(copies.count)-\(Paths.name(path))"
    copied[path] = name
    copies.append((path, name))
    return name
  }

  private mutating func addFiles(_ folder: String, _ name: String, kind: Entry.Kind, list: String) {
    guard let contents = contents(folder) else {
      entries.append(Entry(kind: kind, name: name, variants: [.object(["missing": .bool(true)])]))
      return
    }
    var variants: [JSONValue] = []
    for item in contents[list]?.array ?? [] {
      guard let file = item["filename"]?.string else { continue }
      var variant = AssetTraits.of(item)
      variant.merge(fileEntry(folder + "/" + file, of: folder, name: name)) { _, new in new }
      if let type = item["universal-type-identifier"]?.string { variant["type"] = .string(type) }
      variants.append(.object(variant))
    }
    entries.append(
      Entry(kind: kind, name: name, variants: variants, rendering: Self.rendering(contents)))
  }

  mutating func fileEntry(_ path: String, of folder: String, name: String) -> [String: JSONValue] {
    let file = path.dropFirst(folder.count + 1)
    guard !file.split(separator: "/").contains("..") else {
      report(
        "'\(name)' names the file \(file), which is outside its folder; drawn as a stand-in",
        at: folder + "/Contents.json")
      return ["missing": .bool(true)]
    }
    if files.isFile(path), files.isAllowed(path) {
      return ["file": .string(resourceName(path))]
    }
    report(
      "'\(name)' names the file \(file), which is \(files.kind(path) == .file ? "not allowed" : files.kind(path).name); drawn as a stand-in",
      at: folder + "/Contents.json")
    return ["missing": .bool(true)]
  }

  static func rendering(_ contents: JSONValue) -> String? {
    contents["properties"]?["template-rendering-intent"]?.string
  }

  /// Two catalogs may hold the same name (the app's and the widget's): the first wins.
  private mutating func removeDuplicates() {
    var seen: Set<String> = []
    entries = entries.filter { seen.insert($0.kind.rawValue + "/" + $0.name).inserted }
  }
}

/// The circumstances that a variant in Contents.json is meant for.
enum AssetTraits {
  static func of(_ item: JSONValue) -> [String: JSONValue] {
    var traits: [String: JSONValue] = [:]
    if let idiom = item["idiom"]?.string, idiom != "universal" { traits["idiom"] = .string(idiom) }
    for appearance in item["appearances"]?.array ?? [] {
      guard let value = appearance["value"]?.string else { continue }
      switch appearance["appearance"]?.string {
      case "luminosity": traits["appearance"] = .string(value)
      case "contrast": traits["contrast"] = .string(value)
      default: break
      }
    }
    if let gamut = item["display-gamut"]?.string {
      traits["gamut"] = .string(gamut == "display-P3" ? "display-p3" : "srgb")
    }
    if let language = item["locale"]?.string { traits["language"] = .string(language) }
    if let direction = item["language-direction"]?.string {
      traits["direction"] = .string(direction)
    }
    if let scale = item["scale"]?.string, scale.hasSuffix("x"),
      let number = Double(scale.dropLast())
    {
      traits["scale"] = .number(number)
    }
    if let width = item["screen-width"]?.string { traits["screenWidth"] = .string(width) }
    if let subtype = item["subtype"]?.string { traits["subtype"] = .string(subtype) }
    return traits
  }
}
