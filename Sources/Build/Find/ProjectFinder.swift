import Foundation

/// Turns the paths of a request into the widget extensions they hold.
struct ProjectFinder {
  var request: BuildRequest
  /// Records what was looked at, for `Lookup`.
  let files: FileRecorder
  /// Packages that are on this machine without being the project's own.
  var checkouts: PackageCheckouts
  /// Modules that need no package.
  var provided: Set<String> = []
  /// Packages that come over the network; nil: none do.
  var store: PackageStore?
  /// Reads a project's sources while its packages are fetched; nil where nothing does.
  var readAhead: (@Sendable (WidgetProject) -> Void)?
  /// Evaluates Tuist's manifests; nil: they are not read.
  var tuist: TuistManifests?
  private let known = KnownProjects()

  init(
    request: BuildRequest, files: FileRecorder = FileRecorder(), manifestCache: String? = nil,
    provided: Set<String> = []
  ) {
    self.provided = provided
    self.request = request
    self.files = files
    checkouts = PackageCheckouts(manifests: manifestCache, request: request, files: files)
  }

  /// For a package that is found by way of another project.
  init(request: BuildRequest, checkouts: PackageCheckouts) {
    self.request = request
    files = checkouts.files
    self.checkouts = checkouts
  }

  /// A project, which is parsed once however often packages make the search begin anew.
  func xcodeProject(_ path: String) throws -> XcodeProject {
    try known.project(path) { try XcodeProject(path: path, files) }
  }

  /// All widget extensions at the path, sorted by name; never empty.
  func find() throws -> [WidgetProject] {
    let paths = request.paths.map { Paths.absolute($0) }
    for path in paths + request.additionalPaths.map({ Paths.absolute($0) }) {
      guard files.exists(path) else { throw BuildError.notFound(path: path) }
      files.allow(files.isFolder(path) ? path : Paths.folder(path))
    }
    guard let first = paths.first else { throw BuildError.noSources(path: ".") }
    var (projects, complete) = try findWithPackages(paths, first: first)
    if let platform = request.platform, projects.contains(where: { $0.platform == platform }) {
      projects.removeAll { $0.isExact && $0.platform != platform }
    }
    for index in projects.indices {
      try addFurtherFolders(to: &projects[index])
      try usePods(in: &projects[index])
      try complete.addGeneratedSources(to: &projects[index])
      complete.markPortable(&projects[index].modules)
      if let platform = request.platform { projects[index].platform = platform }
      projects[index].missingParts = MissingParts(around: projects[index].root, files)
      projects[index].missingParts.packages = projects[index].absentPackages
      projects[index].nameResources(files)
      projects[index].takeLinkedSourcesOnce()
      projects[index].leaveOutForeignFiles(files)
      let conditions = projects[index].settings.conditions + request.conditions
      projects[index].settings.conditions = Set(conditions).sorted()
      projects[index].leaveOutForeignWords()
    }
    return try chosen(projects.sorted { $0.name < $1.name }, at: first)
  }

  func find(_ paths: [String], first: String) throws -> [WidgetProject] {
    if paths.count == 1, let found = try described(at: first) { return found }
    if !request.ignoresProject,
      let targets = enclosingTargets(of: paths) ?? enclosingXcodeGenTargets(of: paths)
    {
      return targets
    }
    if paths.count == 1 {
      if let targets = nestedTargets(in: first) { return targets }
      let targets = try expoTargets(below: first)
      if !targets.isEmpty { return targets }
      let hasProject = !projects(in: first, depth: Self.nestedDepths[1]).isEmpty
      // An app without widgets: its screens may have previews, but nobody asked for these.
      if hasProject, !mentionsWidgets(below: first) { throw BuildError.noWidget(path: first) }
      // Expo and React Native make the project anew for each build; what else is in Swift are modules of the app's.
      let isDescribed = !XcodeGenProject.descriptions(in: first, files).isEmpty
      if hasProject || isDescribed || files.isFile(first + "/package.json") {
        let strays = try strayWidgets(below: first)
        if !strays.isEmpty { return strays }
      }
    }
    return [try folders(paths)]
  }

  /// What a project, a description or a manifest at the path itself says; nothing where there is none.
  private func described(at path: String) throws -> [WidgetProject]? {
    if Paths.ending(path) == "xcodeproj" { return try xcodeTargets([path], at: path) }
    if !files.isFolder(path) { return [try singleFile(path)] }
    let found = projects(in: path, depth: 0)
    if !found.isEmpty { return try targets(of: found, in: path) }
    for file in XcodeGenProject.descriptions(in: path, files) {
      let targets = try xcodeGenTargets(file, at: path)
      if !targets.isEmpty { return targets }
    }
    let tuist = try tuistTargets(in: path)
    if !tuist.isEmpty { return tuist }
    guard files.exists(path + "/Package.swift") else { return nil }
    // An app's repository may be a package whose widgets belong to a project in it.
    do {
      let found = try PackageProject.find(at: path, request: request, checkouts: checkouts)
      let sources = found.flatMap(\.sources)
      // A library of widgets has no entry point: the extension that shows them is an example's.
      let isExtension =
        sources.contains(where: declaresWidget) && sources.contains(where: declaresMain)
      return isExtension ? found : nestedTargets(in: path) ?? found
    } catch let error as BuildError {
      if let targets = nestedTargets(in: path) { return targets }
      // A manifest that lists dependencies alone says nothing of an app's own code.
      guard case .noWidget = error else { throw error }
      let strays = try strayWidgets(below: path)
      if strays.isEmpty { throw error }
      return strays
    }
  }

  /// Widgets of the projects in a folder; where they have none, or cannot be read, those beside them.
  private func targets(of projects: [String], in path: String) throws -> [WidgetProject] {
    let refusal: BuildError
    do { return try xcodeTargets(projects, at: path) } catch BuildError.noWidget {
      // The description of a sample in a library's repository says more than the folders of its widgets.
      if let targets = describedTargets(in: path, depth: Self.nestedDepths[1]) { return targets }
      refusal = .noWidget(path: path)
    } catch let error as BuildError {
      guard case .brokenProject = error else { throw error }
      refusal = error
    }
    var strays = try strayWidgets(below: path)
    if strays.isEmpty { throw refusal }
    // Its own error all the same: nobody else can open it.
    if case .brokenProject(let project, let line, let reason) = refusal {
      strays[0].notes.append(
        .init(
          path: project, line: line, severity: .error,
          message: "\(reason); the widgets beside it are compiled as they are"))
    }
    return strays
  }

  /// Levels of folders below the one that was named: an app's own project is near the top, one of
  /// several apps in a repository further down (`apps/mobile/ios`).
  private static let nestedDepths = [2, 5]

  /// Widgets of the projects and descriptions some folders below; nil where there are none.
  private func nestedTargets(in path: String) -> [WidgetProject]? {
    // The first of a lazy collection would be looked for twice.
    for depth in Self.nestedDepths {
      if let targets = nestedTargets(in: path, depth: depth) { return targets }
    }
    return nil
  }

  private func nestedTargets(in path: String, depth: Int) -> [WidgetProject]? {
    let nested = projects(in: path, depth: depth)
    if !nested.isEmpty, let targets = try? xcodeTargets(nested, at: path), !targets.isEmpty {
      return targets
    }
    return describedTargets(in: path, depth: depth)
  }

  private func describedTargets(in path: String, depth: Int) -> [WidgetProject]? {
    xcodeGenFiles(in: path, depth: depth).lazy
      .compactMap { try? xcodeGenTargets($0, at: path) }.first { !$0.isEmpty }
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

  /// What a new project of Xcode's has on: sources without a project were written in one.
  private static let usualFeatures = ["BareSlashRegexLiterals"]

  private func singleFile(_ path: String) throws -> WidgetProject {
    guard Paths.ending(path) == "swift" else {
      throw BuildError.notSwift(path: path, reason: "does not end in .swift")
    }
    let folder = Paths.folder(path)
    var project = WidgetProject(
      name: Paths.stem(path), module: Self.module(Paths.stem(path)), platform: .iOS, root: folder)
    project.sources = [path]
    project.settings.upcomingFeatures = Self.usualFeatures
    // A catalog or table right beside the file is meant for it.
    var scan = FolderScan(files)
    for name in files.names(folder) ?? [] where Paths.ending(name) != "swift" {
      let beside = folder + "/" + name
      if ["xcassets", "xcstrings", "strings"].contains(Paths.ending(name)) {
        scan.add(file: beside, name: name, language: nil)
      }
    }
    project.catalogs = scan.catalogs
    project.stringFiles = scan.stringFiles
    return project
  }

  func folders(_ paths: [String]) throws -> WidgetProject {
    var scan = FolderScan(files)
    for path in paths {
      if files.isFolder(path) {
        scan.merge(try FolderScan.scan(path, files, includesTests: request.includesTests))
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
    project.settings.upcomingFeatures = Self.usualFeatures
    project.infoPlist =
      scan.infoPlists.first { InfoPlist.isWidgetExtension($0, files) } ?? scan.infoPlists.first
    project.entitlements = scan.entitlements.first
    let first = files.isFolder(paths[0]) ? paths[0] : Paths.folder(paths[0])
    project.takeXcode(xcodeVersion(around: first), in: first, files)
    useNearbyPackages(in: &project)
    return project
  }

  /// What the nearest project around a folder says of Xcode: that folder's widgets are its own,
  /// whether a target builds them or not.
  private func xcodeVersion(around folder: String) -> Int? {
    files.foldersUp(from: folder, atMost: 4).lazy
      .map { projects(in: $0, depth: 0) }.first { !$0.isEmpty }?
      .compactMap { try? xcodeProject($0).xcodeVersion }.max()
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
    where !checkouts.isPackage(path) {
      // A folder named after an imported module is that module.
      if files.isFolder(path),
        project.sources.contains(where: { imports(Paths.name(path), $0) })
      {
        let scan = try FolderScan.scan(path, files, includesTests: request.includesTests)
        project.use([
          LocalModule(
            name: Paths.name(path), sources: scan.sources, catalogs: scan.catalogs,
            stringFiles: scan.stringFiles, resources: scan.resources)
        ])
        continue
      }
      if let inside, Paths.isInside(path, inside) { continue }
      var scan = FolderScan(files)
      if files.isFolder(path) {
        scan = try FolderScan.scan(path, files, includesTests: request.includesTests)
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

  func projects(in folder: String, depth: Int) -> [String] {
    let here = (files.names(folder, .projects) ?? []).map { folder + "/" + $0 }
      .map { $0 + "/project.pbxproj" }
      // An empty one was left behind: the project itself stands further down.
      .filter { files.isFile($0) && files.bytes($0)?.isEmpty != true }.map(Paths.folder)
    if !here.isEmpty || depth == 0 { return here }
    return folders(in: folder).flatMap { projects(in: $0, depth: depth - 1) }
  }

  func xcodeGenFiles(in folder: String, depth: Int) -> [String] {
    // One that makes a workspace of others, say, has no widgets itself.
    let here = XcodeGenProject.descriptions(in: folder, files)
    guard depth > 0 else { return here }
    return here + folders(in: folder).flatMap { xcodeGenFiles(in: $0, depth: depth - 1) }
  }

  func folders(in folder: String) -> [String] {
    (files.names(folder) ?? [])
      .filter { name in
        !FolderScan.isSkipped(folder: name, includesTests: true)
          && !["xcassets", "lproj", "bundle", "xcdatamodeld"].contains(Paths.ending(name))
      }
      .map { folder + "/" + $0 }.filter(files.isFolder)
  }

  func importsWidgetKit(_ path: String) -> Bool { imports("WidgetKit", path) }

  func mentionsWidgets(below folder: String) -> Bool {
    let scan = try? FolderScan.scan(folder, files, includesTests: request.includesTests)
    return scan?.sources.contains(where: importsWidgetKit) ?? false
  }

  /// Whether the file has the line `import <module>`.
  func imports(_ module: String, _ path: String) -> Bool {
    guard let data = files.data(path),
      let found = data.range(of: Data("import \(module)".utf8))
    else { return false }
    return found.upperBound == data.endIndex || data[found.upperBound] < 0x30
  }

  /// The modules that files import, whole or in part.
  func imports(of paths: [String]) -> Set<String> {
    paths.reduce(into: []) { $0.formUnion(files.imports($1)) }
  }

  func declaresPreview(_ path: String) -> Bool {
    files.contains("#Preview", "PreviewProvider", in: path)
  }

  /// Whether a line of the file may begin a widget or a bundle.
  private func declaresWidget(_ path: String) -> Bool {
    files.contains(": Widget {", ": Widget,", ": WidgetBundle", in: path)
  }

  /// Whether a line of the file may begin an entry point. A comment may show how to write one.
  func declaresMain(_ path: String) -> Bool {
    guard files.contains("@main", in: path) else { return false }
    return files.text(path)?.split(whereSeparator: \.isNewline).contains {
      $0.contains("@main") && !$0.trimmingPrefix(while: \.isWhitespace).hasPrefix("//")
    } ?? false
  }
}

extension WidgetProject: FileLists {
  /// Adds what a scan found.
  mutating func take(_ scan: FolderScan) {
    add(scan)
    let few = scan.foreign.count <= 5
    notes += scan.refused
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
