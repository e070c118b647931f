import Foundation

/// Packages that came over the network once: those given with `--also`, and the checkouts that
/// SwiftPM, Xcode and Tuist keep beside a project. Nothing is fetched.
struct PackageShelf {
  /// Where manifests that were read already are kept.
  var manifests: String?
  /// Folders with a manifest.
  private(set) var folders: [String] = []

  init(manifests: String?, request: BuildRequest = BuildRequest(paths: [])) {
    self.manifests = manifests
    let given = request.additionalPaths.map { Paths.absolute($0) }
    folders = given.filter(Self.isPackage)
    for path in request.paths.map({ Paths.absolute($0) }) {
      let place =
        Paths.isFolder(path) && Paths.ending(path) != "xcodeproj" ? path : Paths.folder(path)
      for name in [".build", "SourcePackages", "Tuist/.build"] {
        folders += Self.packages(in: "\(place)/\(name)/checkouts")
      }
    }
  }

  static func isPackage(_ folder: String) -> Bool { Paths.exists(folder + "/Package.swift") }

  private static func packages(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.sorted().map { folder + "/" + $0 }.filter(isPackage)
  }

  /// The package of an identity, which is the last part of its address.
  func folder(of identity: String, checkouts: String) -> String? {
    (Self.packages(in: checkouts) + folders).first {
      Paths.name($0).lowercased() == identity.lowercased()
    }
  }
}

extension ProjectFinder {
  /// Modules of the shelf's packages that the sources import and no local package has.
  func usePackages(of shelf: PackageShelf, in project: inout WidgetProject) throws {
    var modules = Set(project.modules.map(\.name))
    var wanted = Self.imports(of: project.sources + project.modules.flatMap(\.sources))
      .subtracting(modules)
    for folder in shelf.folders {
      let products = wanted.filter { XcodeProject.mentions($0, folder) }.sorted()
      guard !products.isEmpty else { continue }
      let found = try PackageProject.modules(at: folder, products: products, shelf: shelf)
      // Local modules may import what comes from here: it is compiled before them.
      let further = found.modules.filter { !modules.contains($0.name) }
      let own = project.modules
      project.modules = []
      project.use((further, found.addresses), of: folder)
      project.modules += own
      modules.formUnion(further.map(\.name))
      wanted.subtract(modules)
    }
  }
}
