import VitrineFoundation

/// The keychain's items in the order in which they came. To add one, or to change one where it is, takes as long
/// among many as among few.
struct KeychainContents: @unchecked Sendable {
  typealias Item = [String: Any]
  typealias Key = [String: AnyHashable]

  /// nil where one was deleted.
  private var slots: [Item?] = []
  /// Where each is, by what it has for itself.
  private var places: [Key: Int] = [:]
  /// nil: the items last as long as the process.
  private var file: KeychainFile?

  init(_ file: KeychainFile?) { self.file = file }

  var items: [Item] { slots.compactMap { $0 } }

  func contains(_ key: Key) -> Bool { places[key] != nil }

  /// Takes what other processes have written.
  mutating func load() {
    guard let news = file?.news() else { return }
    if let items = news.items {
      // References to keys and certificates are no values of a property list: they last in the process.
      let own = self.items.filter { $0[kSecValueRef] != nil }
      (slots, places) = ([], [:])
      for item in items + own { apply(KeychainFile.Change(new: item)) }
    }
    for change in news.changes { apply(change) }
  }

  /// Makes changes and writes them down.
  mutating func change(_ changes: [KeychainFile.Change]) {
    for change in changes { apply(change) }
    let stored = changes.filter { ($0.new ?? [:])[kSecValueRef] == nil }
    guard !stored.isEmpty else { return }
    let all = slots
    file?.write(stored) { all.compactMap { $0 }.filter { $0[kSecValueRef] == nil } }
  }

  private mutating func apply(_ change: KeychainFile.Change) {
    let old = change.old.map(Keychain.key)
    guard let new = change.new else {
      if let old, let place = places.removeValue(forKey: old) { slots[place] = nil }
      return removeEmptySlots()
    }
    let key = Keychain.key(of: new)
    if let place = old.flatMap({ places.removeValue(forKey: $0) }) ?? places[key] {
      slots[place] = new
      places[key] = place
    } else {
      places[key] = slots.count
      slots.append(new)
    }
  }

  private mutating func removeEmptySlots() {
    guard slots.count > 2 * places.count + 16 else { return }
    slots.removeAll { $0 == nil }
    places = Dictionary(
      slots.enumerated().map { (Keychain.key(of: $1 ?? [:]), $0) }, uniquingKeysWith: { $1 })
  }
}
