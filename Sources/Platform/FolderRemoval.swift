import Glibc

/// Removes a folder whatever stands in it: names of any bytes, folders that are closed to their owner,
/// and folders deeper than a path is long. What is deeper is moved up before it is emptied.
public struct FolderRemoval {
  private let root: Int32
  private var number = 0

  /// Removes what is at the path; a link itself, not what it leads to.
  public static func remove(_ path: String) {
    guard unlink(path) != 0 else { return }
    chmod(path, 0o700)
    let root = Glibc.open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    if root >= 0 {
      var removal = FolderRemoval(root: root)
      while removal.emptyOnce() {}
      close(root)
    }
    rmdir(path)
  }

  private init(root: Int32) { self.root = root }

  /// Removes what can be removed at once; whether something was moved up meanwhile.
  private mutating func emptyOnce() -> Bool {
    var hasMoved = false
    for name in Self.names(in: root) where !Self.removes(name, in: root) {
      let folder = Self.open(name, in: root)
      guard folder >= 0 else { continue }
      for inner in Self.names(in: folder) where !Self.removes(inner, in: folder) {
        if moveUp(inner, from: folder) { hasMoved = true }
      }
      close(folder)
      _ = Self.removes(name, in: root)
    }
    return hasMoved
  }

  private static func removes(_ name: [CChar], in folder: Int32) -> Bool {
    unlinkat(folder, name, 0) == 0 || unlinkat(folder, name, AT_REMOVEDIR) == 0
  }

  /// Under a new name: one that is taken is tried with the next number.
  private mutating func moveUp(_ name: [CChar], from folder: Int32) -> Bool {
    fchmodat(folder, name, 0o700, 0)
    for _ in 0..<100 {
      number += 1
      if renameat(folder, name, root, "moved-\(number)") == 0 { return true }
      guard [EEXIST, ENOTEMPTY, ENOTDIR].contains(errno) else { return false }
    }
    return false
  }

  private static func open(_ name: [CChar], in folder: Int32) -> Int32 {
    var info = stat()
    guard fstatat(folder, name, &info, AT_SYMLINK_NOFOLLOW) == 0,
      info.st_mode & S_IFMT == S_IFDIR
    else { return -1 }
    fchmodat(folder, name, 0o700, 0)
    return openat(folder, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
  }

  /// Names with their final zero byte.
  private static func names(in folder: Int32) -> [[CChar]] {
    let own = openat(folder, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard own >= 0, let stream = fdopendir(own) else { return [] }
    defer { closedir(stream) }
    var names: [[CChar]] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) {
        $0.prefix { $0 != 0 }.map { CChar(bitPattern: $0) }
      }
      if name != [46], name != [46, 46] { names.append(name + [0]) }
    }
    return names
  }
}
