import Foundation

extension PackageProject {
  /// One entry of the manifest's `targets`; nil where there is nothing of it to build.
  static func target(
    _ json: JSONValue, in folder: String, isOnly: Bool, toolsVersion: JSONValue?,
    traits: [String], checkouts: PackageCheckouts
  ) throws -> Target? {
    let (files, platform) = (checkouts.files, checkouts.platform)
    guard let name = json["name"]?.string, name != combine, let type = json["type"]?.string,
      ["regular", "executable", "library", "system", "macro", "plugin"].contains(type),
      let path = place(of: json, named: name, in: folder, isOnly: isOnly, files)
    else { return nil }
    let excluded = (json["exclude"]?.array ?? []).compactMap(\.string).map {
      Paths.absolute($0, in: path)
    }
    func isExcluded(_ candidate: String) -> Bool {
      excluded.contains { Paths.isInside(candidate, $0) }
    }
    // What is copied as it is holds no sources, and its folders stay.
    let copied = copiedResources(of: json, in: path, files)
    var scan = try FolderScan.scan(path, files, includesTests: true) { candidate in
      isExcluded(candidate) || copied.contains { Paths.isInside(candidate, $0.path) }
    }
    scan.resources += copied
    var c: CTarget?
    if scan.sources.isEmpty || type == "system" {
      c = CTarget(json, at: path, platform: platform, files: files, isExcluded: isExcluded)
      scan.sources = []
    }
    if let only = json["sources"]?.array?.compactMap(\.string), !only.isEmpty {
      let folders = only.map { Paths.absolute($0, in: path) }
      scan.sources.removeAll { source in !folders.contains { Paths.isInside(source, $0) } }
    }
    var settings = PackageSettings.read(
      json, in: folder, toolsVersion: toolsVersion, traits: traits, platform)
    let plugins = plugins(of: json, folders: [path, folder], &settings, files)
    return Target(
      name: name, sources: scan.sources, scan: scan,
      dependencies: dependencies(of: json, on: platform), settings: settings,
      hasResources: !(json["resources"]?.array ?? []).isEmpty, c: c,
      isObjectiveC: c == nil && scan.sources.isEmpty && CTarget.isForeign(path, files, isExcluded),
      isMacro: type == "macro", folder: path, plugins: plugins)
  }

  /// The plug-ins that are run; what the others stand for is the settings' to say.
  private static func plugins(
    of json: JSONValue, folders: [String], _ settings: inout ProjectSettings, _ files: FileRecorder
  ) -> [String] {
    var run: [String] = []
    for (plugin, _) in PluginUse.plugins(of: json) {
      if let naming = ResourceNaming(plugin: plugin, folders: folders, files) {
        settings.resourceNamings.append(naming)
      } else {
        run.append(plugin)
      }
    }
    return run
  }

  /// Files and folders that a manifest's `.copy` puts into the bundle unchanged, at its top.
  private static func copiedResources(
    of json: JSONValue, in folder: String, _ files: FileRecorder
  ) -> [ResourceFile] {
    (json["resources"]?.array ?? []).compactMap { item -> ResourceFile? in
      guard item["rule"]?["copy"] != nil, let name = item["path"]?.string else { return nil }
      let path = Paths.absolute(name, in: folder)
      guard path != folder, Paths.isInside(path, folder), files.exists(path) else { return nil }
      return ResourceFile(path: path, name: Paths.name(path))
    }
  }

  /// The folder of a target.
  private static func place(
    of json: JSONValue, named name: String, in folder: String, isOnly: Bool, _ files: FileRecorder
  ) -> String? {
    let parents = ["Plugins", "Sources", "Source", "src", "srcs"]
    let usual = json["type"]?.string == "plugin" ? parents : Array(parents.dropFirst())
    let candidates =
      [json["path"]?.string] + usual.map { "\($0)/\(name)" } + [isOnly ? "Sources" : nil]
    return candidates.compactMap { $0 }.map { Paths.absolute($0, in: folder) }
      .first(where: files.isFolder)
  }

  /// Targets and products that a target depends on, less what is provided here.
  private static func dependencies(of json: JSONValue, on platform: BuildPlatform) -> [String] {
    (json["dependencies"]?.array ?? []).compactMap { item -> String? in
      let words = (item["byName"] ?? item["target"] ?? item["product"])?.array
      guard ManifestCondition(words?.last).holds(on: platform), !MacroTarget.isSyntax(words) else {
        return nil
      }
      return words?.first?.string
    }.filter { !provided.contains($0) }
  }
}
