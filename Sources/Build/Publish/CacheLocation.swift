public import Foundation
import VitrinePlatform

/// Where finished builds are kept: a folder that only its owner enters.
public struct CacheLocation: Sendable, Hashable {
  /// Absolute path.
  public var folder: String

  public init(folder: String) { self.folder = Paths.absolute(folder) }

  /// `VITRINE_CACHE`, else `XDG_CACHE_HOME/vitrine`, else `~/.cache/vitrine`.
  public static func standard(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> CacheLocation {
    if let given = environment["VITRINE_CACHE"], !given.isEmpty {
      return CacheLocation(folder: given)
    }
    if let base = environment["XDG_CACHE_HOME"], base.hasPrefix("/") {
      return CacheLocation(folder: base + "/vitrine")
    }
    return CacheLocation(folder: (environment["HOME"] ?? "/tmp") + "/.cache/vitrine")
  }

  var builds: String { folder + "/builds" }
  var lookups: String { folder + "/lookup" }
  var work: String { folder + "/work" }
  var modules: String { folder + "/modules" }
  /// Sources that were read, as the syntax tool answers for them.
  var sources: String { folder + "/sources" }
  /// Compiled sources.
  var objects: String { folder + "/objects" }
  /// Errors of builds that failed.
  var failures: String { folder + "/failures" }
  /// Scripts that came as `.scripting` files, unpacked.
  var unpackedScripts: String { folder + "/unpacked-scripts" }
  /// Evaluated manifests.
  var manifests: String { folder + "/manifests" }
  /// Modules of packages and frameworks that were compiled, for every widget that uses them.
  var compiledModules: String { folder + "/compiled" }
  /// Sources that packages' plug-ins made.
  var generatedSources: String { folder + "/generated" }
  /// Digests of the SDK's files.
  var digests: String { folder + "/digests" }

  /// Whether files can be made there; makes the folders where it can, for the owner alone.
  func isWritable() -> Bool {
    guard isPrivate() else { return false }
    for folder in [
      builds, lookups, work, modules, sources, objects, failures, manifests, digests,
    ] {
      mkdir(folder, 0o700)
      if access(folder, W_OK) != 0 { return false }
    }
    return true
  }

  /// Other users must not be able to put executables there.
  private func isPrivate() -> Bool {
    let parent = Paths.folder(folder)
    if !Paths.exists(parent) {
      try? FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
    }
    mkdir(folder, 0o700)
    var info = stat()
    guard stat(folder, &info) == 0, info.st_mode & S_IFMT == S_IFDIR else { return false }
    if info.st_uid == getuid(), info.st_mode & 0o077 != 0 {
      return chmod(folder, 0o700) == 0
    }
    return info.st_uid == getuid() || getuid() == 0
  }

  /// The folder of one build while it runs; what builds left that were killed goes with it.
  func makeWorkFolder(_ key: String) throws -> TemporaryFolder {
    do { return try TemporaryFolder(String(key.prefix(12)), in: work) } catch {
      throw BuildError.unwritable(path: work, reason: error.reason)
    }
  }

  /// A temporary folder for when the real one cannot be written; nothing where someone else has
  /// put one there, whose executables would be run.
  static func fallback() -> CacheLocation? {
    let base = ProcessInfo.processInfo.environment["TMPDIR"] ?? "/tmp"
    let folder = base + "/vitrine-cache-\(getuid())"
    mkdir(folder, 0o700)
    var info = stat()
    guard lstat(folder, &info) == 0, info.st_mode & S_IFMT == S_IFDIR, info.st_uid == getuid(),
      info.st_mode & 0o022 == 0
    else { return nil }
    return CacheLocation(folder: folder)
  }
}
