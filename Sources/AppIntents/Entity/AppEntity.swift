public import Foundation

/// An object of an app that can be the value of a parameter.
public protocol AppEntity: AppValue, DisplayRepresentable, Identifiable
where ID: EntityIdentifierConvertible & Sendable {
  associatedtype DefaultQuery: EntityQuery where DefaultQuery.Entity == Self
  /// Finds the entities of this type.
  static var defaultQuery: DefaultQuery { get }
}

extension AppEntity {
  public typealias Property = EntityProperty
}

/// An entity that only lives while an intent runs: it has no query.
public protocol TransientAppEntity: AppEntity {
  init()
}

extension TransientAppEntity {
  /// Transient entities are not told apart by identity.
  public var id: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
  public static var defaultQuery: TransientEntityQuery<Self> { TransientEntityQuery() }
}

/// Stands for the query that a transient entity does not have.
public struct TransientEntityQuery<Entity: TransientAppEntity>: EntityQuery {
  public init() {}
  public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] { [] }
}

/// An entity of which there is exactly one.
public protocol UniqueAppEntity: AppEntity where ID == String {}

extension UniqueAppEntity {
  public var id: String { Self.persistentIdentifier }
}

/// Finds the one entity of its type.
public protocol UniqueAppEntityQuery: EntityQuery where Entity: UniqueAppEntity {
  func uniqueEntity() async throws -> Entity
}

extension UniqueAppEntityQuery {
  public func entities(for identifiers: [String]) async throws -> [Entity] {
    [try await uniqueEntity()]
  }
  public func suggestedEntities() async throws -> [Entity] { [try await uniqueEntity()] }
}

/// An entity that search can find.
public protocol IndexedEntity: AppEntity {
  var hideInSpotlight: Bool { get }
}

extension IndexedEntity {
  public var hideInSpotlight: Bool { false }
}

/// An entity backed by a file.
public protocol FileEntity: AppEntity where ID == FileEntityIdentifier {}

/// Name of a file, or of a file that does not exist yet.
public struct FileEntityIdentifier: EntityIdentifierConvertible, Hashable, Sendable {
  package var text: String
  public static func file(url: URL) -> FileEntityIdentifier { Self(text: url.absoluteString) }
  public static func draft(identifier: String) -> FileEntityIdentifier { Self(text: identifier) }
  public var entityIdentifierString: String { text }
  public static func entityIdentifier(for text: String) -> FileEntityIdentifier? {
    Self(text: text)
  }
}

/// An entity that a URL can stand for.
public protocol URLRepresentableEntity: AppEntity {
  static var urlRepresentation: IntentURLRepresentation<Self> { get }
}

/// An enumeration whose cases URLs can stand for.
public protocol URLRepresentableEnum: AppEnum {
  static var urlRepresentation: [Self: String] { get }
}
