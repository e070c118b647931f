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
public protocol UniqueAppEntity: AppEntity {
  associatedtype ID = String
}

extension UniqueAppEntity where ID == String {
  public var id: String { Self.persistentIdentifier }
  public var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: Self.typeDisplayRepresentation.name)
  }
}

/// Finds the one entity of its type.
public protocol UniqueAppEntityQuery: EntityQuery {
  associatedtype Entity
  func uniqueEntity() async throws -> Entity
}

extension UniqueAppEntityQuery {
  public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
    [try await uniqueEntity()]
  }
}

extension UniqueAppEntityQuery where Result == [Entity] {
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
  typealias URLRepresentation = EntityURLRepresentation<Self>
  static var urlRepresentation: URLRepresentation { get }
}

/// A URL with properties of an entity in it: `"https://example.com/city/\(.id)"`.
public struct EntityURLRepresentation<Entity: AppEntity>: ExpressibleByStringInterpolation,
  @unchecked Sendable
{
  /// What may stand in a gap beside properties.
  public enum Token: Hashable, Sendable { case id }

  package enum Part {
    case text(String)
    case id
    case property(PartialKeyPath<Entity>)
  }
  package var parts: [Part]

  public init(stringLiteral value: String) { parts = [.text(value)] }
  public init(stringInterpolation: StringInterpolation) { parts = stringInterpolation.parts }

  public struct StringInterpolation: StringInterpolationProtocol {
    package var parts: [Part] = []
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) { parts.append(.text(literal)) }
    public mutating func appendInterpolation(_ token: Token) { parts.append(.id) }
    public mutating func appendInterpolation<Value: _IntentValue>(
      _ path: KeyPath<Entity, EntityProperty<Value>>
    ) {
      parts.append(.property(path))
    }
  }

  /// The URL of one entity.
  package func text(for entity: Entity) -> String {
    parts.map { part in
      switch part {
      case .text(let text): return text
      case .id: return entity.id.entityIdentifierString
      case .property(let path):
        return (entity[keyPath: path] as? any PropertyText)?.propertyText ?? ""
      }
    }.joined()
  }
}

/// A property as a piece of a URL.
package protocol PropertyText {
  var propertyText: String { get }
}

extension EntityProperty: PropertyText {
  package var propertyText: String {
    let value = ParameterCodecs.codec(for: Value.self)?.encode(wrappedValue)
    return value.map { $0.text ?? $0.json } ?? ""
  }
}

/// An enumeration whose cases URLs can stand for.
public protocol URLRepresentableEnum: AppEnum {
  static var urlRepresentation: [Self: String] { get }
}
