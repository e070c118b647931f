/// Values by key, in the order in which they came. To add, replace or remove one takes as long among many as among
/// few; the order of the others stays.
package struct InsertionTable<Key: Hashable, Value> {
  /// nil where one was removed.
  private var slots: [(key: Key, value: Value)?] = []
  private var places: [Key: Int] = [:]

  /// An empty one.
  package init() {}

  /// In the order in which they came.
  package var values: [Value] { slots.compactMap { $0?.value } }

  /// nil where there is none.
  package subscript(key: Key) -> Value? { places[key].flatMap { slots[$0]?.value } }

  /// Adds a value at the end, or puts it in the place of the one under `old` or under its own key.
  package mutating func set(_ value: Value, for key: Key, replacing old: Key? = nil) {
    if let place = old.flatMap({ places.removeValue(forKey: $0) }) ?? places[key] {
      slots[place] = (key, value)
      places[key] = place
    } else {
      places[key] = slots.count
      slots.append((key, value))
    }
  }

  /// Nothing happens where there is none.
  package mutating func remove(_ key: Key) {
    guard let place = places.removeValue(forKey: key) else { return }
    slots[place] = nil
    if slots.count > 2 * places.count + 16 { removeEmptySlots() }
  }

  private mutating func removeEmptySlots() {
    let kept = slots.compactMap { $0 }
    slots = kept
    places = Dictionary(
      kept.enumerated().map { ($1.key, $0) }, uniquingKeysWith: { $1 })
  }
}
