import Foundation

/// Targets of Expo apps: the `.xcodeproj` is made anew for each build, and a folder with a description is a target
/// with what stands in it.
extension ProjectFinder {
  /// Levels of folders below the one that was named: apps of one repository, `targets`, the target.
  private static let depth = 5
  /// Sources of all targets.
  private static let shared = "_shared"

  /// The widgets among the targets; none where there is no description.
  func expoTargets(below folder: String) throws -> [WidgetProject] {
    try expoFolders(in: folder, depth: Self.depth).compactMap { target in
      let own = try FolderScan.scan(target, files, includesTests: request.includesTests).sources
      guard own.contains(where: isWidgetEntry) else { return nil }
      let shared = Paths.folder(target) + "/" + Self.shared
      var project = try folders([shared, target].filter(files.isFolder))
      project.isExact = true
      if isForWatch(target) { project.platform = .watchOS }
      readColors(of: target, into: &project)
      return project
    }
  }

  /// The two that every target may have are what Xcode calls its accent color and its widgets' background.
  private func readColors(of target: String, into project: inout WidgetProject) {
    guard let text = description(in: target).flatMap(files.text) else { return }
    project.colors = ExpoColors(text).colors
    let names = Set(project.colors.map(\.name))
    if names.contains("$accent") { project.settings.accentColor = "$accent" }
    if names.contains("$widgetBackground") {
      project.settings.widgetBackground = "$widgetBackground"
    }
  }

  private func expoFolders(in folder: String, depth: Int) -> [String] {
    // The app's own folder is none of its targets.
    let isApp = files.isFile(folder + "/package.json")
    if !isApp, description(in: folder) != nil { return [folder] }
    guard depth > 0 else { return [] }
    return folders(in: folder).flatMap { expoFolders(in: $0, depth: depth - 1) }
  }

  private func description(in folder: String) -> String? {
    ["js", "ts", "json", "cjs", "mjs"].map { "\(folder)/expo-target.config.\($0)" }
      .first(where: files.isFile)
  }

  private func isForWatch(_ folder: String) -> Bool {
    guard let path = description(in: folder) else { return false }
    return files.contains("\"watch-widget\"", "'watch-widget'", in: path)
  }
}
