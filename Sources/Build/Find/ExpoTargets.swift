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
      readDescription(of: target, into: &project)
      return project
    }
  }

  /// The two colors that every target may have are what Xcode calls its accent color and its widgets' background.
  private func readDescription(of target: String, into project: inout WidgetProject) {
    guard let text = description(in: target).flatMap(files.text) else { return }
    let description = ExpoDescription(text)
    project.colors = description.colors
    let app = app(around: target)
    project.images = description.images.map { image in
      DescribedImage(name: image.name, files: image.files.mapValues { place($0, in: target, app) })
    }
    let names = Set(project.colors.map(\.name))
    if names.contains("$accent") { project.settings.accentColor = "$accent" }
    if names.contains("$widgetBackground") {
      project.settings.widgetBackground = "$widgetBackground"
    }
  }

  /// Of a picture: below the target where its path begins with a dot, else below the app.
  private func place(_ path: String, in target: String, _ app: String) -> String {
    if path.contains("://") { return path }
    // As the paths are joined there, one that begins with a slash is not absolute.
    if path.hasPrefix("/") { return target + path }
    return Paths.absolute(path, in: path.hasPrefix(".") ? target : app)
  }

  /// The folder with the app's `package.json`.
  private func app(around target: String) -> String {
    files.foldersUp(from: target, atMost: Self.depth).first { files.isFile($0 + "/package.json") }
      ?? target
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
