@_exported public import VitrineFoundation

// Contacts, by `contacts.json` of `--data` or a sample; with `--data none` nobody has allowed them to
// be read.

public enum CNEntityType: Int, Sendable { case contacts }
public enum CNAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized, limited
}

/// A key of `CNContact`, by which it is asked for; every key of a contact here is there.
public protocol CNKeyDescriptor {}
extension String: CNKeyDescriptor {}
extension NSString: CNKeyDescriptor {}

public let CNContactIdentifierKey = "identifier"
public let CNContactGivenNameKey = "givenName"
public let CNContactFamilyNameKey = "familyName"
public let CNContactNicknameKey = "nickname"
public let CNContactOrganizationNameKey = "organizationName"
public let CNContactBirthdayKey = "birthday"
public let CNContactImageDataKey = "imageData"
public let CNContactImageDataAvailableKey = "imageDataAvailable"
public let CNContactThumbnailImageDataKey = "thumbnailImageData"
public let CNContactPhoneNumbersKey = "phoneNumbers"
public let CNContactEmailAddressesKey = "emailAddresses"

open class CNPhoneNumber: NSObject, @unchecked Sendable {
  public let stringValue: String
  public init(stringValue: String) { self.stringValue = stringValue }
}

open class CNLabeledValue<ValueType>: NSObject, @unchecked Sendable {
  public let identifier: String
  public let label: String?
  public let value: ValueType
  public init(label: String?, value: ValueType) {
    (identifier, self.label, self.value) = (label ?? "", label, value)
  }
}

open class CNContact: NSObject, @unchecked Sendable {
  private let given: ContactFixture
  init(_ given: ContactFixture) { self.given = given }
  public override init() { given = ContactFixture(givenName: "", familyName: "") }
  open var identifier: String { given.identifier ?? given.givenName + given.familyName }
  open var givenName: String { given.givenName }
  open var familyName: String { given.familyName }
  open var middleName: String { "" }
  open var nickname: String { given.nickname ?? "" }
  open var organizationName: String { given.organization ?? "" }
  open var jobTitle: String { "" }
  open var imageDataAvailable: Bool { imageData != nil }
  open var thumbnailImageData: Data? { imageData }
  open var imageData: Data? {
    ContactsStandIn.standIn.picture(given.image).flatMap(FileManager.default.contents)
  }
  open var birthday: DateComponents? {
    let parts = (given.birthday ?? "").split(separator: "-").compactMap { Int($0) }
    switch parts.count {
    case 3: return DateComponents(year: parts[0], month: parts[1], day: parts[2])
    case 2: return DateComponents(month: parts[0], day: parts[1])
    default: return nil
    }
  }
  open var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] {
    (given.phones ?? []).map { CNLabeledValue(label: nil, value: CNPhoneNumber(stringValue: $0)) }
  }
  open var emailAddresses: [CNLabeledValue<NSString>] {
    (given.emails ?? []).map { CNLabeledValue(label: nil, value: NSString(string: $0)) }
  }
  open func isKeyAvailable(_ key: String) -> Bool { true }
  open func areKeysAvailable(_ keys: [any CNKeyDescriptor]) -> Bool { true }
  open class func predicateForContacts(matchingName name: String) -> NSPredicate {
    ContactsPredicate { $0.fullName.localizedCaseInsensitiveContains(name) }
  }
  open class func predicateForContacts(withIdentifiers identifiers: [String]) -> NSPredicate {
    ContactsPredicate { identifiers.contains($0.identifier) }
  }
  var fullName: String {
    [givenName, familyName].filter { !$0.isEmpty }.joined(separator: " ")
  }
}

open class CNContactFormatter: NSObject, @unchecked Sendable {
  public enum Style: Int, Sendable { case fullName, phoneticFullName }
  open var style = Style.fullName
  public override init() {}
  open func string(from contact: CNContact) -> String? {
    contact.fullName.isEmpty ? nil : contact.fullName
  }
  open class func string(from contact: CNContact, style: Style) -> String? {
    contact.fullName.isEmpty ? nil : contact.fullName
  }
  open class func descriptorForRequiredKeys(for style: Style) -> any CNKeyDescriptor { "fullName" }
}

open class CNContactFetchRequest: NSObject, @unchecked Sendable {
  open var predicate: NSPredicate?
  open var keysToFetch: [any CNKeyDescriptor]
  open var sortOrder = CNContactSortOrder.none
  open var unifyResults = true
  public init(keysToFetch: [any CNKeyDescriptor]) { self.keysToFetch = keysToFetch }
}
public enum CNContactSortOrder: Int, Sendable { case none, userDefault, givenName, familyName }

open class CNContactStore: NSObject, @unchecked Sendable {
  public override init() {}
  open class func authorizationStatus(for type: CNEntityType) -> CNAuthorizationStatus {
    ContactsStandIn.standIn.isAllowed ? .authorized : .denied
  }
  open func requestAccess(for type: CNEntityType) async throws -> Bool {
    ContactsStandIn.standIn.isAllowed
  }
  open func requestAccess(
    for type: CNEntityType, completionHandler: @escaping (Bool, (any Error)?) -> Void
  ) { completionHandler(ContactsStandIn.standIn.isAllowed, nil) }
  open func unifiedContacts(
    matching predicate: NSPredicate, keysToFetch: [any CNKeyDescriptor]
  ) throws -> [CNContact] {
    try ContactsStandIn.contacts().filter { (predicate as? ContactsPredicate)?.matches($0) ?? true }
  }
  open func unifiedContact(
    withIdentifier identifier: String, keysToFetch: [any CNKeyDescriptor]
  ) throws -> CNContact {
    let found = try ContactsStandIn.contacts().first { $0.identifier == identifier }
    guard let found else { throw CNError(.recordDoesNotExist) }
    return found
  }
  open func enumerateContacts(
    with request: CNContactFetchRequest,
    usingBlock block: (CNContact, UnsafeMutablePointer<Bool>) -> Void
  ) throws {
    var contacts = try ContactsStandIn.contacts()
    if let predicate = request.predicate as? ContactsPredicate {
      contacts = contacts.filter(predicate.matches)
    }
    switch request.sortOrder {
    case .none: break
    case .givenName: contacts.sort { $0.givenName < $1.givenName }
    case .familyName, .userDefault: contacts.sort { $0.familyName < $1.familyName }
    }
    var isStopped = false
    for contact in contacts where !isStopped { block(contact, &isStopped) }
  }
}

public struct CNError: Error, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case communicationError = 1
    case dataAccessError = 2
    case authorizationDenied = 100
    case recordDoesNotExist = 200
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
}
