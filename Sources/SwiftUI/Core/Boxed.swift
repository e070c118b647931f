/// A large value that copies share until one of them is changed: a step that filters, groups or sorts such values, or
/// takes one over from another view, moves references and no contents.
package struct Boxed<Value> {
  @usableFromInline final class Storage {
    // Only ever reached through `Boxed`, which changes what it shares with nobody.
    @usableFromInline @exclusivity(unchecked) var value: Value
    @inlinable init(_ value: Value) { self.value = value }
  }

  @usableFromInline var storage: Storage

  // Inlined, so that each module that uses a box has one for its own type.
  @inlinable package init(_ value: Value) { storage = Storage(value) }

  @inlinable package var value: Value {
    _read { yield storage.value }
    _modify {
      if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.value) }
      yield &storage.value
    }
  }
}
