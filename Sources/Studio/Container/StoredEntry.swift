public import VitrineBuild
public import VitrineMessages
public import VitrinePlatform

/// A key, file or keychain item that a widget reads: as its process has told, and as its sources say.
public struct StoredEntry: Hashable, Sendable {
  /// What was read, or stands in the sources.
  public var read: StoredRead
  /// Whether it was read while the widgets were drawn; else it only stands in the sources.
  public var isReached: Bool
  /// JSON of what bytes are decoded as; nil: unknown.
  public var shape: JSON?
  /// Where the sources read it, as `Store.swift:12`; nil: not found in them.
  public var location: String?

  /// What was read, with what the sources know of it, and what only they know.
  /// - appGroups: those of the entitlements.
  /// - name: makes a source's path short.
  static func merge(
    _ reads: [StoredRead], _ sources: [SourceRead], appGroups: [String] = [],
    name: (String) -> String
  ) -> [StoredEntry] {
    let groups = Set(reads.compactMap(\.appGroup) + sources.compactMap(\.group) + appGroups)
    // Of what nobody has placed and nobody has read, the only group is the likely owner.
    let likely = groups.count == 1 ? groups.first : nil
    var index = Index(reads.map { StoredEntry(read: $0, isReached: true) })
    for source in sources {
      let location = "\(name(source.file)):\(source.line)"
      let read = source.read(in: source.isUnplaced ? likely : source.group)
      let known = source.isUnplaced ? index.place(ofKey: source.name) : index.place(of: read)
      let place = known ?? index.append(StoredEntry(read: read, isReached: false))
      index.entries[place].location = index.entries[place].location ?? location
      index.entries[place].complete(source)
    }
    return index.entries
  }

  /// Entries that are found by what was read, and by a key alone.
  private struct Index {
    var entries: [StoredEntry] = []
    private var places: [StoredRead.Identity: Int] = [:]
    /// Keys of user defaults, a group's before the extension's own.
    private var keys: [String: Int] = [:]

    init(_ entries: [StoredEntry]) {
      for entry in entries { _ = append(entry) }
    }

    mutating func append(_ entry: StoredEntry) -> Int {
      let place = entries.count
      entries.append(entry)
      places[entry.read.identity] = place
      if entry.read.place == .defaults {
        let other = keys[entry.read.name].map { entries[$0].read }
        if other.map(entry.read.comes(before:)) ?? true { keys[entry.read.name] = place }
      }
      return place
    }

    func place(of read: StoredRead) -> Int? { places[read.identity] }

    /// A key of user defaults that may be anybody's.
    func place(ofKey key: String) -> Int? { keys[key] }
  }

  private mutating func complete(_ source: SourceRead) {
    read.type = read.type ?? source.type
    if shape == nil, let text = source.json { shape = try? JSON(parsing: Array(text.utf8)) }
  }
}

extension StoredRead {
  /// Whether it is the likelier of two of one name: groups in their order, the extension's own last.
  fileprivate func comes(before other: StoredRead) -> Bool {
    guard let group, let second = other.group else { return group != nil && other.group == nil }
    return group < second
  }

  /// The app group of defaults or of a file.
  fileprivate var appGroup: String? {
    guard place == .file else { return place == .defaults ? group : nil }
    let parts = name.split(separator: "/")
    return parts.count > 2 && parts[0] == "Groups" ? String(parts[1]) : nil
  }
}

extension SourceRead {
  /// What it is where a group, or the extension itself, owns it.
  fileprivate func read(in owner: String?) -> StoredRead {
    guard place == StoredRead.Place.file.rawValue else {
      return StoredRead(place: .defaults, group: owner, name: name, type: type)
    }
    return StoredRead(place: .file, name: owner.map { "Groups/\($0)/\(name)" } ?? name)
  }
}
