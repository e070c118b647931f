import VitrineFoundation

#if canImport(Glibc)
  import Glibc
#endif

/// The keychain of a container: `keychain.plist` has the items, `keychain.journal` what has changed since it was
/// written, so that a change takes as long among many items as among few. Another process of the
/// extension finds both.
struct KeychainFile {
  typealias Item = [String: Any]

  /// An item that came, went or took another's place.
  struct Change {
    /// What the item before had for itself; nil: it is a new one.
    var old: Item?
    var new: Item?
  }

  private let list: String
  private let journal: String
  /// Of the list that was read or written last.
  private var version: Version?
  private var listBytes = 0
  /// Bytes of the journal that were read or written.
  private var read = 0

  /// nil: there is no container.
  init?() {
    guard let container = ProcessEnvironment.value("VITRINE_CONTAINER") else { return nil }
    self.init(container: container)
  }

  init(container: String) {
    list = container + "/keychain.plist"
    journal = container + "/keychain.journal"
  }

  /// Which content a file has: each time it is written it is another file.
  private struct Version: Equatable {
    let inode: UInt64
    let seconds: Int
    let nanoseconds: Int
    let bytes: Int

    init?(_ file: String) {
      var status = stat()
      guard stat(file, &status) == 0 else { return nil }
      inode = UInt64(status.st_ino)
      (seconds, nanoseconds) = (status.st_mtim.tv_sec, status.st_mtim.tv_nsec)
      bytes = Int(status.st_size)
    }
  }

  /// What other processes have written since: all items where the list is another one, and then changes.
  mutating func news() -> (items: [Item]?, changes: [Change]) {
    let now = Version(list)
    guard now != version else { return (nil, newChanges()) }
    (version, listBytes, read) = (now, now?.bytes ?? 0, 0)
    let items = Self.dictionary(FileManager.default.contents(atPath: list))?["items"] as? [Item]
    return (items ?? [], newChanges())
  }

  private mutating func newChanges() -> [Change] {
    guard let bytes = Version(journal)?.bytes, bytes > read,
      let file = FileHandle(forReadingAtPath: journal)
    else { return [] }
    defer { try? file.close() }
    try? file.seek(toOffset: UInt64(read))
    var data = (try? file.readToEnd()) ?? Data()
    var changes: [Change] = []
    // What is not whole yet is read the next time.
    while data.count >= 4 {
      let length = data.prefix(4).reduce(0) { $0 << 8 | Int($1) }
      guard data.count >= 4 + length else { break }
      let entry = Self.dictionary(Data(data.dropFirst(4).prefix(length)))
      changes.append(Change(old: entry?["old"] as? Item, new: entry?["new"] as? Item))
      data = data.dropFirst(4 + length)
      read += 4 + length
    }
    return changes
  }

  /// Writes changes to the journal; once that is longer than the list, the list anew.
  /// - items: All after the changes.
  mutating func write(_ changes: [Change], items: () -> [Item]) {
    guard read <= max(64 << 10, 2 * listBytes) else { return rewrite(items()) }
    let data = changes.reduce(into: Data()) { data, change in
      let entry = ["old": change.old, "new": change.new].compactMapValues { $0.map(Self.storable) }
      guard let bytes = Self.data(entry) else { return }
      data += withUnsafeBytes(of: UInt32(bytes.count).bigEndian) { Data($0) } + bytes
    }
    let file = open(journal, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
    guard file >= 0 else { return }
    defer { close(file) }
    let written = data.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
    let end = Int(lseek(file, 0, SEEK_CUR))
    if written != data.count {
      // The disk is full: no part of a change may stay before the next one.
      if written > 0 { ftruncate(file, end - written) }
    } else if end == read + written {
      // Else somebody has written in between: that is read, with ours, the next time.
      read = end
    }
  }

  private mutating func rewrite(_ items: [Item]) {
    guard let data = Self.data(["items": items.map(Self.storable)]) else { return }
    do { try data.write(to: URL(fileURLWithPath: list), options: .atomic) } catch { return }
    // Whoever reads both in between finds the same: changes that are made twice change nothing.
    unlink(journal)
    (version, listBytes, read) = (Version(list), data.count, 0)
  }

  private static func storable(_ item: Item) -> Item {
    item.filter { PropertyListSerialization.propertyList($0.value, isValidFor: .binary) }
  }

  private static func data(_ dictionary: Item) -> Data? {
    try? PropertyListSerialization.data(
      fromPropertyList: dictionary, format: .binary, options: 0)
  }

  private static func dictionary(_ data: Data?) -> Item? {
    data.flatMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) } as? Item
  }
}
