import Foundation

/// What a target stands on: frameworks of the same project, and local packages.
extension XcodeProject {
  /// Frameworks and static libraries of this project that the target links or depends on and that
  /// its sources import, deepest first.
  func libraries(below target: Target) -> [Target] {
    var result: [Target] = []
    var seen: Set<String> = [target.key]
    func visit(_ item: Target) {
      let imports = members(of: item).sources.reduce(into: Set<String>()) {
        $0.formUnion(files.imports($1))
      }
      for library in linked(by: item)
      where imports.contains(moduleName(of: library)) && seen.insert(library.key).inserted {
        visit(library)
        result.append(library)
      }
    }
    visit(target)
    return result
  }

  /// The name that other targets import.
  func moduleName(of target: Target) -> String {
    let values = buildSettings(of: target)
    return Paths.identifier(
      values["PRODUCT_MODULE_NAME"] ?? values["PRODUCT_NAME"] ?? target.name)
  }

  private func linked(by target: Target) -> [Target] {
    var keys = Set(
      strings("dependencies", of: target.object).compactMap { objects[$0]?["target"]?.string })
    var products: Set<String> = []
    for phase in strings("buildPhases", of: target.object).compactMap({ objects[$0] })
    where phase["isa"]?.string == "PBXFrameworksBuildPhase" {
      products.formUnion(
        strings("files", of: phase).compactMap { objects[$0]?["fileRef"]?.string })
    }
    let all = targets.filter(\.isLibrary)
    keys.formUnion(
      all.filter { products.contains($0.object["productReference"]?.string ?? "") }.map(\.key))
    return all.filter { keys.contains($0.key) }
  }

  /// Folders of local packages, with the names of products and modules that are wanted of them:
  /// those that the target links, and those that its sources import, since Xcode finds whatever
  /// another target has built.
  func localPackages(
    of target: Target, importing imports: Set<String>, _ checkouts: PackageCheckouts
  ) -> [(folder: String, products: [String])] {
    let wanted = imports.union(linkedProducts(of: target))
    guard !wanted.isEmpty else { return [] }
    // A manifest need not spell the names that it makes: `"\(name)Kit"`.
    let stated = localProducts
    func has(_ folder: String, _ name: String) -> Bool {
      stated[folder]?.contains(name) ?? false || checkouts.mentions(name, folder)
    }
    var folders = referencedPackages()
    let isComplete = wanted.intersection(imports).allSatisfy { name in
      folders.contains { has($0, name) }
    }
    if !isComplete {
      folders.formUnion(checkouts.packages(near: ownFolder))
      folders.formUnion(workspacePackages())
    }
    return folders.sorted().compactMap { folder in
      let products = wanted.filter { has(folder, $0) }.sorted()
      return products.isEmpty ? nil : (folder, products)
    }
  }

  /// Products that some target links of a local package, by the package's folder.
  private var localProducts: [String: Set<String>] {
    var result: [String: Set<String>] = [:]
    for (_, object) in objects(of: "XCSwiftPackageProductDependency") {
      guard let product = object["productName"]?.string,
        let path = object["package"]?.string.flatMap(localPackage)
      else { continue }
      result[path, default: []].insert(product)
    }
    return result
  }

  /// The folder that a reference to a local package names; nil for other objects.
  private func localPackage(_ key: String) -> String? {
    guard let object = objects[key], object["isa"]?.string == "XCLocalSwiftPackageReference"
    else { return nil }
    return object["relativePath"]?.string.map { ownPackage(Paths.absolute($0, in: folder)) }
  }

  /// Where Xcode adds a package that lies at the repository's top, it writes `../NAME`: a clone whose folder has
  /// another name still holds it.
  private func ownPackage(_ path: String) -> String {
    guard !files.isFile(path + "/Package.swift") else { return path }
    if let folder = NodePackages.folder(of: path, files) { return folder }
    let top = files.repository(around: folder) ?? folder
    let outside = Paths.folder(top)
    guard Paths.isInside(path, outside), !Paths.isInside(path, top) else { return path }
    let parts = Paths.relative(path, to: outside).split(separator: "/").dropFirst()
    let own = ([top] + parts.map(String.init)).joined(separator: "/")
    return files.isFile(own + "/Package.swift") ? own : path
  }

  /// Products of packages that Xcode fetches, with the packages' addresses.
  var packageAddresses: [String: String] {
    packageProducts.compactMapValues { objects[$0]?["repositoryURL"]?.string }
  }

  /// Products of packages that a target links. One by the name of a framework (`Charts`) is the one that its sources
  /// import: the compiler looks among what was built before it looks into the SDK.
  func linkedProducts(of target: Target) -> Set<String> {
    Set(
      strings("packageProductDependencies", of: target.object)
        .compactMap { objects[$0]?["productName"]?.string })
  }

  /// Packages that Xcode would fetch for some targets whose sources import more than is provided.
  /// A product need not have its modules' names, and what another target links is found as well.
  func packageReferences(of targets: [Target], importing imports: Set<String>) -> [PackageReference]
  {
    guard !imports.isEmpty else { return [] }
    let all = packageProducts
    let linked = targets.reduce(into: Set<String>()) { $0.formUnion(linkedProducts(of: $1)) }
    var wanted = imports.intersection(all.keys)
    if wanted.count < imports.count { wanted.formUnion(linked.intersection(all.keys)) }
    let keys = Set(wanted.compactMap { all[$0] })
    return keys.sorted().compactMap { key in
      guard let object = objects[key], let address = object["repositoryURL"]?.string,
        let requirement = object["requirement"]?.dictionary
          .flatMap(PackageReference.Requirement.init(xcode:))
      else { return nil }
      return PackageReference(
        location: address, requirement: requirement,
        products: wanted.filter { all[$0] == key })
    }
  }

  /// Products by name, with the reference to their package.
  private var packageProducts: [String: String] {
    var result: [String: String] = [:]
    var unassigned: Set<String> = []
    for (_, object) in objects(of: "XCSwiftPackageProductDependency") {
      // A plug-in is run for Xcode's target: what it makes is known by its name (`ResourceNaming`), or not at all.
      guard let product = object["productName"]?.string, !product.hasPrefix("plugin:")
      else { continue }
      guard let package = object["package"]?.string else {
        unassigned.insert(product)
        continue
      }
      if isa(package) == "XCRemoteSwiftPackageReference" { result[product] = package }
    }
    let named = packagesNamed(unassigned.subtracting(localPackageNames))
    return result.merging(named) { own, _ in own }
  }

  /// A merge can leave a product without its package: it is the one of that name.
  private func packagesNamed(_ products: Set<String>) -> [String: String] {
    guard !products.isEmpty else { return [:] }
    var packages: [String: String] = [:]
    for (key, object) in objects(of: "XCRemoteSwiftPackageReference") {
      guard let address = object["repositoryURL"]?.string else { continue }
      packages[PackageReference.identity(address)] = key
    }
    return products.reduce(into: [:]) { $0[$1] = packages[$1.lowercased()] }
  }

  private var localPackageNames: Set<String> {
    Set((packageFolders + referencedFolders).map(Paths.name))
  }

  /// Packages that the project itself refers to.
  func referencedPackages() -> Set<String> {
    Set(packageFolders + referencedFolders).filter { files.isFile($0 + "/Package.swift") }
  }

  /// Folders of local packages that the project names and that are not there: beside a clone of it, each needs a
  /// clone of its own.
  var absentPackages: [String] {
    let products = Set(
      objects(of: "XCSwiftPackageProductDependency").filter { $0.object["package"] == nil }
        .compactMap { $0.object["productName"]?.string })
    let named = packageFolders + referencedFolders.filter { products.contains(Paths.name($0)) }
    return Set(named.filter { !files.isFile($0 + "/Package.swift") }).sorted()
  }

  private var packageFolders: [String] {
    strings("packageReferences", of: root).compactMap(localPackage)
  }

  /// Before Xcode 15 a local package is a folder reference that holds a manifest.
  private var referencedFolders: [String] {
    objects(of: "PBXFileReference").compactMap { key, object in
      guard ["wrapper", "folder"].contains(object["lastKnownFileType"]?.string ?? "")
      else { return nil }
      return path(of: key)
    }
  }
}
