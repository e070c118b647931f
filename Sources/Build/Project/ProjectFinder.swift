import Foundation

/// Turns the paths of a request into the widget extensions they hold.
struct ProjectFinder {
  var request: BuildRequest
  /// Packages that are on this machine without being the project's own.
  var shelf: PackageShelf

  init(request: BuildRequest, manifestCache: String? = nil) {
    self.request = request
    shelf = PackageShelf(manifests: manifestCache, request: request)
  }

  /// All widget extensions at the path, sorted by name; never empty.
  func find() throws -> [WidgetProject] {
    let paths = request.paths.map { Paths.absolute($0) }
    for path in paths + request.additionalPaths.map({ Paths.absolute($0) })
    where !Paths.exists(path) {
      throw BuildError.notFound(path: path)
    }
    guard let first = paths.first else { throw BuildError.noSources(path: ".") }
    var projects = try find(paths, first: first)
    if let platform = request.platform, projects.contains(where: { $0.platform == platform }) {
      projects.removeAll { $0.isExact && $0.platform != platform }
    }
    for index in projects.indices {
      try usePackages(of: shelf, in: &projects[index])
      try addFurtherFolders(to: &projects[index])
      if let platform = request.platform { projects[index].platform = platform }
      let conditions = projects[index].settings.conditions + request.conditions
      projects[index].settings.conditions = Set(conditions).sorted()
    }
    return try chosen(projects.sorted { $0.name < $1.name }, at: first)
  }

  private func find(_ paths: [String], first: String) throws -> [WidgetProject] {
    if paths.count == 1 {
      if Paths.ending(first) == "xcodeproj" { return try xcodeTargets([first], at: first) }
      if !Paths.isFolder(first) { return [try singleFile(first)] }
      let found = Self.projects(in: first, depth: 0)
      if !found.isEmpty { return try xcodeTargets(found, at: first) }
      if let file = XcodeGenProject.file(in: first) {
        let targets = try xcodeGenTargets(file, at: first)
        if !targets.isEmpty { return targets }
      }
      if Paths.exists(first + "/Package.swift") {
        return try PackageProject.find(at: first, request: request, shelf: shelf)
      }
    }
    if !request.ignoresProject,
      let targets = enclosingTargets(of: paths) ?? enclosingXcodeGenTargets(of: paths)
    {
      return targets
    }
    if paths.count == 1 {
      let nested = Self.projects(in: first, depth: 2)
      if !nested.isEmpty {
        let targets = try? xcodeTargets(nested, at: first)
        if let targets, !targets.isEmpty { return targets }
      }
      for file in Self.xcodeGenFiles(in: first, depth: 2) {
        let targets = try? xcodeGenTargets(file, at: first)
        if let targets, !targets.isEmpty { return targets }
      }
    }
    return [try folders(paths)]
  }

  private func chosen(_ projects: [WidgetProject], at path: String) throws -> [WidgetProject] {
    guard let name = request.target else { return projects }
    let matches = projects.filter { $0.name == name || $0.module == name }
    // A plain folder may still hold several bundles: those are told apart once indexed.
    if matches.isEmpty, projects.count == 1, !projects[0].isExact { return projects }
    guard !matches.isEmpty else {
      throw BuildError.unknownTarget(name: name, path: path, names: projects.map(\.name))
    }
    return matches
  }

  // MARK: Plain files and folders

  private func singleFile(_ path: String) throws -> WidgetProject {
    guard Paths.ending(path) == "swift" else {
      throw BuildError.notSwift(path: path, reason: "does not end in .swift")
    }
    let folder = Paths.folder(path)
    var project = WidgetProject(
      name: Paths.stem(path), module: Self.module(Paths.stem(path)), platform: .iOS, root: folder)
    project.sources = [path]
    // A catalog or table right beside the file is meant for it.
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    var scan = FolderScan()
    for name in names.sorted() where Paths.ending(name) != "swift" {
      let beside = folder + "/" + name
      if ["xcassets", "xcstrings", "strings"].contains(Paths.ending(name)) {
        scan.add(file: beside, name: name, language: nil)
      }
    }
    project.catalogs = scan.catalogs
    project.stringFiles = scan.stringFiles
    project.watched = [folder]
    return project
  }

  private func folders(_ paths: [String]) throws -> WidgetProject {
    var scan = FolderScan()
    for path in paths {
      if Paths.isFolder(path) {
        scan.merge(try FolderScan.scan(path, includesTests: request.includesTests))
      } else {
        scan.add(file: path, name: Paths.name(path), language: nil)
      }
    }
    scan.sortAll()
    guard !scan.sources.isEmpty else { throw BuildError.noSources(path: paths[0]) }
    let name = Paths.name(paths.last ?? paths[0])
    var project = WidgetProject(
      name: name, module: Self.module(name), platform: .iOS, root: paths[0])
    project.take(scan)
    project.infoPlist =
      scan.infoPlists.first { InfoPlist.isWidgetExtension($0) } ?? scan.infoPlists.first
    project.entitlements = scan.entitlements.first
    useNearbyPackages(in: &project)
    return project
  }

  /// A folder's module must not take the name of a type or an SDK module: `Widget`, `Charts`.
  static func module(_ name: String) -> String {
    let identifier = Paths.identifier(name)
    return identifier.hasSuffix("Extension") ? identifier : identifier + "Extension"
  }

  private func addFurtherFolders(to project: inout WidgetProject) throws {
    // What a project lists is all that there is.
    let inside = project.isExact && project.optionalSources.isEmpty ? project.root : nil
    for path in request.additionalPaths.map({ Paths.absolute($0) })
    where !PackageShelf.isPackage(path) {
      // A folder named after an imported module is that module.
      if Paths.isFolder(path),
        project.sources.contains(where: { Self.imports(Paths.name(path), $0) })
      {
        let scan = try FolderScan.scan(path, includesTests: request.includesTests)
        project.use([
          LocalModule(
            name: Paths.name(path), sources: scan.sources, catalogs: scan.catalogs,
            stringFiles: scan.stringFiles, resources: scan.resources)
        ])
        project.watched.formUnion(scan.folders)
        continue
      }
      if let inside, Paths.isInside(path, inside) { continue }
      var scan = FolderScan()
      if Paths.isFolder(path) {
        scan = try FolderScan.scan(path, includesTests: request.includesTests)
      } else {
        scan.add(file: path, name: Paths.name(path), language: nil)
      }
      let known = Set(project.sources)
      project.optionalSources += scan.sources.filter { !known.contains($0) }
      scan.sources = []
      project.take(scan)
    }
    project.optionalSources = Set(project.optionalSources).sorted()
  }

  // MARK: Xcode

  static func projects(in folder: String, depth: Int) -> [String] {
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    let here = names.filter { $0.hasSuffix(".xcodeproj") && !$0.hasPrefix(".") }
      .map { folder + "/" + $0 }.filter { Paths.exists($0 + "/project.pbxproj") }
    if !here.isEmpty || depth == 0 { return here }
    return names.flatMap { name -> [String] in
      let path = folder + "/" + name
      guard Paths.isFolder(path), !FolderScan.isSkipped(folder: name, includesTests: true) else {
        return []
      }
      return projects(in: path, depth: depth - 1)
    }
  }

  static func xcodeGenFiles(in folder: String, depth: Int) -> [String] {
    if let file = XcodeGenProject.file(in: folder) { return [file] }
    guard depth > 0 else { return [] }
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    return names.flatMap { name -> [String] in
      let path = folder + "/" + name
      guard Paths.isFolder(path), !FolderScan.isSkipped(folder: name, includesTests: true) else {
        return []
      }
      return xcodeGenFiles(in: path, depth: depth - 1)
    }
  }

  static func importsWidgetKit(_ path: String) -> Bool { imports("WidgetKit", path) }

  /// Whether the file has the line `import <module>`.
  static func imports(_ module: String, _ path: String) -> Bool {
    guard let data = FileManager.default.contents(atPath: path),
      let found = data.range(of: Data("import \(module)".utf8))
    else { return false }
    return found.upperBound == data.endIndex || data[found.upperBound] < 0x30
  }

  /// The modules that files import, whole or in part.
  static func imports(of paths: [String]) -> Set<String> {
    let access: Set<String> = ["public", "package", "internal", "fileprivate", "private"]
    let kinds: Set<String> = [
      "struct", "class", "enum", "protocol", "typealias", "func", "let", "var", "actor",
    ]
    var names: Set<String> = []
    for path in paths {
      guard let data = FileManager.default.contents(atPath: path) else { continue }
      for line in String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline) {
        var words = line.split(separator: " ").map(String.init)[...]
        words = words.drop { $0.hasPrefix("@") || access.contains($0) }
        guard words.popFirst() == "import" else { continue }
        words = words.drop { kinds.contains($0) }
        guard let name = words.first?.prefix(while: { $0 != "." && $0 != ";" }) else { continue }
        names.insert(String(name))
      }
    }
    return names
  }

  static func declaresPreview(_ path: String) -> Bool {
    FileBytes.contain("#Preview", "PreviewProvider", in: path)
  }

  static func declaresMain(_ path: String) -> Bool {
    FileBytes.contain("@main", in: path)
  }
}

extension WidgetProject {
  /// Adds what a scan found.
  mutating func take(_ scan: FolderScan) {
    sources += scan.sources
    catalogs += scan.catalogs
    stringFiles += scan.stringFiles
    intentDefinitions += scan.intentDefinitions
    dataModels += scan.dataModels
    resources += scan.resources
    watched.formUnion(scan.folders)
    let few = scan.foreign.count <= 5
    notes += scan.foreign.prefix(few ? 5 : 1).map {
      let others = few ? "" : " and \(scan.foreign.count - 1) others declare"
      return .init(
        path: $0, severity: .warning,
        message:
          "only Swift is compiled here; what this file\(few ? " declares" : others) is missing "
          + "from the widget")
    }
    sources = Set(sources).sorted()
    catalogs = Set(catalogs).sorted()
    intentDefinitions = Set(intentDefinitions).sorted()
    dataModels = Set(dataModels).sorted()
  }
}
