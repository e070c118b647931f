public import VitrineFoundation

/// Keys of `userInfo` in errors of a store.
public let NSPersistentStoreSaveConflictsErrorKey = "NSPersistentStoreSaveConflictsErrorKey"
public let NSAffectedStoresErrorKey = "NSAffectedStoresErrorKey"
public let NSAffectedObjectsErrorKey = "NSAffectedObjectsErrorKey"
public let NSDetailedErrorsKey = "NSDetailedErrors"

/// Two changes of one object, as a save tells of them.
open class NSMergeConflict: NSObject, @unchecked Sendable {
  public let sourceObject: NSManagedObject
  public let objectSnapshot: [String: Any]?
  public let cachedSnapshot: [String: Any]?
  public let persistedSnapshot: [String: Any]?
  public let newVersionNumber: Int
  public let oldVersionNumber: Int
  public init(
    source sourceObject: NSManagedObject, newVersion: Int, oldVersion: Int,
    cachedSnapshot: [String: Any]?, persistedSnapshot: [String: Any]?
  ) {
    self.sourceObject = sourceObject
    (newVersionNumber, oldVersionNumber) = (newVersion, oldVersion)
    objectSnapshot = nil
    self.cachedSnapshot = cachedSnapshot
    self.persistedSnapshot = persistedSnapshot
  }
}
