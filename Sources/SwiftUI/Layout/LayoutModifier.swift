/// Wraps each node of a view in one node with `behavior`: the shape of nearly every modifier.
package struct BehaviorModifier<Behavior: NodeBehavior> {
  package let behavior: Behavior
  package init(_ behavior: Behavior) { self.behavior = behavior }
}
extension BehaviorModifier: ViewModifier {
  package typealias Body = Never
  package static func _apply<Base: View>(
    _ modifier: Self, to base: Base, in context: _ViewInputs
  ) -> _ViewOutputs {
    var nodes = context.child(0).resolve(base)
    for index in nodes.indices {
      nodes[index] = Node(modifier.behavior, [nodes[index]], context.environment)
    }
    return _ViewOutputs(nodes)
  }
}

/// Resolves a view in a changed environment.
package struct EnvironmentModifier: ViewModifier {
  package typealias Body = Never
  package let change: @MainActor (inout EnvironmentValues) -> Void
  nonisolated package init(_ change: @escaping @MainActor (inout EnvironmentValues) -> Void) {
    self.change = change
  }
  package static func _apply<Base: View>(
    _ modifier: Self, to base: Base, in context: _ViewInputs
  ) -> _ViewOutputs {
    var inner = context.child(0)
    modifier.change(&inner.environment)
    return _ViewOutputs(inner.resolve(base))
  }
}

/// Changes what the nodes of a view say about themselves to containers.
package struct TraitsModifier: ViewModifier {
  package typealias Body = Never
  package let change: @MainActor (inout Traits) -> Void
  nonisolated package init(_ change: @escaping @MainActor (inout Traits) -> Void) {
    self.change = change
  }
  package static func _apply<Base: View>(
    _ modifier: Self, to base: Base, in context: _ViewInputs
  ) -> _ViewOutputs {
    let nodes = context.child(0).resolve(base)
    for node in nodes { modifier.change(&node.traits) }
    return _ViewOutputs(nodes)
  }
}

/// Builds behavior from the environment first.
package struct ContextualModifier {
  package let apply:
    @MainActor (ResolveContext, @escaping @MainActor (ResolveContext) -> [Node]) -> [Node]
  nonisolated package init(
    _ apply:
      @escaping @MainActor (ResolveContext, @escaping @MainActor (ResolveContext) -> [Node]) ->
      [Node]
  ) {
    self.apply = apply
  }
}
extension ContextualModifier: PrimitiveModifier {
  package typealias Body = Never
  package func resolve(
    _ context: ResolveContext, content: @escaping @MainActor (ResolveContext) -> [Node]
  ) -> [Node] {
    apply(context, content)
  }
}

extension View {
  /// Wraps this view in a node of its own.
  nonisolated package func behavior(_ behavior: some NodeBehavior) -> some View {
    modifier(BehaviorModifier(behavior))
  }

  /// Resolves this view's nodes, then changes them.
  nonisolated package func contextual(
    _ apply:
      @escaping @MainActor (ResolveContext, @escaping @MainActor (ResolveContext) -> [Node]) ->
      [Node]
  ) -> some View {
    modifier(ContextualModifier(apply))
  }

  /// Changes what the view's node says about itself to containers.
  nonisolated package func traits(_ change: @escaping @MainActor (inout Traits) -> Void)
    -> some View
  {
    modifier(TraitsModifier(change))
  }

  /// Resolves this view in a changed environment.
  nonisolated package func environmentValues(
    _ change: @escaping @MainActor (inout EnvironmentValues) -> Void
  ) -> some View {
    modifier(EnvironmentModifier(change))
  }

  /// An API that shows at a moment, or in a place, that is not drawn here; says so once a render.
  nonisolated package func notShown(_ name: String, _ reason: String) -> some View {
    contextual { context, content in
      context.session.report(.note, "'\(name)' is not shown: \(reason)")
      return content(context)
    }
  }

  /// An API that compiles and changes nothing in a widget; says so once a render.
  nonisolated package func inert(_ name: String) -> some View {
    contextual { context, content in
      context.session.report(.note, "'\(name)' is inert in a widget: it has no effect")
      return content(context)
    }
  }
}
