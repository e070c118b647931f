public import VitrineFoundation

/// A database in memory, shared by all that open it under one name. An app's own file is not read: what a
/// widget finds is what it has put there itself.
public struct Realm {
  let store: RealmStore
  public private(set) var configuration = Configuration()

  init(store: RealmStore) { self.store = store }
  public init(configuration: Configuration = .defaultConfiguration, queue: DispatchQueue? = nil)
    throws
  {
    store = RealmStore.named(configuration.name)
    self.configuration = configuration
  }
  public init(fileURL: URL) throws { try self.init(configuration: Configuration(fileURL: fileURL)) }
  public init(
    configuration: Configuration = .defaultConfiguration, actor: any Actor,
    downloadBeforeOpen: OpenBehavior = .never
  ) async throws { try self.init(configuration: configuration) }

  public enum OpenBehavior: Sendable { case never, once, always }
  public enum UpdatePolicy: Int, Sendable {
    case error = 1
    case modified = 3
    case all = 2
  }
  public enum Notification: String, Sendable { case didChange, refreshRequired }

  public var isEmpty: Bool { store.objects.isEmpty }
  public var isFrozen: Bool { false }
  public var isInWriteTransaction: Bool { store.writes > 0 }
  public var autorefresh: Bool {
    get { true }
    nonmutating set {}
  }

  // MARK: Writing

  @discardableResult public func write<Result>(
    withoutNotifying tokens: [NotificationToken] = [], _ block: () throws -> Result
  ) throws -> Result {
    beginWrite()
    defer { store.writes -= 1 }
    return try block()
  }
  @discardableResult public func asyncWrite<Result>(_ block: () throws -> Result) async throws
    -> Result
  { try write(block) }
  public func writeAsync(
    _ block: @escaping () -> Void, onComplete: (((any Swift.Error)?) -> Void)? = nil
  ) {
    beginWrite()
    block()
    store.writes -= 1
    onComplete?(nil)
  }
  public func beginWrite() { store.writes += 1 }
  public func commitWrite(withoutNotifying tokens: [NotificationToken] = []) throws {
    store.writes -= 1
  }
  public func cancelWrite() { store.writes -= 1 }
  @discardableResult public func refresh() -> Bool { false }
  public func invalidate() {}
  public func freeze() -> Realm { self }
  public func thaw() -> Realm { self }

  public func add(_ object: Object, update: UpdatePolicy = .error) { store.add(object) }
  public func add<S: Sequence>(_ objects: S, update: UpdatePolicy = .error)
  where S.Element: Object {
    for object in objects { store.add(object) }
  }
  @discardableResult public func create<T: Object>(
    _ type: T.Type, value: Any = [String: Any](), update: UpdatePolicy = .error
  ) -> T {
    preconditionFailure("\(type) cannot be made by its type here: make the object and add it")
  }
  public func delete(_ object: ObjectBase) { store.remove { $0 === object } }
  public func delete<S: Sequence>(_ objects: S) where S.Element: ObjectBase {
    let gone = Set(objects.map(ObjectIdentifier.init))
    store.remove { gone.contains(ObjectIdentifier($0)) }
  }
  public func deleteAll() { store.remove { _ in true } }

  // MARK: Reading

  public func objects<Element: ObjectBase>(_ type: Element.Type) -> Results<Element> {
    Results { [store] in store.objects.compactMap { $0 as? Element } }
  }
  public func object<Element: Object, Key>(ofType type: Element.Type, forPrimaryKey key: Key)
    -> Element?
  {
    let name = Element.primaryKey()
    return store.objects.lazy.compactMap { $0 as? Element }.first { object in
      let own = Stored.value(name ?? "_id", of: object) ?? Stored.value("id", of: object)
      guard let own = own as? AnyHashable, let key = key as? AnyHashable else { return false }
      return own == key
    }
  }
  public func resolve<Confined>(_ reference: ThreadSafeReference<Confined>) -> Confined? {
    reference.object
  }
  public func observe(_ block: @escaping (Notification, Realm) -> Void) -> NotificationToken {
    NotificationToken()
  }

  public static func asyncOpen(
    configuration: Configuration = .defaultConfiguration, callbackQueue: DispatchQueue = .main,
    callback: @escaping (Result<Realm, any Swift.Error>) -> Void
  ) { callback(Result { try Realm(configuration: configuration) }) }
  public static func fileExists(for configuration: Configuration) -> Bool { false }
  @discardableResult public static func deleteFiles(for configuration: Configuration) throws -> Bool
  { false }
  public func writeCopy(toFile fileURL: URL, encryptionKey: Data? = nil) throws {}

  public struct Error: Swift.Error, Equatable {
    public enum Code: Int, Sendable {
      case fail, fileAccess, filePermissionDenied, fileExists, fileNotFound
      case fileFormatUpgradeRequired, incompatibleLockFile, schemaMismatch, addressSpaceExhausted
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static let fail = Code.fail
    public static let schemaMismatch = Code.schemaMismatch
  }
}

extension Realm {
  public struct Configuration {
    public var fileURL: URL? = URL(fileURLWithPath: NSTemporaryDirectory() + "default.realm")
    public var inMemoryIdentifier: String?
    public var encryptionKey: Data?
    public var readOnly = false
    public var schemaVersion: UInt64 = 0
    public var migrationBlock: MigrationBlock?
    public var deleteRealmIfMigrationNeeded = false
    public var shouldCompactOnLaunch: ((Int, Int) -> Bool)?
    public var objectTypes: [ObjectBase.Type]?
    public var maximumNumberOfActiveVersions: UInt?

    public init(
      fileURL: URL? = URL(fileURLWithPath: NSTemporaryDirectory() + "default.realm"),
      inMemoryIdentifier: String? = nil, encryptionKey: Data? = nil, readOnly: Bool = false,
      schemaVersion: UInt64 = 0, migrationBlock: MigrationBlock? = nil,
      deleteRealmIfMigrationNeeded: Bool = false,
      shouldCompactOnLaunch: ((Int, Int) -> Bool)? = nil, objectTypes: [ObjectBase.Type]? = nil
    ) {
      (self.fileURL, self.inMemoryIdentifier) = (fileURL, inMemoryIdentifier)
      (self.encryptionKey, self.readOnly) = (encryptionKey, readOnly)
      (self.schemaVersion, self.migrationBlock) = (schemaVersion, migrationBlock)
      self.deleteRealmIfMigrationNeeded = deleteRealmIfMigrationNeeded
      self.shouldCompactOnLaunch = shouldCompactOnLaunch
      self.objectTypes = objectTypes
    }

    /// Of the whole process, as the real one.
    public static var defaultConfiguration: Configuration {
      get { RealmStore.standard.configuration }
      set { RealmStore.standard.configuration = newValue }
    }
    var name: String { inMemoryIdentifier ?? fileURL?.path ?? "" }
  }
}

/// Nothing is migrated: there is no older file.
public typealias MigrationBlock = (_ migration: Migration, _ oldSchemaVersion: UInt64) -> Void
public typealias MigrationObject = DynamicObject
@dynamicMemberLookup public final class DynamicObject: Object {
  public subscript(key: String) -> Any? {
    get { nil }
    set {}
  }
  public subscript(dynamicMember member: String) -> Any? {
    get { nil }
    set {}
  }
}
public struct Migration {
  public func enumerateObjects(
    ofType type: String, _ block: (MigrationObject?, MigrationObject?) -> Void
  ) {}
  public func renameProperty(onType type: String, from oldName: String, to newName: String) {}
  @discardableResult public func deleteData(forType type: String) -> Bool { false }
  public func delete(_ object: MigrationObject) {}
}
