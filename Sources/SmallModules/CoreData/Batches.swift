// Requests on whole stores. Inert: a widget's stores hold what its own run has put in.

open class NSBatchInsertRequest: NSPersistentStoreRequest, @unchecked Sendable {
  public let entityName: String
  open var resultType = NSBatchInsertRequestResultType.statusOnly
  open var objectsToInsert: [[String: Any]]?
  public init(entity: NSEntityDescription, objects: [[String: Any]]) {
    entityName = entity.name ?? ""
    objectsToInsert = objects
  }
  public init(entityName: String, objects: [[String: Any]]) {
    self.entityName = entityName
    objectsToInsert = objects
  }
  public init(
    entity: NSEntityDescription, managedObjectHandler: @escaping (NSManagedObject) -> Bool
  ) { entityName = entity.name ?? "" }
  public init(
    entity: NSEntityDescription, dictionaryHandler: @escaping (NSMutableDictionary) -> Bool
  ) { entityName = entity.name ?? "" }
  public init(entityName: String, managedObjectHandler: @escaping (NSManagedObject) -> Bool) {
    self.entityName = entityName
  }
  public init(entityName: String, dictionaryHandler: @escaping (NSMutableDictionary) -> Bool) {
    self.entityName = entityName
  }
}
public enum NSBatchInsertRequestResultType: UInt, Sendable { case statusOnly, objectIDs, count }
open class NSBatchInsertResult: NSPersistentStoreResult, @unchecked Sendable {
  open var result: Any? { nil }
}
open class NSBatchUpdateRequest: NSPersistentStoreRequest, @unchecked Sendable {
  public let entityName: String
  open var predicate: NSPredicate?
  open var propertiesToUpdate: [AnyHashable: Any]?
  open var includesSubentities = true
  open var resultType = NSBatchUpdateRequestResultType.statusOnlyResultType
  public init(entityName: String) { self.entityName = entityName }
  public init(entity: NSEntityDescription) { entityName = entity.name ?? "" }
}
public enum NSBatchUpdateRequestResultType: UInt, Sendable {
  case statusOnlyResultType, updatedObjectIDsResultType, updatedObjectsCountResultType
}
open class NSBatchUpdateResult: NSPersistentStoreResult, @unchecked Sendable {
  open var result: Any? { nil }
}

open class NSPersistentHistoryToken: NSObject, NSSecureCoding, @unchecked Sendable {
  public static var supportsSecureCoding: Bool { true }
  public override init() {}
  public required init?(coder: NSCoder) {}
  open func encode(with coder: NSCoder) {}
}
open class NSPersistentHistoryChange: NSObject, @unchecked Sendable {
  open var changedObjectID: NSManagedObjectID { NSManagedObjectID(number: 0, entityName: "") }
}
open class NSPersistentHistoryTransaction: NSObject, @unchecked Sendable {
  open var author: String? { nil }
  open var token: NSPersistentHistoryToken { NSPersistentHistoryToken() }
  open var timestamp: Date { Date() }
  open var changes: [NSPersistentHistoryChange]? { nil }
  open func objectIDNotification() -> Notification {
    Notification(name: .NSManagedObjectContextDidSave)
  }
  open class var fetchRequest: NSFetchRequest<any NSFetchRequestResult>? { nil }
}
open class NSPersistentHistoryResult: NSPersistentStoreResult, @unchecked Sendable {
  open var result: Any? { nil }
}
open class NSPersistentHistoryChangeRequest: NSPersistentStoreRequest, @unchecked Sendable {
  open var fetchRequest: NSFetchRequest<any NSFetchRequestResult>?
  open var resultType = 0
  open class func fetchHistory(after date: Date) -> Self { make() }
  open class func fetchHistory(after token: NSPersistentHistoryToken?) -> Self { make() }
  open class func deleteHistory(before date: Date) -> Self { make() }
  open class func deleteHistory(before token: NSPersistentHistoryToken?) -> Self { make() }
  private class func make() -> Self {
    unsafeDowncast(NSPersistentHistoryChangeRequest(), to: Self.self)
  }
}
public let NSPersistentHistoryTokenKey = "historyToken"
public let NSPersistentStoreURLKey = "storeURL"
extension Notification.Name {
  public static let NSManagedObjectContextWillSave = Notification.Name(
    "NSManagingContextWillSaveChangesNotification")
  public static let NSPersistentStoreCoordinatorStoresDidChange = Notification.Name(
    "NSPersistentStoreCoordinatorStoresDidChangeNotification")
}

/// A state of the store that a context goes on reading; here there is the present one alone.
open class NSQueryGenerationToken: NSObject, @unchecked Sendable {
  open class var current: NSQueryGenerationToken { NSQueryGenerationToken() }
}

extension NSManagedObjectContext {
  public var queryGenerationToken: NSQueryGenerationToken? { nil }
  public func setQueryGenerationFrom(_ generation: NSQueryGenerationToken?) throws {}
}
