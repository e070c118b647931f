// Moving a store to another model. Inert: there is no store on disk.

open class NSMappingModel: NSObject, @unchecked Sendable {
  open var entityMappings: [NSEntityMapping]! = []
}
open class NSEntityMapping: NSObject, @unchecked Sendable {
  open var name: String! = ""
  open var destinationEntityName: String?
  open var sourceEntityName: String?
}
open class NSMigrationManager: NSObject, @unchecked Sendable {
  public let sourceModel: NSManagedObjectModel
  public let destinationModel: NSManagedObjectModel
  public let sourceContext = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
  public let destinationContext = NSManagedObjectContext(
    concurrencyType: .privateQueueConcurrencyType)
  public init(sourceModel: NSManagedObjectModel, destinationModel: NSManagedObjectModel) {
    (self.sourceModel, self.destinationModel) = (sourceModel, destinationModel)
  }
  open func associate(
    sourceInstance: NSManagedObject, withDestinationInstance destination: NSManagedObject,
    for mapping: NSEntityMapping
  ) {}
}
open class NSEntityMigrationPolicy: NSObject, @unchecked Sendable {
  public override init() {}
  open func createDestinationInstances(
    forSource source: NSManagedObject, in mapping: NSEntityMapping, manager: NSMigrationManager
  ) throws {}
}

/// Deletes without loading. Inert: `execute` changes nothing.
open class NSBatchDeleteRequest: NSPersistentStoreRequest, @unchecked Sendable {
  open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly
  public init<T>(fetchRequest: NSFetchRequest<T>) {}
  public init(objectIDs: [NSManagedObjectID]) {}
}
public enum NSBatchDeleteRequestResultType: UInt, Sendable {
  case resultTypeStatusOnly, resultTypeObjectIDs, resultTypeCount
}
open class NSBatchDeleteResult: NSPersistentStoreResult, @unchecked Sendable {
  open var result: Any? { nil }
}
