public import Foundation

/// A type that can be the `id` of an entity: it can be written as text and read back.
public protocol EntityIdentifierConvertible {
  var entityIdentifierString: String { get }
  static func entityIdentifier(for entityIdentifierString: String) -> Self?
}

extension String: EntityIdentifierConvertible {
  public var entityIdentifierString: String { self }
  public static func entityIdentifier(for text: String) -> String? { text }
}

extension Int: EntityIdentifierConvertible {
  public var entityIdentifierString: String { String(self) }
  public static func entityIdentifier(for text: String) -> Int? { Int(text) }
}

extension UUID: EntityIdentifierConvertible {
  public var entityIdentifierString: String { uuidString }
  public static func entityIdentifier(for text: String) -> UUID? { UUID(uuidString: text) }
}

extension Int64: EntityIdentifierConvertible {
  public var entityIdentifierString: String { String(self) }
  public static func entityIdentifier(for text: String) -> Int64? { Int64(text) }
}

extension Never: EntityIdentifierConvertible {
  public var entityIdentifierString: String { "" }
  public static func entityIdentifier(for text: String) -> Never? { nil }
}

/// Type and id of an entity.
public struct EntityIdentifier: Hashable, Codable, Sendable, CustomStringConvertible {
  /// `persistentIdentifier` of the entity's type.
  public let entityType: String
  public let identifier: String
  /// Characters.
  public static let valueMaximumLength = 4096

  public init<Entity: AppEntity>(for entity: Entity) {
    self.init(for: Entity.self, identifier: entity.id)
  }

  public init<Entity: AppEntity>(for type: Entity.Type, identifier: Entity.ID) {
    entityType = type.persistentIdentifier
    self.identifier = identifier.entityIdentifierString
  }

  public var description: String { "\(entityType)/\(identifier)" }
}
