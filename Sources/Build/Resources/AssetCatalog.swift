import Foundation

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
  }

  var entries: [Entry] = []
  /// Absolute path of a source file and its name in the resources folder.
  var copies: [(from: String, name: String)] = []
  var diagnostics: [BuildDiagnostic] = []
  /// All files read, for the key of the build.
  private var copied: [String: String] = [:]
  /// Folders that were read: a symbolic link may lead back up.
  private var entered: Set<UInt64> = []

  init(catalogs: [String]) {
    for catalog in catalogs { walk(catalog, namespace: "") }
    removeDuplicates()
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
    if let stamp = FileStamp(path: folder), !entered.insert(stamp.inode).inserted {
      report("it leads back into a folder above and is left out", at: folder)
      return
    }
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    } catch {
      report(
        "the asset catalog cannot be read; its names are drawn as stand-ins", at: folder,
        severity: .error)
      return
    }
    for name in names where !name.hasPrefix(".") {
      let path = folder + "/" + name
      guard Paths.isFolder(path) else { continue }
      let stem = namespace + Paths.stem(name)
      switch Paths.ending(name) {
      case "colorset": addColor(path, stem)
      case "imageset": addImage(path, stem)
      case "symbolset": addFiles(path, stem, kind: .symbol, list: "symbols")
      case "dataset": addFiles(path, stem, kind: .data, list: "data")
      case "appiconset", "iconset", "imagestack", "launchimage", "complicationset", "stickerpack",
        "spriteatlas", "textureset", "cubetextureset", "arresourcegroup":
        break  // nothing that a widget can draw
      case "icon": break
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
    guard let data = FileManager.default.contents(atPath: path) else {
      if isRequired { report("Contents.json is missing; drawn as a stand-in", at: folder) }
      return nil
    }
    do {
      let value = try JSONValue.parse(data)
      if value.object != nil { return value }
      report("is not a JSON object; drawn as a stand-in", at: path)
    } catch {
      diagnostics.append(
        .init(
          path: path, line: Self.line(of: error, in: data), severity: .warning,
          message: "broken JSON, drawn as a stand-in: \(Self.reason(error))"))
    }
    return nil
  }

  /// Foundation tells the byte of a JSON mistake in its debug text.
  private static func line(of error: any Error, in data: Data) -> Int? {
    let text = (error as NSError).userInfo["NSDebugDescription"] as? String ?? "\(error)"
    if let range = text.range(of: "line ") {
      return Int(text[range.upperBound...].prefix { $0.isNumber })
    }
    guard let range = text.range(of: "character "),
      let offset = Int(text[range.upperBound...].prefix { $0.isNumber })
    else { return nil }
    return 1 + data.prefix(offset).reduce(0) { $0 + ($1 == 0x0A ? 1 : 0) }
  }

  private static func reason(_ error: any Error) -> String {
    (error as NSError).userInfo["NSDebugDescription"] as? String ?? "cannot be parsed"
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
    if Paths.exists(path) { return ["file": .string(resourceName(path))] }
    report(
      "'\(name)' names the file \(Paths.name(path)), which is not there; drawn as a stand-in",
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

/// What Contents.json says about the circumstances of a variant.
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
