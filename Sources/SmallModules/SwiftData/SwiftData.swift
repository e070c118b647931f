@_exported public import Foundation
@_exported public import Observation
import Synchronization
@_exported public import VitrineFoundation

/// A class whose objects a store keeps. `@Model` adds the conformance.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable {
  var persistentModelID: PersistentIdentifier { get }
}

extension PersistentModel {
  public var persistentModelID: PersistentIdentifier {
    PersistentIdentifier(
      object: Int(bitPattern: ObjectIdentifier(self)), entityName: "\(Self.self)")
  }
  public var id: PersistentIdentifier { persistentModelID }
  public var modelContext: ModelContext? { nil }
  public var hasChanges: Bool { false }
  public var isDeleted: Bool { false }
  public static func == (a: Self, b: Self) -> Bool { a === b }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

public struct PersistentIdentifier: Hashable, Identifiable, Sendable, Comparable, Codable {
  let object: Int
  public let entityName: String
  public var id: Self { self }
  public static func < (a: Self, b: Self) -> Bool { a.object < b.object }
}

/// The models of a store.
public final class Schema: Sendable {
  public struct Version: Hashable, Sendable {
    public let major: Int
    public let minor: Int
    public let patch: Int
    public init(_ major: Int, _ minor: Int, _ patch: Int) {
      (self.major, self.minor, self.patch) = (major, minor, patch)
    }
  }
  let types: [any PersistentModel.Type]
  public init(_ types: [any PersistentModel.Type] = [], version: Version = Version(1, 0, 0)) {
    self.types = types
  }
  public init(versionedSchema: any VersionedSchema.Type) { types = versionedSchema.models }

  /// Options of `@Attribute`. Inert: nothing is stored in a file.
  public struct Attribute: Sendable {
    public struct Option: Sendable {
      public static var unique: Option { Option() }
      public static var externalStorage: Option { Option() }
      public static var allowsCloudEncryption: Option { Option() }
      public static var preserveValueOnDeletion: Option { Option() }
      public static var ephemeral: Option { Option() }
      public static var spotlight: Option { Option() }
      public static func transformable(by name: String) -> Option { Option() }
    }
  }
  /// Options of `@Relationship`. Inert.
  public struct Relationship: Sendable {
    public enum DeleteRule: Sendable { case noAction, nullify, cascade, deny }
    public struct Option: Sendable {
      public static var unique: Option { Option() }
    }
  }
}

public protocol VersionedSchema: Sendable {
  static var models: [any PersistentModel.Type] { get }
  static var versionIdentifier: Schema.Version { get }
}

public enum MigrationStage {
  case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)
  case custom(
    fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type,
    willMigrate: ((ModelContext) throws -> Void)?, didMigrate: ((ModelContext) throws -> Void)?)
}
public protocol SchemaMigrationPlan {
  static var schemas: [any VersionedSchema.Type] { get }
  static var stages: [MigrationStage] { get }
}

/// Where a store would be. Inert: every store is empty and in memory.
public struct ModelConfiguration: Sendable, Hashable {
  public struct GroupContainer: Sendable, Hashable {
    let name: String
    public static var automatic: Self { Self(name: "automatic") }
    public static var none: Self { Self(name: "none") }
    public static func identifier(_ name: String) -> Self { Self(name: name) }
  }
  public struct CloudKitDatabase: Sendable, Hashable {
    let name: String
    public static var automatic: Self { Self(name: "automatic") }
    public static var none: Self { Self(name: "none") }
    public static func `private`(_ name: String) -> Self { Self(name: name) }
  }
  public let name: String
  public let isStoredInMemoryOnly: Bool
  public let allowsSave: Bool
  public let url: URL

  public init(
    _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false,
    allowsSave: Bool = true, groupContainer: GroupContainer = .automatic,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.name = name ?? "default"
    self.isStoredInMemoryOnly = isStoredInMemoryOnly
    self.allowsSave = allowsSave
    url = .applicationSupportDirectory.appendingPathComponent("default.store")
  }
  public init(
    _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.name = name ?? "default"
    isStoredInMemoryOnly = false
    self.allowsSave = allowsSave
    self.url = url
  }
  public init(isStoredInMemoryOnly: Bool) {
    self.init(nil, isStoredInMemoryOnly: isStoredInMemoryOnly)
  }
}
