import Glibc
import Synchronization

/// Files that are there whole or not at all.
public enum AtomicFile {
  /// A file could not be written or moved into its place.
  public struct Failure: Error, Hashable, Sendable, CustomStringConvertible {
    /// The file that was to be written.
    public var path: String
    /// The system's own words.
    public var reason: String
    public var description: String { "cannot write '\(path)': \(reason)" }
  }

  private static let count = Atomic(0)

  /// Writes beside the file and renames; folders on the way are made. A device (`/dev/null`,
  /// `/dev/stdout`, `/dev/fd/63`) is written into: renaming would put a file in its place.
  /// - permissions: of the new file, before the process's mask is applied.
  public static func write(
    _ bytes: [UInt8], to path: String, permissions: UInt32 = 0o644
  ) throws(Failure) {
    if isDevice(path) { return try writeThrough(bytes, to: path) }
    let number = count.add(1, ordering: .relaxed).oldValue
    let temporary = "\(path).\(getpid())-\(number).partial"
    func create() -> Int32 {
      open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, permissions)
    }
    var file = create()
    // Nearly always the folder is there; to make it first would hold up whoever else writes into it.
    if file < 0, errno == ENOENT || errno == ENOTDIR {
      try makeFolder(parent(of: path))
      file = create()
    }
    guard file >= 0 else { throw Failure(path: path, reason: SystemError.reason(errno)) }
    var code = writeAll(bytes, to: file)
    // A full disk may show only here.
    if close(file) != 0, code == 0 { code = errno }
    if code == 0, rename(temporary, path) != 0 { code = errno }
    guard code == 0 else {
      unlink(temporary)
      throw Failure(path: path, reason: SystemError.reason(code))
    }
  }

  /// Whether a path leads to a device. Elsewhere a pipe or a link says nothing: a widget could have laid it.
  private static func isDevice(_ path: String) -> Bool {
    if path.hasPrefix("/dev/"), !path.hasPrefix("/dev/shm/") { return true }
    var info = stat()
    return lstat(path, &info) == 0 && info.st_mode & S_IFMT == S_IFCHR
  }

  private static func writeThrough(_ bytes: [UInt8], to path: String) throws(Failure) {
    let file = open(path, O_WRONLY | O_CLOEXEC)
    guard file >= 0 else { throw Failure(path: path, reason: SystemError.reason(errno)) }
    var code = writeAll(bytes, to: file)
    if close(file) != 0, code == 0 { code = errno }
    guard code == 0 else { throw Failure(path: path, reason: SystemError.reason(code)) }
  }

  /// `errno`, 0 where all is written.
  private static func writeAll(_ bytes: [UInt8], to file: Int32) -> Int32 {
    var written = 0
    while written < bytes.count {
      let n = bytes.withUnsafeBytes {
        Glibc.write(file, $0.baseAddress! + written, bytes.count - written)
      }
      if n < 0 && errno == EINTR { continue }
      guard n >= 0 else { return errno }
      written += n
    }
    return 0
  }

  /// Makes a folder and those above it, where they are not there.
  public static func makeFolder(_ path: String) throws(Failure) {
    guard !path.isEmpty, mkdir(path, 0o755) != 0 else { return }
    switch errno {
    case EEXIST:
      var info = stat()
      if stat(path, &info) == 0, info.st_mode & S_IFMT == S_IFDIR { return }
      throw Failure(path: path, reason: "a file is there and not a folder")
    case ENOENT:
      let above = parent(of: path)
      guard above != path else {
        throw Failure(path: path, reason: SystemError.reason(ENOENT))
      }
      try makeFolder(above)
      guard mkdir(path, 0o755) == 0 || errno == EEXIST else {
        throw Failure(path: path, reason: SystemError.reason(errno))
      }
    case let code: throw Failure(path: path, reason: SystemError.reason(code))
    }
  }

  /// The folder that a path names a file in; empty for the working folder.
  public static func parent(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "" }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}
