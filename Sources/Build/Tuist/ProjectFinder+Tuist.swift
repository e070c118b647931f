/// Targets of Tuist's manifests as widget projects. Most repositories leave the `.xcodeproj` out that is
/// generated from them.
extension ProjectFinder {
  /// The widgets of the manifests in a folder and some below; none where it has no manifests.
  func tuistTargets(in folder: String, depth: Int = 3) throws -> [WidgetProject] {
    guard let tuist else { return [] }
    var found: [WidgetProject] = []
    for manifest in tuistManifests(in: folder, depth: depth)
    where mentionsWidgets(below: Paths.folder(manifest)) {
      do {
        let project = try TuistProject(manifest: manifest, tuist, checkouts).description()
        let libraries = Set(project.targets.filter(\.isLibrary).map { Paths.identifier($0.name) })
        found += try widgets(of: project).map { $0.withAccessors(of: libraries) }
      } catch let error as BuildError {
        guard case .brokenProject(let path, _, let reason) = error else { throw error }
        // Its sources may belong together as they stand in their folders.
        files.refuse(path, "\(reason); the folders are compiled as they are")
      }
    }
    return found
  }

  private func tuistManifests(in folder: String, depth: Int) -> [String] {
    let file = folder + "/Project.swift"
    if files.contains("import ProjectDescription", in: file) { return [file] }
    guard depth > 0 else { return [] }
    return folders(in: folder).flatMap { tuistManifests(in: $0, depth: depth - 1) }
  }
}

extension WidgetProject {
  /// Tuist generates names for the resources of its own targets, those of packages have none.
  fileprivate func withAccessors(of libraries: Set<String>) -> WidgetProject {
    var project = self
    project.settings.accessorName = Self.accessorName(name)
    for index in project.modules.indices where libraries.contains(project.modules[index].name) {
      project.modules[index].settings.accessorName = Self.accessorName(project.modules[index].name)
    }
    return project
  }

  private static func accessorName(_ target: String) -> String {
    let words = target.split { !($0.isLetter || $0.isNumber) }
    return words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}
