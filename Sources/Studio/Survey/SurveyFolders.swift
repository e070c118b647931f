import FoundationEssentials

/// The projects below some folders.
public enum SurveyFolders {
  /// Levels of folders around projects: by owner, by kind.
  private static let depth = 3

  /// Absolute paths in the order of their names; a folder that is no project itself stands for those
  /// in it.
  public static func projects(in folders: [String]) -> [String] {
    folders.flatMap { projects(in: $0, depth: depth) }
  }

  private static func projects(in folder: String, depth: Int) -> [String] {
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    if isProject(names) { return [folder] }
    guard depth > 0 else { return [] }
    return names.filter { !$0.hasPrefix(".") }.map { folder + "/" + $0 }.filter(isFolder)
      .flatMap { projects(in: $0, depth: depth - 1) }
  }

  private static func isProject(_ names: [String]) -> Bool {
    let marks: Set<String> = [
      ".git", "Package.swift", "Project.swift", "project.yml", "project.yaml",
    ]
    return names.contains { name in
      marks.contains(name)
        || [".xcodeproj", ".xcworkspace", ".swift", ".tsx"].contains(where: name.hasSuffix)
    }
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder
  }
}
