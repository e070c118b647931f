/// A large value that copies share until one of them is changed. A step that filters, groups or sorts
/// such values moves references and no contents.
struct Shared<Value> {
  private final class Box {
    // Only ever reached through `Shared`, which changes a box that it shares with nobody.
    @exclusivity(unchecked) var value: Value
    init(_ value: Value) { self.value = value }
  }
  private var box: Box

  init(_ value: Value) { box = Box(value) }

  var value: Value {
    _read { yield box.value }
    _modify {
      if !isKnownUniquelyReferenced(&box) { box = Box(box.value) }
      yield &box.value
    }
  }
}
