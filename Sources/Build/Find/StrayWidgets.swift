import Foundation

/// Widgets that stand beside a project without being a target of it: their folder was added and the target
/// was not, or it is no longer there.
extension ProjectFinder {
  /// Levels of folders below the one that was named.
  private static let depth = 5

  /// One extension for each folder that holds a widget's entry point, with what it reaches of the rest;
  /// nothing where there is none. A project further down may build them.
  func strayWidgets(below folder: String) throws -> [WidgetProject] {
    var (built, entries): ([WidgetProject], [String]) = ([], [])
    for entry in entryFolders(in: folder, depth: Self.depth) {
      if let targets = enclosingTargets(of: [entry]) {
        built += targets
      } else {
        entries.append(entry)
      }
    }
    guard !entries.isEmpty else { return built }
    let all = try FolderScan.scan(folder, files, includesTests: request.includesTests).sources
    let packages = packageFolders(of: all, below: folder)
    let strays = try entries.map { entry in
      var project = try folders([entry])
      // A module has one file of a name: another one is a copy for the app's own modules.
      let names = Set(project.sources.map(Paths.name))
      // Another extension's own files have the same names as this one's now and then.
      var foreign = Set(entries.filter { $0 != entry })
      // What cannot be had as a module may do as sources.
      let absent = imports(of: project.sources).subtracting(provided)
        .subtracting(project.modules.map(\.name))
      foreign.formUnion(
        packages.filter { package in
          !Paths.isInside(entry, package) && !absent.contains { checkouts.mentions($0, package) }
        })
      project.optionalSources = all.filter { path in
        !names.contains(Paths.name(path)) && !Self.isInside(path, anyOf: foreign)
          && !declaresMain(path)
      }.sorted()
      project.notes.append(
        .init(
          path: entry, severity: .note,
          message:
            "no target of a project around it builds the widgets in this folder; compiling its "
            + "files and what they use of \(folder)"))
      return project
    }
    return built + strays
  }

  private static func isInside(_ path: String, anyOf folders: Set<String>) -> Bool {
    var place = path
    while !folders.contains(place) {
      let next = Paths.folder(place)
      guard next != place else { return false }
      place = next
    }
    return true
  }

  /// Packages below the folder that sources are of: each is a module of its own, compiled where it is imported.
  private func packageFolders(of sources: [String], below folder: String) -> [String] {
    var (seen, packages): (Set<String>, [String]) = ([folder], [])
    for path in sources {
      var place = Paths.folder(path)
      while Paths.isInside(place, folder), seen.insert(place).inserted {
        if files.isFile(place + "/Package.swift") { packages.append(place) }
        place = Paths.folder(place)
      }
    }
    return packages
  }

  /// Whether the file may hold the entry point of a widget extension.
  func isWidgetEntry(_ path: String) -> Bool {
    declaresMain(path) && importsWidgetKit(path)
      && files.contains("WidgetBundle", ": Widget", in: path)
  }

  private func entryFolders(in folder: String, depth: Int) -> [String] {
    let own = (files.names(folder) ?? []).map { folder + "/" + $0 }
      .contains { path in
        Paths.ending(path) == "swift" && files.isFile(path) && isWidgetEntry(path)
      }
    if own { return [folder] }
    guard depth > 0 else { return [] }
    return folders(in: folder).flatMap { entryFolders(in: $0, depth: depth - 1) }
  }
}
