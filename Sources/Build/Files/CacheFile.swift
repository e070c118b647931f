import VitrinePlatform

/// Files and folders that a build writes, all below the cache.
enum CacheFile {
  static func write(_ text: String, to path: String) throws {
    try write(Array(text.utf8), to: path)
  }

  static func write(_ bytes: [UInt8], to path: String) throws {
    do {
      try AtomicFile.write(bytes, to: path)
    } catch {
      throw BuildError.unwritable(path: error.path, reason: error.reason)
    }
  }

  static func makeFolder(_ path: String) throws {
    do {
      try AtomicFile.makeFolder(path)
    } catch {
      throw BuildError.unwritable(path: error.path, reason: error.reason)
    }
  }
}
