/// Objects by entity, for the life of the process. No file is read: a widget sees what its own
/// process inserted, which is nothing unless it makes samples.
final class Store: @unchecked Sendable {
  private let lock = NSLock()
  private var objects: [String: [NSManagedObject]] = [:]
  private static let ids = NSLock()
  nonisolated(unsafe) private static var lastID = 0

  static func nextID(_ entity: String) -> NSManagedObjectID {
    ids.withLock {
      lastID += 1
      return NSManagedObjectID(number: lastID, entityName: entity)
    }
  }

  func insert(_ object: NSManagedObject) {
    lock.withLock { objects[object.entity.name ?? "", default: []].append(object) }
  }
  func delete(_ object: NSManagedObject) {
    lock.withLock { objects[object.entity.name ?? ""]?.removeAll { $0 === object } }
  }
  func all(_ entity: String?) -> [NSManagedObject] {
    lock.withLock { entity.map { objects[$0] ?? [] } ?? objects.values.flatMap { $0 } }
  }
}

public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
  case confinementConcurrencyType, privateQueueConcurrencyType, mainQueueConcurrencyType
}

/// A view of a store. Changes are in the store at once; `save` has nothing left to do.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
  public typealias ConcurrencyType = NSManagedObjectContextConcurrencyType
  let ownStore = Store()
  open var parent: NSManagedObjectContext?
  open var persistentStoreCoordinator: NSPersistentStoreCoordinator?
  public let concurrencyType: NSManagedObjectContextConcurrencyType
  open var automaticallyMergesChangesFromParent = false
  open var mergePolicy: Any = NSMergePolicy.error
  open var name: String?
  open var transactionAuthor: String?
  open var stalenessInterval: TimeInterval = -1
  open var propagatesDeletesAtEndOfEvent = true
  open var retainsRegisteredObjects = false
  open var userInfo = NSMutableDictionary()
  open var registeredObjects: Set<NSManagedObject> { insertedObjects }
  open var undoManager: UndoManager?
  open var shouldDeleteInaccessibleFaults = true
  open private(set) var insertedObjects: Set<NSManagedObject> = []
  open private(set) var deletedObjects: Set<NSManagedObject> = []
  open var updatedObjects: Set<NSManagedObject> { [] }

  public init(_ type: NSManagedObjectContextConcurrencyType) { concurrencyType = type }
  public init(concurrencyType type: NSManagedObjectContextConcurrencyType) {
    concurrencyType = type
  }

  private var store: Store {
    parent?.store ?? persistentStoreCoordinator?.store ?? ownStore
  }

  open var hasChanges: Bool { !insertedObjects.isEmpty || !deletedObjects.isEmpty }

  open func insert(_ object: NSManagedObject) {
    object.managedObjectContext = self
    object.isInserted = true
    insertedObjects.insert(object)
    store.insert(object)
  }
  open func delete(_ object: NSManagedObject) {
    object.prepareForDeletion()
    object.isDeleted = true
    deletedObjects.insert(object)
    store.delete(object)
  }
  open func save() throws {
    for object in insertedObjects {
      object.willSave()
      object.isInserted = false
      object.didSave()
    }
    insertedObjects = []
    deletedObjects = []
  }
  open func rollback() { insertedObjects.forEach(delete) }
  open func reset() {}
  open func refreshAllObjects() {}
  open func refresh(_ object: NSManagedObject, mergeChanges: Bool) {}
  open func processPendingChanges() {}
  /// Inert: all stores of a coordinator are one.
  open func assign(_ object: Any, to store: NSPersistentStore) {}
  /// Inert: all contexts look at one store.
  open func mergeChanges(fromContextDidSave notification: Notification) {}
  /// Inert: all contexts look at one store.
  open class func mergeChanges(
    fromRemoteContextSave changes: [AnyHashable: Any], into contexts: [NSManagedObjectContext]
  ) {}
  open func obtainPermanentIDs(for objects: [NSManagedObject]) throws {}

  open func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] {
    let found = objects(request)
    if request.resultType == .managedObjectIDResultType {
      return found.compactMap { $0.objectID as? T }
    }
    return found.compactMap { $0 as? T }
  }

  open func count<T>(for request: NSFetchRequest<T>) throws -> Int {
    objects(request).count
  }

  private func objects<T>(_ request: NSFetchRequest<T>) -> [NSManagedObject] {
    let name = request.entityName ?? String(describing: T.self)
    var found = store.all(name)
    if let predicate = request.predicate { found = found.filter { predicate.evaluate(with: $0) } }
    if let descriptors = request.sortDescriptors, !descriptors.isEmpty {
      found = found.enumerated().sorted { a, b in
        for descriptor in descriptors {
          let order = descriptor.compare(a.element, to: b.element)
          if order != .orderedSame { return order == .orderedAscending }
        }
        return a.offset < b.offset
      }.map(\.element)
    }
    found = Array(found.dropFirst(request.fetchOffset))
    return request.fetchLimit > 0 ? Array(found.prefix(request.fetchLimit)) : found
  }

  open func object(with id: NSManagedObjectID) -> NSManagedObject {
    store.all(id.entityName).first { $0.objectID == id }
      ?? NSManagedObject(entity: id.entity, insertInto: nil)
  }
  open func existingObject(with id: NSManagedObjectID) throws -> NSManagedObject {
    guard let object = store.all(id.entityName).first(where: { $0.objectID == id }) else {
      throw CocoaError(.fileNoSuchFile)
    }
    return object
  }
  open func registeredObject(for id: NSManagedObjectID) -> NSManagedObject? {
    store.all(id.entityName).first { $0.objectID == id }
  }
  /// Inert: batch requests change nothing.
  @discardableResult
  open func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
    NSPersistentStoreResult()
  }

  open func perform(_ block: @escaping () -> Void) { block() }
  open func performAndWait(_ block: () -> Void) { block() }
  open func performAndWait<T>(_ block: () throws -> T) rethrows -> T { try block() }
  open func perform<T>(
    schedule: ScheduledTaskType = .immediate, _ block: @escaping () throws -> T
  ) async rethrows -> T { try block() }
  public enum ScheduledTaskType: Sendable { case immediate, enqueued }

  public static let didSaveObjectsNotification = Notification.Name(
    "NSManagedObjectContextDidSaveNotification")
}

extension Notification.Name {
  public static let NSManagedObjectContextDidSave = Notification.Name(
    "NSManagedObjectContextDidSaveNotification")
  public static let NSManagedObjectContextObjectsDidChange = Notification.Name(
    "NSObjectsChangedInManagingContextNotification")
  public static let NSPersistentStoreRemoteChange = Notification.Name(
    "NSPersistentStoreRemoteChangeNotification")
}

open class NSPersistentStoreResult: NSObject, @unchecked Sendable {}

public enum NSMergePolicyType: UInt, Sendable {
  case errorMergePolicyType, mergeByPropertyStoreTrumpMergePolicyType
  case mergeByPropertyObjectTrumpMergePolicyType, overwriteMergePolicyType
  case rollbackMergePolicyType
}

/// What wins where two changes meet. Inert: there is one writer.
open class NSMergePolicy: NSObject, @unchecked Sendable {
  public let mergeType: NSMergePolicyType
  public init(merge type: NSMergePolicyType) { mergeType = type }
  public static let error = NSMergePolicy(merge: .errorMergePolicyType)
  public static let mergeByPropertyObjectTrump = NSMergePolicy(
    merge: .mergeByPropertyObjectTrumpMergePolicyType)
  public static let mergeByPropertyStoreTrump = NSMergePolicy(
    merge: .mergeByPropertyStoreTrumpMergePolicyType)
  public static let overwrite = NSMergePolicy(merge: .overwriteMergePolicyType)
  public static let rollback = NSMergePolicy(merge: .rollbackMergePolicyType)
}
public let NSMergeByPropertyObjectTrumpMergePolicy: any Sendable =
  NSMergePolicy.mergeByPropertyObjectTrump
public let NSMergeByPropertyStoreTrumpMergePolicy: any Sendable =
  NSMergePolicy.mergeByPropertyStoreTrump
public let NSErrorMergePolicy: any Sendable = NSMergePolicy.error
public let NSOverwriteMergePolicy: any Sendable = NSMergePolicy.overwrite
