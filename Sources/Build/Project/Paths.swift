import Foundation

/// Path arithmetic on plain strings: `URL` costs more than the whole warm lookup.
enum Paths {
  /// Absolute, without `.`, `..`, doubled or trailing slashes. Symbolic links stay.
  static func absolute(_ path: String, in folder: String? = nil) -> String {
    let base = folder ?? FileManager.default.currentDirectoryPath
    let whole = path.hasPrefix("/") ? path : base + "/" + path
    var parts: [Substring] = []
    for part in whole.split(separator: "/", omittingEmptySubsequences: true) {
      if part == "." { continue }
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }

  static func name(_ path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  static func folder(_ path: String) -> String {
    guard let slash = path.lastIndex(of: "/"), slash != path.startIndex else { return "/" }
    return String(path[..<slash])
  }

  /// What follows the last dot of the name, in lower case.
  static func ending(_ path: String) -> String {
    let name = name(path)
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
    return name[name.index(after: dot)...].lowercased()
  }

  static func stem(_ path: String) -> String {
    let name = name(path)
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }

  static func isInside(_ path: String, _ folder: String) -> Bool {
    path == folder || path.hasPrefix(folder.hasSuffix("/") ? folder : folder + "/")
  }

  /// `path` seen from `folder`, or itself where it stands elsewhere.
  static func relative(_ path: String, to folder: String) -> String {
    guard isInside(path, folder), path != folder else { return path }
    return String(path.dropFirst(folder.hasSuffix("/") ? folder.count : folder.count + 1))
  }

  static func exists(_ path: String) -> Bool { FileStamp(path: path) != nil }
  static func isFolder(_ path: String) -> Bool { FileStamp(path: path)?.isFolder ?? false }

  /// A Swift identifier out of a target's or a folder's name.
  static func identifier(_ name: String) -> String {
    var text = ""
    for scalar in name.unicodeScalars {
      let isLetter = scalar == "_" || scalar.properties.isXIDContinue
      text.unicodeScalars.append(isLetter ? scalar : "_")
    }
    if text.isEmpty { return "_" }
    return text.first!.isNumber ? "_" + text : text
  }
}

/// Enough of `stat` to see that a file changed.
struct FileStamp: Hashable {
  var size: Int64
  var seconds: Int64
  var nanoseconds: Int64
  var inode: UInt64
  var isFolder: Bool

  init?(path: String) {
    var info = stat()
    guard stat(path, &info) == 0 else { return nil }
    isFolder = info.st_mode & S_IFMT == S_IFDIR
    // A folder's size says nothing that its time does not.
    size = isFolder ? 0 : Int64(info.st_size)
    seconds = Int64(info.st_mtim.tv_sec)
    nanoseconds = Int64(info.st_mtim.tv_nsec)
    inode = UInt64(info.st_ino)
  }

  var text: String { "\(size) \(seconds).\(nanoseconds) \(inode)" }

  func isOlder(than other: FileStamp) -> Bool {
    (seconds, nanoseconds) < (other.seconds, other.nanoseconds)
  }
}
