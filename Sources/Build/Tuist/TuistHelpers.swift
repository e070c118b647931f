/// Modules that manifests import beside `ProjectDescription`: a project's own helpers, and those of plug-ins that
/// are in its repository.
struct TuistHelpers {
  struct Module: Hashable {
    var name: String
    var sources: [String]
  }
  private(set) var modules: [Module] = []

  init(root: String, _ files: FileRecorder) {
    for folder in Self.plugins(in: root, depth: 2, files) {
      guard let text = files.text(folder + "/Plugin.swift"),
        let name = text.firstMatch(of: /Plugin\(\s*name:\s*"(\w+)"/)?.output.1
      else { continue }
      add(String(name), in: folder + "/ProjectDescriptionHelpers", files)
    }
    // These may import the plug-ins.
    add("ProjectDescriptionHelpers", in: root + "/Tuist/ProjectDescriptionHelpers", files)
  }

  /// Folders of plug-ins; their names are the repository's own choice.
  private static func plugins(in folder: String, depth: Int, _ files: FileRecorder) -> [String] {
    if files.isFile(folder + "/Plugin.swift") { return [folder] }
    guard depth > 0 else { return [] }
    return (files.names(folder) ?? [])
      .filter { !FolderScan.isSkipped(folder: $0, includesTests: true) }
      .map { folder + "/" + $0 }.filter(files.isFolder)
      .flatMap { plugins(in: $0, depth: depth - 1, files) }
  }

  private mutating func add(_ name: String, in folder: String, _ files: FileRecorder) {
    let sources = (try? FolderScan.scan(folder, files, includesTests: true))?.sources ?? []
    guard !sources.isEmpty, !modules.contains(where: { $0.name == name }) else { return }
    modules.append(Module(name: name, sources: sources.sorted()))
  }
}
