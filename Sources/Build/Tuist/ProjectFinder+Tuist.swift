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
        let isFlat = [folder, Paths.folder(manifest)].contains(where: namesTextsWithoutNesting)
        found += try widgets(of: project).map { $0.withAccessors(of: libraries, isFlat: isFlat) }
      } catch let error as BuildError {
        guard case .brokenProject(let path, _, let reason) = error else { throw error }
        // Its sources may belong together as they stand in their folders.
        files.refuse(path, "\(reason); the folders are compiled as they are")
      }
    }
    return found
  }

  /// Whether a template of the project's own takes the place of Tuist's for texts, and nests no enumerations.
  private func namesTextsWithoutNesting(in folder: String) -> Bool {
    let template = folder + "/Tuist/ResourceSynthesizers/Strings.stencil"
    return files.exists(template) && !files.contains("enum {{child.name", in: template)
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
  fileprivate func withAccessors(of libraries: Set<String>, isFlat: Bool) -> WidgetProject {
    var project = self
    project.settings.addAccessors(of: name, isFlat: isFlat)
    for index in project.modules.indices where libraries.contains(project.modules[index].name) {
      project.modules[index].settings.addAccessors(of: project.modules[index].name, isFlat: isFlat)
    }
    return project
  }
}

extension ProjectSettings {
  fileprivate mutating func addAccessors(of target: String, isFlat: Bool) {
    accessorName = Self.accessorName(target)
    hasFlatTexts = isFlat
  }

  private static func accessorName(_ target: String) -> String {
    let words = target.split { !($0.isLetter || $0.isNumber) }
    return words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}
