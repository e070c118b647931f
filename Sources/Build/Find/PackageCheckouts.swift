import Foundation

/// Packages that are on this machine already: those given with `--also`, and the checkouts that
/// SwiftPM, Xcode and Tuist keep beside a project. Nothing is fetched.
struct PackageCheckouts {
  /// Where manifests that were read already are kept.
  var manifests: String?
  let files: FileRecorder
  let sandbox: BuildSandbox
  /// Decides which conditions of a manifest hold.
  private(set) var platform: BuildPlatform
  /// Folders with a manifest.
  private(set) var folders: [String] = []
  /// Packages of the project itself.
  private var preferred: [String] = []
  /// Tops of the repositories that hold what the user named, without links.
  private let repositories: [String]

  init(
    manifests: String?, request: BuildRequest = BuildRequest(paths: []), files: FileRecorder
  ) {
    self.manifests = manifests
    self.files = files
    sandbox = request.sandbox
    platform = request.platform ?? .iOS
    repositories = request.paths.compactMap {
      files.repository(around: Paths.absolute($0)).map(Paths.resolved)
    }
    let given = request.additionalPaths.map { Paths.absolute($0) }
    folders = given.filter(isPackage)
    for path in request.paths.map({ Paths.absolute($0) }) {
      let folder =
        files.isFolder(path) && Paths.ending(path) != "xcodeproj" ? path : Paths.folder(path)
      for name in [".build", "SourcePackages", "Tuist/.build"] {
        folders += packages(in: "\(folder)/\(name)/checkouts")
      }
    }
  }

  /// Adds packages that were fetched.
  mutating func add(_ fetched: [String]) {
    folders += fetched.filter { !folders.contains($0) && isPackage($0) }
    for folder in fetched { files.allow(folder) }
  }

  /// With a project's own packages before all others: in Xcode, one of them takes the place of a package of the
  /// same identity that another one asks for by an address.
  func preferring(_ own: Set<String>) -> PackageCheckouts {
    var result = self
    result.preferred = own.sorted()
    return result
  }

  /// With the conditions of a package whose platform its manifest tells.
  func on(_ platform: BuildPlatform) -> PackageCheckouts {
    var result = self
    result.platform = platform
    return result
  }

  /// What a package of the project's own repository carries may go into the bundle, though it stands beside the folder
  /// that the user named.
  func allow(_ package: String) {
    let real = Paths.resolved(package)
    if repositories.contains(where: { Paths.isInside(real, $0) }) { files.allow(package) }
  }

  func isPackage(_ folder: String) -> Bool { files.isFile(folder + "/Package.swift") }

  private func packages(in folder: String) -> [String] {
    (files.names(folder) ?? []).map { folder + "/" + $0 }.filter(isPackage)
  }

  /// The package of an identity, which is the last part of its address.
  func folder(of identity: String, below checkouts: String? = nil) -> String? {
    (preferred + (checkouts.map(packages) ?? []) + folders).first {
      Paths.name($0).lowercased() == identity.lowercased()
    }
  }

  /// Packages in the folders below: a workspace or a synchronized group names them, not the project.
  func packages(near folder: String, depth: Int = 3) -> Set<String> {
    if isPackage(folder) { return [folder] }
    guard depth > 0 else { return [] }
    return Set(
      (files.names(folder) ?? []).flatMap { name -> Set<String> in
        let path = folder + "/" + name
        guard !FolderScan.isSkipped(folder: name, includesTests: false),
          !["xcodeproj", "xcassets", "xcworkspace"].contains(Paths.ending(name)),
          files.isFolder(path)
        else { return [] }
        return packages(near: path, depth: depth - 1)
      })
  }

  /// Whether the manifest has a product or a target of the name. One that only depends on it mentions it as well.
  func declares(_ name: String, _ folder: String) -> Bool {
    guard mentions(name, folder), let text = files.text(folder + "/Package.swift") else {
      return false
    }
    return text.matches(
      of: /\.(?:library|executable|target|binaryTarget|systemLibrary)\(\s*name:\s*"([^"]*)"/
    )
    .contains { $0.output.1 == name }
  }

  /// Whether the manifest has the name as a string: cheap, before it is evaluated.
  func mentions(_ name: String, _ folder: String) -> Bool {
    files.contains("\"\(name)\"", in: folder + "/Package.swift")
  }
}

extension ProjectFinder {
  /// Modules of packages on this machine that the sources import and no local package has.
  func useCheckouts(in project: inout WidgetProject) throws {
    var modules = Set(project.modules.map(\.name))
    var wanted = imports(of: project.sources + project.modules.flatMap(\.sources))
      .subtracting(modules)
    PackageManifest.warm(
      checkouts.folders.filter { folder in wanted.contains { checkouts.mentions($0, folder) } },
      checkouts)
    for folder in checkouts.folders {
      let products = wanted.filter { checkouts.mentions($0, folder) }.sorted()
      guard !products.isEmpty else { continue }
      let found = try PackageProject.modules(
        at: folder, products: products, checkouts: checkouts)
      // Local modules may import what comes from here: it is compiled before them.
      let further = found.modules.filter { !modules.contains($0.name) }
      let own = project.modules
      project.modules = []
      project.use(
        .init(
          modules: further, addresses: found.addresses, missing: found.missing,
          notes: found.notes))
      project.modules += own
      modules.formUnion(further.map(\.name))
      wanted.subtract(modules)
    }
  }
}
