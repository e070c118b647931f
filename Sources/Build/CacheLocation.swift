public import Foundation

/// Where finished builds are kept.
public struct CacheLocation: Sendable, Hashable {
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
  /// Scripts that came as archives, unpacked.
  var archives: String { folder + "/archives" }
  /// What SwiftPM said of manifests.
  var manifests: String { folder + "/manifests" }

  /// Whether files can be made there; makes the folder where it can.
  func isWritable() -> Bool {
    for folder in [builds, lookups, work, modules, manifests] {
      try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      if access(folder, W_OK) != 0 { return false }
    }
    return true
  }

  /// Removes the oldest builds beyond a number, and what broken builds left behind.
  func prune(keeping count: Int = 300) {
    func entries(_ folder: String) -> [(path: String, stamp: FileStamp)] {
      ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).compactMap { name in
        let path = folder + "/" + name
        return FileStamp(path: path).map { (path, $0) }
      }
    }
    // Looking at each takes longer than bundling a script: a few more than the number are let stand.
    let names = (try? FileManager.default.contentsOfDirectory(atPath: builds)) ?? []
    guard names.count > count + 32 else { return }
    let all = entries(builds).filter(\.stamp.isFolder).sorted {
      $0.stamp.seconds > $1.stamp.seconds
    }
    for old in all.dropFirst(count) { try? FileManager.default.removeItem(atPath: old.path) }
    for left in entries(work) where left.stamp.seconds + 86_400 < time(nil) {
      try? FileManager.default.removeItem(atPath: left.path)
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

/// Holds a file's lock while it lives: two builds of one key wait for each other.
final class FileLock {
  private let descriptor: Int32

  init?(path: String) {
    descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { return nil }
    while flock(descriptor, LOCK_EX) != 0 {
      if errno != EINTR {
        close(descriptor)
        return nil
      }
    }
  }

  deinit { close(descriptor) }
}
