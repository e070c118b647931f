import VitrinePlatform

/// The C modules below `PackageDescription`, compiled once for a toolchain by a manifest of our own. SwiftPM compiles
/// them anew for each manifest where it has no place to keep them, which is two thirds of what evaluating one takes
/// (1.2 s of processor time, 0.4 with them). Others' manifests, foreign programs, only read them. Each mode of the
/// language has modules of its own.
struct ManifestModules {
  /// Versions of the tools for the modes of the language that packages use today; manifests of older ones are refused
  /// with the modules, and evaluated again without them.
  static let toolsVersions = ["5.5", "6.0"]
  /// Of those the one of a manifest's mode; nil where it is older than all.
  static func toolsVersion(of manifest: String) -> String? {
    let line = manifest.split(separator: "\n").first { $0.contains("swift-tools-version") } ?? ""
    let number = line.split(separator: ":").last?.prefix { $0 != "." }
    let major = number.flatMap { Int($0.filter(\.isNumber)) } ?? 0
    return major < 5 ? nil : toolsVersions[major >= 6 ? 1 : 0]
  }

  /// Where SwiftPM looks for a folder of compiled modules.
  static let variable = "SWIFTPM_MODULECACHE_OVERRIDE"
  /// Of one toolchain, at this very place: the modules name where they stand.
  let folder: String

  /// nil where they cannot be compiled; each manifest then compiles its own.
  /// - manifests: the cache's folder of manifests, which has those of every toolchain in `modules`.
  /// - versions: of the tools, those whose modules are needed.
  init?(
    _ toolchain: Toolchain, manifests: String, sandbox: BuildSandbox,
    versions: [String] = Self.toolsVersions
  ) {
    let cache = manifests + "/modules"
    let library = toolchain.folder + "/lib/swift/pm/ManifestAPI/libPackageDescription.so"
    guard let stamp = FileStamp(path: library) else { return nil }
    let hash = SHA256()
    for part in [
      "manifest modules 3", toolchain.folder, "\(stamp.size)", "\(stamp.modified)", cache,
    ] {
      hash.update(part)
    }
    folder = cache + "/" + hash.finish().prefix(40)
    do { try CacheFile.makeFolder(folder) } catch { return nil }
    let folder = folder
    let made = try? SideBySide.map(versions.count) {
      Self.make(folder, tools: versions[$0], toolchain, sandbox)
    }
    guard made?.allSatisfy({ $0 }) == true else { return nil }
  }

  /// Makes the modules of one mode where they are not there.
  private static func make(
    _ folder: String, tools version: String, _ toolchain: Toolchain, _ sandbox: BuildSandbox
  ) -> Bool {
    let mark = "\(folder)/complete-\(version)"
    if Paths.exists(mark) { return true }
    let lock = FileLock(path: "\(folder)-\(version).lock")
    defer { lock?.remove() }
    if Paths.exists(mark) { return true }
    guard (try? evaluate(folder, tools: version, toolchain, sandbox)) == true else { return false }
    return (try? CacheFile.write("", to: mark)) != nil
  }

  /// Evaluates a manifest of our own, which leaves the modules in the folder.
  private static func evaluate(
    _ folder: String, tools version: String, _ toolchain: Toolchain, _ sandbox: BuildSandbox
  ) throws -> Bool {
    let manifest = """
      // swift-tools-version: \(version)
      import Foundation
      import PackageDescription
      let package = Package(name: "modules")
      """
    var tool = BuildTool(toolchain.swift, in: sandbox)
    tool.writable = [folder]
    tool.values = [variable: folder]
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
