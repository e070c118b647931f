import FoundationEssentials
import Glibc
import VitrinePlatform

/// Tells when something below a folder is saved, through the kernel's notices (inotify).
package final class FileWatcher {
  /// The folder that is watched.
  let root: String
  private let ignored: String?
  private let notices: Int32
  private var folders: [Int32: String] = [:]
  /// The file that was saved last.
  package private(set) var lastFile: String?
  /// Folders outside the watched one, of which only some files matter, by their names.
  private var beside: [String: Set<String>] = [:]

  /// How long all has to be quiet before a save counts as whole, milliseconds: an editor writes
  /// several files, or one in several steps.
  private static let settling: Int32 = 4
  /// The kernel's own limit is 8,192 for all programs of a person, on small machines.
  private static let mostFolders = 2000

  /// `path`: a folder, or a file that stands for its folder. `ignored`: a file or folder of our own.
  package init?(_ path: String, ignoring ignored: String?) {
    guard let whole = Self.real(path) else { return nil }
    var info = stat()
    guard stat(whole, &info) == 0 else { return nil }
    let isFolder = info.st_mode & S_IFMT == S_IFDIR
    root = isFolder ? whole : String(whole[..<(whole.lastIndex(of: "/") ?? whole.startIndex)])
    self.ignored = ignored.map(Self.absolute)
    notices = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
    guard notices >= 0 else { return nil }
    add(root)
  }

  deinit { close(notices) }

  private static func real(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }

  /// The place of a file that may not be there yet.
  private static func absolute(_ path: String) -> String {
    if let real = real(path) { return real }
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    let folder = real(parts.dropLast().joined(separator: "/")) ?? real(".") ?? "."
    return folder + "/" + (parts.last ?? "")
  }

  /// The folder and those in it; hidden ones and installed packages hold nothing of the widget's.
  private func add(_ folder: String) {
    guard folder != ignored, watch(folder) else { return }
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
      var info = stat()
      guard !name.hasPrefix("."), name != "node_modules",
        lstat(folder + "/" + name, &info) == 0, info.st_mode & S_IFMT == S_IFDIR
      else { continue }
      add(folder + "/" + name)
    }
  }

  /// One folder without those in it; no where there are too many or it cannot be.
  private func watch(_ folder: String) -> Bool {
    guard folders.count < Self.mostFolders else { return false }
    let kinds = IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE
    let number = inotify_add_watch(notices, folder, UInt32(kinds))
    guard number >= 0 else { return false }
    folders[number] = folder
    return true
  }

  /// Follows single files outside the folder as well, as those of a local package beside it, and Swift
  /// files that come to stand beside them. Whether one of them was not followed yet.
  @discardableResult package func follow(_ files: some Sequence<String>) -> Bool {
    var isNew = false
    for file in files where !file.hasPrefix(root + "/") {
      guard let slash = file.lastIndex(of: "/"), let folder = Self.real(String(file[..<slash])),
        folder != root, !folder.hasPrefix(root + "/")
      else { continue }
      let name = String(file[file.index(after: slash)...])
      guard beside[folder]?.contains(name) != true, beside[folder] != nil || watch(folder) else {
        continue
      }
      beside[folder, default: []].insert(name)
      isNew = true
    }
    return isNew
  }

  /// Waits for a save. The moment of it, in seconds of the machine's clock; nil where `isEnded`
  /// says to leave, which is asked now and then and after every signal.
  package func next(until isEnded: () -> Bool) -> Double? {
    var saved: Double?
    while !isEnded() {
      var descriptor = pollfd(fd: notices, events: Int16(POLLIN), revents: 0)
      let ready = poll(&descriptor, 1, saved == nil ? 500 : Self.settling)
      if ready == 0, let saved { return saved }
      if ready > 0, let moment = read() { saved = moment }
    }
    return nil
  }

  /// Reads what the kernel has to say; the moment of the last save in it.
  private func read() -> Double? {
    var bytes = [UInt8](repeating: 0, count: 64 << 10)
    let count = Glibc.read(notices, &bytes, bytes.count)
    let header = MemoryLayout<inotify_event>.size
    var saved: Double?
    var at = 0
    while at + header <= count {
      let event = bytes.withUnsafeBytes {
        $0.loadUnaligned(fromByteOffset: at, as: inotify_event.self)
      }
      let name = bytes[(at + header)..<(at + header + Int(event.len))].prefix { $0 != 0 }
      at += header + Int(event.len)
      // More happened than the kernel keeps: something was among it.
      if event.mask & UInt32(IN_Q_OVERFLOW) != 0 { saved = SystemClock.now }
      guard let folder = folders[event.wd] else { continue }
      let file = String(decoding: name, as: UTF8.self)
      if let known = beside[folder], !known.contains(file), !file.hasSuffix(".swift") { continue }
      let path = folder + "/" + file
      if let moment = note(event.mask, path) { saved = moment }
    }
    return saved
  }

  private func note(_ mask: UInt32, _ path: String) -> Double? {
    let isFolder = mask & UInt32(IN_ISDIR) != 0
    let name = path.split(separator: "/").last ?? ""
    // Editors' own files; `4913` is what Vim tries a folder with.
    guard !name.hasPrefix("."), !name.hasSuffix("~"), name != "4913" else { return nil }
    // With what is written beside it before it is renamed.
    if let ignored, path.hasPrefix(ignored) { return nil }
    if isFolder {
      if mask & UInt32(IN_CREATE | IN_MOVED_TO) != 0 { add(path) }
      return SystemClock.now
    }
    // A new file is whole when it is closed.
    if mask & UInt32(IN_CREATE) != 0 { return nil }
    lastFile = path
    return changed(path) ?? SystemClock.now
  }

  /// When the file was written, if that was just now.
  private func changed(_ path: String) -> Double? {
    var info = stat()
    guard stat(path, &info) == 0 else { return nil }
    let moment = Double(info.st_mtim.tv_sec) + Double(info.st_mtim.tv_nsec) / 1e9
    return SystemClock.now - moment < 1 ? moment : nil
  }
}
