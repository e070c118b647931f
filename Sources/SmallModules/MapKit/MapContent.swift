public import SwiftUI

/// What stands on a map.
@MainActor @preconcurrency public protocol MapContent {
  associatedtype Body: MapContent
  @MapContentBuilder var body: Body { get }
}
extension Never: MapContent {}
extension MapContent where Body == Never {
  public var body: Never { fatalError("\(Self.self) is built in and has no body") }
}

/// Content that knows its marks.
@MainActor package protocol PrimitiveMapContent: MapContent where Body == Never {
  func marks(_ context: ResolveContext) -> [MapMark]
}

extension ResolveContext {
  /// The marks of any content: built-in content directly, a developer's own through its body.
  package func mapMarks<C: MapContent>(_ content: C) -> [MapMark] {
    if let primitive = content as? any PrimitiveMapContent { return primitive.marks(self) }
    var copy = content
    inject(into: &copy)
    return child(0).mapMarks(copy.body)
  }
}

@resultBuilder public struct MapContentBuilder {
  public static func buildExpression<C: MapContent>(_ content: C) -> C { content }
  public static func buildBlock() -> EmptyMapContent { EmptyMapContent() }
  public static func buildPartialBlock<C: MapContent>(first: C) -> C { first }
  public static func buildPartialBlock<A: MapContent, B: MapContent>(
    accumulated: A, next: B
  ) -> MapContentPair<A, B> { MapContentPair(first: accumulated, second: next) }
  public static func buildIf<C: MapContent>(_ content: C?) -> C? { content }
  public static func buildEither<A: MapContent, B: MapContent>(first: A) -> MapContentChoice<A, B> {
    MapContentChoice(storage: .first(first))
  }
  public static func buildEither<A: MapContent, B: MapContent>(
    second: B
  ) -> MapContentChoice<A, B> { MapContentChoice(storage: .second(second)) }
  public static func buildLimitedAvailability<C: MapContent>(_ content: C) -> AnyMapContent {
    AnyMapContent(content)
  }
}

public struct EmptyMapContent {
  public typealias Body = Never
  nonisolated public init() {}
  @MainActor package func marks(_ context: ResolveContext) -> [MapMark] { [] }
}
extension EmptyMapContent: PrimitiveMapContent {}

/// Two contents of a builder, one above the other.
public struct MapContentPair<A: MapContent, B: MapContent> {
  public typealias Body = Never
  let first: A
  let second: B
  @MainActor package func marks(_ context: ResolveContext) -> [MapMark] {
    context.child(0).mapMarks(first) + context.child(1).mapMarks(second)
  }
}
extension MapContentPair: PrimitiveMapContent {}

/// One of two contents of a builder.
public struct MapContentChoice<A: MapContent, B: MapContent> {
  public typealias Body = Never
  enum Storage {
    case first(A)
    case second(B)
  }
  let storage: Storage
  @MainActor package func marks(_ context: ResolveContext) -> [MapMark] {
    switch storage {
    case .first(let content): context.child(0).mapMarks(content)
    case .second(let content): context.child(1).mapMarks(content)
    }
  }
}
extension MapContentChoice: PrimitiveMapContent {}

/// Content of any type.
public struct AnyMapContent {
  public typealias Body = Never
  private let collect: @MainActor (ResolveContext) -> [MapMark]
  nonisolated init<C: MapContent>(_ content: C) {
    nonisolated(unsafe) let content = content
    collect = { $0.child(0).mapMarks(content) }
  }
  @MainActor package func marks(_ context: ResolveContext) -> [MapMark] { collect(context) }
}
extension AnyMapContent: PrimitiveMapContent {}

extension Optional: MapContent where Wrapped: MapContent {
  public typealias Body = Never
}
extension Optional: PrimitiveMapContent where Wrapped: MapContent {
  @MainActor package func marks(_ context: ResolveContext) -> [MapMark] {
    map { context.child(0).mapMarks($0) } ?? []
  }
}

extension ForEach: MapContent where Content: MapContent {
  public typealias Body = Never
}
extension ForEach: PrimitiveMapContent where Content: MapContent {
  @MainActor package func marks(_ context: ResolveContext) -> [MapMark] {
    data.enumerated().flatMap { index, element in
      context.child(index).mapMarks(content(element))
    }
  }
}
// A view's are preferred where both would do.
extension ForEach where ID == Data.Element.ID, Content: MapContent, Data.Element: Identifiable {
  @_disfavoredOverload
  nonisolated public init(
    _ data: Data, @MapContentBuilder content: @escaping (Data.Element) -> Content
  ) { self.init(data: data, content: content, identity: { $0.id }) }
}
extension ForEach where Content: MapContent {
  @_disfavoredOverload
  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @MapContentBuilder content: @escaping (Data.Element) -> Content
  ) { self.init(data: data, content: content, identity: { $0[keyPath: id] }) }
}
extension ForEach where Data == Range<Int>, ID == Int, Content: MapContent {
  @_disfavoredOverload
  nonisolated public init(
    _ data: Range<Int>, @MapContentBuilder content: @escaping (Int) -> Content
  ) { self.init(data: data, content: content, identity: { $0 }) }
}

extension Group: MapContent where Content: MapContent {}
extension Group: PrimitiveMapContent where Content: MapContent {
  @MainActor package func marks(_ context: ResolveContext) -> [MapMark] {
    context.child(0).mapMarks(content)
  }
}
