import Foundation

/// The file of one area of `Storage` or `Keychain`. Several processes of one widget may use it: each
/// change is made to what is there at that moment, one after the other, and the file is replaced as a
/// whole.
struct ScriptStore {
  let path: String

  /// Another text where the file is another one; empty where there is none.
  var stamp: String {
    var info = stat()
    guard stat(path, &info) == 0 else { return "" }
    return "\(info.st_ino),\(info.st_size),\(info.st_mtim.tv_sec).\(info.st_mtim.tv_nsec)"
  }

  var text: String? {
    FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Replaces the text by what `edit` makes of it; nil leaves it. False where it cannot be written.
  func change(_ edit: (String?) throws -> String?) rethrows -> Bool {
    guard makeFolder() else { return false }
    let lock = open(path + ".lock", O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard lock >= 0 else { return false }
    // The lock ends with the descriptor, and so with the process.
    defer { close(lock) }
    while flock(lock, LOCK_EX) != 0 {
      guard errno == EINTR else { return false }
    }
    guard let text = try edit(text) else { return true }
    return Self.replace(path, with: Data(text.utf8))
  }

  /// Keeps a file that cannot be read beside the one that is begun anew; its new name.
  func setAside() -> String? {
    let kept = path + ".damaged"
    return rename(path, kept) == 0 ? kept : nil
  }

  /// Writes beside the file and renames: it is the old one or the new one, whenever somebody looks.
  static func replace(_ path: String, with data: Data) -> Bool {
    var template = Array((path + ".XXXXXX").utf8CString)
    let file = mkstemp(&template)
    guard file >= 0 else { return false }
    let isWritten = data.withUnsafeBytes { bytes in
      var done = 0
      while done < bytes.count {
        let count = write(file, bytes.baseAddress! + done, bytes.count - done)
        if count <= 0 && errno != EINTR { return false }
        done += max(count, 0)
      }
      return fsync(file) == 0
    }
    guard close(file) == 0, isWritten, rename(template, path) == 0 else {
      unlink(template)
      return false
    }
    return true
  }

  private func makeFolder() -> Bool {
    let folder = (path as NSString).deletingLastPathComponent
    let made: ()? = try? FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true)
    return made != nil
  }
}
