// Operations, subscriptions and shares. Inert: each ends as without an account.

open class CKOperation: Operation, @unchecked Sendable {
  open class Configuration: NSObject, @unchecked Sendable {
    open var qualityOfService = QualityOfService.default
    open var isLongLived = false
    open var timeoutIntervalForRequest: TimeInterval = 60
    open var timeoutIntervalForResource: TimeInterval = 604_800
    public override init() {}
  }
  open var configuration: Configuration! = Configuration()
  open var group: CKOperationGroup!
  open var database: CKDatabase?
  func fail() {}
  open override func main() { fail() }
}
open class CKOperationGroup: NSObject, @unchecked Sendable { open var name: String? }
open class CKDatabaseOperation: CKOperation, @unchecked Sendable {}
public typealias CKResultBlock = (Result<Void, any Error>) -> Void

open class CKModifyRecordsOperation: CKDatabaseOperation, @unchecked Sendable {
  public enum RecordSavePolicy: Int, Sendable { case ifServerRecordUnchanged, changedKeys, allKeys }
  open var recordsToSave: [CKRecord]?
  open var recordIDsToDelete: [CKRecord.ID]?
  open var savePolicy = RecordSavePolicy.ifServerRecordUnchanged
  open var isAtomic = true
  open var modifyRecordsResultBlock: ((Result<Void, any Error>) -> Void)?
  open var modifyRecordsCompletionBlock: (([CKRecord]?, [CKRecord.ID]?, (any Error)?) -> Void)?
  open var perRecordSaveBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
  open var perRecordCompletionBlock: ((CKRecord, (any Error)?) -> Void)?
  public convenience init(
    recordsToSave: [CKRecord]? = nil, recordIDsToDelete: [CKRecord.ID]? = nil
  ) {
    self.init()
    (self.recordsToSave, self.recordIDsToDelete) = (recordsToSave, recordIDsToDelete)
  }
  override func fail() {
    modifyRecordsResultBlock?(.failure(CKError(.notAuthenticated)))
    modifyRecordsCompletionBlock?(nil, nil, CKError(.notAuthenticated))
  }
}
open class CKFetchRecordsOperation: CKDatabaseOperation, @unchecked Sendable {
  open var recordIDs: [CKRecord.ID]?
  open var desiredKeys: [String]?
  open var perRecordResultBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
  open var fetchRecordsResultBlock: ((Result<Void, any Error>) -> Void)?
  public convenience init(recordIDs: [CKRecord.ID]) {
    self.init()
    self.recordIDs = recordIDs
  }
  open var fetchRecordsCompletionBlock: (([CKRecord.ID: CKRecord]?, (any Error)?) -> Void)?
  open class func fetchCurrentUserRecordOperation() -> CKFetchRecordsOperation {
    CKFetchRecordsOperation()
  }
  override func fail() {
    fetchRecordsResultBlock?(.failure(CKError(.notAuthenticated)))
    fetchRecordsCompletionBlock?(nil, CKError(.notAuthenticated))
  }
}
open class CKQueryOperation: CKDatabaseOperation, @unchecked Sendable {
  open class Cursor: NSObject, @unchecked Sendable {}
  public static let maximumResults = 0
  open var query: CKQuery?
  open var cursor: Cursor?
  open var zoneID: CKRecordZone.ID?
  open var resultsLimit = 0
  open var desiredKeys: [String]?
  open var recordFetchedBlock: ((CKRecord) -> Void)?
  open var recordMatchedBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
  open var queryResultBlock: ((Result<Cursor?, any Error>) -> Void)?
  open var queryCompletionBlock: ((Cursor?, (any Error)?) -> Void)?
  public convenience init(query: CKQuery) {
    self.init()
    self.query = query
  }
  public convenience init(cursor: Cursor) {
    self.init()
    self.cursor = cursor
  }
  override func fail() {
    queryResultBlock?(.failure(CKError(.notAuthenticated)))
    queryCompletionBlock?(nil, CKError(.notAuthenticated))
  }
}
open class CKModifySubscriptionsOperation: CKDatabaseOperation, @unchecked Sendable {
  open var modifySubscriptionsResultBlock: ((Result<Void, any Error>) -> Void)?
  public convenience init(
    subscriptionsToSave: [CKSubscription]? = nil, subscriptionIDsToDelete: [String]? = nil
  ) { self.init() }
  override func fail() { modifySubscriptionsResultBlock?(.failure(CKError(.notAuthenticated))) }
}
open class CKModifyRecordZonesOperation: CKDatabaseOperation, @unchecked Sendable {
  open var modifyRecordZonesResultBlock: ((Result<Void, any Error>) -> Void)?
  public convenience init(
    recordZonesToSave: [CKRecordZone]? = nil, recordZoneIDsToDelete: [CKRecordZone.ID]? = nil
  ) { self.init() }
  override func fail() { modifyRecordZonesResultBlock?(.failure(CKError(.notAuthenticated))) }
}
open class CKServerChangeToken: NSObject, @unchecked Sendable {}
open class CKFetchDatabaseChangesOperation: CKDatabaseOperation, @unchecked Sendable {
  open var previousServerChangeToken: CKServerChangeToken?
  open var fetchAllChanges = true
  open var recordZoneWithIDChangedBlock: ((CKRecordZone.ID) -> Void)?
  open var recordZoneWithIDWasDeletedBlock: ((CKRecordZone.ID) -> Void)?
  open var changeTokenUpdatedBlock: ((CKServerChangeToken) -> Void)?
  public convenience init(previousServerChangeToken: CKServerChangeToken?) { self.init() }
}
open class CKFetchRecordZoneChangesOperation: CKDatabaseOperation, @unchecked Sendable {
  open class ZoneConfiguration: NSObject, @unchecked Sendable {
    open var previousServerChangeToken: CKServerChangeToken?
    open var resultsLimit = 0
    public override init() {}
  }
  open var recordZoneIDs: [CKRecordZone.ID]?
  open var fetchAllChanges = true
  open var recordWasChangedBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
  open var recordWithIDWasDeletedBlock: ((CKRecord.ID, CKRecord.RecordType) -> Void)?
  open var fetchRecordZoneChangesResultBlock: ((Result<Void, any Error>) -> Void)?
  public convenience init(
    recordZoneIDs: [CKRecordZone.ID]? = nil,
    configurationsByRecordZoneID: [CKRecordZone.ID: ZoneConfiguration]? = nil
  ) { self.init() }
  override func fail() {
    fetchRecordZoneChangesResultBlock?(.failure(CKError(.notAuthenticated)))
  }
}
extension CKDatabase {
  public func add(_ operation: CKDatabaseOperation) { OperationQueue.main.addOperation(operation) }
  public func modifyRecords(
    saving records: [CKRecord], deleting ids: [CKRecord.ID],
    savePolicy: CKModifyRecordsOperation.RecordSavePolicy = .ifServerRecordUnchanged,
    atomically: Bool = true
  ) async throws -> (
    saveResults: [CKRecord.ID: Result<CKRecord, any Error>],
    deleteResults: [CKRecord.ID: Result<Void, any Error>]
  ) { throw CKError(.notAuthenticated) }
  public func allRecordZones() async throws -> [CKRecordZone] { throw CKError(.notAuthenticated) }
  @discardableResult public func save(_ zone: CKRecordZone) async throws -> CKRecordZone {
    throw CKError(.notAuthenticated)
  }
  @discardableResult public func save(_ subscription: CKSubscription) async throws
    -> CKSubscription
  { throw CKError(.notAuthenticated) }
  public func save(
    _ subscription: CKSubscription,
    completionHandler: @escaping (CKSubscription?, (any Error)?) -> Void
  ) { completionHandler(nil, CKError(.notAuthenticated)) }
  public func fetchAllSubscriptions(
    completionHandler: @escaping ([CKSubscription]?, (any Error)?) -> Void
  ) { completionHandler(nil, CKError(.notAuthenticated)) }
  public func allSubscriptions() async throws -> [CKSubscription] {
    throw CKError(.notAuthenticated)
  }
  public func fetchAllRecordZones(
    completionHandler: @escaping ([CKRecordZone]?, (any Error)?) -> Void
  ) { completionHandler(nil, CKError(.notAuthenticated)) }
  public func delete(
    withRecordID id: CKRecord.ID, completionHandler: @escaping (CKRecord.ID?, (any Error)?) -> Void
  ) { completionHandler(nil, CKError(.notAuthenticated)) }
}

open class CKSubscription: NSObject, @unchecked Sendable {
  open class NotificationInfo: NSObject, @unchecked Sendable {
    open var alertBody: String?
    open var title: String?
    open var shouldSendContentAvailable = false
    open var shouldBadge = false
    open var soundName: String?
    public override init() {}
  }
  public let subscriptionID: String
  open var notificationInfo: NotificationInfo?
  public init(_id: String) { subscriptionID = _id }
}
open class CKDatabaseSubscription: CKSubscription, @unchecked Sendable {
  public convenience init(subscriptionID: String) { self.init(_id: subscriptionID) }
}
open class CKRecordZoneSubscription: CKSubscription, @unchecked Sendable {
  public convenience init(zoneID: CKRecordZone.ID, subscriptionID: String = UUID().uuidString) {
    self.init(_id: subscriptionID)
  }
}
open class CKQuerySubscription: CKSubscription, @unchecked Sendable {
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let firesOnRecordCreation = Options(rawValue: 1)
    public static let firesOnRecordUpdate = Options(rawValue: 2)
    public static let firesOnRecordDeletion = Options(rawValue: 4)
    public static let firesOnce = Options(rawValue: 8)
  }
  public convenience init(
    recordType: CKRecord.RecordType, predicate: NSPredicate,
    subscriptionID: String = UUID().uuidString, options: Options = []
  ) { self.init(_id: subscriptionID) }
}
open class CKNotification: NSObject, @unchecked Sendable {
  open var subscriptionID: String? { nil }
  public init?(fromRemoteNotificationDictionary dictionary: [AnyHashable: Any]) { return nil }
}
open class CKShare: CKRecord, @unchecked Sendable {
  public enum ParticipantPermission: Int, Sendable { case unknown, none, readOnly, readWrite }
  open class Participant: NSObject, @unchecked Sendable {}
  open class Metadata: NSObject, @unchecked Sendable {}
  /// Keys of a share's own values.
  public enum SystemFieldKey {
    public static let title = "cloudkit.title"
    public static let shareType = "cloudkit.type"
    public static let thumbnailImageData = "cloudkit.thumbnailImageData"
  }
  open var url: URL? { nil }
  open var publicPermission = ParticipantPermission.none
  open var participants: [Participant] { [] }
  public init(rootRecord: CKRecord, shareID: CKRecord.ID = CKRecord.ID()) {
    super.init(recordType: "cloudkit.share", recordID: shareID)
  }
}
extension CKRecord {
  public enum SystemType {
    public static let share = "cloudkit.share"
    public static let userRecord = "Users"
  }
  public var encryptedValues: CKRecord { self }
  public var recordChangeTag: String? { nil }
  public var share: Reference? { nil }
  public var parent: Reference? { nil }
  public func setValue(_ value: Any?, forKey key: String) {
    self[key] = value as? any CKRecordValueProtocol
  }
  public func changedKeys() -> [String] { allKeys() }
}
extension CKError {
  public var retryAfterSeconds: Double? { nil }
  public var partialErrorsByItemID: [AnyHashable: any Error]? { nil }
  public var serverRecord: CKRecord? { nil }
  public var clientRecord: CKRecord? { nil }
}
/// Keeps records of devices alike. Inert.
public final class CKSyncEngine: @unchecked Sendable {
  public struct Configuration: Sendable {
    public let database: CKDatabase
    public init(database: CKDatabase, stateSerialization: Data?, delegate: AnyObject) {
      self.database = database
    }
  }
  public init(_ configuration: Configuration) {}
  public func fetchChanges() async throws { throw CKError(.notAuthenticated) }
  public func sendChanges() async throws { throw CKError(.notAuthenticated) }
}
