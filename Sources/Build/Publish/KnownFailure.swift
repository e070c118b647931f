import Foundation

/// A build that failed is remembered like a good one: the same sources fail again, and finding that
/// out can take a minute.
struct KnownFailure: Codable {
  var name: String
  var error: BuildError

  /// Errors name the user's files by their whole paths, so the folder belongs to the name.
  static func name(_ key: BuildKey, root: String, _ request: BuildRequest) -> String {
    SHA256.digest(
      (key.text + root + (request.isStrict ? " strict" : "")
        + (request.omitsNothing ? " whole" : "")).utf8)
  }

  static func read(_ name: String, in cache: CacheLocation) -> KnownFailure? {
    let path = cache.failures + "/" + name + ".json"
    guard let bytes = CheckedFile.read(path),
      let known = try? JSONDecoder().decode(KnownFailure.self, from: Data(bytes))
    else { return nil }
    // Those that were met last stay longest.
    utimensat(AT_FDCWD, path, nil, 0)
    return known
  }

  func write(_ name: String, in cache: CacheLocation) {
    guard let data = try? JSONEncoder().encode(self) else { return }
    try? CheckedFile.write([UInt8](data), to: cache.failures + "/" + name + ".json")
  }
}
