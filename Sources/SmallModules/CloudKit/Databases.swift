// What is asked of databases and of the account, by name. Inert: each ends as without an account.

extension CKDatabase {
  public func delete(
    withSubscriptionID id: String, completionHandler: @escaping (String?, (any Error)?) -> Void
  ) { completionHandler(nil, CKError(.notAuthenticated)) }
  public func fetch(
    withSubscriptionID id: String,
    completionHandler: @escaping (CKSubscription?, (any Error)?) -> Void
  ) { completionHandler(nil, CKError(.notAuthenticated)) }
  public func fetch(
    withRecordZoneID id: CKRecordZone.ID,
    completionHandler: @escaping (CKRecordZone?, (any Error)?) -> Void
  ) { completionHandler(nil, CKError(.notAuthenticated)) }
  public func delete(
    withRecordZoneID id: CKRecordZone.ID,
    completionHandler: @escaping (CKRecordZone.ID?, (any Error)?) -> Void
  ) { completionHandler(nil, CKError(.notAuthenticated)) }
  public func save(
    _ zone: CKRecordZone, completionHandler: @escaping (CKRecordZone?, (any Error)?) -> Void
  ) { completionHandler(nil, CKError(.notAuthenticated)) }

  public func subscription(for id: String) async throws -> CKSubscription {
    throw CKError(.notAuthenticated)
  }
  @discardableResult public func deleteSubscription(withID id: String) async throws -> String {
    throw CKError(.notAuthenticated)
  }
  public func recordZone(for id: CKRecordZone.ID) async throws -> CKRecordZone {
    throw CKError(.notAuthenticated)
  }
  @discardableResult public func deleteRecordZone(withID id: CKRecordZone.ID) async throws
    -> CKRecordZone.ID
  { throw CKError(.notAuthenticated) }
  public func records(
    for ids: [CKRecord.ID], desiredKeys: [String]? = nil
  ) async throws -> [CKRecord.ID: Result<CKRecord, any Error>] { throw CKError(.notAuthenticated) }
  public func records(
    continuingMatchFrom cursor: CKQueryOperation.Cursor, desiredKeys: [String]? = nil,
    resultsLimit: Int = 0
  ) async throws -> (
    matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)],
    queryCursor: CKQueryOperation.Cursor?
  ) { throw CKError(.notAuthenticated) }
  public func modifyRecordZones(
    saving zones: [CKRecordZone], deleting ids: [CKRecordZone.ID]
  ) async throws -> (
    saveResults: [CKRecordZone.ID: Result<CKRecordZone, any Error>],
    deleteResults: [CKRecordZone.ID: Result<Void, any Error>]
  ) { throw CKError(.notAuthenticated) }
}

extension CKContainer {
  public func fetchUserRecordID(
    completionHandler: @escaping (CKRecord.ID?, (any Error)?) -> Void
  ) { completionHandler(nil, CKError(.notAuthenticated)) }
  public func add(_ operation: CKOperation) { OperationQueue.main.addOperation(operation) }
}

extension CKError {
  public static var notAuthenticated: Code { .notAuthenticated }
  public static var networkUnavailable: Code { .networkUnavailable }
  public static var networkFailure: Code { .networkFailure }
  public static var unknownItem: Code { .unknownItem }
  public static var zoneNotFound: Code { .zoneNotFound }
  public static var serverRecordChanged: Code { .serverRecordChanged }
  public static var partialFailure: Code { .partialFailure }
  public static var quotaExceeded: Code { .quotaExceeded }
}
extension CKError.Code {
  /// `catch CKError.zoneNotFound`.
  public static func ~= (code: Self, error: any Error) -> Bool { (error as? CKError)?.code == code }
}
