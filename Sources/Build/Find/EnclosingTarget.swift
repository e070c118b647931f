import Foundation

/// A folder inside an Xcode project: the project knows what else belongs to its widget.
extension ProjectFinder {
  /// The target of a project around the folders that has most of its sources in them. A widget's
  /// folder alone rarely is the whole target: shared files stand beside the app's.
  func enclosingTargets(of paths: [String]) -> [WidgetProject]? {
    guard let first = paths.first, files.isFolder(first) else { return nil }
    for folder in files.foldersUp(from: first, atMost: 6) {
      for path in projects(in: folder, depth: 0) {
        guard let project = try? xcodeProject(path) else { continue }
        if let targets = targets(of: project, around: paths) { return targets }
      }
    }
    return nil
  }

  private func targets(of project: XcodeProject, around paths: [String]) -> [WidgetProject]? {
    project.allowFolders()
    func isInside(_ path: String) -> Bool { paths.contains { Paths.isInside(path, $0) } }
    var found: [(count: Int, entry: String?, project: WidgetProject)] = []
    for target in project.targets where target.isExtension {
      guard let candidate = try? widgetProject(project, target) else { continue }
      let inside = candidate.sources.filter(isInside)
      guard !inside.isEmpty else { continue }
      found.append((inside.count, inside.first(where: declaresMain), candidate))
    }
    if let platform = request.platform, found.contains(where: { $0.project.platform == platform }) {
      found.removeAll { $0.project.platform != platform }
    }
    found.sort { ($0.count, $1.project.name) > ($1.count, $0.project.name) }
    guard let best = found.first else { return nil }
    // Targets for several platforms may share an entry: the fullest one stands for it.
    var entries: Set<String> = []
    let whole = found.filter { item in
      item.entry.map { entries.insert($0).inserted } ?? false
    }
    if !whole.isEmpty { return whole.map { noting($0.project, project, isInside) } }
    if best.count * 2 >= best.project.sources.count {
      return [noting(best.project, project, isInside)]
    }
    return part(of: best.project, project, paths, isInside).map { [$0] }
  }

  /// Adds a note where the project adds files that the user did not name.
  private func noting(
    _ found: WidgetProject, _ project: XcodeProject, _ isInside: (String) -> Bool
  ) -> WidgetProject {
    guard let other = found.sources.first(where: { !isInside($0) }) else { return found }
    var found = found
    found.notes.append(
      .init(
        path: project.path, severity: .note,
        message: "target \(found.name) has sources elsewhere too, such as "
          + "\(Paths.relative(other, to: project.folder)); compiling them"))
    return found
  }

  /// One widget's folder out of many: that one alone, with the files of the target that it uses.
  private func part(
    of target: WidgetProject, _ project: XcodeProject, _ paths: [String],
    _ isInside: (String) -> Bool
  ) -> WidgetProject? {
    let scans = paths.compactMap {
      try? FolderScan.scan($0, files, includesTests: request.includesTests)
    }
    var found = target
    found.sources = Set(scans.flatMap(\.sources)).sorted()
    found.optionalSources = target.sources.filter { !isInside($0) && !declaresMain($0) }
    found.isExact = false
    found.name = Paths.name(paths[0])
    found.module = Self.module(found.name)
    found.root = paths[0]
    found.notes.append(
      .init(
        path: project.path, severity: .note,
        message: "compiling part of target \(target.name) and what it uses from the rest"))
    return found
  }
}
