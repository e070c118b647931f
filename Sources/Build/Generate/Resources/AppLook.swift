import Foundation

/// What the system shows of the app around its widgets: its icon and its colors. `app.json` in the
/// resources folder, with the pictures beside it.
struct AppLook {
  private let files: FileRecorder
  /// What `app.json` says.
  private(set) var json: JSONValue = .null
  /// Absolute path of a source file and its name in the resources folder.
  private(set) var copies: [(from: String, name: String)] = []

  /// Folders that are looked through for the app's catalogs, and names of each that are.
  private static let mostFolders = 60
  private static let mostNames = 200

  init(
    _ project: WidgetProject, colors: [AssetCatalog.Entry], strings: StringTables,
    _ files: FileRecorder
  ) {
    let settings = project.settings
    self.init(
      catalogs: project.catalogs, root: project.root,
      icon: settings.appIcon ?? "AppIcon", files)
    var pairs = json.object ?? [:]
    func color(_ name: String?) -> JSONValue? {
      let entry = colors.first { $0.kind == .color && $0.name == name && !$0.variants.isEmpty }
      return entry.map { .array($0.variants) }
    }
    pairs["accent"] = color(settings.accentColor)
    pairs["background"] = color(settings.widgetBackground)
    pairs["names"] = .object(Self.names(project, strings, files))
    json = .object(pairs)
  }

  /// What the app is called in each language. An extension's own names are seen only where nothing is
  /// known of its app.
  private static func names(
    _ project: WidgetProject, _ own: StringTables, _ files: FileRecorder
  ) -> [String: JSONValue] {
    let tables =
      project.settings.appName == nil
      ? own
      : StringTables(
        files: project.appNameFiles, developmentRegion: project.settings.developmentRegion, files)
    return tables.languages.compactMapValues { tables in
      let words = tables["InfoPlist"].flatMap { try? JSONValue.parse($0.file) }
      let name = words?["CFBundleDisplayName"]?.string ?? words?["CFBundleName"]?.string
      return name.flatMap { $0.isEmpty ? nil : .string($0) }
    }
  }

  /// - Parameters:
  ///   - catalogs: of the extension.
  ///   - root: the folder below which the app's are looked for.
  init(catalogs: [String], root: String, icon name: String, _ files: FileRecorder) {
    self.files = files
    var pairs: [String: JSONValue] = ["version": .number(1)]
    if let icon = icon(named: name, catalogs: catalogs, root: root) { pairs["icon"] = icon }
    json = .object(pairs)
  }

  // MARK: Finding

  /// The extension's catalogs come first; the icon is mostly in the app's, which are found below the
  /// project's folder.
  private mutating func icon(
    named name: String, catalogs: [String], root: String
  ) -> JSONValue? {
    for catalog in catalogs {
      if let found = icon(in: catalog, named: name) { return found }
    }
    var folders = [root]
    var looked = 0
    while !folders.isEmpty, looked < Self.mostFolders {
      let folder = folders.removeFirst()
      looked += 1
      if let found = icon(in: folder, named: name) { return found }
      let depth = folder.split(separator: "/").count - root.split(separator: "/").count
      for child in (files.names(folder) ?? []).prefix(Self.mostNames) {
        let path = folder + "/" + child
        guard files.isFolder(path) else { continue }
        switch Paths.ending(child) {
        case "xcassets": if let found = icon(in: path, named: name) { return found }
        case "": if depth < 2, !child.hasPrefix(".") { folders.append(path) }
        default: break
        }
      }
    }
    return nil
  }

  private mutating func icon(in folder: String, named name: String) -> JSONValue? {
    let (set, bundle) = (folder + "/\(name).appiconset", folder + "/\(name).icon")
    if files.isFolder(bundle), files.isAllowed(bundle), let layers = layers(bundle) {
      return layers
    }
    guard files.isFolder(set), files.isAllowed(set) else { return nil }
    return pictures(set)
  }

  // MARK: An asset catalog's icon

  /// The largest picture of each appearance.
  private mutating func pictures(_ folder: String) -> JSONValue? {
    guard let contents = contents(folder + "/Contents.json") else { return nil }
    var largest: [String: (side: Double, file: String)] = [:]
    for item in contents["images"]?.array ?? [] {
      guard let file = item["filename"]?.string, !file.contains("/"), !file.contains("..") else {
        continue
      }
      let look =
        (item["appearances"]?.array ?? []).compactMap { $0["value"]?.string }.first ?? "light"
      let points = item["size"]?.string?.split(separator: "x").first.flatMap { Double($0) } ?? 0
      let scale = item["scale"]?.string?.split(separator: "x").first.flatMap { Double($0) } ?? 1
      if points * scale > largest[look]?.side ?? -1 { largest[look] = (points * scale, file) }
    }
    var pairs: [String: JSONValue] = [:]
    for (look, found) in largest.sorted(by: { $0.key < $1.key }) {
      guard ["light", "dark", "tinted"].contains(look),
        let name = copy(folder + "/" + found.file, as: look)
      else { continue }
      pairs[look] = .string(name)
    }
    return pairs["light"] == nil ? nil : .object(pairs)
  }

  // MARK: Icon Composer's icon

  /// `icon.json` and `Assets`, as Icon Composer writes them: the light icon, and the others where the
  /// bundle says something for them alone.
  private mutating func layers(_ folder: String) -> JSONValue? {
    guard let contents = contents(folder + "/icon.json") else { return nil }
    var pairs: [String: JSONValue] = [:]
    for appearance in ["light", "dark", "tinted"]
    where appearance == "light" || ComposedIcon.hasOwn(appearance, in: contents) {
      let icon = ComposedIcon(contents: contents, appearance: appearance)
      let layers = icon.layers.compactMap { layer(of: $0, folder) }
      guard !layers.isEmpty else { continue }
      pairs[appearance] = .object(["layers": .array(layers), "fill": icon.fill ?? .null])
    }
    return pairs["light"] == nil ? nil : .object(["composed": .object(pairs)])
  }

  private mutating func layer(of layer: ComposedIcon.Layer, _ folder: String) -> JSONValue? {
    guard !layer.image.contains("/"), !layer.image.contains("..") else { return nil }
    let path = Paths.spelled(folder + "/Assets/" + layer.image)
    let known = copies.first { $0.from == path }?.name
    guard let name = known ?? copy(path, as: "layer\(copies.count)") else { return nil }
    var pairs: [String: JSONValue] = [
      "file": .string(name), "scale": .number(layer.scale), "x": .number(layer.x),
      "y": .number(layer.y), "opacity": .number(layer.opacity), "isLit": .bool(layer.isLit),
    ]
    pairs["fill"] = layer.fill
    pairs["blend"] = layer.blend.map { .string($0) }
    if layer.isGlass, layer.translucency > 0 { pairs["translucency"] = .number(layer.translucency) }
    if let shadow = layer.shadow {
      pairs["shadow"] = .string(shadow)
      pairs["shadowOpacity"] = .number(layer.shadowOpacity)
    }
    return .object(pairs)
  }

  // MARK: Files

  private func contents(_ path: String) -> JSONValue? {
    files.bytes(path).flatMap { try? JSONValue.parse($0) }
  }

  private mutating func copy(_ path: String, as look: String) -> String? {
    let ending = Paths.ending(path)
    guard ["png", "jpg", "jpeg", "svg", "pdf"].contains(ending), files.isFile(path),
      files.isAllowed(path)
    else { return nil }
    let name = "app-icon-\(look).\(ending)"
    copies.append((path, name))
    return name
  }
}
