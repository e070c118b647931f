import Foundation

/// Reads SwiftPM packages: the targets with widgets become extensions, what they depend on becomes
/// modules compiled before. Packages that are only paths away need no network.
struct PackageProject {
  struct Target {
    var name: String
    var sources: [String]
    var scan: FolderScan
    var dependencies: [String]
    var settings: ProjectSettings
    var hasResources: Bool
  }

  var folder: String
  var name: String
  var targets: [Target] = []
  var products: [String: [String]] = [:]
  /// Folders of packages that it depends on and that are on this machine.
  var dependencies: [String] = []
  /// Products that have to come over the network, with the addresses of their packages.
  var addresses: [String: String] = [:]
  var defaultLocalization: String?

  /// Widget extensions in the package at `folder`.
  static func find(
    at folder: String, request: BuildRequest, checkouts: PackageCheckouts
  ) throws -> [WidgetProject] {
    let finder = ProjectFinder(request: request, checkouts: checkouts)
    let graph = try PackageGraph(root: folder, checkouts: checkouts)
    let root = graph.packages[0]
    var projects: [WidgetProject] = []
    let wanted = root.targets.filter { request.target == nil || request.target == $0.name }
    var candidates = wanted.filter { $0.sources.contains(where: finder.importsWidgetKit) }
    // A library of views has no widgets, but previews.
    if candidates.isEmpty {
      candidates = wanted.filter { $0.sources.contains(where: finder.declaresPreview) }
    }
    for target in candidates {
      var project = WidgetProject(
        name: target.name, module: ProjectFinder.module(target.name), platform: .iOS, root: folder)
      project.isExact = true
      project.settings = target.settings
      project.settings.developmentRegion = root.defaultLocalization ?? "en"
      project.take(target.scan)
      project.infoPlist = target.scan.infoPlists.first
      project.entitlements = target.scan.entitlements.first
      let missing = graph.missing(for: target)
      guard missing.isEmpty else {
        throw BuildError.unavailableDependency(package: folder, names: missing)
      }
      project.use(graph.modules(below: target))
      projects.append(project)
    }
    let mains = projects.filter { $0.sources.contains(where: finder.declaresMain) }
    if projects.isEmpty { throw BuildError.noWidget(path: folder) }
    // A library with shared views imports WidgetKit too; the extension is the one with an entry.
    return mains.isEmpty ? projects : mains
  }

  /// Modules of some products or targets of a local package, for an Xcode target that uses them.
  static func modules(
    at folder: String, products: [String], checkouts: PackageCheckouts
  ) throws -> (modules: [LocalModule], addresses: [String: String]) {
    let graph = try PackageGraph(root: folder, checkouts: checkouts)
    let wanted = graph.packages[0].products.filter { products.contains($0.key) }.values.flatMap {
      $0
    }
    var seen: Set<String> = []
    let targets = graph.packages[0].targets.filter {
      wanted.contains($0.name) || products.contains($0.name)
    }
    let modules = targets.flatMap { graph.modules(below: $0) + [graph.module($0)] }
      .filter { seen.insert($0.name).inserted }
    let addresses = graph.packages.map(\.addresses).reduce(into: [:]) { $0.merge($1) { a, _ in a } }
    return (modules, addresses)
  }
}

/// A package and the local packages below it.
struct PackageGraph {
  private(set) var packages: [PackageProject] = []

  init(root: String, checkouts: PackageCheckouts) throws {
    var open = [root]
    var seen: Set<String> = []
    while let folder = open.popLast() {
      guard seen.insert(folder).inserted, checkouts.isPackage(folder) else { continue }
      let package = try PackageProject(
        manifest: folder, fetched: root + "/.build/checkouts", checkouts: checkouts)
      packages.append(package)
      open += package.dependencies
    }
  }

  /// The target of a name, or those of a product, which may have the name of a binary target.
  private func target(_ name: String) -> [PackageProject.Target] {
    if let target = ownTarget(name) { return [target] }
    let product = packages.lazy.compactMap { $0.products[name] }.first
    return (product ?? []).compactMap(ownTarget)
  }

  private func ownTarget(_ name: String) -> PackageProject.Target? {
    packages.lazy.compactMap { $0.targets.first { $0.name == name } }.first
  }

  /// Everything below a target, deepest first.
  func modules(below target: PackageProject.Target) -> [LocalModule] {
    var result: [LocalModule] = []
    var seen: Set<String> = [target.name]
    func visit(_ item: PackageProject.Target) {
      for name in item.dependencies {
        for dependency in self.target(name) where seen.insert(dependency.name).inserted {
          visit(dependency)
          result.append(module(dependency))
        }
      }
    }
    visit(target)
    return result
  }

  func module(_ target: PackageProject.Target) -> LocalModule {
    LocalModule(
      name: Paths.identifier(target.name), sources: target.sources, settings: target.settings,
      catalogs: target.scan.catalogs, stringFiles: target.scan.stringFiles,
      resources: target.hasResources ? target.scan.resources : [],
      dataModels: target.scan.dataModels)
  }

  /// Names that no local package provides; the SDK itself needs none.
  func missing(for target: PackageProject.Target) -> [String] {
    var result: Set<String> = []
    var seen: Set<String> = [target.name]
    func visit(_ item: PackageProject.Target) {
      for name in item.dependencies {
        let found = self.target(name)
        if found.isEmpty { result.insert(name) }
        for dependency in found where seen.insert(dependency.name).inserted { visit(dependency) }
      }
    }
    visit(target)
    return result.sorted()
  }
}

extension PackageProject {
  /// Vitrine itself, which a package names for its tests: its modules are the SDK's.
  private static let own = "vitrine"
  private static let provided: Set<String> = [
    "VitrineModules", "VitrineTesting", "VitrineSDK", "Vitrine", own,
  ]

  /// `fetched`: the folder of packages that SwiftPM has fetched for the root package.
  init(manifest folder: String, fetched: String, checkouts: PackageCheckouts) throws {
    let json = try PackageManifest(folder: folder, checkouts: checkouts).read()
    self.folder = folder
    name = json["name"]?.string ?? Paths.name(folder)
    defaultLocalization = json["defaultLocalization"]?.string
    for target in json["targets"]?.array ?? [] {
      let version = json["toolsVersion"]
      if let target = try Self.target(
        target, in: folder, toolsVersion: version, files: checkouts.files)
      {
        targets.append(target)
      }
    }
    for product in json["products"]?.array ?? [] {
      guard let name = product["name"]?.string else { continue }
      products[name] = product["targets"]?.array?.compactMap(\.string) ?? []
    }
    for dependency in json["dependencies"]?.array ?? [] {
      for item in dependency["fileSystem"]?.array ?? []
      where item["nameForTargetDependencyResolutionOnly"]?.string != Self.own {
        if let path = item["path"]?.string {
          dependencies.append(Paths.absolute(path, in: folder))
        }
      }
      for item in dependency["sourceControl"]?.array ?? [] {
        guard let identity = item["identity"]?.string, identity != Self.own else { continue }
        if let found = checkouts.folder(of: identity, below: fetched) {
          dependencies.append(found)
        }
        guard let address = Self.address(item) else { continue }
        for product in Self.products(of: identity, json) { addresses[product] = address }
      }
    }
  }

  /// The products that the manifest's targets use of a package.
  private static func products(of identity: String, _ json: JSONValue) -> [String] {
    let used = (json["targets"]?.array ?? []).flatMap { $0["dependencies"]?.array ?? [] }
    return used.compactMap { item in
      if let pair = item["product"]?.array, pair.count > 1, let product = pair[0].string {
        return pair[1].string?.lowercased() == identity.lowercased() ? product : nil
      }
      let name = item["byName"]?.array?.first?.string
      return name?.lowercased() == identity.lowercased() ? name : nil
    }
  }

  private static func address(_ dependency: JSONValue) -> String? {
    dependency["location"]?["remote"]?.array?.first.flatMap { $0["urlString"]?.string ?? $0.string }
  }

  private static func target(
    _ json: JSONValue, in folder: String, toolsVersion: JSONValue?, files: FileRecorder
  ) throws -> Target? {
    guard let name = json["name"]?.string, let type = json["type"]?.string,
      ["regular", "executable", "library"].contains(type)
    else { return nil }
    let candidates = [
      json["path"]?.string, "Sources/\(name)", "Source/\(name)", "src/\(name)", "srcs/\(name)",
    ]
    let paths = candidates.compactMap { $0 }.map { Paths.absolute($0, in: folder) }
    guard let path = paths.first(where: files.isFolder) else { return nil }
    let excluded = (json["exclude"]?.array ?? []).compactMap(\.string).map {
      Paths.absolute($0, in: path)
    }
    var scan = try FolderScan.scan(path, files, includesTests: true) { candidate in
      excluded.contains { Paths.isInside(candidate, $0) }
    }
    if let only = json["sources"]?.array?.compactMap(\.string), !only.isEmpty {
      let folders = only.map { Paths.absolute($0, in: path) }
      scan.sources = scan.sources.filter { source in folders.contains { Paths.isInside(source, $0) }
      }
    }
    let dependencies = (json["dependencies"]?.array ?? []).compactMap { item in
      (item["byName"] ?? item["target"] ?? item["product"])?.array?.first?.string
    }.filter { !provided.contains($0) }
    return Target(
      name: name, sources: scan.sources, scan: scan, dependencies: dependencies,
      settings: settings(json, toolsVersion: toolsVersion),
      hasResources: !(json["resources"]?.array ?? []).isEmpty)
  }

  private static func settings(_ json: JSONValue, toolsVersion: JSONValue?) -> ProjectSettings {
    var settings = ProjectSettings()
    let version = toolsVersion?["_version"]?.string ?? "5"
    if version.hasPrefix("6") { settings.swiftVersion = "6" }
    for item in json["settings"]?.array ?? [] {
      guard let kind = item["kind"]?.object else { continue }
      func value(_ key: String) -> String? {
        kind[key]?["_0"]?.string ?? kind[key]?["_0"]?.array?.first?.string
      }
      if let feature = value("enableUpcomingFeature"),
        !["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"].contains(feature)
      {
        settings.upcomingFeatures.append(feature)
      }
      if let define = value("define") { settings.conditions.append(define) }
      if let mode = value("swiftLanguageMode") ?? value("swiftLanguageVersion") {
        settings.swiftVersion = mode.hasPrefix("6") ? "6" : "5"
      }
      if let isolation = value("defaultIsolation"), isolation == "MainActor" {
        settings.defaultIsolation = isolation
      }
    }
    return settings
  }
}
