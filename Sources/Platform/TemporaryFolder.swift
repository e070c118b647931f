import Glibc

/// A new, empty folder below the system's folder for temporary files or another one, gone when it is
/// removed.
///
/// Its name says which process made it. What one leaves behind that was killed is cleared away by the
/// next that removes a folder of its own.
public struct TemporaryFolder: Hashable, Sendable {
  /// Absolute, without a slash at its end.
  public let path: String

  /// What the names of all of them begin with; the process follows.
  private static let prefix = "vitrine."

  /// - name: what its own name has in it.
  /// - parent: nil: the system's folder.
  public init(_ name: String, in parent: String? = nil) throws(SystemError) {
    let base = parent ?? Self.base
    let owner = ProcessIdentity.current?.text ?? "\(getpid())"
    var template = Array("\(base)/\(Self.prefix)\(owner).\(name)-XXXXXX".utf8CString)
    guard let made = mkdtemp(&template) else {
      throw SystemError("cannot make a temporary folder in '\(base)'")
    }
    path = String(cString: made)
  }

  /// One that exists, by its path; nil where that is no temporary folder of this process.
  public init?(path: String) {
    let name = path.split(separator: "/").last ?? ""
    guard let owner = Self.owner(name), owner == ProcessIdentity.current else { return nil }
    self.path = path
  }

  /// `TMPDIR`, else `/tmp`.
  public static var base: String {
    let given = getenv("TMPDIR").map { String(cString: $0) } ?? ""
    return given.isEmpty ? "/tmp" : given
  }

  /// Removes it with everything inside, and what others have left beside it.
  public func remove() {
    FolderRemoval.remove(path)
    let parent = AtomicFile.parent(of: path)
    if parent == Self.base { _ = Self.clearedBase } else { Self.clear(parent) }
  }

  // MARK: What was left behind

  /// Seconds after which a folder is taken for left behind whose owner cannot be asked for: longer
  /// than any run but that of a host, which makes none (estimate).
  private static let longest = 7 * 86_400

  /// The system's folder is everybody's and may hold thousands of files: a process looks through it once.
  private static let clearedBase: Void = clear()

  /// Removes this user's folders in `parent` whose processes have ended.
  public static func clear(_ parent: String = base) {
    for name in names(in: parent) {
      guard let owner = owner(name) else { continue }
      let path = parent + "/" + name
      var info = stat()
      guard lstat(path, &info) == 0, info.st_uid == geteuid() else { continue }
      if owner.hasEnded ?? (info.st_mtim.tv_sec + longest < time(nil)) {
        FolderRemoval.remove(path)
      }
    }
  }

  private static func owner(_ name: some StringProtocol) -> ProcessIdentity? {
    guard name.hasPrefix(prefix) else { return nil }
    return ProcessIdentity(name.dropFirst(prefix.count).prefix { $0 != "." })
  }

  /// Names in `folder` that begin as those of temporary folders do.
  private static func names(in folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      withUnsafeBytes(of: &entry.pointee.d_name) { name in
        guard name.starts(with: prefix.utf8) else { return }
        names.append(String(decoding: name.prefix { $0 != 0 }, as: UTF8.self))
      }
    }
    return names
  }
}
