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
    /// Of a target that is no Swift.
    var c: CTarget?
    /// Nothing of it can be compiled here: what imports it goes without.
    var isObjectiveC = false
    /// A program of its own, which the compiler starts.
    var isMacro = false
    /// Where its files stand.
    var folder: String
    /// Plug-ins that make sources for it.
    var plugins: [String] = []
  }

  var folder: String
  var name: String
  var targets: [Target] = []
  var products: [String: [String]] = [:]
  /// Folders of packages that it depends on and that are on this machine.
  var dependencies: [String] = []
  /// Products that have to come over the network, with the addresses of their packages.
  var addresses: [String: String] = [:]
  /// Packages that come over the network, with the products that its targets use.
  var references: [PackageReference] = []
  var defaultLocalization: String?

  /// Widget extensions in the package at `folder`.
  static func find(
    at folder: String, request: BuildRequest, checkouts: PackageCheckouts
  ) throws -> [WidgetProject] {
    let platform = try request.platform ?? platform(of: folder, checkouts)
    let checkouts = checkouts.on(platform)
    let finder = ProjectFinder(request: request, checkouts: checkouts)
    let graph = try PackageGraph(root: folder, checkouts: checkouts)
    let root = graph.packages[0]
    let wanted = root.targets.filter { request.target == nil || request.target == $0.name }
    var candidates = wanted.filter { $0.sources.contains(where: finder.importsWidgetKit) }
    // A library of views has no widgets, but previews.
    if candidates.isEmpty {
      candidates = wanted.filter { $0.sources.contains(where: finder.declaresPreview) }
    }
    // The app beside them has an entry too, and imports WidgetKit to reload its widgets' timelines.
    let entries = candidates.filter { $0.sources.contains(where: finder.isWidgetEntry) }
    if !entries.isEmpty { candidates = entries }
    let projects = try candidates.map { try graph.widget($0, in: root, on: platform) }
    if projects.isEmpty { throw BuildError.noWidget(path: folder) }
    let mains = projects.filter { $0.sources.contains(where: finder.declaresMain) }
    // A library with shared views imports WidgetKit too; the extension is the one with an entry.
    return mains.isEmpty ? projects : mains
  }

  /// A package that names one platform alone is an app for it: a Mac's is built by a script around SwiftPM.
  private static func platform(
    of folder: String, _ checkouts: PackageCheckouts
  ) throws -> BuildPlatform {
    let json = try PackageManifest(folder: folder, checkouts: checkouts).read()
    let names = (json["platforms"]?.array ?? []).compactMap { $0["platformName"]?.string }
    return switch names {
    case ["macos"]: .macOS
    case ["watchos"]: .watchOS
    default: .iOS
    }
  }

  /// Modules of some products or targets of a local package, for an Xcode target that uses them.
  static func modules(
    at folder: String, products: [String], checkouts: PackageCheckouts
  ) throws -> Found {
    let graph = try PackageGraph(root: folder, checkouts: checkouts)
    guard let root = graph.packages.first else { return Found(notes: graph.notes) }
    let wanted = root.products.filter { products.contains($0.key) }.values.flatMap {
      $0
    }
    var seen: Set<String> = []
    let targets = root.targets.filter {
      wanted.contains($0.name) || products.contains($0.name)
    }
    let all = targets.flatMap { graph.targets(below: $0) + [$0] }
      .filter { seen.insert($0.name).inserted }
    let foreign = all.filter(\.isObjectiveC).map(\.name)
    var notes = graph.notes
    if !foreign.isEmpty {
      notes.append(
        .init(
          path: folder + "/Package.swift", severity: .warning,
          message: "\(foreign.joined(separator: ", ")): in Objective-C, which needs Apple's "
            + "runtime; what imports it goes without"))
    }
    let addresses = graph.packages.map(\.addresses).reduce(into: [:]) { $0.merge($1) { a, _ in a } }
    return Found(
      modules: all.filter { !$0.isObjectiveC }.map(graph.module), addresses: addresses,
      missing: graph.missingPackages(for: targets), notes: notes)
  }

  /// What some products of a package come to.
  struct Found {
    var modules: [LocalModule] = []
    /// Products of packages that come over the network, with the packages' addresses.
    var addresses: [String: String] = [:]
    /// Of these packages, those that are not on this machine and that the modules stand on.
    var missing: [PackageReference] = []
    /// Why a package could not be read.
    var notes: [BuildDiagnostic] = []
  }
}

/// A package and the local packages below it.
struct PackageGraph {
  private(set) var packages: [PackageProject] = []
  /// Others' packages without a manifest that can be read: the widgets may do without.
  private(set) var notes: [BuildDiagnostic] = []

  init(root: String, checkouts: PackageCheckouts) throws {
    var open = [root]
    var seen: Set<String> = []
    while let folder = open.popLast() {
      guard seen.insert(folder).inserted, checkouts.isPackage(folder) else { continue }
      checkouts.allow(folder)
      do {
        let package = try PackageProject(
          manifest: folder, fetched: root + "/.build/checkouts", checkouts: checkouts)
        packages.append(package)
        open += package.dependencies
        PackageManifest.warm(
          package.dependencies.filter { !seen.contains($0) && checkouts.isPackage($0) }, checkouts)
      } catch BuildError.brokenProject(let path, let line, let reason)
        where checkouts.folders.contains(folder)
      {
        notes.append(.init(path: path, line: line, severity: .warning, message: reason))
      }
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

  /// A target as an extension.
  fileprivate func widget(
    _ target: PackageProject.Target, in package: PackageProject, on platform: BuildPlatform
  ) throws -> WidgetProject {
    var project = WidgetProject(
      name: target.name, module: ProjectFinder.module(target.name), platform: platform,
      root: package.folder)
    project.isExact = true
    project.settings = target.settings
    project.settings.developmentRegion = package.defaultLocalization ?? "en"
    project.take(target.scan)
    project.infoPlist = target.scan.infoPlists.first
    project.entitlements = target.scan.entitlements.first
    project.packages = missingPackages(for: [target])
    let fetchable = project.packages.reduce(into: Set()) { $0.formUnion($1.products) }
    let missing = missing(for: [target]).subtracting(fetchable)
    guard missing.isEmpty else {
      throw BuildError.unavailableDependency(package: package.folder, names: missing.sorted())
    }
    project.addresses = package.addresses
    project.use(modules(below: target))
    project.plugins = plugins(of: target)
    return project
  }

  /// Everything below a target that can be compiled here, deepest first.
  func modules(below target: PackageProject.Target) -> [LocalModule] {
    targets(below: target).filter { !$0.isObjectiveC }.map(module)
  }

  /// Everything below a target, deepest first.
  func targets(below target: PackageProject.Target) -> [PackageProject.Target] {
    var result: [PackageProject.Target] = []
    var seen: Set<String> = [target.name]
    func visit(_ item: PackageProject.Target) {
      for name in item.dependencies {
        for dependency in self.target(name) where seen.insert(dependency.name).inserted {
          // What macros stand on is part of their program alone.
          if !dependency.isMacro { visit(dependency) }
          result.append(dependency)
        }
      }
    }
    visit(target)
    return result
  }

  func module(_ target: PackageProject.Target) -> LocalModule {
    if target.isMacro {
      return LocalModule(
        name: Paths.identifier(target.name), sources: [], settings: target.settings,
        macro: macro(target))
    }
    return LocalModule(
      name: Paths.identifier(target.name), sources: target.sources, settings: target.settings,
      catalogs: target.scan.catalogs, stringFiles: target.scan.stringFiles,
      resources: target.hasResources ? target.scan.resources : [],
      intentDefinitions: target.scan.intentDefinitions, dataModels: target.scan.dataModels,
      macros: targets(below: target).filter(\.isMacro).map { Paths.identifier($0.name) },
      plugins: plugins(of: target), c: target.c)
  }

  func plugins(of target: PackageProject.Target) -> PluginUse? {
    guard !target.plugins.isEmpty,
      let package = packages.first(where: { package in
        package.targets.contains { $0.folder == target.folder && $0.name == target.name }
      })
    else { return nil }
    return PluginUse(target: target.name, package: package.folder)
  }

  private func macro(_ target: PackageProject.Target) -> MacroTarget {
    let all = targets(below: target).filter { !$0.isMacro && !$0.sources.isEmpty } + [target]
    return MacroTarget(
      modules: all.map {
        .init(name: Paths.identifier($0.name), sources: $0.sources, settings: $0.settings)
      })
  }

  /// Packages that are not on this machine and that some targets, or what these stand on, use.
  func missingPackages(for targets: [PackageProject.Target]) -> [PackageReference] {
    let names = missing(for: targets)
    var result: [PackageReference] = []
    for reference in packages.flatMap(\.references)
    where !reference.products.isDisjoint(with: names) {
      guard !result.contains(where: { $0.identity == reference.identity }) else { continue }
      result.append(reference)
    }
    return result
  }

  /// Names that no package on this machine provides; the SDK itself needs none.
  func missing(for targets: [PackageProject.Target]) -> Set<String> {
    var names: Set<String> = []
    var seen: Set<String> = []
    func visit(_ item: PackageProject.Target) {
      guard seen.insert(item.name).inserted else { return }
      for name in item.dependencies + item.plugins {
        let found = self.target(name)
        if found.isEmpty { names.insert(name) }
        for dependency in found { visit(dependency) }
      }
    }
    for target in targets { visit(target) }
    return names
  }
}

extension PackageProject {
  /// What the SDK's Combine is made of: a second module of that name would shadow it.
  static let combine = "OpenCombine"
  /// Vitrine itself, which a package names for its tests: its modules are the SDK's.
  private static let own = "vitrine"
  static let provided: Set<String> = [
    "VitrineModules", "VitrineTesting", "VitrineSDK", "Vitrine", own,
    combine,
  ]

  /// `fetched`: the folder of packages that SwiftPM has fetched for the root package.
  init(manifest folder: String, fetched: String, checkouts: PackageCheckouts) throws {
    let json = try PackageManifest(folder: folder, checkouts: checkouts).read()
    self.folder = folder
    name = json["name"]?.string ?? Paths.name(folder)
    defaultLocalization = json["defaultLocalization"]?.string
    let all = json["targets"]?.array ?? []
    // The sources of an only target may stand in `Sources` itself.
    let isOnly = all.count { $0["type"]?.string != "test" } == 1
    for target in all {
      let found = try Self.target(
        target, in: folder, isOnly: isOnly, toolsVersion: json["toolsVersion"],
        traits: PackageSettings.defaultTraits(json),
        checkouts: checkouts)
      if let found { targets.append(found) }
    }
    for product in json["products"]?.array ?? [] {
      guard let name = product["name"]?.string else { continue }
      products[name] = product["targets"]?.array?.compactMap(\.string) ?? []
    }
    for dependency in json["dependencies"]?.array ?? [] {
      add(dependency, of: json, fetched: fetched, checkouts)
    }
  }

  /// One entry of the manifest's `dependencies`.
  private mutating func add(
    _ dependency: JSONValue, of json: JSONValue, fetched: String, _ checkouts: PackageCheckouts
  ) {
    for item in dependency["fileSystem"]?.array ?? []
    where item["nameForTargetDependencyResolutionOnly"]?.string != Self.own {
      guard let path = item["path"]?.string.map({ Paths.absolute($0, in: folder) }) else {
        continue
      }
      // Xcode takes its own package of the name where the path leads nowhere: it stands beside this one.
      let beside = Paths.folder(folder) + "/" + Paths.name(path)
      let isElsewhere = !checkouts.isPackage(path) && checkouts.isPackage(beside)
      dependencies.append(isElsewhere ? beside : path)
    }
    for item in dependency["sourceControl"]?.array ?? [] {
      guard let identity = item["identity"]?.string, identity != Self.own,
        identity != MacroTarget.syntaxPackage
      else { continue }
      if let found = checkouts.folder(of: identity, below: fetched) {
        dependencies.append(found)
      }
      guard let address = Self.address(item) else { continue }
      let products = Self.products(of: identity, json)
      for product in products { addresses[product] = address }
      if let requirement = item["requirement"].flatMap(
        PackageReference.Requirement.init(manifest:))
      {
        references.append(
          .init(location: address, requirement: requirement, products: Set(products)))
      }
    }
  }

  /// The products that the manifest's targets use of a package.
  private static func products(of identity: String, _ json: JSONValue) -> [String] {
    let targets = json["targets"]?.array ?? []
    let used = targets.flatMap { $0["dependencies"]?.array ?? [] }
    func isOfPackage(_ name: String?) -> Bool { name?.lowercased() == identity.lowercased() }
    let products = used.compactMap { item in
      if let pair = item["product"]?.array, pair.count > 1, let product = pair[0].string {
        return isOfPackage(pair[1].string) ? product : nil
      }
      let name = item["byName"]?.array?.first?.string
      return isOfPackage(name) ? name : nil
    }
    let plugins = targets.flatMap(PluginUse.plugins).filter { isOfPackage($0.package) }
    let found = plugins.map(\.name) + products
    return found.isEmpty ? unqualifiedNames(json, used) : found
  }

  /// Products that are named without their package, as manifests before tools 5.2 may: of any package of which no
  /// product is named.
  private static func unqualifiedNames(_ json: JSONValue, _ used: [JSONValue]) -> [String] {
    let packages = (json["dependencies"]?.array ?? []).flatMap { dependency in
      ["sourceControl", "fileSystem", "registry"].flatMap { dependency[$0]?.array ?? [] }
    }
    let known = Set(
      ((json["targets"]?.array ?? []).map { $0["name"] } + packages.map { $0["identity"] })
        .compactMap { $0?.string?.lowercased() })
    return used.compactMap { $0["byName"]?.array?.first?.string }
      .filter { !known.contains($0.lowercased()) }
  }

  private static func address(_ dependency: JSONValue) -> String? {
    let location = dependency["location"]
    return (location?["remote"] ?? location?["local"])?.array?.first.flatMap {
      $0["urlString"]?.string ?? $0.string
    }
  }
}
