public import CloudKit

public let NSInMemoryStoreType = "InMemory"
public let NSSQLiteStoreType = "SQLite"
public let NSMigratePersistentStoresAutomaticallyOption =
  "NSMigratePersistentStoresAutomaticallyOption"
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
  "NSPersistentStoreRemoteChangeNotificationOptionKey"

open class NSManagedObjectModel: NSObject, @unchecked Sendable {
  open var entities: [NSEntityDescription] = []
  open var entitiesByName: [String: NSEntityDescription] {
    Dictionary(entities.compactMap { entity in entity.name.map { ($0, entity) } }) { $1 }
  }
  open var versionIdentifiers: Set<AnyHashable> = []
  public override init() {}
  public init?(contentsOf url: URL) {}
  open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
    NSManagedObjectModel()
  }
}

open class NSPersistentStore: NSObject, @unchecked Sendable {
  public struct StoreType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let sqlite = StoreType(rawValue: NSSQLiteStoreType)
    public static let inMemory = StoreType(rawValue: NSInMemoryStoreType)
    public static let binary = StoreType(rawValue: "Binary")
  }
  public let url: URL?
  public let type: String
  public let configurationName: String
  public let options: [AnyHashable: Any]?
  open var metadata: [String: Any]! = [:]
  init(
    url: URL?, type: String, configuration: String? = nil, options: [AnyHashable: Any]? = nil
  ) {
    self.url = url
    self.type = type
    configurationName = configuration ?? "PF_DEFAULT_CONFIGURATION_NAME"
    self.options = options
  }
}

open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
  let store = Store()
  public let managedObjectModel: NSManagedObjectModel
  open private(set) var persistentStores: [NSPersistentStore] = []
  public init(managedObjectModel model: NSManagedObjectModel) { managedObjectModel = model }

  @discardableResult
  open func addPersistentStore(
    ofType type: String, configurationName: String?, at url: URL?,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    let store = NSPersistentStore(
      url: url, type: type, configuration: configurationName, options: options)
    persistentStores.append(store)
    return store
  }
  open func persistentStore(for url: URL) -> NSPersistentStore? {
    persistentStores.first { $0.url == url }
  }
  open func url(for store: NSPersistentStore) -> URL { store.url ?? URL(filePath: "/dev/null") }
  open func migratePersistentStore(
    _ store: NSPersistentStore, to url: URL, options: [AnyHashable: Any]? = nil,
    withType type: String
  ) throws -> NSPersistentStore { store }
  @discardableResult
  open func migratePersistentStore(
    _ store: NSPersistentStore, to url: URL, options: [AnyHashable: Any]? = nil,
    type: NSPersistentStore.StoreType
  ) throws -> NSPersistentStore { store }
  @discardableResult
  open func addPersistentStore(
    type: NSPersistentStore.StoreType, configuration: String? = nil, at url: URL,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    try addPersistentStore(
      ofType: type.rawValue, configurationName: configuration, at: url, options: options)
  }
  open func destroyPersistentStore(
    at url: URL, ofType type: String, options: [AnyHashable: Any]? = nil
  ) throws {}
  open func destroyPersistentStore(
    at url: URL, type: NSPersistentStore.StoreType, options: [AnyHashable: Any]? = nil
  ) throws {}
  open func remove(_ store: NSPersistentStore) throws {
    persistentStores.removeAll { $0 === store }
  }
  open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? { nil }
}

open class NSPersistentStoreDescription: NSObject, NSCopying, @unchecked Sendable {
  open var url: URL?
  open var type = NSSQLiteStoreType
  open var configuration: String?
  open var isReadOnly = false
  open var shouldAddStoreAsynchronously = false
  open var shouldMigrateStoreAutomatically = true
  open var shouldInferMappingModelAutomatically = true
  open var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions?
  open private(set) var options: [String: NSObject] = [:]
  open private(set) var sqlitePragmas: [String: NSObject] = [:]
  open var timeout: TimeInterval = 240
  public override init() {}
  public init(url: URL) { self.url = url }
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSPersistentStoreDescription()
    (copy.url, copy.type, copy.configuration) = (url, type, configuration)
    (copy.isReadOnly, copy.options) = (isReadOnly, options)
    (copy.sqlitePragmas, copy.timeout) = (sqlitePragmas, timeout)
    copy.shouldAddStoreAsynchronously = shouldAddStoreAsynchronously
    copy.shouldMigrateStoreAutomatically = shouldMigrateStoreAutomatically
    copy.shouldInferMappingModelAutomatically = shouldInferMappingModelAutomatically
    copy.cloudKitContainerOptions = cloudKitContainerOptions
    return copy
  }
  open func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }
  /// Kept: the store is in memory, and reads no pragma.
  open func setValue(_ value: NSObject?, forPragmaNamed name: String) {
    sqlitePragmas[name] = value
  }
}

open class NSPersistentCloudKitContainerOptions: NSObject, @unchecked Sendable {
  public let containerIdentifier: String
  open var databaseScope = CKDatabase.Scope.private
  public init(containerIdentifier: String) { self.containerIdentifier = containerIdentifier }
}

/// A store and its contexts. The store is empty and in memory whatever its description says.
open class NSPersistentContainer: NSObject, @unchecked Sendable {
  public let name: String
  public let managedObjectModel: NSManagedObjectModel
  public let persistentStoreCoordinator: NSPersistentStoreCoordinator
  public let viewContext: NSManagedObjectContext
  open var persistentStoreDescriptions: [NSPersistentStoreDescription]

  public convenience init(name: String) {
    self.init(name: name, managedObjectModel: NSManagedObjectModel())
  }
  public init(name: String, managedObjectModel model: NSManagedObjectModel) {
    self.name = name
    managedObjectModel = model
    persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    viewContext.persistentStoreCoordinator = persistentStoreCoordinator
    persistentStoreDescriptions = [
      NSPersistentStoreDescription(
        url: Self.defaultDirectoryURL().appendingPathComponent(name + ".sqlite"))
    ]
  }

  open class func defaultDirectoryURL() -> URL { .applicationSupportDirectory }

  open func loadPersistentStores(
    completionHandler: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    for description in persistentStoreDescriptions {
      _ = try? persistentStoreCoordinator.addPersistentStore(
        ofType: description.type, configurationName: nil, at: description.url)
      completionHandler(description, nil)
    }
  }
  open func newBackgroundContext() -> NSManagedObjectContext {
    let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    context.persistentStoreCoordinator = persistentStoreCoordinator
    return context
  }
  open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
    block(newBackgroundContext())
  }
  open func performBackgroundTask<T>(
    _ block: @escaping (NSManagedObjectContext) throws -> T
  ) async rethrows -> T { try block(newBackgroundContext()) }
}

/// As `NSPersistentContainer`: nothing travels to iCloud. Its store is one of the first container that the
/// entitlements name.
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {
  public override init(name: String, managedObjectModel model: NSManagedObjectModel) {
    super.init(name: name, managedObjectModel: model)
    persistentStoreDescriptions.first?.cloudKitContainerOptions =
      WidgetResources.iCloudContainers.first.map {
        NSPersistentCloudKitContainerOptions(containerIdentifier: $0)
      }
  }
  /// Inert: there is no iCloud.
  open func initializeCloudKitSchema(options: Int = 0) throws {}
  open func canUpdateRecord(forManagedObjectWith id: NSManagedObjectID) -> Bool { true }
  open func canDeleteRecord(forManagedObjectWith id: NSManagedObjectID) -> Bool { true }
}
