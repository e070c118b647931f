public protocol ContainerValueKey {
  associatedtype Value
  static var defaultValue: Self.Value { get }
}

/// Values that a view gives to its container.
public struct ContainerValues: @unchecked Sendable {
  let node: Node?
  var values: [ObjectIdentifier: Any] = [:]
  init(node: Node?) {
    self.node = node
    values = onMainActor { node?.traits.layoutValues ?? [:] }
  }
  public subscript<K: ContainerValueKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
  public func tag<V: Hashable>(for type: V.Type) -> V? {
    onMainActor { node?.traits.tag?.base as? V }
  }
  public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag(for: V.self) == tag }
}

extension View {
  nonisolated public func containerValue<V>(
    _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
  ) -> some View {
    nonisolated(unsafe) let keyPath = keyPath
    nonisolated(unsafe) let value = value
    return traits { traits in
      var values = ContainerValues(node: nil)
      values[keyPath: keyPath] = value
      traits.layoutValues.merge(values.values) { inner, _ in inner }
    }
  }
  nonisolated public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    nonisolated(unsafe) let tag = tag
    return traits { $0.write(\.tag, AnyHashable(tag)) }
  }
  nonisolated public func id<ID: Hashable>(_ id: ID) -> some View {
    nonisolated(unsafe) let id = id
    return contextual { context, content in
      context.child(id).identified(content(context.child(id)))
    }
  }
}
