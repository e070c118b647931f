import CoreGraphics
public import SwiftUI

/// A mark, or several of them.
@MainActor @preconcurrency
public protocol ChartContent {
  associatedtype Body: ChartContent
  @ChartContentBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension ChartContent where Body == Never {
  public var body: Never { fatalError("\(Self.self) is built in and has no body") }
}

extension Never: ChartContent {}

/// Chart content that knows its marks.
@MainActor
package protocol PrimitiveChartContent: ChartContent where Body == Never {
  func marks(_ context: ResolveContext) -> [MarkRecord]
}

/// Chart content that is one mark.
@MainActor
protocol RecordedChartContent: PrimitiveChartContent {
  nonisolated var record: MarkRecord { get }
}
extension RecordedChartContent {
  package func marks(_ context: ResolveContext) -> [MarkRecord] { [record] }
}

/// Chart content that is a list of marks.
@MainActor
protocol ListedChartContent: PrimitiveChartContent {
  nonisolated var list: [MarkRecord] { get }
}
extension ListedChartContent {
  package func marks(_ context: ResolveContext) -> [MarkRecord] { list }
}

extension ResolveContext {
  /// The marks of any content: built-in content directly, a developer's own through its body.
  package func marks<C: ChartContent>(_ content: C) -> [MarkRecord] {
    if let primitive = content as? any PrimitiveChartContent { return primitive.marks(self) }
    var copy = content
    inject(into: &copy)
    return child(0).marks(copy.body)
  }
}

/// Turns statements into chart content.
@resultBuilder
public struct ChartContentBuilder {
  public static func buildExpression<Content: ChartContent>(_ content: Content) -> Content {
    content
  }
  public static func buildBlock() -> some ChartContent { EmptyChartContent() }
  public static func buildPartialBlock<T: ChartContent>(first: T) -> T { first }
  public static func buildPartialBlock<A: ChartContent, B: ChartContent>(
    accumulated: A, next: B
  ) -> some ChartContent { ChartPair(first: accumulated, second: next) }
  public static func buildIf<T: ChartContent>(_ content: T?) -> T? { content }
  public static func buildEither<A: ChartContent, B: ChartContent>(first: A) -> BuilderConditional<
    A, B
  > {
    BuilderConditional(storage: .first(first))
  }
  public static func buildEither<A: ChartContent, B: ChartContent>(second: B) -> BuilderConditional<
    A, B
  > {
    BuilderConditional(storage: .second(second))
  }
  public static func buildLimitedAvailability<T: ChartContent>(_ content: T) -> AnyChartContent {
    AnyChartContent(content)
  }
}

struct EmptyChartContent {
  nonisolated init() {}
}
extension EmptyChartContent: PrimitiveChartContent {
  typealias Body = Never
  func marks(_ context: ResolveContext) -> [MarkRecord] { [] }
}

struct ChartPair<A: ChartContent, B: ChartContent> {
  let first: A
  let second: B
}
extension ChartPair: PrimitiveChartContent {
  typealias Body = Never
  func marks(_ context: ResolveContext) -> [MarkRecord] {
    context.child(0).marks(first) + context.child(1).marks(second)
  }
}

/// One of two contents of a builder.
public struct BuilderConditional<TrueContent, FalseContent> {
  package enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }
  package let storage: Storage
}
extension BuilderConditional: ChartContent, PrimitiveChartContent
where TrueContent: ChartContent, FalseContent: ChartContent {
  public typealias Body = Never
  package func marks(_ context: ResolveContext) -> [MarkRecord] {
    switch storage {
    case .first(let content): context.child(0).marks(content)
    case .second(let content): context.child(1).marks(content)
    }
  }
}

extension Optional: ChartContent where Wrapped: ChartContent {
  public typealias Body = Never
}
extension Optional: PrimitiveChartContent where Wrapped: ChartContent {
  package func marks(_ context: ResolveContext) -> [MarkRecord] {
    map { context.child(0).marks($0) } ?? []
  }
}

/// Chart content of any type.
public struct AnyChartContent {
  private let collect: @MainActor (ResolveContext) -> [MarkRecord]
  nonisolated public init<C: ChartContent>(_ content: C) {
    nonisolated(unsafe) let content = content
    collect = { $0.child(0).marks(content) }
  }
  nonisolated public init<C: ChartContent>(erasing content: C) { self.init(content) }
}
extension AnyChartContent: PrimitiveChartContent {
  public typealias Body = Never
  package func marks(_ context: ResolveContext) -> [MarkRecord] { collect(context) }
}

/// Several marks treated as one where a modifier is applied.
public struct Plot<Content: ChartContent> {
  package let content: Content
  nonisolated public init(@ChartContentBuilder content: () -> Content) { self.content = content() }
}
extension Plot: PrimitiveChartContent {
  public typealias Body = Never
  package func marks(_ context: ResolveContext) -> [MarkRecord] { context.child(0).marks(content) }
}

extension ForEach: ChartContent where Content: ChartContent {
  public typealias Body = Never
}
extension ForEach: PrimitiveChartContent where Content: ChartContent {
  package func marks(_ context: ResolveContext) -> [MarkRecord] {
    var marks: [MarkRecord] = []
    marks.reserveCapacity(data.count)
    for (index, element) in data.enumerated() {
      marks += context.child(index).marks(content(element))
    }
    return marks
  }
}

extension ForEach where ID == Data.Element.ID, Content: ChartContent, Data.Element: Identifiable {
  nonisolated public init(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, identity: { $0.id })
  }
}
extension ForEach where Content: ChartContent {
  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, identity: { $0[keyPath: id] })
  }
}
extension ForEach where Data == Range<Int>, ID == Int, Content: ChartContent {
  nonisolated public init(
    _ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content
  ) {
    self.init(data: data, content: content, identity: { $0 })
  }
}
