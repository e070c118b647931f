/// Turns a value of one type into one of another.
public protocol Resolver<Input, Output>: Sendable {
  associatedtype Input: _IntentValue
  associatedtype Output: _IntentValue
  typealias Context = IntentParameterContext<Output>
  func resolve(from input: Input, context: Context) async throws -> Output?
}

/// A list of resolvers.
public protocol ResolverSpecification<Output>: Sendable {
  associatedtype Output: _IntentValue
}

/// No resolvers.
public struct EmptyResolverSpecification<Output: _IntentValue>: ResolverSpecification, Sequence {
  public typealias Element = any Resolver
  public typealias Iterator = EmptyCollection<Element>.Iterator
  public init() {}
  public func makeIterator() -> Iterator { EmptyCollection<Element>().makeIterator() }
}

/// What `@Parameter(…)` without resolvers has.
public func _noResolvers() -> any ResolverSpecification { EmptyResolverSpecification<Never>() }

/// Some resolvers. The system asks them while a person edits; a widget's values come resolved.
public struct TupleResolverSpecification<Output: _IntentValue>: ResolverSpecification {
  package var resolvers: [any Resolver]
}

@resultBuilder
public enum ResolverSpecificationBuilder {
  public static func buildBlock() -> EmptyResolverSpecification<Never> {
    EmptyResolverSpecification()
  }
  public static func buildBlock<First: Resolver, each Rest: Resolver>(
    _ first: First, _ rest: repeat each Rest
  ) -> TupleResolverSpecification<First.Output> {
    var all: [any Resolver] = [first]
    for resolver in repeat each rest { all.append(resolver) }
    return TupleResolverSpecification(resolvers: all)
  }
}
