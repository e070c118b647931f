import Foundation
import VitrinePlatform

/// What was compiled once for all widgets and is kept in the cache under a key: some files with their
/// digests, whole or not at all.
struct KeptFiles {
  let cache: CacheLocation
  /// Of all that the files were made from.
  let key: String
  /// What the files are called here.
  let names: [String]

  /// Where they stand.
  var folder: String { cache.compiledModules + "/" + key }

  /// The file that says what the others hold: what is damaged is compiled again.
  private static let digests = "digests.txt"

  private func digests(of folder: String) -> [UInt8] {
    let lines = names.map { Checksum.digest(ofFile: "\(folder)/\($0)") ?? "-" }
    return Array(lines.joined(separator: "\n").utf8)
  }

  /// Whether they are there, undamaged; the cache is told that they were used.
  func use() -> Bool {
    guard let kept = CheckedFile.read("\(folder)/\(Self.digests)"),
      digests(of: folder).elementsEqual(kept)
    else { return false }
    utimensat(AT_FDCWD, folder, nil, 0)
    return true
  }

  /// Copies them to where a build wants them; no where they are not there or cannot be copied.
  /// - files: in the order of the names; what stands there is replaced.
  func use(as files: [String]) -> Bool {
    guard use() else { return false }
    for (name, file) in zip(names, files) {
      unlink(file)
      do {
        try FileManager.default.copyItem(atPath: "\(folder)/\(name)", toPath: file)
      } catch {
        return false
      }
    }
    return true
  }

  /// Keeps copies of what was just compiled.
  /// - files: where they stand, in the order of the names.
  func keep(_ files: [String]) throws {
    let work = try cache.makeWorkFolder("kept")
    defer { work.remove() }
    let made = work.path + "/kept"
    try CacheFile.makeFolder(cache.compiledModules)
    try CacheFile.makeFolder(made)
    for (file, name) in zip(files, names) {
      try FileManager.default.copyItem(atPath: file, toPath: "\(made)/\(name)")
    }
    try CheckedFile.write(digests(of: made), to: "\(made)/\(Self.digests)")
    // One that is damaged stands there already.
    if Paths.exists(folder) { try FileManager.default.removeItem(atPath: folder) }
    if rename(made, folder) != 0, !Paths.exists(folder) {
      throw BuildError.unwritable(path: folder, reason: SystemError.reason(errno))
    }
  }
}
