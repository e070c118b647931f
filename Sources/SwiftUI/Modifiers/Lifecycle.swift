extension View {
  /// Runs once when the widget's view is archived; state that it changes is taken into account.
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    nonisolated(unsafe) let action = action
    return contextual { context, content in
      guard context.session.isShowing else { return content(context) }
      let key = context.child("onAppear").path
      let memory = context.session.box(at: key) { OnceBox() }
      if !memory.done, let action {
        memory.done = true
        context.session.onAppear.append { action() }
      }
      return content(context)
    }
  }
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    inert("onDisappear")
  }
  /// Performs the action where the value changes while the widget's view is archived, as by
  /// `onAppear`; on the screen nothing changes between two entries.
  @_disfavoredOverload
  nonisolated public func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void)
    -> some View
  { changes(of: value, initial: false) { action($1) } }
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View { changes(of: value, initial: initial, action) }
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View { changes(of: value, initial: initial) { _, _ in action() } }

  nonisolated private func changes<V: Equatable>(
    of value: V, initial: Bool, _ action: @escaping (V, V) -> Void
  ) -> some View {
    nonisolated(unsafe) let value = value
    nonisolated(unsafe) let action = action
    return contextual { context, content in
      guard context.session.isShowing else { return content(context) }
      let memory = context.session.box(at: context.child("onChange").path) { LastValue<V>() }
      let last = memory.value
      memory.value = value
      if let last, last != value {
        context.session.onAppear.append { action(last, value) }
      } else if last == nil, initial {
        context.session.onAppear.append { action(value, value) }
      }
      return content(context)
    }
  }
  nonisolated public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View { inert("task") }
  nonisolated public func task(
    name: String?, priority: TaskPriority = .userInitiated, file: String = #fileID,
    line: Int = #line,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View { inert("task") }
  nonisolated public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View { inert("task(id:)") }
  nonisolated public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View
  where P.Failure == Never { inert("onReceive") }
  nonisolated public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (T) -> Void
  ) -> some View {
    nonisolated(unsafe) let action = action
    nonisolated(unsafe) let transform = transform
    return contextual { context, content in
      let nodes = content(context)
      let memory = context.session.box(at: context.child("geometry").path) { OnceBox() }
      context.session.onPlaced.append {
        guard let node = nodes.first else { return }
        let value = transform(GeometryProxy(node: node))
        if let last = memory.value as? T, last == value { return }
        memory.value = value
        action(value)
      }
      return nodes
    }
  }
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View { self }
  nonisolated public func help(_ textKey: LocalizedStringKey) -> some View { self }
  nonisolated public func help(_ text: Text) -> some View { self }
  @_disfavoredOverload
  nonisolated public func help<S: StringProtocol>(_ text: S) -> some View { self }
  nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    inert("preferredColorScheme")
  }
  nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }
  nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some View {
    let store = UncheckedBox(store)
    return environmentValues { $0.defaultAppStorage = store.value }
  }
}

@MainActor final class OnceBox {
  var done = false
  var value: Any?
}

/// What a value was when the view was last resolved.
@MainActor private final class LastValue<Value> {
  var value: Value?
}
