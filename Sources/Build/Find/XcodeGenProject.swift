import Foundation

/// A `project.yml` of XcodeGen, from which the `.xcodeproj` is generated that a repository then
/// leaves out: targets, their sources and settings.
struct XcodeGenProject {
  struct Target {
    var name: String
    var platform: String
    var spec: JSONValue

    var type: String { spec["type"]?.string ?? "" }
    var isExtension: Bool { type.contains("app-extension") || type.contains("extensionkit") }
    var isLibrary: Bool { type.hasPrefix("framework") || type.hasPrefix("library") }
  }

  let file: String
  /// The folder that its paths start from.
  let folder: String
  let root: JSONValue
  private(set) var targets: [Target] = []
  let files: FileRecorder

  /// The descriptions in a folder without a project: the one that XcodeGen takes by itself, else those
  /// that its `--spec` is given.
  static func descriptions(in folder: String, _ files: FileRecorder) -> [String] {
    // Other tools have files of these names.
    let usual =
      ["project.yml", "project.yaml"].map { folder + "/" + $0 }
      .first { files.contains("targets:", "include:", in: $0) }
      ?? [folder + "/project.json"].first {
        files.contains("\"name\"", in: $0) && files.contains("\"targets\"", "\"include\"", in: $0)
      }
    if let usual { return [usual] }
    return (files.names(folder, .descriptions) ?? []).map { folder + "/" + $0 }.filter { path in
      files.isFile(path) && files.contains("\ntargets:", in: path)
        && files.contains("app-extension", in: path)
    }
  }

  init(file: String, _ files: FileRecorder) throws {
    let folder = Self.base(of: file, files)
    var read: Set<String> = []
    self.init(
      file: file, folder: folder, root: try Self.read(file, from: folder, files, after: &read),
      files)
  }

  /// A description that stands in no file of its own.
  init(file: String, folder: String, root: JSONValue, _ files: FileRecorder) {
    self.file = file
    self.files = files
    self.folder = folder
    self.root = root
    let templates = root["targetTemplates"]
    for (name, spec) in (root["targets"]?.object ?? [:]).sorted(by: { $0.key < $1.key }) {
      var read: Set<String> = []
      let spec = Self.filled(spec, from: templates, after: &read)
      for platform in Self.platforms(spec) {
        let several = (spec["platform"]?.array?.count ?? 0) > 1
        targets.append(
          Target(
            name: several ? "\(name)_\(platform)" : name, platform: platform,
            spec: Self.filled(
              spec,
              Self.attributes(spec).merging(["target_name": name, "platform": platform]) { $1 })))
      }
    }
  }

  /// A target with what its templates say, and these templates' own.
  private static func filled(
    _ spec: JSONValue, from templates: JSONValue?, after read: inout Set<String>
  ) -> JSONValue {
    var whole = spec
    for name in list(spec["templates"]) where read.insert(name).inserted {
      guard let template = templates?[name] else { continue }
      whole = merge(filled(template, from: templates, after: &read), under: whole)
    }
    return whole
  }

  /// What a target gives the names in its templates.
  private static func attributes(_ spec: JSONValue) -> [String: String] {
    (spec["templateAttributes"]?.object ?? [:]).compactMapValues(\.string)
  }

  /// The descriptions that one includes, and whether their paths start from their own folders.
  private static func includes(_ spec: JSONValue) -> [(path: String, isRelative: Bool)] {
    (spec["include"]?.array ?? spec["include"].map { [$0] } ?? []).compactMap { item in
      guard item["enable"]?.string != "false", let path = item.string ?? item["path"]?.string else {
        return nil
      }
      return (path, item["relativePaths"]?.string != "false")
    }
  }

  /// A description that is copied to the top of the repository before it is read, or read with
  /// `--project-root`, names its parts from there.
  private static func base(of file: String, _ files: FileRecorder) -> String {
    let own = Paths.folder(file)
    guard let spec = files.text(file).flatMap({ try? YAML.parse($0) }) else { return own }
    let named =
      includes(spec).map(\.path) + (spec["targets"]?.object?.values.flatMap(sources) ?? [])
    return files.foldersUp(from: own, atMost: 4).first { folder in
      named.contains { files.exists(Paths.absolute($0, in: folder)) }
    } ?? own
  }

  private static func sources(_ target: JSONValue) -> [String] {
    (target["sources"]?.array ?? target["sources"].map { [$0] } ?? [])
      .compactMap { $0.string ?? $0["path"]?.string }.filter { $0 != "." }
  }

  private static func read(
    _ file: String, from folder: String, _ files: FileRecorder, after read: inout Set<String>
  ) throws -> JSONValue {
    guard read.insert(file).inserted, files.isAllowed(file), let text = files.text(file) else {
      return .null
    }
    let own: JSONValue
    do throws(YAML.Problem) {
      own = try YAML.parse(text)
    } catch {
      throw BuildError.brokenProject(path: file, line: error.line, reason: error.reason)
    }
    var whole = own
    for (path, isRelative) in includes(own) {
      let part = Paths.absolute(path, in: folder)
      let included = try Self.read(part, from: Paths.folder(part), files, after: &read)
      let placed =
        isRelative ? IncludedPaths(folder: Paths.folder(part)).placed(included) : included
      whole = merge(placed, under: whole)
    }
    return whole
  }

  private static func platforms(_ spec: JSONValue) -> [String] {
    let named = list(spec["platform"]).filter { $0 != "auto" }
    if !named.isEmpty { return named }
    return Array(list(spec["supportedDestinations"]).prefix(1))
  }

  // MARK: Values

  static func list(_ value: JSONValue?) -> [String] {
    value?.array?.compactMap(\.string) ?? value?.string.map { [$0] } ?? []
  }

  /// A scalar as a build setting: Xcode's words for YAML's truth values.
  static func setting(_ text: String) -> String {
    switch text {
    case "true": "YES"
    case "false": "NO"
    default: text
    }
  }

  /// `own` over `base`; lists are joined, as XcodeGen does, but where a key says `:REPLACE`.
  private static func merge(_ base: JSONValue, under own: JSONValue) -> JSONValue {
    switch (base, own) {
    case (.object(let a), .object(let b)):
      .object(b.reduce(into: a) { merge($1.value, at: $1.key, into: &$0) })
    case (.array(let a), .array(let b)): .array(a + b)
    case (_, .null): base
    default: own
    }
  }

  private static func merge(
    _ own: JSONValue, at key: String, into pairs: inout [String: JSONValue]
  ) {
    let replacing = ":REPLACE"
    if key.hasSuffix(replacing) {
      pairs[String(key.dropLast(replacing.count))] = own
    } else {
      pairs[key] = pairs[key].map { merge($0, under: own) } ?? own
    }
  }

  /// `${target_name}` and the like.
  private static func filled(_ value: JSONValue, _ names: [String: String]) -> JSONValue {
    value.mapStrings {
      .string(names.reduce($0) { $0.replacingOccurrences(of: "${\($1.key)}", with: $1.value) })
    }
  }

  // MARK: Settings

  /// The build settings of a target in its Debug configuration.
  func buildSettings(of target: Target) -> [String: String] {
    let sdks = ["watchOS": "watchos", "macOS": "macosx", "tvOS": "appletvos"]
    let name = root["name"]?.string ?? Paths.name(folder)
    var values: [String: String] = [
      "TARGET_NAME": target.name, "PROJECT_NAME": name, "SRCROOT": folder, "PROJECT_DIR": folder,
      "SOURCE_ROOT": folder, "CONFIGURATION": "Debug", "PRODUCT_NAME": target.name,
      "EXECUTABLE_NAME": "$(PRODUCT_NAME)",
      "DEVELOPMENT_LANGUAGE": root["options"]?["developmentLanguage"]?.string ?? "en",
      "SDKROOT": sdks[target.platform] ?? "iphoneos",
    ]
    if let prefix = root["options"]?["bundleIdPrefix"]?.string {
      values["PRODUCT_BUNDLE_IDENTIFIER"] = "\(prefix).\(target.name)"
    }
    for level in [root, target.spec] {
      if let path = level["configFiles"]?["Debug"]?.string {
        let file = ConfigurationFile(files).read(Paths.absolute(path, in: folder))
        values.merge(file) { _, new in new }
      }
      add(level["settings"], to: &values)
    }
    return values.mapValues { XcodeSettings.expand($0, in: values) }
  }

  func interpret(_ values: [String: String]) -> (ProjectSettings, BuildPlatform) {
    var (settings, platform) = XcodeSettings.interpret(values)
    settings.takeBridgingHeader(in: folder, files)
    return (settings, platform)
  }

  private func add(_ settings: JSONValue?, to values: inout [String: String]) {
    guard let settings, let pairs = settings.object else { return }
    for group in Self.list(settings["groups"]) { add(root["settingGroups"]?[group], to: &values) }
    let isStructured = ["base", "configs", "groups"].contains { pairs[$0] != nil }
    for (key, value) in (isStructured ? settings["base"]?.object : pairs) ?? [:] {
      let text = value.array?.compactMap(\.string).joined(separator: " ") ?? value.string ?? ""
      values[key] = Self.setting(text)
        .replacingOccurrences(of: "$(inherited)", with: values[key] ?? "")
    }
    if isStructured { add(settings["configs"]?["Debug"], to: &values) }
  }

  // MARK: Members

  /// The files of a target, and the listed paths where there is nothing.
  func members(of target: Target) -> (scan: FolderScan, missing: [String]) {
    var scan = FolderScan(files)
    var missing: [String] = []
    for source in target.spec["sources"]?.array ?? target.spec["sources"].map({ [$0] }) ?? [] {
      guard let name = source.string ?? source["path"]?.string,
        source["buildPhase"]?.string != "none"
      else { continue }
      let path = Paths.absolute(name, in: folder)
      if !files.exists(path) {
        if source["optional"]?.string != "true" { missing.append(path) }
      } else if source["type"]?.string == "folder" {
        scan.resources.append(.init(path: path, name: Paths.name(path)))
      } else {
        add(path, source, to: &scan)
      }
    }
    for path in Self.list(target.spec["resources"]) {
      add(Paths.absolute(path, in: folder), .null, to: &scan)
    }
    scan.sortAll()
    return (scan, missing)
  }

  private func add(_ path: String, _ source: JSONValue, to scan: inout FolderScan) {
    let excludes = Self.list(source["excludes"])
    let includes = Self.list(source["includes"])
    func isExcluded(_ candidate: String) -> Bool {
      let name = Paths.relative(candidate, to: path)
      if excludes.contains(where: { Glob.matches($0, name) }) { return true }
      return !includes.isEmpty && !files.isFolder(candidate)
        && !includes.contains { Glob.matches($0, name) }
    }
    let isPacked = ["xcassets", "xcdatamodeld"].contains(Paths.ending(path))
    if files.isFolder(path), !isPacked {
      let found = try? FolderScan.scan(
        path, files, includesTests: true, isExcluded: isExcluded)
      if let found { scan.merge(found) }
    } else {
      let language = XcodeProject.language(of: path)
      scan.add(file: path, name: Paths.name(path), language: language)
    }
  }

  /// Products of packages that Xcode would fetch for a target, with the packages' addresses.
  func packageAddresses(of target: Target) -> [String: String] {
    var result: [String: String] = [:]
    for dependency in target.spec["dependencies"]?.array ?? [] {
      guard let name = dependency["package"]?.string, let package = root["packages"]?[name],
        let address = package["url"]?.string ?? package["github"]?.string
      else { continue }
      let products = Self.list(dependency["product"]) + Self.list(dependency["products"])
      for product in products.isEmpty ? [name] : products { result[product] = address }
    }
    return result
  }

  /// Packages that Xcode would fetch for a target.
  func packageReferences(of target: Target) -> [PackageReference] {
    (target.spec["dependencies"]?.array ?? []).compactMap { dependency in
      guard let name = dependency["package"]?.string, let package = root["packages"]?[name],
        let address = package["url"]?.string
          ?? package["github"]?.string.map({ "https://github.com/\($0)" }),
        let requirement = PackageReference.Requirement(xcodeGen: package)
      else { return nil }
      let products = Self.list(dependency["product"]) + Self.list(dependency["products"])
      return PackageReference(
        location: address, requirement: requirement,
        products: Set(products.isEmpty ? [name] : products))
    }
  }

  /// Folders of local packages that a target uses, with the products.
  func localPackages(of target: Target) -> [(folder: String, products: [String])] {
    (target.spec["dependencies"]?.array ?? []).compactMap { dependency in
      guard let name = dependency["package"]?.string,
        let path = root["packages"]?[name]?["path"]?.string
          ?? (root["localPackages"]?.array ?? []).compactMap(\.string)
          .first(where: { Paths.name($0) == name })
      else { return nil }
      let products = Self.list(dependency["product"]) + Self.list(dependency["products"])
      return (Paths.absolute(path, in: folder), products.isEmpty ? [name] : products)
    }
  }
}

/// Patterns of file names, `**` for any number of folders.
enum Glob {
  static func matches(_ pattern: String, _ name: String) -> Bool {
    guard pattern.contains("**") else { return fnmatch(pattern, name, FNM_PATHNAME) == 0 }
    let near = pattern.replacingOccurrences(of: "**/", with: "")
    let far = pattern.replacingOccurrences(of: "**", with: "*")
    return fnmatch(far, name, 0) == 0 || (near != pattern && fnmatch(near, name, FNM_PATHNAME) == 0)
  }
}
