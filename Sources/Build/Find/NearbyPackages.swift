import Foundation

/// Local packages for a plain folder: where a project is generated (by Tuist and the like), only
/// the imports of a widget's sources say which packages of the repository it uses.
extension ProjectFinder {
  func useNearbyPackages(in project: inout WidgetProject) {
    // A walk over the repository, which most widgets need not.
    let imports = imports(of: project.sources).subtracting(provided)
    guard !imports.isEmpty, let top = repository(around: project.root) else { return }
    // The repository's own manifest may be Tuist's, which lists only what comes over the network.
    let folders = Set(
      (files.names(top) ?? []).map { top + "/" + $0 }.filter {
        files.isFolder($0) && !FolderScan.isSkipped(folder: Paths.name($0), includesTests: false)
      }
      .flatMap { checkouts.packages(near: $0, depth: 2) })
    for folder in folders.sorted()
    where !Paths.isInside(folder, project.root) {
      let products = imports.filter { checkouts.mentions($0, folder) }.sorted()
      // A package that does not evaluate is not this widget's.
      guard !products.isEmpty,
        let found = try? PackageProject.modules(
          at: folder, products: products, checkouts: checkouts),
        !found.modules.isEmpty
      else { continue }
      project.use(found)
      project.notes.append(
        .init(
          path: folder, severity: .note,
          message: "\(project.name) imports this package of the repository; compiling it"))
    }
  }

  /// The nearest folder above that describes a whole repository or workspace.
  private func repository(around folder: String) -> String? {
    var folder = folder
    for _ in 0..<6 {
      folder = Paths.folder(folder)
      guard folder != "/" else { return nil }
      let marks = [".git", "Project.swift", "Workspace.swift", "Tuist.swift"]
      if marks.contains(where: { files.exists(folder + "/" + $0) }) { return folder }
    }
    return nil
  }
}
