@_exported public import VitrineFoundation

// Contacts. Inert: nobody has allowed them to be read.

public enum CNEntityType: Int, Sendable { case contacts }
public enum CNAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized, limited
}
open class CNContact: NSObject, @unchecked Sendable {
  open var identifier: String { "" }
  open var givenName: String { "" }
  open var familyName: String { "" }
  open var thumbnailImageData: Data? { nil }
  open var imageData: Data? { nil }
  open var birthday: DateComponents? { nil }
}
open class CNContactStore: NSObject, @unchecked Sendable {
  public override init() {}
  open class func authorizationStatus(for type: CNEntityType) -> CNAuthorizationStatus { .denied }
  open func requestAccess(for type: CNEntityType) async throws -> Bool { false }
}
