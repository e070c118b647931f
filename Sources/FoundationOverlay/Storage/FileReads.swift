#if canImport(Glibc)
  import Glibc
#endif

/// Files of the container that a widget looks for and does not find (`StoredReads`).
///
/// Foundation, SQLite and a widget's own C code ask the C library. The functions below stand in front of it in
/// every process that links the SDK, as those of the clock do (Sources/Extension/InjectedClock.swift); where a
/// file is there, each is one call more.
enum FileReads {
  /// The container's folder with a slash behind it; nil: none.
  private static let folder: [CChar]? = getenv("VITRINE_CONTAINER").map {
    Array((String(cString: $0) + "/").utf8CString.dropLast())
  }

  static func noteMissing(_ path: UnsafePointer<CChar>?) {
    let code = errno
    if code == ENOENT, let name = name(path), !isSystems(name) {
      StoredReads.note(.file, name, isFound: false)
    }
    errno = code
  }

  /// What the widget has made itself, no app has to store.
  static func forget(_ path: UnsafePointer<CChar>?) {
    let code = errno
    if let name = name(path) { StoredReads.forget(file: name) }
    errno = code
  }

  /// The path from the container's folder; nil: outside of it.
  private static func name(_ path: UnsafePointer<CChar>?) -> String? {
    guard let path, let folder, strncmp(path, folder, folder.count) == 0 else { return nil }
    return String(cString: path + folder.count)
  }

  /// What no app stores: folders that a container has or a widget makes, temporary and hidden files, and
  /// files that come and go beside others.
  static func isSystems(_ name: String) -> Bool {
    let parts = name.split(separator: "/").map(String.init)
    guard let last = parts.last else { return true }
    if parts.contains(where: { $0.hasPrefix(".") }) { return true }
    if ["-wal", "-shm", "-journal"].contains(where: last.hasSuffix) { return true }
    switch parts[0] {
    case "Groups": return parts.count < 3
    case "Documents": return parts.count < 2
    // A script's own folders; what it keeps by keys is noted by key.
    case "scripting":
      return parts.count < 3 || !["documents", "group", "icloud"].contains(parts[1])
    case "Library":
      return parts.count < 2 || parts[1] == "Caches" || parts == ["Library", "Application Support"]
    default: return true
    }
  }

  /// The C library's own: the next definition after ours (`RTLD_NEXT` is −1).
  static func original<Function>(_ name: String, as type: Function.Type) -> Function? {
    dlsym(UnsafeMutableRawPointer(bitPattern: -1), name).map { unsafeBitCast($0, to: type) }
  }
}

#if os(Linux)
  private enum Original {
    typealias Path = UnsafePointer<CChar>
    typealias Open = @convention(c) (Path?, Int32, mode_t) -> Int32
    typealias Status = @convention(c) (Path?, UnsafeMutableRawPointer?) -> Int32
    typealias Access = @convention(c) (Path?, Int32) -> Int32
    typealias File = @convention(c) (Path?, Path?) -> OpaquePointer?
    typealias Folder = @convention(c) (Path?) -> OpaquePointer?
    typealias Make = @convention(c) (Path?, mode_t) -> Int32
    typealias Rename = @convention(c) (Path?, Path?) -> Int32

    static let open = FileReads.original("open", as: Open.self)
    static let stat = FileReads.original("stat", as: Status.self)
    static let lstat = FileReads.original("lstat", as: Status.self)
    static let access = FileReads.original("access", as: Access.self)
    static let fopen = FileReads.original("fopen", as: File.self)
    static let opendir = FileReads.original("opendir", as: Folder.self)
    static let mkdir = FileReads.original("mkdir", as: Make.self)
    static let rename = FileReads.original("rename", as: Rename.self)
  }

  // On 64-bit machines the functions with 64 in their names are the same ones.

  /// What is opened to be written anew is no read; a store is made where it is not there.
  @_cdecl("open")
  package func vitrineOpen(_ path: UnsafePointer<CChar>?, _ flags: Int32, _ mode: mode_t) -> Int32 {
    guard let open = Original.open else { return -1 }
    guard flags & O_CREAT != 0 else {
      let file = open(path, flags, mode)
      if file < 0 { FileReads.noteMissing(path) }
      return file
    }
    if flags & (O_EXCL | O_TRUNC) == 0, Original.access?(path, F_OK) != 0 {
      FileReads.noteMissing(path)
    }
    let file = open(path, flags, mode)
    if file >= 0, flags & O_TRUNC != 0 { FileReads.forget(path) }
    return file
  }

  @_cdecl("open64")
  package func vitrineOpen64(_ path: UnsafePointer<CChar>?, _ flags: Int32, _ mode: mode_t) -> Int32
  {
    vitrineOpen(path, flags, mode)
  }

  private func status(
    _ function: Original.Status?, _ path: UnsafePointer<CChar>?, _ result: UnsafeMutableRawPointer?
  ) -> Int32 {
    let code = function?(path, result) ?? -1
    if code != 0 { FileReads.noteMissing(path) }
    return code
  }

  @_cdecl("stat")
  package func vitrineStat(
    _ path: UnsafePointer<CChar>?, _ result: UnsafeMutableRawPointer?
  ) -> Int32 { status(Original.stat, path, result) }

  @_cdecl("stat64")
  package func vitrineStat64(
    _ path: UnsafePointer<CChar>?, _ result: UnsafeMutableRawPointer?
  ) -> Int32 { status(Original.stat, path, result) }

  @_cdecl("lstat")
  package func vitrineLstat(
    _ path: UnsafePointer<CChar>?, _ result: UnsafeMutableRawPointer?
  ) -> Int32 { status(Original.lstat, path, result) }

  @_cdecl("access")
  package func vitrineAccess(_ path: UnsafePointer<CChar>?, _ mode: Int32) -> Int32 {
    let code = Original.access?(path, mode) ?? -1
    if code != 0 { FileReads.noteMissing(path) }
    return code
  }

  @_cdecl("fopen")
  package func vitrineFopen(
    _ path: UnsafePointer<CChar>?, _ mode: UnsafePointer<CChar>?
  ) -> OpaquePointer? {
    let file = Original.fopen?(path, mode)
    if file == nil { FileReads.noteMissing(path) }
    return file
  }

  @_cdecl("fopen64")
  package func vitrineFopen64(
    _ path: UnsafePointer<CChar>?, _ mode: UnsafePointer<CChar>?
  ) -> OpaquePointer? { vitrineFopen(path, mode) }

  @_cdecl("opendir")
  package func vitrineOpendir(_ path: UnsafePointer<CChar>?) -> OpaquePointer? {
    let folder = Original.opendir?(path)
    if folder == nil { FileReads.noteMissing(path) }
    return folder
  }

  @_cdecl("mkdir")
  package func vitrineMkdir(_ path: UnsafePointer<CChar>?, _ mode: mode_t) -> Int32 {
    let code = Original.mkdir?(path, mode) ?? -1
    if code == 0 { FileReads.forget(path) }
    return code
  }

  @_cdecl("rename")
  package func vitrineRename(_ from: UnsafePointer<CChar>?, _ to: UnsafePointer<CChar>?) -> Int32 {
    let code = Original.rename?(from, to) ?? -1
    if code == 0 { FileReads.forget(to) }
    return code
  }
#endif
