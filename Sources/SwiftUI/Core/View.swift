/// A piece of a widget's interface, described by its `body` or built in.
@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }

  /// Makes layout nodes of a view. Every conformance has it: a view that a developer writes the one
  /// that reads its body, a built-in view that of `PrimitiveView`. Never written in a widget.
  @MainActor @preconcurrency
  static func _resolve(_ view: Self, in context: _ViewInputs) -> _ViewOutputs
}

/// The nodes that a view became.
public struct _ViewOutputs {
  package var nodes: [Node]
  package init(_ nodes: [Node]) { self.nodes = nodes }
}

extension View {
  /// Reads the body of a view, with its dynamic properties filled in first.
  public static func _resolve(_ view: Self, in context: _ViewInputs) -> _ViewOutputs {
    context.resolveBody(of: view)
  }
}

extension Never: View {
  public var body: Never { fatalError("Never has no body") }
}

/// A view that SwiftUI itself knows how to resolve into layout nodes.
@MainActor
package protocol PrimitiveView: View where Body == Never {
  func resolve(_ context: ResolveContext) -> [Node]
}

// No extension of `View where Body == Never`: it would be one of two bodies of a view whose body
// comes from the extension of another protocol, and neither would be the better one.
extension PrimitiveView {
  public var body: Never { fatalError("\(Self.self) is built in and has no body") }
  public static func _resolve(_ view: Self, in context: _ViewInputs) -> _ViewOutputs {
    guard context.list != nil else { return _ViewOutputs(view.resolve(context)) }
    // What is in this view are no views of the list that it is in.
    var inner = context
    inner.list = nil
    return _ViewOutputs(view.resolve(inner))
  }
}

/// Makes a view out of view, as `body(content:)` says.
@MainActor @preconcurrency
public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = _ViewModifier_Content<Self>
  @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body

  /// Makes layout nodes of a view with the modifier applied; as `View._resolve`.
  @MainActor @preconcurrency
  static func _apply<Base: View>(_ modifier: Self, to base: Base, in context: _ViewInputs)
    -> _ViewOutputs
}

extension ViewModifier where Body == Never {
  public func body(content: Content) -> Never { fatalError("\(Self.self) is built in") }
}

extension ViewModifier {
  nonisolated public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }

  /// Reads the body of a modifier, with its dynamic properties filled in first.
  public static func _apply<Base: View>(
    _ modifier: Self, to base: Base, in context: _ViewInputs
  ) -> _ViewOutputs {
    let modifier = context.injected(modifier)
    let content = Content { $0.child(0).resolve(base) }
    return _ViewOutputs(context.child(1).resolve(modifier.body(content: content)))
  }
}

/// A modifier that SwiftUI itself knows how to apply.
@MainActor
package protocol PrimitiveModifier: ViewModifier where Body == Never {
  func resolve(_ context: ResolveContext, content: @escaping @MainActor (ResolveContext) -> [Node])
    -> [Node]
}

extension PrimitiveModifier {
  public static func _apply<Base: View>(
    _ modifier: Self, to base: Base, in context: _ViewInputs
  ) -> _ViewOutputs {
    _ViewOutputs(modifier.resolve(context) { $0.child(0).resolve(base) })
  }
}

/// What a modifier's `body(content:)` receives: the modified view, not yet resolved.
public struct _ViewModifier_Content<Modifier: ViewModifier> {
  package let resolveContent: @MainActor (ResolveContext) -> [Node]
}

extension _ViewModifier_Content: ListView {
  package func resolve(_ context: ResolveContext) -> [Node] { resolveContent(context) }
}

/// A view (or modifier) with a modifier applied.
public struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier
  nonisolated public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public typealias Body = Never
  /// Its own, as Apple's: the one of a project's protocol for views would be as good a choice for the compiler.
  public var body: Never { fatalError("a modified view is built in") }
  public static func _resolve(_ view: Self, in context: _ViewInputs) -> _ViewOutputs {
    Modifier._apply(view.modifier, to: view.content, in: context)
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  public static func _apply<Base: View>(
    _ modifier: Self, to base: Base, in context: _ViewInputs
  ) -> _ViewOutputs {
    let inner = ModifiedContent<Base, Content>(content: base, modifier: modifier.content)
    return Modifier._apply(modifier.modifier, to: inner, in: context)
  }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}
extension ModifiedContent: Sendable where Content: Sendable, Modifier: Sendable {}

extension View {
  nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// Changes nothing.
public struct EmptyModifier: ViewModifier, Sendable {
  public typealias Body = Never
  public static let identity = EmptyModifier()
  nonisolated public init() {}
  public static func _apply<Base: View>(
    _ modifier: Self, to base: Base, in context: _ViewInputs
  ) -> _ViewOutputs {
    _ViewOutputs(context.child(0).resolve(base))
  }
}

/// A modifier that needs the environment before it knows what it is.
public protocol EnvironmentalModifier: ViewModifier where Body == Never {
  associatedtype ResolvedModifier: ViewModifier
  @MainActor func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
  public static func _apply<Base: View>(
    _ modifier: Self, to base: Base, in context: _ViewInputs
  ) -> _ViewOutputs {
    let resolved = context.injected(modifier).resolve(in: context.environment)
    return ResolvedModifier._apply(resolved, to: base, in: context)
  }
}
