import VitrinePlatform

/// The C modules below `PackageDescription`, compiled once for a toolchain by a manifest of our own. SwiftPM compiles
/// them anew for each manifest where it has no place to keep them, which is two thirds of what evaluating one takes
/// (1.2 s of processor time, 0.4 with them). Others' manifests, foreign programs, only read them. Each mode of the
/// language has modules of its own.
struct ManifestModules {
  /// Versions of the tools for the modes of the language that packages use today; manifests of older ones are refused
  /// with the modules, and evaluated again without them.
  static let toolsVersions = ["5.5", "6.0"]
  /// Where SwiftPM looks for a folder of compiled modules.
  static let variable = "SWIFTPM_MODULECACHE_OVERRIDE"
  /// Of one toolchain, at this very place: the modules name where they stand.
  let folder: String

  /// nil where they cannot be compiled; each manifest then compiles its own.
  /// - manifests: the cache's folder of manifests, which has those of every toolchain in `modules`.
  init?(_ toolchain: Toolchain, manifests: String, sandbox: BuildSandbox) {
    let cache = manifests + "/modules"
    let library = toolchain.folder + "/lib/swift/pm/ManifestAPI/libPackageDescription.so"
    guard let stamp = FileStamp(path: library) else { return nil }
    let hash = SHA256()
    for part in [
      "manifest modules 2", toolchain.folder, "\(stamp.size)", "\(stamp.modified)", cache,
    ] {
      hash.update(part)
    }
    folder = cache + "/" + hash.finish().prefix(40)
    guard !isThere else { return }
    do { try CacheFile.makeFolder(cache) } catch { return nil }
    let lock = FileLock(path: folder + ".lock")
    defer { lock?.remove() }
    if !isThere, !make(toolchain, sandbox) { return nil }
  }

  private var mark: String { folder + "/complete" }
  private var isThere: Bool { Paths.exists(mark) }

  private func make(_ toolchain: Toolchain, _ sandbox: BuildSandbox) -> Bool {
    do {
      try CacheFile.makeFolder(folder)
      let versions = Self.toolsVersions
      let made = try SideBySide.map(versions.count) {
        try evaluate(tools: versions[$0], toolchain, sandbox)
      }
      guard made.allSatisfy({ $0 }) else { return false }
      try CacheFile.write("", to: mark)
      return true
    } catch {
      return false
    }
  }

  /// Evaluates a manifest of our own, which leaves the modules in the folder.
  private func evaluate(
    tools version: String, _ toolchain: Toolchain, _ sandbox: BuildSandbox
  ) throws -> Bool {
    let manifest = """
      // swift-tools-version: \(version)
      import Foundation
      import PackageDescription
      let package = Package(name: "modules")
      """
    var tool = BuildTool(toolchain.swift, in: sandbox)
    tool.writable = [folder]
    tool.values = [Self.variable: folder]
    tool.timeLimit = sandbox.manifestSeconds
    return try tool.run { scratch in
      try CacheFile.makeFolder(scratch + "/modules")
      try CacheFile.write(manifest, to: scratch + "/modules/Package.swift")
      return PackageManifest.arguments(of: scratch + "/modules", scratch)
    }.status.isSuccess
  }
}

extension BuildTool {
  /// Lets SwiftPM read the compiled modules that every manifest imports.
  mutating func use(_ modules: ManifestModules?) {
    guard let modules else { return }
    readable.append(modules.folder)
    values[ManifestModules.variable] = modules.folder
  }
}
