import Glibc

/// A new, empty folder below the system's folder for temporary files, gone when it is removed.
public struct TemporaryFolder: Hashable, Sendable {
  public let path: String

  /// `name`: what its own name begins with.
  public init(_ name: String) throws(SystemError) {
    let base = Self.base
    var template = Array("\(base)/\(name)-XXXXXX".utf8CString)
    guard let made = mkdtemp(&template) else {
      throw SystemError("cannot make a temporary folder in '\(base)'")
    }
    path = String(cString: made)
  }

  /// `TMPDIR`, else `/tmp`.
  public static var base: String {
    let given = getenv("TMPDIR").map { String(cString: $0) } ?? ""
    return given.isEmpty ? "/tmp" : given
  }

  /// Removes it with everything inside.
  public func remove() { Self.remove(path) }

  private static func remove(_ path: String) {
    // A link is removed itself, not what it leads to.
    guard unlink(path) != 0, let folder = opendir(path) else { return }
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { remove("\(path)/\(name)") }
    }
    closedir(folder)
    rmdir(path)
  }
}
