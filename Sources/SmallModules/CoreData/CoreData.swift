public import VitrineCombine
@_exported public import VitrineFoundation

public protocol NSFetchRequestResult: NSObjectProtocol {}
extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}

public enum NSFetchRequestResultType: UInt, Sendable {
  case managedObjectResultType, managedObjectIDResultType, dictionaryResultType, countResultType
}

/// What an entity is called.
open class NSEntityDescription: NSObject, @unchecked Sendable {
  open var name: String?
  open var managedObjectClassName: String!
  open var properties: [NSPropertyDescription] = [] {
    didSet { for property in properties { property.entity = self } }
  }
  open var attributesByName: [String: NSAttributeDescription] { named() }
  open var relationshipsByName: [String: NSRelationshipDescription] { named() }
  open var propertiesByName: [String: NSPropertyDescription] { named() }
  open var isAbstract = false
  open var subentities: [NSEntityDescription] = []
  open var uniquenessConstraints: [[Any]] = []
  open var indexes: [NSFetchIndexDescription] = []
  private func named<P: NSPropertyDescription>() -> [String: P] {
    Dictionary(
      properties.compactMap { $0 as? P }.map { ($0.name, $0) }, uniquingKeysWith: { $1 })
  }
  public override init() {}
  init(name: String) { self.name = name }

  open class func entity(forEntityName name: String, in context: NSManagedObjectContext)
    -> NSEntityDescription?
  {
    let model = context.persistentStoreCoordinator?.managedObjectModel
    return model?.entitiesByName[name] ?? NSEntityDescription(name: name)
  }

  /// A plain object of the entity; its class is not known here.
  open class func insertNewObject(forEntityName name: String, into context: NSManagedObjectContext)
    -> NSManagedObject
  {
    let known = entity(forEntityName: name, in: context) ?? NSEntityDescription(name: name)
    return NSManagedObject(entity: known, insertInto: context)
  }

  /// An object of a class whose initializer the builder takes from the cast behind the call.
  public class func insertNewObject<Object: NSManagedObject>(
    forEntityName name: String, into context: NSManagedObjectContext,
    _with make: (NSEntityDescription, NSManagedObjectContext?) -> Object
  ) -> Object {
    make(entity(forEntityName: name, in: context) ?? NSEntityDescription(name: name), context)
  }
}

open class NSManagedObjectID: NSObject, NSFetchRequestResult, @unchecked Sendable {
  let number: Int
  let entityName: String
  init(number: Int, entityName: String) {
    self.number = number
    self.entityName = entityName
  }
  open var entity: NSEntityDescription { NSEntityDescription(name: entityName) }
  open var isTemporaryID: Bool { false }
  open var persistentStore: NSPersistentStore? { nil }
  open func uriRepresentation() -> URL { URL(string: "x-coredata:///\(entityName)/p\(number)")! }
}

/// An object of a store that lives as long as the process.
open class NSManagedObject: NSObject, NSFetchRequestResult, ObservableObject, _KeyedObject,
  @unchecked Sendable
{
  public let objectWillChange = ObservableObjectPublisher()
  private let lock = NSRecursiveLock()
  private var values: [String: Any] = [:]
  public let entity: NSEntityDescription
  public internal(set) var managedObjectContext: NSManagedObjectContext?
  public let objectID: NSManagedObjectID
  open internal(set) var isInserted = false
  open internal(set) var isDeleted = false
  open internal(set) var isUpdated = false
  open var hasChanges: Bool { isInserted || isUpdated || isDeleted }
  open var isFault: Bool { false }

  public init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    self.entity = entity
    managedObjectContext = context
    objectID = Store.nextID(entity.name ?? "")
    super.init()
    for (key, attribute) in entity.attributesByName { values[key] = attribute.defaultValue }
    context?.insert(self)
    awakeFromInsert()
  }

  public convenience init(context: NSManagedObjectContext) {
    self.init(entity: Self.entity(), insertInto: context)
  }

  open class func entity() -> NSEntityDescription {
    NSEntityDescription(name: String(describing: self))
  }

  // A generated subclass has a request of its own type, which counts where both fit.
  @_disfavoredOverload
  open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
    NSFetchRequest(entityName: entity().name ?? "")
  }

  open func awakeFromInsert() {}
  open func awakeFromFetch() {}
  open func willSave() {}
  open func didSave() {}
  open func prepareForDeletion() {}

  open func primitiveValue(forKey key: String) -> Any? { lock.withLock { values[key] } }
  open func setPrimitiveValue(_ value: Any?, forKey key: String) {
    lock.withLock { values[key] = value }
  }
  open func value(forKey key: String) -> Any? { primitiveValue(forKey: key) }
  open func setValue(_ value: Any?, forKey key: String) {
    setPrimitiveValue(value, forKey: key)
    isUpdated = true
  }
  /// The set that the object holds from now on: what is put into it is a member at once.
  open func mutableSetValue(forKey key: String) -> NSMutableSet {
    let value = primitiveValue(forKey: key)
    if let set = value as? NSMutableSet { return set }
    let set = NSMutableSet(set: (value as? Set<AnyHashable>) ?? [])
    setValue(set, forKey: key)
    return set
  }
  /// As `mutableSetValue(forKey:)`, in an order.
  open func mutableOrderedSetValue(forKey key: String) -> NSMutableOrderedSet {
    let value = primitiveValue(forKey: key)
    if let set = value as? NSMutableOrderedSet { return set }
    let set = NSMutableOrderedSet(array: (value as? NSOrderedSet)?.array ?? [])
    setValue(set, forKey: key)
    return set
  }
  open func mutableSetValue(forKeyPath keyPath: String) -> NSMutableSet {
    let (owner, key) = ownerAndKey(keyPath)
    return owner.mutableSetValue(forKey: key)
  }
  open func mutableOrderedSetValue(forKeyPath keyPath: String) -> NSMutableOrderedSet {
    let (owner, key) = ownerAndKey(keyPath)
    return owner.mutableOrderedSetValue(forKey: key)
  }
  /// The object that the path's last key belongs to.
  private func ownerAndKey(_ keyPath: String) -> (NSManagedObject, String) {
    let keys = keyPath.split(separator: ".").map(String.init)
    let owner = keys.dropLast().reduce(self) { owner, key in
      owner.value(forKey: key) as? NSManagedObject ?? owner
    }
    return (owner, keys.last ?? keyPath)
  }
  open func willAccessValue(forKey key: String?) {}
  open func didAccessValue(forKey key: String?) {}
  open func willChangeValue(forKey key: String) {}
  open func didChangeValue(forKey key: String) {}
  /// Changes are in the store at once: none is waiting.
  open func changedValues() -> [String: Any] { [:] }
  open func committedValues(forKeys keys: [String]?) -> [String: Any] {
    lock.withLock { keys.map { keys in values.filter { keys.contains($0.key) } } ?? values }
  }

  /// What the accessors of a relationship do that Core Data writes: `value` is an object or a set.
  public func _insert(_ value: Any, forKey key: String) { change(key) { $0.formUnion($1) }(value) }
  public func _remove(_ value: Any, forKey key: String) { change(key) { $0.subtract($1) }(value) }

  private func change(
    _ key: String, _ apply: @escaping (inout Set<NSObject>, Set<NSObject>) -> Void
  ) -> (Any) -> Void {
    { [self] value in
      func members(_ value: Any?) -> [NSObject] {
        switch value {
        case let set as NSSet: set.allObjects.compactMap { $0 as? NSObject }
        case let set as NSOrderedSet: set.array.compactMap { $0 as? NSObject }
        case let object as NSObject: [object]
        default: []
        }
      }
      let before = primitiveValue(forKey: key)
      var after = Set(members(before))
      apply(&after, Set(members(value)))
      if before is NSOrderedSet {
        let order = members(before) + members(value)
        var seen: Set<NSObject> = []
        let kept = order.filter { after.contains($0) && seen.insert($0).inserted }
        setPrimitiveValue(NSOrderedSet(array: kept), forKey: key)
      } else {
        setPrimitiveValue(NSSet(set: after), forKey: key)
      }
      isUpdated = true
    }
  }

  package func _value(forKey key: String) -> Any? { value(forKey: key) }
}

open class NSPersistentStoreRequest: NSObject, @unchecked Sendable {
  /// Kept: all stores of a coordinator are one.
  open var affectedStores: [NSPersistentStore]?
}

/// Which objects to fetch. `ResultType` is not constrained to `NSFetchRequestResult`, so that
/// `NSFetchRequest<NSFetchRequestResult>` compiles without Objective-C.
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest, @unchecked Sendable {
  open var entityName: String?
  open var entity: NSEntityDescription? {
    get { entityName.map(NSEntityDescription.init(name:)) }
    set { entityName = newValue?.name }
  }
  /// Without a context of its own, a request has no objects.
  open func execute() throws -> [ResultType] { [] }
  open var predicate: NSPredicate?
  open var sortDescriptors: [NSSortDescriptor]?
  open var fetchLimit = 0
  open var fetchOffset = 0
  open var fetchBatchSize = 0
  open var resultType = NSFetchRequestResultType.managedObjectResultType
  open var includesSubentities = true
  open var includesPropertyValues = true
  open var includesPendingChanges = true
  open var returnsObjectsAsFaults = true
  open var relationshipKeyPathsForPrefetching: [String]?
  open var propertiesToFetch: [Any]?
  open var returnsDistinctResults = false

  public override init() {}
  public init(entityName: String) { self.entityName = entityName }
}

// What the notifications and the results of batch requests carry.
public let NSInsertedObjectsKey = "inserted"
public let NSUpdatedObjectsKey = "updated"
public let NSDeletedObjectsKey = "deleted"
public let NSRefreshedObjectsKey = "refreshed"
public let NSInvalidatedObjectsKey = "invalidated"
public let NSInvalidatedAllObjectsKey = "invalidatedAll"
public let NSInsertedObjectIDsKey = "inserted_objectIDs"
public let NSUpdatedObjectIDsKey = "updated_objectIDs"
public let NSDeletedObjectIDsKey = "deleted_objectIDs"
