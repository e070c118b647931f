#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Files that are there whole or not at all.
public enum AtomicFile {
  public struct Failure: Error, Hashable, Sendable, CustomStringConvertible {
    public var path: String
    public var reason: String
    public var description: String { "cannot write '\(path)': \(reason)" }
  }

  /// Writes beside the place and renames; folders on the way are made.
  public static func write(_ bytes: [UInt8], to path: String) throws(Failure) {
    try makeFolder(parent(of: path))
    let temporary = "\(path).\(getpid()).partial"
    let file = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard file >= 0 else { throw Failure(path: path, reason: reason(errno)) }
    var written = 0
    while written < bytes.count {
      let n = bytes.withUnsafeBytes {
        Glibc.write(file, $0.baseAddress! + written, bytes.count - written)
      }
      if n < 0 && errno == EINTR { continue }
      guard n >= 0 else {
        let code = errno
        close(file)
        unlink(temporary)
        throw Failure(path: path, reason: reason(code))
      }
      written += n
    }
    close(file)
    guard rename(temporary, path) == 0 else {
      let code = errno
      unlink(temporary)
      throw Failure(path: path, reason: reason(code))
    }
  }

  public static func makeFolder(_ path: String) throws(Failure) {
    guard !path.isEmpty, mkdir(path, 0o755) != 0 else { return }
    switch errno {
    case EEXIST:
      var info = stat()
      if stat(path, &info) == 0, info.st_mode & S_IFMT == S_IFDIR { return }
      throw Failure(path: path, reason: "a file is there and not a folder")
    case ENOENT:
      let above = parent(of: path)
      guard above != path else { throw Failure(path: path, reason: reason(ENOENT)) }
      try makeFolder(above)
      guard mkdir(path, 0o755) == 0 || errno == EEXIST else {
        throw Failure(path: path, reason: reason(errno))
      }
    case let code: throw Failure(path: path, reason: reason(code))
    }
  }

  static func parent(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "" }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  private static func reason(_ code: Int32) -> String { String(cString: strerror(code)) }
}
