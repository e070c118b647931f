import Synchronization

/// What a widget has read of what its app has stored: keys of user defaults, files, items of the keychain.
///
/// Most widgets show their empty state here, because the app never ran. What a read did not find is said,
/// so that nobody has to guess which key or file is missing; `vitrine container` writes a template of it.
package enum StoredReads {
  /// What keeps it.
  package enum Place: String, Sendable { case defaults, file, keychain, script }

  /// One key, file or item.
  package struct Read: Equatable, Sendable {
    /// What keeps it.
    package var place: Place
    /// The suite of defaults, an item's service, or an area of a script's storage; nil: the extension's own.
    package var group: String?
    /// A key, a path from the container's folder, or an item's account.
    package var name: String
    /// As what a key is read, such as `String`; nil where the read does not say.
    package var type: String?
    /// Whether the first read found something.
    package var isFound: Bool
  }

  /// Reads that are kept; a widget may make up keys without an end (estimate).
  static let mostReads = 2_000

  private struct Key: Hashable {
    var place: Place
    var group: String?
    var name: String
  }

  private struct State {
    var reads: [Read] = []
    var places: [Key: Int] = [:]
    /// What the widget made itself: no app has to store it.
    var gone: Set<Int> = []
    /// How many were looked at for a note.
    var told = 0
  }
  private static let state = Mutex(State())

  /// Texts for keys of defaults that nobody has stored, where a widget stops without them; nil: nothing is made up.
  package static var words: (@Sendable (String) -> String)? {
    get { madeUp.withLock { $0 } }
    set { madeUp.withLock { $0 = newValue } }
  }
  private static let madeUp = Mutex<(@Sendable (String) -> String)?>(nil)

  /// Remembers a read; of the same key again only a type that is new.
  package static func note(
    _ place: Place, _ name: String, group: String? = nil, type: String? = nil, isFound: Bool
  ) {
    state.withLock { state in
      let key = Key(place: place, group: group, name: name)
      if let known = state.places[key] {
        state.reads[known].type = state.reads[known].type ?? type
      } else if state.reads.count < mostReads {
        state.places[key] = state.reads.count
        state.reads.append(
          Read(place: place, group: group, name: name, type: type, isFound: isFound))
      }
    }
  }

  /// Forgets a file or folder that was not there and that the widget has made.
  static func forget(file path: String) {
    state.withLock { state in
      if let known = state.places[Key(place: .file, name: path)] { state.gone.insert(known) }
    }
  }

  /// All reads, in the order of the first of each.
  package static var all: [Read] {
    state.withLock { state in
      state.reads.indices.filter { !state.gone.contains($0) }.map { state.reads[$0] }
    }
  }

  /// A sentence on what was not found since the last one; nil: everything was.
  package static func news() -> String? {
    let missing = state.withLock { state in
      defer { state.told = state.reads.count }
      return (state.told..<state.reads.count).filter { !state.gone.contains($0) }
        .map { state.reads[$0] }.filter { !$0.isFound }
    }
    return missing.isEmpty ? nil : sentence(missing)
  }

  /// Names in one note; the template has all of them.
  private static let mostNames = 8

  static func sentence(_ missing: [Read]) -> String {
    let shown = missing.prefix(mostNames)
    var groups: [String] = []
    for read in shown where !groups.contains(read.whereabouts) { groups.append(read.whereabouts) }
    let parts = groups.map { place in
      let names = shown.filter { $0.whereabouts == place }.map(\.shownName)
      return place + names.joined(separator: ", ")
    }
    let rest = missing.count > shown.count ? " and \(missing.count - shown.count) more" : ""
    return "the widget reads what no app has stored: \(parts.joined(separator: "; "))\(rest); "
      + "'vitrine container' writes a template to fill, for --container"
  }
}

extension StoredReads.Read {
  fileprivate var whereabouts: String {
    switch place {
    case .defaults: group.map { "defaults of \($0): " } ?? "its own defaults: "
    case .file: "files: "
    case .keychain: "keychain: "
    case .script: "the script's \(group ?? "storage"): "
    }
  }

  fileprivate var shownName: String {
    switch place {
    case .defaults, .script: "'\(name)'" + (type.map { " (\($0))" } ?? "")
    case .file: name
    case .keychain: [group, name].compactMap { $0 }.joined(separator: "/")
    }
  }
}
