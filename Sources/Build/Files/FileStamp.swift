import Foundation

/// What stands at a path, symbolic links followed.
enum FileKind: String, Hashable, Sendable {
  case absent = "-"
  case file = "f"
  case folder = "d"
  /// A pipe, a socket or a device: never opened, since opening one may wait for ever.
  case other = "o"

  init(path: String) {
    var info = stat()
    self = stat(path, &info) == 0 ? FileKind(info) : .absent
  }

  init(_ info: stat) {
    self =
      switch info.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      default: .other
      }
  }

  /// In words, for messages.
  var name: String {
    switch self {
    case .absent: "missing"
    case .file: "a file"
    case .folder: "a folder"
    case .other: "a pipe, socket or device"
    }
  }
}

/// What `stat` reports of a file: as long as that is the same, so are the contents, and they need not be
/// read again. It only saves work; keys are made of contents.
struct FileStamp: Hashable, Sendable {
  var kind: FileKind
  var size: Int64
  var modified: Int64
  var changed: Int64
  var inode: UInt64
  var device: UInt64

  init?(path: String) {
    var info = stat()
    guard stat(path, &info) == 0 else { return nil }
    self.init(info)
  }

  init(_ info: stat) {
    kind = FileKind(info)
    // A folder's size adds nothing to its time.
    size = kind == .folder ? 0 : Int64(info.st_size)
    modified = Self.nanoseconds(info.st_mtim)
    changed = Self.nanoseconds(info.st_ctim)
    inode = UInt64(info.st_ino)
    device = UInt64(info.st_dev)
  }

  var isFolder: Bool { kind == .folder }

  /// One word.
  var text: String { "\(size),\(modified),\(changed),\(inode)" }

  /// Itself where it tells this content from what is written next. A stamp that was taken within a tick of
  /// the write would be the next one's too.
  var settled: FileStamp? { max(modified, changed) + Self.settling < Self.now ? self : nil }

  /// Whether nothing was written there for ten seconds (estimate: longer than between two runs of
  /// somebody who repeats one).
  var isQuiet: Bool { max(modified, changed) + 10_000_000_000 < Self.now }

  /// Seconds since the last change of the contents.
  var age: Double { Double(Self.now - modified) / 1e9 }

  func isOlder(than other: FileStamp) -> Bool { modified < other.modified }

  /// Far more than the ticks of any file system's clock: nanoseconds.
  private static let settling: Int64 = 100_000_000

  static var now: Int64 {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return nanoseconds(time)
  }

  private static func nanoseconds(_ time: timespec) -> Int64 {
    Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }
}
