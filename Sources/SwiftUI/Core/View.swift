/// A piece of a widget's interface, described by its `body` or built in.
@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: View {
  public var body: Never { fatalError("Never has no body") }
}

/// A view that SwiftUI itself knows how to resolve into layout nodes.
@MainActor
package protocol PrimitiveView: View where Body == Never {
  func resolve(_ context: ResolveContext) -> [Node]
}

extension View where Body == Never {
  public var body: Never { fatalError("\(Self.self) is built in and has no body") }
}

/// Makes a view out of view, as `body(content:)` says.
@MainActor @preconcurrency
public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = _ViewModifier_Content<Self>
  @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body
}

extension ViewModifier where Body == Never {
  public func body(content: Content) -> Never { fatalError("\(Self.self) is built in") }
}

extension ViewModifier {
  nonisolated public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A modifier that SwiftUI itself knows how to apply.
@MainActor
package protocol PrimitiveModifier: ViewModifier where Body == Never {
  func resolve(_ context: ResolveContext, content: @escaping @MainActor (ResolveContext) -> [Node])
    -> [Node]
}

/// What a modifier's `body(content:)` receives: the modified view, not yet resolved.
public struct _ViewModifier_Content<Modifier: ViewModifier> {
  package let resolveContent: @MainActor (ResolveContext) -> [Node]
}

extension _ViewModifier_Content: PrimitiveView {
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

extension ModifiedContent: View, PrimitiveView where Content: View, Modifier: ViewModifier {
  public typealias Body = Never
  package func resolve(_ context: ResolveContext) -> [Node] {
    context.apply(modifier) { context in context.child(0).resolve(content) }
  }
}

extension ModifiedContent: ViewModifier, PrimitiveModifier
where Content: ViewModifier, Modifier: ViewModifier {
  package func resolve(
    _ context: ResolveContext, content body: @escaping @MainActor (ResolveContext) -> [Node]
  ) -> [Node] {
    context.apply(modifier) { inner in inner.apply(content, to: body) }
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
public struct EmptyModifier: ViewModifier, PrimitiveModifier, Sendable {
  public static let identity = EmptyModifier()
  nonisolated public init() {}
  package func resolve(
    _ context: ResolveContext, content: @escaping @MainActor (ResolveContext) -> [Node]
  ) -> [Node] {
    content(context)
  }
}

/// A modifier that needs the environment before it knows what it is.
public protocol EnvironmentalModifier: ViewModifier where Body == Never {
  associatedtype ResolvedModifier: ViewModifier
  @MainActor func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}
