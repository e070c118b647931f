/// A query by predicates over properties.
public protocol EntityPropertyQuery: EntityQuery {
  associatedtype ComparatorMappingType
  typealias ComparatorMode = EntityQueryComparatorMode
  typealias QueryProperties = EntityQueryProperties<Entity, ComparatorMappingType>
  typealias Property<Value: _IntentValue> =
    EntityQueryProperty<Entity, Value, ComparatorMappingType>
  typealias SortingOptions = EntityQuerySortingOptions<Entity>
  typealias SortableBy<Value: _IntentValue> = EntityQuerySortableByProperty<Entity, Value>
  typealias Sort<Root: AppEntity> = EntityQuerySort<Root>

  static var properties: QueryProperties { get }
  static var sortingOptions: SortingOptions { get }
  static var findIntentDescription: IntentDescription? { get }
  func entities(
    matching comparators: [ComparatorMappingType], mode: ComparatorMode,
    sortedBy: [Sort<Entity>], limit: Int?
  ) async throws -> [Entity]
}

extension EntityPropertyQuery {
  public static var findIntentDescription: IntentDescription? { nil }
}

/// How comparators join.
public enum EntityQueryComparatorMode: Hashable, Sendable { case and, or }

/// An order of results.
public struct EntityQuerySort<Entity: AppEntity>: @unchecked Sendable {
  public enum Ordering: Hashable, Sendable { case ascending, descending }
  public let by: PartialKeyPath<Entity>
  public let order: Ordering
}

/// One comparison that a query offers: a function from a value to the query's own predicate.
public protocol EntityQueryComparator<Value, Mapped> {
  associatedtype Value
  associatedtype Mapped
}

public struct EqualToComparator<Value, Mapped>: EntityQueryComparator {
  package var map: (Value) -> Mapped
  public init(_ map: @escaping (Value) -> Mapped) { self.map = map }
}
public struct NotEqualToComparator<Value, Mapped>: EntityQueryComparator {
  package var map: (Value) -> Mapped
  public init(_ map: @escaping (Value) -> Mapped) { self.map = map }
}
public struct LessThanComparator<Value, Mapped>: EntityQueryComparator {
  package var map: (Value) -> Mapped
  public init(_ map: @escaping (Value) -> Mapped) { self.map = map }
}
public struct LessThanOrEqualToComparator<Value, Mapped>: EntityQueryComparator {
  package var map: (Value) -> Mapped
  public init(_ map: @escaping (Value) -> Mapped) { self.map = map }
}
public struct GreaterThanComparator<Value, Mapped>: EntityQueryComparator {
  package var map: (Value) -> Mapped
  public init(_ map: @escaping (Value) -> Mapped) { self.map = map }
}
public struct GreaterThanOrEqualToComparator<Value, Mapped>: EntityQueryComparator {
  package var map: (Value) -> Mapped
  public init(_ map: @escaping (Value) -> Mapped) { self.map = map }
}
public struct ContainsComparator<Value, Mapped>: EntityQueryComparator {
  package var map: (Value) -> Mapped
  public init(_ map: @escaping (Value) -> Mapped) { self.map = map }
}
public struct HasPrefixComparator<Value, Mapped>: EntityQueryComparator {
  package var map: (Value) -> Mapped
  public init(_ map: @escaping (Value) -> Mapped) { self.map = map }
}
public struct HasSuffixComparator<Value, Mapped>: EntityQueryComparator {
  package var map: (Value) -> Mapped
  public init(_ map: @escaping (Value) -> Mapped) { self.map = map }
}
public struct IsBetweenComparator<Value, Mapped>: EntityQueryComparator {
  package var map: (Value, Value) -> Mapped
  public init(_ map: @escaping (Value, Value) -> Mapped) { self.map = map }
}

@resultBuilder
public enum EntityQueryComparatorsBuilder<Value, Mapped> {
  public static func buildBlock(
    _ comparators: any EntityQueryComparator<Value, Mapped>...
  ) -> [any EntityQueryComparator<Value, Mapped>] { comparators }
}

/// A property that a query can compare.
public struct EntityQueryProperty<Entity: AppEntity, Value: _IntentValue, Mapped> {
  package var path: KeyPath<Entity, EntityProperty<Value>>
  package var comparators: [any EntityQueryComparator<Value, Mapped>]
  public init(
    _ path: KeyPath<Entity, EntityProperty<Value>>,
    @EntityQueryComparatorsBuilder<Value, Mapped>
    comparators: () -> [any EntityQueryComparator<Value, Mapped>]
  ) {
    self.path = path
    self.comparators = comparators()
  }
}

/// All properties that a query can compare.
public struct EntityQueryProperties<Entity: AppEntity, Mapped>: @unchecked Sendable {
  package var properties: [Any]
  public init(@Builder _ properties: () -> [Any]) { self.properties = properties() }

  @resultBuilder
  public enum Builder {
    public static func buildBlock(_ properties: Any...) -> [Any] { properties }
    public static func buildExpression<Value: _IntentValue>(
      _ property: EntityQueryProperty<Entity, Value, Mapped>
    ) -> Any { property }
  }
}

/// A property that results can be ordered by.
public struct EntityQuerySortableByProperty<Entity: AppEntity, Value: _IntentValue> {
  package var path: PartialKeyPath<Entity>
  public init(_ path: KeyPath<Entity, EntityProperty<Value>>) { self.path = path }
}

/// All orders that a query offers.
public struct EntityQuerySortingOptions<Entity: AppEntity>: @unchecked Sendable {
  package var paths: [PartialKeyPath<Entity>]
  public init(@Builder _ options: () -> [PartialKeyPath<Entity>]) { paths = options() }

  @resultBuilder
  public enum Builder {
    public static func buildBlock(
      _ paths: PartialKeyPath<Entity>...
    ) -> [PartialKeyPath<Entity>] { paths }
    public static func buildExpression<Value: _IntentValue>(
      _ option: EntityQuerySortableByProperty<Entity, Value>
    ) -> PartialKeyPath<Entity> { option.path }
  }
}
