@_exported public import VitrineFoundation

// iCloud. Inert: there is no account.

public enum CKAccountStatus: Int, Sendable {
  case couldNotDetermine, available, restricted, noAccount, temporarilyUnavailable
}
open class CKContainer: NSObject, @unchecked Sendable {
  public let containerIdentifier: String?
  public init(identifier: String) { containerIdentifier = identifier }
  open class func `default`() -> CKContainer { CKContainer(identifier: "iCloud") }
  open func accountStatus() async throws -> CKAccountStatus { .noAccount }
}
