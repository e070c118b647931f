import Foundation

/// The last stage: a build becomes visible under its key all at once, with checksums of all that it
/// consists of.
struct Publication {
  let cache: CacheLocation
  let key: String

  private var folder: String { cache.builds + "/" + key }

  /// Writes what is known of a build beside its bundle.
  static func write(_ built: BuiltExtension, index: SourceIndex, to folder: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let relative = index.mapPaths { Paths.relative($0, to: built.root) }
    try CacheFile.write(
      String(decoding: try encoder.encode(relative), as: UTF8.self), to: folder + "/index.json")
    try BuildRecord.write(built, to: folder)
  }

  /// Moves a whole build to its folder; a damaged one there is removed.
  func publish(_ output: String, root: String) throws -> BuiltExtension {
    if Paths.exists(folder), BuildRecord.read(folder, root: root) == nil {
      try? FileManager.default.removeItem(atPath: folder)
    }
    // Another process may have published the same build first.
    if rename(output, folder) != 0, !Paths.exists(folder + "/" + BuildRecord.name) {
      throw BuildError.unwritable(path: folder, reason: String(cString: strerror(errno)))
    }
    guard var built = BuildRecord.read(folder, root: root) else {
      throw BuildError.unwritable(path: folder, reason: "the finished build is missing")
    }
    built.isFromCache = false
    return built
  }
}

extension BuiltExtension {
  init(
    name: String, folder: String, project: WidgetProject, bundle: ResourceBundle,
    diagnostics: [BuildDiagnostic], omissions: [Omission]
  ) {
    self.init(
      name: name,
      executable: URL(fileURLWithPath: folder + "/" + BundleLayout.executable, isDirectory: false),
      resources: URL(fileURLWithPath: folder + "/" + BundleLayout.bundle, isDirectory: true),
      platform: project.platform, bundleIdentifier: bundle.info["bundleIdentifier"]?.string ?? "",
      displayName: bundle.info["displayName"]?.string ?? name, diagnostics: diagnostics,
      omissions: omissions, root: project.root, compiledRoot: project.root, isFromCache: false)
  }
}
