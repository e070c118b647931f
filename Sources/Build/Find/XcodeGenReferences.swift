/// The libraries that a target of a description stands on: of its own project, and of others that it refers to.
extension XcodeGenProject {
  /// A library, and the project that describes it.
  struct Library {
    var project: XcodeGenProject
    var target: Target
  }

  /// Libraries that the target depends on, deepest first.
  func libraries(below target: Target) -> [Library] {
    var walk = LibraryWalk(platform: target.platform)
    walk.visit(target, of: self)
    return walk.found
  }

  /// The project that `projectReferences` names so. Where its `.xcodeproj` is generated as well, the description
  /// beside it says what it holds.
  func referenced(_ name: String) -> XcodeGenProject? {
    guard let path = root["projectReferences"]?[name]?["path"]?.string else { return nil }
    let project = Paths.absolute(path, in: folder)
    guard !files.exists(project) else { return nil }
    let folder = Paths.folder(project)
    files.allow(folder)
    return Self.descriptions(in: folder, files).first.flatMap {
      try? XcodeGenProject(file: $0, files)
    }
  }
}

/// Goes through dependencies, each library once.
private struct LibraryWalk {
  let platform: String
  private(set) var found: [XcodeGenProject.Library] = []
  private var seen: Set<[String]> = []
  /// By the description that refers to it, and the name there.
  private var projects: [[String]: XcodeGenProject?] = [:]

  init(platform: String) { self.platform = platform }

  mutating func visit(_ target: XcodeGenProject.Target, of project: XcodeGenProject) {
    for dependency in target.spec["dependencies"]?.array ?? [] {
      guard let name = dependency["target"]?.string else { continue }
      // "Project/Target" is one of another project.
      let parts = name.split(separator: "/", maxSplits: 1).map(String.init)
      if parts.count == 2 {
        guard let other = reference(parts[0], of: project) else { continue }
        take(parts[1], of: other)
      } else {
        take(name, of: project)
      }
    }
  }

  private mutating func take(_ name: String, of project: XcodeGenProject) {
    for library in project.targets
    where library.isLibrary && [name, "\(name)_\(platform)"].contains(library.name)
      && seen.insert([project.file, library.name]).inserted
    {
      visit(library, of: project)
      found.append(XcodeGenProject.Library(project: project, target: library))
    }
  }

  private mutating func reference(
    _ name: String, of project: XcodeGenProject
  ) -> XcodeGenProject? {
    let key = [project.file, name]
    if let known = projects[key] { return known }
    let other = project.referenced(name)
    projects[key] = .some(other)
    return other
  }
}
