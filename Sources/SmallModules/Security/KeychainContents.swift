import VitrineFoundation

/// The keychain's items in the order in which they came. To add one, or to change one where it is, takes as long
/// among many as among few.
struct KeychainContents: @unchecked Sendable {
  typealias Item = [String: Any]
  typealias Key = [String: AnyHashable]

  /// By what each has for itself.
  private var table = InsertionTable<Key, Item>()
  /// nil: the items last as long as the process.
  private var file: KeychainFile?

  init(_ file: KeychainFile?) { self.file = file }

  var items: [Item] { table.values }

  func contains(_ key: Key) -> Bool { table[key] != nil }

  /// Takes what other processes have written.
  mutating func load() {
    guard let news = file?.news() else { return }
    if let items = news.items {
      // References to keys and certificates are no values of a property list: they last in the process.
      let own = self.items.filter { $0[kSecValueRef] != nil }
      table = InsertionTable()
      for item in items + own { apply(KeychainFile.Change(new: item)) }
    }
    for change in news.changes { apply(change) }
  }

  /// Makes changes and writes them down.
  mutating func change(_ changes: [KeychainFile.Change]) {
    for change in changes { apply(change) }
    let stored = changes.filter { ($0.new ?? [:])[kSecValueRef] == nil }
    guard !stored.isEmpty else { return }
    let all = table
    file?.write(stored) { all.values.filter { $0[kSecValueRef] == nil } }
  }

  private mutating func apply(_ change: KeychainFile.Change) {
    let old = change.old.map(Keychain.key)
    if let new = change.new {
      table.set(new, for: Keychain.key(of: new), replacing: old)
    } else if let old {
      table.remove(old)
    }
  }
}
