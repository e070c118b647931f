/// Turns the statements of a body into one view.
@resultBuilder
public struct ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  @available(*, unavailable, message: "this expression does not conform to 'View'")
  public static func buildExpression(_ invalid: Any) -> some View { fatalError() }
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<
    (repeat each Content)
  > {
    TupleView((repeat each content))
  }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  public static func buildOptional<Content: View>(_ content: Content?) -> Content? { content }
  public static func buildEither<First: View, Second: View>(first: First) -> _ConditionalContent<
    First, Second
  > {
    _ConditionalContent(storage: .trueContent(first))
  }
  public static func buildEither<First: View, Second: View>(second: Second) -> _ConditionalContent<
    First, Second
  > {
    _ConditionalContent(storage: .falseContent(second))
  }
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}

/// Nothing.
public struct EmptyView: Sendable {
  nonisolated public init() {}
}
extension EmptyView: PrimitiveView {
  public typealias Body = Never
  package func resolve(_ context: ResolveContext) -> [Node] { [] }
}

/// Several views side by side in a builder.
public struct TupleView<T> {
  public var value: T
  nonisolated public init(_ value: T) { self.value = value }
}

extension TupleView: PrimitiveView, ListView {
  public typealias Body = Never
  package func resolve(_ context: ResolveContext) -> [Node] {
    // The tuple's type is erased here (Apple's `TupleView<T>` has no constraint either), so the
    // elements are found by their offsets; the table of them is made once for each type.
    let elements = context.session.fields.views(of: T.self)
    return withUnsafePointer(to: value) { pointer in
      let base = UnsafeRawPointer(pointer)
      @MainActor func part(_ index: Int) -> [Node] {
        let element = elements[index]
        return resolveElement(
          element.type, base + element.offset, context.child(element.index))
      }
      if let list = context.list { return list.parts(elements.count, at: context.path, part) }
      var nodes: [Node] = []
      nodes.reserveCapacity(elements.count)
      for index in elements.indices { nodes += part(index) }
      return nodes
    }
  }

  @MainActor private func resolveElement<V: View>(
    _ type: V.Type, _ pointer: UnsafeRawPointer, _ context: ResolveContext
  ) -> [Node] {
    context.resolve(pointer.assumingMemoryBound(to: V.self).pointee)
  }
}

extension [Node] {
  /// Marked as views of a list that may change.
  @MainActor var dynamic: [Node] {
    for node in self { node.traits.isDynamic = true }
    return self
  }
}

/// One of two views.
public struct _ConditionalContent<TrueContent, FalseContent> {
  package enum Storage {
    case trueContent(TrueContent)
    case falseContent(FalseContent)
  }
  package let storage: Storage
  nonisolated package init(storage: Storage) { self.storage = storage }
}

extension _ConditionalContent: View, PrimitiveView, ListView
where TrueContent: View, FalseContent: View {
  public typealias Body = Never
  package func resolve(_ context: ResolveContext) -> [Node] {
    switch storage {
    case .trueContent(let view): context.child(0).resolve(identified: view).dynamic
    case .falseContent(let view): context.child(1).resolve(identified: view).dynamic
    }
  }
}

extension Optional: View where Wrapped: View {
  public var body: Never { fatalError("Optional has no body") }
}
extension Optional: PrimitiveView, ListView where Wrapped: View {
  package func resolve(_ context: ResolveContext) -> [Node] {
    map { context.child(0).resolve(identified: $0).dynamic } ?? []
  }
}

/// A view of any type.
public struct AnyView {
  package let storage: any View
  nonisolated public init<V: View>(_ view: V) { storage = view }
  nonisolated public init<V: View>(erasing view: V) { storage = view }
  nonisolated public init?(_fromValue value: Any) {
    guard let view = value as? any View else { return nil }
    storage = view
  }
}
extension AnyView: PrimitiveView, ListView {
  public typealias Body = Never
  package func resolve(_ context: ResolveContext) -> [Node] {
    context.child(0).resolve(any: storage).dynamic
  }
}

/// Several views treated as one where a modifier is applied; changes no layout.
public struct Group<Content> {
  package let content: Content
}
extension Group: View, PrimitiveView, ListView where Content: View {
  public typealias Body = Never
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
  package func resolve(_ context: ResolveContext) -> [Node] { context.child(0).resolve(content) }
}

/// A view that is compared before it is drawn again; drawn anew each time here.
public struct EquatableView<Content: Equatable & View> {
  public var content: Content
  nonisolated public init(content: Content) { self.content = content }
}
extension EquatableView: PrimitiveView, ListView {
  public typealias Body = Never
  package func resolve(_ context: ResolveContext) -> [Node] { context.child(0).resolve(content) }
}
extension View where Self: Equatable {
  nonisolated public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
