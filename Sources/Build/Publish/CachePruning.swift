import Foundation
import VitrinePlatform

/// How much the cache may hold. Beyond, what has not been used for longest goes.
struct CacheLimits {
  var builds = 300
  /// Bytes of all finished builds.
  var size = 2 << 30
  /// Compiled modules of packages: some five megabytes each.
  var modules = 400
  /// Files in each of the folders of small records.
  var records = 2000

  /// Looking at each build takes longer than bundling a script: a few more than the number stay.
  fileprivate let slack = 32
}

extension CacheLocation {
  /// Notes that a build was used now, at most once an hour: `stat` costs a start less than a write.
  static func markUsed(_ folder: String) {
    let path = folder + "/" + used
    var info = stat()
    if stat(path, &info) == 0, info.st_mtim.tv_sec + 3600 > time(nil) { return }
    utimensat(AT_FDCWD, path, nil, 0)
  }

  /// Holds a build's size in bytes; written when the build was last used.
  static let used = "used"

  /// Removes what is too much, and what broken builds left behind. Looks at everything only when a
  /// count of names, or the running sum of sizes, is above the limit.
  func prune(adding size: Int = 0, limits: CacheLimits = CacheLimits()) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: builds)) ?? []
    let sum = size + (Self.number(in: folder + "/size") ?? 0)
    guard names.count > limits.builds + limits.slack || sum > limits.size else {
      if size > 0 { try? CacheFile.write(String(sum), to: folder + "/size") }
      return
    }
    pruneBuilds(names, limits)
    for folder in [
      lookups, failures, manifests, digests, sources, unpackedScripts, generatedSources,
    ] {
      Self.removeOldest(in: folder, keeping: limits.records)
    }
    Self.removeOldest(in: compiledModules, keeping: limits.modules)
    TemporaryFolder.clear(work)
  }

  private func pruneBuilds(_ names: [String], _ limits: CacheLimits) {
    let folders = names.map { builds + "/" + $0 }.filter { Paths.isFolder($0) }
    let all = folders.map { folder in
      let path = folder + "/" + Self.used
      return (
        path: folder, size: Self.size(ofBuild: folder),
        date: FileStamp(path: path)?.modified ?? 0
      )
    }
    var (count, sum) = (0, 0)
    for build in all.sorted(by: { ($0.date, $0.path) > ($1.date, $1.path) }) {
      // The newest stays whatever its size is.
      if count == 0 || (count < limits.builds && sum + build.size <= limits.size) {
        (count, sum) = (count + 1, sum + build.size)
      } else {
        try? FileManager.default.removeItem(atPath: build.path)
      }
    }
    try? CacheFile.write(String(sum), to: folder + "/size")
  }

  static func removeOldest(in folder: String, keeping count: Int) {
    let all = entries(folder)
    guard all.count > count else { return }
    for old in all.sorted(by: { $0.seconds > $1.seconds }).dropFirst(count) {
      try? FileManager.default.removeItem(atPath: old.path)
    }
  }

  private static func entries(_ folder: String) -> [(path: String, seconds: Int)] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).compactMap { name in
      let path = folder + "/" + name
      return FileStamp(path: path).map { (path, Int($0.modified / 1_000_000_000)) }
    }
  }

  /// Bytes of a finished build.
  static func size(ofBuild folder: String) -> Int { number(in: folder + "/" + used) ?? 0 }

  private static func number(in path: String) -> Int? {
    FileRecorder.read(path).flatMap { Int(String(decoding: $0.bytes, as: UTF8.self)) }
  }
}
