import Foundation

/// Objects of single sources, kept under digests of all that decides them: the file itself, what the
/// other files of its module show, the compiler and its flags. A save is therefore compiled as far as it
/// reaches and no further, and what was there once is there again.
///
/// An object is kept as a `CheckedFile`. The line behind it means nothing to a linker, which finds its way
/// by the tables of the object.
struct ObjectCache {
  let folder: String

  /// Objects that stay when there are too many, the last used ones (estimate: 200 kB each).
  private static let limit = 1500

  /// Puts the object under `path`; whether it is there and whole.
  func take(_ key: String, to path: String) -> Bool {
    let kept = folder + "/" + key + ".o"
    guard let bytes = CheckedFile.read(kept) else { return false }
    // Those that were used last stay longest.
    utimensat(AT_FDCWD, kept, nil, 0)
    // A copy: the compiler may write in the folder of a build, and nowhere in the cache.
    return (try? CacheFile.write(bytes, to: path)) != nil
  }

  /// A cache that cannot be written costs time and nothing else.
  func keep(_ path: String, as key: String) {
    guard let bytes = FileRecorder.read(path)?.bytes else { return }
    try? CheckedFile.write(bytes, to: folder + "/" + key + ".o")
  }

  func prune() {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    guard names.count > Self.limit + 100 else { return }
    CacheLocation.removeOldest(in: folder, keeping: Self.limit)
  }
}

extension Compiler.Job {
  /// What objects are kept under, in the order of the files.
  struct ObjectKeys {
    /// Where nothing that a file was compiled together with has shown it a type behind `some`.
    fileprivate(set) var alone: [String] = []
    /// The files' texts, and digests of them.
    fileprivate(set) var texts: [[UInt8]] = []
    fileprivate var contents: [String] = []

    /// Where such a file was: its body counts too.
    func together(_ file: Int, _ types: OpaqueTypes) -> String {
      let shown = types.declarers(of: file).map { contents[$0] }
      return Self.key([alone[file]] + shown)
    }

    fileprivate static func key(_ parts: [String]) -> String {
      let hash = SHA256()
      for part in parts { hash.update(part) }
      return String(hash.finish().prefix(40))
    }
  }

  /// Digests under which the objects of its files are kept.
  /// - interfaces: by the files' paths; of those that are not named, as generated ones, all is seen.
  func objectKeys(
    interfaces: [String: String], flags: [String], identity: String
  ) throws -> ObjectKeys {
    let common = SHA256()
    for part in ["vitrine object 1", identity, module, imported ?? "", String(flags.count)] + flags
    {
      common.update(part)
    }
    var keys = ObjectKeys()
    for file in files {
      guard let bytes = FileRecorder.read(file)?.bytes else {
        throw BuildError.unwritable(path: file, reason: "the copy of a source is missing")
      }
      let digest = SHA256.digest(bytes)
      keys.texts.append(bytes)
      keys.contents.append(digest)
      common.update(Paths.relative(file, to: workFolder))
      common.update(interfaces[file] ?? digest)
    }
    let shared = common.finish()
    keys.alone = zip(files, keys.contents).map { file, contents in
      ObjectKeys.key([shared, Paths.relative(file, to: workFolder), contents])
    }
    return keys
  }
}
