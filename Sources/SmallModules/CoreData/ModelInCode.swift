// Models that are made in code: their entities and properties are kept, and give new objects their
// default values.

open class NSPropertyDescription: NSObject, @unchecked Sendable {
  open var name = ""
  open var isOptional = true
  open var isTransient = false
  open internal(set) weak var entity: NSEntityDescription?
  open var userInfo: [AnyHashable: Any]?
  open var renamingIdentifier: String?
  public override init() {}
}
public enum NSAttributeType: UInt, Sendable {
  case undefinedAttributeType = 0
  case integer16AttributeType = 100
  case integer32AttributeType = 200
  case integer64AttributeType = 300
  case decimalAttributeType = 400
  case doubleAttributeType = 500
  case floatAttributeType = 600
  case stringAttributeType = 700
  case booleanAttributeType = 800
  case dateAttributeType = 900
  case binaryDataAttributeType = 1000
  case UUIDAttributeType = 1100
  case URIAttributeType = 1200
  case transformableAttributeType = 1800
  case objectIDAttributeType = 2000
}
open class NSAttributeDescription: NSPropertyDescription, @unchecked Sendable {
  public struct AttributeType: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let integer16 = AttributeType(rawValue: 100)
    public static let integer32 = AttributeType(rawValue: 200)
    public static let integer64 = AttributeType(rawValue: 300)
    public static let decimal = AttributeType(rawValue: 400)
    public static let double = AttributeType(rawValue: 500)
    public static let float = AttributeType(rawValue: 600)
    public static let string = AttributeType(rawValue: 700)
    public static let boolean = AttributeType(rawValue: 800)
    public static let date = AttributeType(rawValue: 900)
    public static let binaryData = AttributeType(rawValue: 1000)
    public static let uuid = AttributeType(rawValue: 1100)
    public static let uri = AttributeType(rawValue: 1200)
    public static let transformable = AttributeType(rawValue: 1800)
  }
  open var attributeType = NSAttributeType.undefinedAttributeType
  open var type: AttributeType {
    get { AttributeType(rawValue: attributeType.rawValue) }
    set { attributeType = NSAttributeType(rawValue: newValue.rawValue) ?? .undefinedAttributeType }
  }
  open var defaultValue: Any?
  open var attributeValueClassName: String?
  open var valueTransformerName: String?
  open var allowsExternalBinaryDataStorage = false
}
/// A column of a fetch that is computed. Kept: a fetch of dictionaries finds nothing here.
open class NSExpressionDescription: NSPropertyDescription, @unchecked Sendable {
  open var expression: NSExpression?
  open var expressionResultType = NSAttributeType.undefinedAttributeType
  open var resultType: NSAttributeDescription.AttributeType {
    get { NSAttributeDescription.AttributeType(rawValue: expressionResultType.rawValue) }
    set {
      expressionResultType = NSAttributeType(rawValue: newValue.rawValue) ?? .undefinedAttributeType
    }
  }
}
public enum NSDeleteRule: UInt, Sendable {
  case noActionDeleteRule, nullifyDeleteRule, cascadeDeleteRule, denyDeleteRule
}
open class NSRelationshipDescription: NSPropertyDescription, @unchecked Sendable {
  open weak var destinationEntity: NSEntityDescription?
  open weak var inverseRelationship: NSRelationshipDescription?
  open var maxCount = 0
  open var minCount = 0
  open var deleteRule = NSDeleteRule.nullifyDeleteRule
  open var isOrdered = false
  open var isToMany: Bool { maxCount != 1 }
}
open class NSFetchIndexDescription: NSObject, @unchecked Sendable {}

/// Fetches objects in sections. It fetches once, when it is told to: nothing changes afterwards.
// The delegate is given one of `NSFetchRequestResult`, a protocol that only Objective-C has conform
// to itself: no constraint here.
open class NSFetchedResultsController<ResultType>: NSObject,
  @unchecked Sendable
{
  public let fetchRequest: NSFetchRequest<ResultType>
  public let managedObjectContext: NSManagedObjectContext
  public let sectionNameKeyPath: String?
  open weak var delegate: (any NSFetchedResultsControllerDelegate)?
  open private(set) var fetchedObjects: [ResultType]?
  public init(
    fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
    sectionNameKeyPath: String?, cacheName: String?
  ) {
    (self.fetchRequest, managedObjectContext) = (fetchRequest, context)
    self.sectionNameKeyPath = sectionNameKeyPath
  }
  open func performFetch() throws { fetchedObjects = try managedObjectContext.fetch(fetchRequest) }
  open var sections: [any NSFetchedResultsSectionInfo]? {
    guard let fetchedObjects else { return nil }
    guard let sectionNameKeyPath else {
      return [FetchedSection(name: "", objects: fetchedObjects)]
    }
    var names: [String] = []
    var groups: [String: [ResultType]] = [:]
    for object in fetchedObjects {
      let value = (object as? NSManagedObject)?.value(forKey: sectionNameKeyPath)
      let name = value.map { "\($0)" } ?? ""
      if groups[name] == nil { names.append(name) }
      groups[name, default: []].append(object)
    }
    return names.map { FetchedSection(name: $0, objects: groups[$0] ?? []) }
  }
  open func object(at path: IndexPath) -> ResultType {
    guard let section = sections?[path[0]].objects?[path[1]] as? ResultType else {
      fatalError("there is no object at \(path): 'performFetch()' was not called")
    }
    return section
  }
  open func indexPath(forObject object: ResultType) -> IndexPath? {
    let wanted = object as AnyObject
    for (number, section) in (sections ?? []).enumerated() {
      if let row = section.objects?.firstIndex(where: { $0 as AnyObject === wanted }) {
        return [number, row]
      }
    }
    return nil
  }
  open var sectionIndexTitles: [String] { (sections ?? []).compactMap(\.indexTitle) }
  open class func deleteCache(withName name: String?) {}
}
public protocol NSFetchedResultsSectionInfo {
  var name: String { get }
  var indexTitle: String? { get }
  var numberOfObjects: Int { get }
  var objects: [Any]? { get }
}
private struct FetchedSection: NSFetchedResultsSectionInfo {
  let name: String
  let objects: [Any]?
  var indexTitle: String? { name.isEmpty ? nil : String(name.prefix(1)) }
  var numberOfObjects: Int { objects?.count ?? 0 }
}
public enum NSFetchedResultsChangeType: UInt, Sendable {
  case insert = 1
  case delete, move, update
}
public protocol NSFetchedResultsControllerDelegate: AnyObject {
  func controllerDidChangeContent(_ controller: Any)
}
extension NSFetchedResultsControllerDelegate {
  public func controllerDidChangeContent(_ controller: Any) {}
}

extension NSPersistentCloudKitContainer {
  public static let eventChangedNotification = Notification.Name(
    "NSPersistentCloudKitContainerEventChangedNotification")
  public static let eventNotificationUserInfoKey = "event"
  open class Event: NSObject, @unchecked Sendable {
    public enum EventType: Int, Sendable { case setup, `import`, export }
    open var type: EventType { .setup }
    open var startDate: Date { Date() }
    open var endDate: Date? { nil }
    open var succeeded: Bool { true }
    open var error: (any Error)? { nil }
  }
}
