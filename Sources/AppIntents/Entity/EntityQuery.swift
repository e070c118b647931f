/// Finds entities by id and suggests some; feeds the widget's editor.
public protocol EntityQuery<Entity>: DynamicOptionsProvider, PersistentlyIdentifiable
where Result.Result == Entity, DefaultValue == Entity {
  associatedtype Entity: AppEntity
  associatedtype Result = [Entity]
  associatedtype DefaultValue = Entity

  init()
  /// The entities of stored ids; ids that are gone are left out.
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
  /// The choices of the editor.
  func suggestedEntities() async throws -> Result
}

extension EntityQuery {
  public func results() async throws -> Result { try await suggestedEntities() }
}

extension EntityQuery where Result == [Entity] {
  public func suggestedEntities() async throws -> [Entity] { [] }
}

/// A query that also searches by text.
public protocol EntityStringQuery: EntityQuery {
  /// An array or a collection with sections.
  associatedtype _Matches: ResultsCollection where _Matches.Result == Entity
  func entities(matching string: String) async throws -> _Matches
}

/// A query that knows all its entities.
public protocol EnumerableEntityQuery: EntityQuery {
  associatedtype Entity
  static var findIntentDescription: IntentDescription? { get }
  func allEntities() async throws -> [Entity]
}

extension EnumerableEntityQuery {
  public static var findIntentDescription: IntentDescription? { nil }
  public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
    let wanted = Set(identifiers.map(\.entityIdentifierString))
    return try await allEntities().filter { wanted.contains($0.id.entityIdentifierString) }
  }
}

extension EnumerableEntityQuery where Result == [Entity] {
  public func suggestedEntities() async throws -> [Entity] { try await allEntities() }
}

/// Finds values for a value of the system, such as a semantic search.
public protocol IntentValueQuery: Sendable {
  associatedtype Input
  associatedtype Value
  init()
  func values(for input: Input) async throws -> [Value]
}
