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
  /// Values, or changes to the children's value, in the order they were made.
  package var values: [ObjectIdentifier: Any] = [:]
  package var transforms: [ObjectIdentifier: [(inout Any) -> Void]] = [:]
}

extension Node {
  /// The value of `key` in this subtree, nil where nobody set one.
  package func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    var result: K.Value?
    let id = ObjectIdentifier(key)
    if let own = (preferences.values[id] ?? behavior.ownPreference(id, of: self)) as? K.Value {
      result = own  // set on this node: hides what the children say
    } else {
      for child in children {
        guard let value = child.preference(key) else { continue }
        if result == nil {
          result = value
        } else {
          K.reduce(value: &result!, nextValue: { value })
        }
      }
    }
    if let transforms = preferences.transforms[id] {
      var value: Any = result ?? K.defaultValue
      for transform in transforms { transform(&value) }
      result = value as? K.Value
    }
    return result
  }
}

extension View {
  nonisolated public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value)
    -> some View
  {
    nonisolated(unsafe) let value = value
    let id = ObjectIdentifier(key)
    return contextual { context, content in
      content(context).map { node in
        let wrapper = Node(PassBehavior(name: "Preference"), [node], context.environment)
        wrapper.preferences.values[id] = value
        return wrapper
      }
    }
  }

  nonisolated public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    nonisolated(unsafe) let callback = callback
    let id = ObjectIdentifier(key)
    return contextual { context, content in
      content(context).map { node in
        let wrapper = Node(PassBehavior(name: "Preference"), [node], context.environment)
        wrapper.preferences.transforms[id, default: []].append { value in
          guard var typed = value as? K.Value else { return }
          callback(&typed)
          value = typed
        }
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
      let memory = session.box(at: context.child("onPreferenceChange").path) { PreferenceMemory() }
      session.onPlaced.append {
        let value =
          nodes.compactMap { $0.preference(key) }.reduce(into: K.Value?.none) { result, next in
            if result == nil {
              result = next
            } else {
              K.reduce(value: &result!, nextValue: { next })
            }
          } ?? K.defaultValue
        if let last = memory.value as? K.Value, last == value { return }
        memory.value = value
        action(value)
      }
      return nodes
    }
  }

  nonisolated public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    preferenceLayer(key, alignment: alignment, isBackground: false, transform)
  }
  nonisolated public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    preferenceLayer(key, alignment: alignment, isBackground: true, transform)
  }

  nonisolated private func preferenceLayer<K: PreferenceKey, V: View>(
    _ key: K.Type, alignment: Alignment, isBackground: Bool, _ transform: @escaping (K.Value) -> V
  ) -> some View {
    nonisolated(unsafe) let transform = transform
    return contextual { context, content in
      content(context).map { main in
        let value = main.preference(key) ?? K.defaultValue
        let layer = context.child("preferenceLayer").resolveOne(
          transform(value), alignment: alignment)
        return Node(
          LayeredBehavior(alignment: alignment, isBackground: isBackground), [main, layer],
          context.environment)
      }
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
        wrapper.preferences.values[ObjectIdentifier(K.self)] = transform(value.anchor(of: wrapper))
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
        wrapper.preferences.transforms[ObjectIdentifier(K.self), default: []].append { any in
          guard var typed = any as? K.Value else { return }
          transform(&typed, anchor)
          any = typed
        }
        return wrapper
      }
    }
  }
}

@MainActor private final class PreferenceMemory { var value: Any? }

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
