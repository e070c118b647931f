// Records and queries. Inert: there is no account, every request fails as without one.

public struct CKError: CustomNSError, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case internalError = 1
    case partialFailure, networkUnavailable, networkFailure, badContainer, serviceUnavailable
    case requestRateLimited, missingEntitlement, notAuthenticated, permissionFailure, unknownItem
    case invalidArguments, resultsTruncated, serverRecordChanged, serverRejectedRequest
    case assetFileNotFound, assetFileModified, incompatibleVersion, constraintViolation
    case operationCancelled, changeTokenExpired, batchRequestFailed, zoneBusy, badDatabase
    case quotaExceeded, zoneNotFound, limitExceeded, userDeletedZone, tooManyParticipants
    case alreadyShared, referenceViolation, managedAccountRestricted
    case participantMayNeedVerification, serverResponseLost, assetNotAvailable
    case accountTemporarilyUnavailable
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public init(_ code: Code, userInfo: [String: Any]) { self.code = code }
  public static var errorDomain: String { "CKErrorDomain" }
  public var errorCode: Int { code.rawValue }
}
public let CKErrorDomain = CKError.errorDomain
public let CKCurrentUserDefaultName = "__defaultOwner__"
public let CKRecordNameZoneWideShare = "cloudkit.zoneshare"
open class CKRecord: NSObject, @unchecked Sendable {
  public typealias RecordType = String
  public typealias FieldKey = String
  open class ID: NSObject, @unchecked Sendable {
    public let recordName: String
    public let zoneID: CKRecordZone.ID
    public init(recordName: String = UUID().uuidString, zoneID: CKRecordZone.ID = .default) {
      (self.recordName, self.zoneID) = (recordName, zoneID)
    }
    open override func isEqual(_ object: Any?) -> Bool {
      (object as? ID)?.recordName == recordName
    }
    open override var hash: Int { recordName.hashValue }
  }
  public enum ReferenceAction: UInt, Sendable { case none, deleteSelf }
  open class Reference: NSObject, @unchecked Sendable {
    public let recordID: ID
    public let action: ReferenceAction
    public convenience init(record: CKRecord, action: ReferenceAction) {
      self.init(recordID: record.recordID, action: action)
    }
    public init(recordID: ID, action: ReferenceAction) {
      (self.recordID, self.action) = (recordID, action)
    }
  }
  public let recordType: RecordType
  public let recordID: ID
  open var creationDate: Date? { nil }
  open var modificationDate: Date? { nil }
  private let lock = NSLock()
  private var values: [String: any CKRecordValueProtocol] = [:]
  public init(recordType: RecordType, recordID: ID = ID()) {
    (self.recordType, self.recordID) = (recordType, recordID)
  }
  open subscript(key: String) -> (any CKRecordValueProtocol)? {
    get { lock.withLock { values[key] } }
    set { lock.withLock { values[key] = newValue } }
  }
  open func value(forKey key: String) -> Any? { self[key] }
  open func allKeys() -> [String] { lock.withLock { values.keys.sorted() } }
}
public protocol CKRecordValueProtocol {}
extension String: CKRecordValueProtocol {}
extension Int: CKRecordValueProtocol {}
extension Int64: CKRecordValueProtocol {}
extension Double: CKRecordValueProtocol {}
extension Bool: CKRecordValueProtocol {}
extension Date: CKRecordValueProtocol {}
extension Data: CKRecordValueProtocol {}
extension Array: CKRecordValueProtocol where Element: CKRecordValueProtocol {}
extension CKRecord.Reference: CKRecordValueProtocol {}
extension CKAsset: CKRecordValueProtocol {}
extension NSNumber: CKRecordValueProtocol {}
public typealias CKRecordValue = any CKRecordValueProtocol
open class CKAsset: NSObject, @unchecked Sendable {
  public let fileURL: URL?
  public init(fileURL: URL) { self.fileURL = fileURL }
}
open class CKRecordZone: NSObject, @unchecked Sendable {
  open class ID: NSObject, @unchecked Sendable {
    public let zoneName: String
    public let ownerName: String
    public init(zoneName: String = "_defaultZone", ownerName: String = "__defaultOwner__") {
      (self.zoneName, self.ownerName) = (zoneName, ownerName)
    }
    public static let `default` = ID()
  }
  public let zoneID: ID
  public init(zoneName: String) { zoneID = ID(zoneName: zoneName) }
  public init(zoneID: ID) { self.zoneID = zoneID }
  open class func `default`() -> CKRecordZone { CKRecordZone(zoneID: .default) }
}
open class CKQuery: NSObject, @unchecked Sendable {
  public let recordType: String
  public let predicate: NSPredicate
  open var sortDescriptors: [NSSortDescriptor]?
  public init(recordType: String, predicate: NSPredicate) {
    (self.recordType, self.predicate) = (recordType, predicate)
  }
}
open class CKDatabase: NSObject, @unchecked Sendable {
  public enum Scope: Int, Sendable {
    case `public` = 1
    case `private`, shared
  }
  public let databaseScope: Scope
  init(_ scope: Scope) { databaseScope = scope }
  open func record(for id: CKRecord.ID) async throws -> CKRecord {
    throw CKError(.notAuthenticated)
  }
  @discardableResult open func save(_ record: CKRecord) async throws -> CKRecord {
    throw CKError(.notAuthenticated)
  }
  @discardableResult open func deleteRecord(withID id: CKRecord.ID) async throws -> CKRecord.ID {
    throw CKError(.notAuthenticated)
  }
  open func records(
    matching query: CKQuery, inZoneWith zone: CKRecordZone.ID? = nil,
    desiredKeys: [String]? = nil, resultsLimit: Int = 0
  ) async throws -> (
    matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)],
    queryCursor: CKQueryOperation.Cursor?
  ) { throw CKError(.notAuthenticated) }
  open func fetch(
    withRecordID id: CKRecord.ID, completionHandler: @escaping (CKRecord?, (any Error)?) -> Void
  ) { completionHandler(nil, CKError(.notAuthenticated)) }
  open func save(
    _ record: CKRecord, completionHandler: @escaping (CKRecord?, (any Error)?) -> Void
  ) { completionHandler(nil, CKError(.notAuthenticated)) }
  open func perform(
    _ query: CKQuery, inZoneWith zone: CKRecordZone.ID?,
    completionHandler: @escaping ([CKRecord]?, (any Error)?) -> Void
  ) { completionHandler(nil, CKError(.notAuthenticated)) }
}
extension CKContainer {
  public var privateCloudDatabase: CKDatabase { CKDatabase(.private) }
  public var publicCloudDatabase: CKDatabase { CKDatabase(.public) }
  public var sharedCloudDatabase: CKDatabase { CKDatabase(.shared) }
  public func database(with scope: CKDatabase.Scope) -> CKDatabase { CKDatabase(scope) }
  public func accountStatus(completionHandler: @escaping (CKAccountStatus, (any Error)?) -> Void) {
    completionHandler(.noAccount, nil)
  }
  public func userRecordID() async throws -> CKRecord.ID { throw CKError(.notAuthenticated) }
}
extension Notification.Name {
  public static let CKAccountChanged = Notification.Name("CKAccountChangedNotification")
}
