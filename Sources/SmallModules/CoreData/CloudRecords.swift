public import CloudKit

/// Records that stand for objects of a store. There is no iCloud: no object has one.
extension NSPersistentCloudKitContainer {
  public func record(for objectID: NSManagedObjectID) -> CKRecord? { nil }
  public func records(
    for objectIDs: [NSManagedObjectID]
  ) -> [NSManagedObjectID: CKRecord] { [:] }
  public func recordID(for objectID: NSManagedObjectID) -> CKRecord.ID? { nil }
  public func recordIDs(
    for objectIDs: [NSManagedObjectID]
  ) -> [NSManagedObjectID: CKRecord.ID] { [:] }

  /// Nothing is shared.
  public func fetchShares(
    matching objectIDs: [NSManagedObjectID]
  ) throws -> [NSManagedObjectID: CKShare] { [:] }
  public func fetchShares(in store: NSPersistentStore?) throws -> [CKShare] { [] }
  public func canModifyManagedObjects(in store: NSPersistentStore) -> Bool { true }

  public func share(
    _ objects: [NSManagedObject], to share: CKShare?
  ) async throws -> (Set<NSManagedObjectID>, CKShare, CKContainer) {
    throw CKError(.notAuthenticated)
  }
  public func share(
    _ objects: [NSManagedObject], to share: CKShare?,
    completion: @escaping (Set<NSManagedObjectID>?, CKShare?, CKContainer?, (any Error)?) -> Void
  ) { completion(nil, nil, nil, CKError(.notAuthenticated)) }
  public func acceptShareInvitations(
    from metadata: [CKShare.Metadata], into store: NSPersistentStore,
    completion: (([CKShare.Metadata]?, (any Error)?) -> Void)? = nil
  ) { completion?(nil, CKError(.notAuthenticated)) }
  public func persistUpdatedShare(
    _ share: CKShare, in store: NSPersistentStore,
    completion: ((CKShare?, (any Error)?) -> Void)? = nil
  ) { completion?(nil, CKError(.notAuthenticated)) }
  public func purgeObjectsAndRecordsInZone(
    with zone: CKRecordZone.ID, in store: NSPersistentStore?,
    completion: ((CKRecordZone.ID?, (any Error)?) -> Void)? = nil
  ) { completion?(nil, CKError(.notAuthenticated)) }
}
