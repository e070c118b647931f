import FoundationEssentials
public import VitrineMessages
public import VitrinePlatform

/// A folder for `--container` with a place for everything that widgets read: user defaults as JSON, the
/// keychain, files. What somebody has filled in stays as it is.
public struct ContainerTemplate: Sendable {
  /// What the widgets read, in the order of reading.
  public var entries: [StoredEntry]
  /// The moment of its dates, seconds since 1970.
  public var date: Double

  /// Leaves out what would lead out of the folder: what is read is told by a widget's own code.
  public init(entries: [StoredEntry], date: Double) {
    self.entries = entries.filter { $0.read.staysInside }
    self.date = date
  }

  /// What became of a folder.
  public struct Written: Hashable, Sendable {
    /// Paths of files that are new or have new keys.
    public var files: [String] = []
    /// Paths of files that the widgets look for, that nobody can make up: pictures, stores.
    public var missing: [String] = []
  }

  /// Writes what is missing in a folder. Throws `StudioError`.
  public func write(to folder: String) throws -> Written {
    var written = Written()
    for keys in entries.filter({ $0.read.place == .defaults }).grouped(by: \.read.group) {
      let place = keys[0].read.group.map { "\(folder)/Groups/\($0)" } ?? folder
      // A property list that somebody has brought has all that it has.
      guard !FileManager.default.fileExists(atPath: place + "/defaults.plist") else { continue }
      let values = keys.map { JSON.Member($0.read.name, StoredValue(date: date).value(of: $0)) }
      try add(values, to: "\(place)/defaults.json", &written)
    }
    try writeKeychain(folder, &written)
    for keys in entries.filter({ $0.read.place == .script }).grouped(by: \.read.group) {
      // `null` is nothing to a script: of which type a value is, it does not say.
      let values = keys.map { JSON.Member($0.read.name, .null) }
      let area = keys[0].read.group ?? "storage"
      try add(values, to: "\(folder)/scripting/\(area).json", &written)
    }
    for entry in entries where entry.read.place == .file {
      try writeFile(entry, "\(folder)/\(entry.read.name)", &written)
    }
    return written
  }

  private func writeKeychain(_ folder: String, _ written: inout Written) throws {
    let items = entries.filter { $0.read.place == .keychain }
    guard !items.isEmpty, !FileManager.default.fileExists(atPath: folder + "/keychain.json") else {
      return
    }
    let list = JSON.array(items.map(StoredValue(date: date).item))
    try add([JSON.Member("items", list)], to: folder + "/keychain.json", &written)
  }

  private func writeFile(_ entry: StoredEntry, _ path: String, _ written: inout Written) throws {
    guard !FileManager.default.fileExists(atPath: path) else { return }
    guard let shape = entry.shape else {
      try AtomicFile.makeFolder(AtomicFile.parent(of: path))
      written.missing.append(path)
      return
    }
    try write(shape, to: path)
    written.files.append(path)
  }

  /// Adds the keys that a file does not have.
  private func add(_ values: [JSON.Member], to path: String, _ written: inout Written) throws {
    var members: [JSON.Member] = []
    if let bytes = FileManager.default.contents(atPath: path) {
      do { members = try JSON(parsing: [UInt8](bytes)).members ?? [] } catch {
        throw StudioError.usage("\(path), \(error)")
      }
    }
    let known = Set(members.map(\.key))
    let new = values.filter { !known.contains($0.key) }
    guard !new.isEmpty else { return }
    try write(.object(members + new), to: path)
    written.files.append(path)
  }

  private func write(_ value: JSON, to path: String) throws {
    try AtomicFile.makeFolder(AtomicFile.parent(of: path))
    try AtomicFile.write(Array((value.text() + "\n").utf8), to: path)
  }
}

extension ContainerTemplate {
  /// The entries as an array of objects: `place` (`defaults`, `file`, `keychain`, `script`), `group`, `name`, `type`,
  /// `reached` (read while drawn), `found`, `location`.
  public var json: JSON {
    .array(
      entries.map { entry in
        .object([
          "place": .string(entry.read.place.rawValue), "group": .optional(entry.read.group),
          "name": .string(entry.read.name), "type": .optional(entry.shownType),
          "reached": .bool(entry.isReached), "found": .bool(entry.read.isFound),
          "location": .optional(entry.location),
        ])
      })
  }

  /// The entries as lines, in groups.
  public var text: String {
    entries.grouped(by: \.title).map { group in
      ([group[0].title] + group.map(\.line)).joined(separator: "\n")
    }.joined(separator: "\n\n")
  }
}

extension [StoredEntry] {
  /// In the order of the first of each group.
  fileprivate func grouped<Key: Hashable>(by key: KeyPath<StoredEntry, Key>) -> [[StoredEntry]] {
    var places: [Key: Int] = [:]
    var groups: [[StoredEntry]] = []
    for entry in self {
      let place = places[entry[keyPath: key]] ?? groups.count
      if place == groups.count {
        places[entry[keyPath: key]] = place
        groups.append([])
      }
      groups[place].append(entry)
    }
    return groups
  }
}

extension StoredRead {
  /// Whether its place is in the container's folder, and not hidden there.
  fileprivate var staysInside: Bool {
    switch place {
    case .defaults: group.map { Self.isPlain([$0]) && !$0.contains("/") } ?? true
    case .file:
      Self.isPlain(name.split(separator: "/", omittingEmptySubsequences: false).map(String.init))
    case .keychain: true
    case .script: ["storage", "shared", "keychain"].contains(group)
    }
  }

  private static func isPlain(_ names: [String]) -> Bool {
    names.allSatisfy { !$0.isEmpty && !$0.hasPrefix(".") && !$0.utf8.contains(0) }
  }
}

extension StoredEntry {
  /// The type as a person would write it.
  fileprivate var shownType: String? {
    shape != nil && read.place == .defaults ? (read.type ?? "Data") + " (JSON)" : read.type
  }

  fileprivate var title: String {
    switch read.place {
    case .defaults: read.group.map { "user defaults of \($0)" } ?? "user defaults of the extension"
    case .file: "files"
    case .keychain: "keychain"
    case .script: "the script's \(read.group ?? "storage")"
    }
  }

  fileprivate var line: String {
    let name =
      read.place == .keychain
      ? [read.group, read.name].compactMap { $0 }.joined(separator: "/") : read.name
    let state = read.isFound ? "found" : isReached ? "nothing stored" : "not reached"
    let parts = [name, shownType, state, location].compactMap { $0 }
    return "  " + parts.joined(separator: "  ")
  }
}
