extension NSSortDescriptor {
  /// Sorts by a key. Inert where objects have no key-value coding: the order stays.
  public convenience init(key: String?, ascending: Bool) {
    self.init(keyPath: \NSObject.hash, ascending: ascending) { _, _ in .orderedSame }
  }
  public convenience init(key: String?, ascending: Bool, selector: Selector?) {
    self.init(key: key, ascending: ascending)
  }

  /// Sorts by a property that may be absent; what has none comes first.
  public convenience init<Root, Value: Comparable>(
    keyPath: KeyPath<Root, Value?>, ascending: Bool
  ) {
    nonisolated(unsafe) let path = keyPath
    self.init(keyPath: keyPath, ascending: ascending) { a, b in
      let a = (a as? Root)?[keyPath: path] ?? a as? Value
      let b = (b as? Root)?[keyPath: path] ?? b as? Value
      switch (a, b) {
      case (let a?, let b?):
        return a < b ? .orderedAscending : a > b ? .orderedDescending : .orderedSame
      case (nil, nil): return .orderedSame
      case (nil, _): return .orderedAscending
      case (_, nil): return .orderedDescending
      }
    }
  }

  /// The order that a `SortDescriptor` gives.
  public convenience init<Compared>(_ descriptor: SortDescriptor<Compared>) {
    self.init(keyPath: \Compared.self, ascending: true) { a, b in
      guard let a = a as? Compared, let b = b as? Compared else { return .orderedSame }
      return descriptor.compare(a, b)
    }
  }
}
