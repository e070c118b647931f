import Foundation
import VitrinePlatform

/// From a script to a folder in the cache: the prebuilt extension, the bundled entries, the
/// script's own files (README, "Scripts").
struct ScriptBuild {
  var project: ScriptProject
  var sdk: SDKLocation
  var cache: CacheLocation
  var sandbox = BuildSandbox()

  /// Raised when what is written changes its form.
  private static let version = 5

  /// The extension that runs scripts, beside the SDK.
  static func runner(in sdk: SDKLocation) -> String { sdk.folder + "/vitrine-script-extension" }
  private var runner: String { Self.runner(in: sdk) }

  func run(progress: @Sendable (BuildPhase) -> Void) throws -> BuiltExtension {
    guard Paths.exists(runner) else {
      throw BuildError.sdkMissing(path: sdk.folder, what: "vitrine-script-extension")
    }
    let key = key()
    let folder = cache.builds + "/" + key
    if let built = BuildRecord.read(folder, root: project.root) { return built }
    let lock = FileLock(path: folder + ".lock")
    defer { lock?.remove() }
    if let built = BuildRecord.read(folder, root: project.root) { return built }
    progress(.compiling(name: project.name, files: project.files.count))
    let work = try cache.makeWorkFolder(key)
    defer { work.remove() }
    try make(in: work.path)
    return try Publication(cache: cache, key: key).publish(work.path + "/out", root: project.root)
  }

  /// All that the outcome depends on. The runner is linked to, so that its path counts as well.
  private func key() -> String {
    let hash = SHA256()
    let esbuild = Tool.find(ScriptBundler.tool).map { SDKIdentity.digest(of: $0, cache: cache) }
    let runner = SDKIdentity.digest(of: runner, cache: cache)
    for part in [
      "script \(Self.version)", SDKIdentity.digest(of: "/proc/self/exe", cache: cache), self.runner,
      runner, esbuild ?? "-", project.root, project.name,
    ] {
      hash.update(part + "\n")
    }
    for entry in project.entries { hash.update("\(entry.environment) \(entry.source)\n") }
    for file in project.files {
      let bytes = FileRecorder.read(project.root + "/" + file)?.bytes ?? []
      hash.update("\(file) \(bytes.count)\n")
      hash.update(bytes)
    }
    return hash.finish()
  }

  private func make(in work: String) throws {
    let bundle = work + "/out/" + BundleLayout.bundle
    try CacheFile.makeFolder(bundle + "/files")
    try CacheFile.makeFolder(work + "/src")
    do {
      try FileManager.default.createSymbolicLink(
        atPath: bundle + "/extension", withDestinationPath: runner)
    } catch {
      throw BuildError.unwritable(path: work, reason: "\(error)")
    }
    let bundler = ScriptBundler(
      project: project, work: work, output: bundle, sandbox: sandbox)
    let (entries, found) = try bundler.run()
    let diagnostics = [project.manifestProblem].compactMap { $0 } + found
    try copyFiles(to: bundle + "/files")
    let description = ScriptDescription(project, entries: entries)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    try CacheFile.write(
      String(decoding: try encoder.encode(description), as: UTF8.self),
      to: bundle + "/script-package.json")
    let built = BuiltExtension(
      name: project.name, executable: URL(fileURLWithPath: bundle + "/extension"),
      resources: URL(fileURLWithPath: bundle, isDirectory: true), platform: .iOS,
      bundleIdentifier: "", displayName: project.displayName, diagnostics: diagnostics,
      root: project.root, compiledRoot: project.root, isFromCache: false)
    try Publication.write(built, index: SourceIndex(files: []), to: work + "/out")
  }

  /// The script finds its own files at run time: pictures, JSON, its sources too.
  private func copyFiles(to folder: String) throws {
    for file in project.files {
      try ScriptFiles.copy(project.root + "/" + file, to: folder + "/" + file)
    }
  }
}

/// `script-package.json`: what the extension reads first.
private struct ScriptDescription: Encodable {
  var name: String
  var displayName: String
  var description: String
  var entries: [ScriptProject.Entry]
  var families: [String]
  var root: String
  var metadata: String

  /// WidgetKit's names, in the order of the gallery. The app offers each script in all of them: a
  /// script asks which one it is drawn in.
  private static let allFamilies = [
    "systemSmall", "systemMedium", "systemLarge", "systemExtraLarge", "accessoryCircular",
    "accessoryRectangular", "accessoryInline",
  ]

  init(_ project: ScriptProject, entries: [ScriptProject.Entry]) {
    name = project.name
    displayName = project.displayName
    description = project.summary
    self.entries = entries
    root = project.root
    metadata = project.metadata
    families = Self.allFamilies
  }
}
