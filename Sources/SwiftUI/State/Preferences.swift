/// A value that views hand up to their ancestors.
public protocol PreferenceKey {
  associatedtype Value
  static var defaultValue: Self.Value { get }
  static func reduce(value: inout Self.Value, nextValue: () -> Self.Value)
}
extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { nil }
}

/// Preferences of one node, by key.
package struct PreferenceValues {
  /// Set on this node: hides what the children say.
  package var values = TypedValues()
  /// Set on this node from anchors. They are resolved when the value is read: a place that is asked for inside of the
  /// closure (`proxy[$0]`) is known once the view is placed.
  private var anchored = TypedValues()
  /// Changes to the children's value, in the order they were made.
  var transforms = TypedValues()
  /// What was read here, as long as `RenderSession.preferencePhase` is the same.
  var read = TypedValues()
  var readPhase = 0

  mutating func add<K: PreferenceKey>(
    _ key: K.Type, transform: @escaping (inout K.Value) -> Void
  ) {
    let earlier = transforms[key, as: [(inout K.Value) -> Void].self] ?? []
    transforms[key] = earlier + [transform]
  }

  mutating func set<K: PreferenceKey>(_ key: K.Type, from anchors: @escaping () -> K.Value) {
    anchored[key] = anchors
  }

  /// What is set on this node.
  func own<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    values[key, as: K.Value.self] ?? anchored[key, as: (() -> K.Value).self]?()
  }
}

extension Node {
  /// The value of `key` in this subtree, nil where nobody set one. What was read in the same phase
  /// before is not looked for again, so that readers inside of readers visit each node once.
  func preference<K: PreferenceKey>(_ key: K.Type, in phase: Int) -> K.Value? {
    if preferences.readPhase == phase, let kept = preferences.read[key, as: K.Value?.self] {
      return kept
    }
    var result: K.Value?
    if let own = preferences.own(key) {
      result = own
    } else if let own = behavior.ownPreference(ObjectIdentifier(key), of: self) {
      result = own as? K.Value
    } else {
      result = contents.preference(key, in: phase)
    }
    for transform in preferences.transforms[key, as: [(inout K.Value) -> Void].self] ?? [] {
      var value = result ?? K.defaultValue
      transform(&value)
      result = value
    }
    return result
  }

  /// As `preference(_:in:)`, and keeps the answer.
  func readPreference<K: PreferenceKey>(_ key: K.Type, in phase: Int) -> K.Value? {
    let value = preference(key, in: phase)
    if preferences.readPhase != phase {
      preferences.read = TypedValues()
      preferences.readPhase = phase
    }
    preferences.read[key, as: K.Value?.self] = .some(value)
    return value
  }
}

extension [Node] {
  /// What the nodes say of `key`, combined.
  @MainActor func preference<K: PreferenceKey>(_ key: K.Type, in phase: Int) -> K.Value? {
    var result: K.Value?
    for node in self {
      guard let value = node.preference(key, in: phase) else { continue }
      if result == nil {
        result = value
      } else {
        K.reduce(value: &result!, nextValue: { value })
      }
    }
    return result
  }
}

extension View {
  nonisolated public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value)
    -> some View
  {
    nonisolated(unsafe) let value = value
    return contextual { context, content in
      content(context).map { node in
        let wrapper = Node(PassBehavior(name: "Preference"), [node], context.environment)
        wrapper.preferences.values[key] = value
        return wrapper
      }
    }
  }

  nonisolated public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    nonisolated(unsafe) let callback = callback
    return contextual { context, content in
      content(context).map { node in
        let wrapper = Node(PassBehavior(name: "Preference"), [node], context.environment)
        wrapper.preferences.add(key, transform: callback)
        return wrapper
      }
    }
  }

  /// Called once the subtree is resolved; state that it changes is taken into account.
  nonisolated public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    nonisolated(unsafe) let action = action
    return contextual { context, content in
      let nodes = content(context)
      let session = context.session
      let memory = session.box(at: context.child("onPreferenceChange").path) {
        PreferenceMemory<K.Value>()
      }
      session.onPlaced.append {
        for node in nodes { _ = node.readPreference(key, in: session.preferencePhase) }
        let value = nodes.preference(key, in: session.preferencePhase) ?? K.defaultValue
        if let last = memory.value, last == value { return }
        memory.value = value
        action(value)
      }
      return nodes
    }
  }

  nonisolated public func anchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    nonisolated(unsafe) let transform = transform
    nonisolated(unsafe) let value = value
    return contextual { context, content in
      content(context).map { node in
        let wrapper = Node(PassBehavior(name: "AnchorPreference"), [node], context.environment)
        let anchor = value.anchor(of: wrapper)
        wrapper.preferences.set(K.self) { transform(anchor) }
        return wrapper
      }
    }
  }

  nonisolated public func transformAnchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    nonisolated(unsafe) let transform = transform
    nonisolated(unsafe) let value = value
    return contextual { context, content in
      content(context).map { node in
        let wrapper = Node(PassBehavior(name: "AnchorPreference"), [node], context.environment)
        let anchor = value.anchor(of: wrapper)
        wrapper.preferences.add(K.self) { transform(&$0, anchor) }
        return wrapper
      }
    }
  }
}

@MainActor private final class PreferenceMemory<Value> { var value: Value? }

/// Neither draws nor changes layout.
package struct PassBehavior: NodeBehavior {
  package let name: String
  nonisolated package init(name: String) { self.name = name }
}

package struct EmptyBehavior: NodeBehavior {
  package var name: String { "EmptyView" }
}

/// A place in one view that another view can ask for.
public struct Anchor<Value> {
  package let read: @MainActor () -> Value
  package let toLocal: (Value, CGPoint) -> Value

  public struct Source {
    package let read: @MainActor (CGRect) -> Value
    package let toLocal: (Value, CGPoint) -> Value
    package init(
      read: @escaping @MainActor (CGRect) -> Value, toLocal: @escaping (Value, CGPoint) -> Value
    ) {
      self.read = read
      self.toLocal = toLocal
    }
    @MainActor package func anchor(of node: Node) -> Anchor {
      let read = read
      return Anchor(read: { read(node.frame) }, toLocal: toLocal)
    }
  }
}
extension Anchor: @unchecked Sendable where Value: Sendable {}
extension Anchor.Source: @unchecked Sendable where Value: Sendable {}

private func moved(_ rect: CGRect, _ origin: CGPoint) -> CGRect {
  CGRect(
    x: rect.origin.x - origin.x, y: rect.origin.y - origin.y, width: rect.size.width,
    height: rect.size.height)
}
private func moved(_ point: CGPoint, _ origin: CGPoint) -> CGPoint {
  CGPoint(x: point.x - origin.x, y: point.y - origin.y)
}

extension Anchor.Source where Value == CGRect {
  public static var bounds: Anchor<CGRect>.Source { .init(read: { $0 }, toLocal: moved) }
  public static func rect(_ r: CGRect) -> Anchor<CGRect>.Source {
    .init(
      read: {
        CGRect(
          x: $0.origin.x + r.origin.x, y: $0.origin.y + r.origin.y, width: r.size.width,
          height: r.size.height)
      },
      toLocal: moved)
  }
}
extension Anchor.Source where Value == CGPoint {
  public static func point(_ p: CGPoint) -> Anchor<CGPoint>.Source {
    .init(read: { CGPoint(x: $0.origin.x + p.x, y: $0.origin.y + p.y) }, toLocal: moved)
  }
  public static func unitPoint(_ p: UnitPoint) -> Anchor<CGPoint>.Source {
    .init(read: { p.point(in: $0) }, toLocal: moved)
  }
  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}
