/// Frameworks that a widget imports without linking them: of its own project, of a workspace, of a project inside
/// the project, or of the `Pods` that CocoaPods has made. Xcode finds what any of them builds.
extension ProjectFinder {
  /// Adds the libraries that the sources import and that are not known yet, and what these import of them.
  func addSiblings(of project: XcodeProject, to result: inout WidgetProject) throws {
    var search = SiblingSearch(finder: self, project: project, widget: result)
    let sources = result.sources + result.modules.flatMap(\.sources)
    guard !provided.isEmpty, !search.unknown(in: sources).isEmpty else { return }
    search.visit(sources, depth: 0)
    result.addresses.merge(search.addresses) { own, _ in own }
    result.packages += search.packages.filter { !result.packages.contains($0) }
    // The project's own frameworks may stand on these.
    let own = result.modules
    result.modules = []
    result.use(search.found)
    result.modules += own
  }

  /// Other projects below the repository's folder, nearest first.
  fileprivate func siblings(of project: XcodeProject) -> [XcodeProject] {
    var top = Paths.folder(project.path)
    for _ in 0..<3 where !files.exists(top + "/.git") && files.isNamed(Paths.folder(top)) {
      top = Paths.folder(top)
    }
    var paths = projects(below: top, depth: 3)
    if files.isFile(top + "/Pods/Pods.xcodeproj/project.pbxproj") {
      paths.append(top + "/Pods/Pods.xcodeproj")
    }
    return paths.filter { $0 != project.path }.prefix(Self.mostSiblings).compactMap {
      try? xcodeProject($0)
    }
  }

  /// Projects that are looked into; repositories of many apps have more (estimate).
  private static let mostSiblings = 24

  private func projects(below folder: String, depth: Int) -> [String] {
    let here = projects(in: folder, depth: 0)
    guard depth > 0 else { return here }
    return here
      + folders(in: folder).flatMap { projects(below: $0, depth: depth - 1) }
  }
}

/// The search for the modules that a widget lacks, through one project after the other.
private struct SiblingSearch {
  let finder: ProjectFinder
  let known: Set<String>
  /// The project itself too: a framework that only its app links is built before the widget.
  let others: [XcodeProject]
  /// The widget's.
  let platform: BuildPlatform
  private var seen: Set<String> = []
  /// Deepest first.
  private(set) var found: [LocalModule] = []
  private(set) var addresses: [String: String] = [:]
  private(set) var packages: [PackageReference] = []

  init(finder: ProjectFinder, project: XcodeProject, widget: WidgetProject) {
    self.finder = finder
    known = finder.provided.union(widget.modules.map(\.name)).union(widget.addresses.keys)
    platform = widget.platform
    let sources = widget.sources + widget.modules.flatMap(\.sources)
    let isNeeded = !finder.imports(of: sources).isSubset(of: known)
    others = isNeeded ? [project] + finder.siblings(of: project) : []
  }

  func unknown(in paths: [String]) -> Set<String> {
    finder.imports(of: paths).subtracting(known)
  }

  mutating func visit(_ paths: [String], depth: Int) {
    guard depth < 12 else { return }
    for name in unknown(in: paths).sorted() where seen.insert(name).inserted {
      for other in others {
        guard let target = library(name, of: other) else { continue }
        if take(target, of: other, depth: depth) { break }
      }
    }
  }

  /// The target that makes a module; of several, as for each platform, the one for the widget's.
  private func library(_ name: String, of other: XcodeProject) -> XcodeProject.Target? {
    let targets = other.targets.filter { $0.isLibrary && other.moduleName(of: $0) == name }
    guard targets.count > 1 else { return targets.first }
    return targets.first { other.interpret(other.buildSettings(of: $0)).1 == platform }
      ?? targets.first
  }

  private mutating func take(
    _ target: XcodeProject.Target, of other: XcodeProject, depth: Int
  ) -> Bool {
    other.allowFolders()
    let library = finder.library(other, target, other.members(of: target))
    guard !library.sources.isEmpty else { return false }
    visit(library.sources, depth: depth + 1)
    for item in other.libraries(below: target)
    where seen.insert(other.moduleName(of: item)).inserted {
      found.append(finder.library(other, item, other.members(of: item)))
    }
    found.append(library)
    addresses.merge(other.packageAddresses) { own, _ in own }
    let imports = finder.imports(of: library.sources).subtracting(finder.provided)
    packages += other.packageReferences(of: [target], importing: imports)
    return true
  }
}
