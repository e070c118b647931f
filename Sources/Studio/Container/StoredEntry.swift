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
    var entries = reads.map { StoredEntry(read: $0, isReached: true) }
    var places: [String: Int] = [:]
    for (place, entry) in entries.enumerated() { places[entry.key] = place }
    let groups = Set(reads.compactMap(\.appGroup) + sources.compactMap(\.group) + appGroups)
    for source in sources {
      let location = "\(name(source.file)):\(source.line)"
      let candidates = source.candidates(in: groups)
      guard let place = candidates.lazy.compactMap({ places[$0.key] }).first else {
        // Of what nobody has placed and nobody has read, the only group is the likely owner.
        let read = groups.count == 1 || !source.isUnplaced ? candidates[0] : candidates.last!
        var entry = StoredEntry(read: read, isReached: false, location: location)
        entry.complete(source)
        places[entry.key] = entries.count
        entries.append(entry)
        continue
      }
      entries[place].location = entries[place].location ?? location
      entries[place].complete(source)
    }
    return entries
  }

  private mutating func complete(_ source: SourceRead) {
    read.type = read.type ?? source.type
    if shape == nil, let text = source.json { shape = try? JSON(parsing: Array(text.utf8)) }
  }

  private var key: String { read.key }
}

extension StoredRead {
  fileprivate var key: String { "\(place.rawValue)\n\(group ?? "")\n\(name)" }

  /// The app group of defaults or of a file.
  fileprivate var appGroup: String? {
    guard place == .file else { return place == .defaults ? group : nil }
    let parts = name.split(separator: "/")
    return parts.count > 2 && parts[0] == "Groups" ? String(parts[1]) : nil
  }
}

extension SourceRead {
  /// What it may be among what was read: in a group first, else the extension's own.
  fileprivate func candidates(in groups: Set<String>) -> [StoredRead] {
    let owners: [String?] = isUnplaced ? groups.sorted() + [nil] : [group]
    return owners.map { owner in
      switch place {
      case "file":
        StoredRead(place: .file, name: owner.map { "Groups/\($0)/\(name)" } ?? name)
      default: StoredRead(place: .defaults, group: owner, name: name, type: type)
      }
    }
  }
}
