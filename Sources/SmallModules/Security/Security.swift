@_exported public import VitrineFoundation

// Names of the keychain (`Keychain`): status codes, classes of items and their attributes.

public typealias OSStatus = Int32
public let errSecSuccess: OSStatus = 0
public let errSecItemNotFound: OSStatus = -25300
public let errSecDuplicateItem: OSStatus = -25299
public let errSecParam: OSStatus = -50
public let errSecUnimplemented: OSStatus = -4
public let errSecAuthFailed: OSStatus = -25293
public let errSecInteractionNotAllowed: OSStatus = -25308
public let errSecUserCanceled: OSStatus = -128
public let errSecMissingEntitlement: OSStatus = -34018
// Of a connection.
public let errSSLProtocol: OSStatus = -9800
public let errSSLNegotiation: OSStatus = -9801
public let errSSLClosedGraceful: OSStatus = -9805
public let errSSLClosedAbort: OSStatus = -9806
public let errSSLXCertChainInvalid: OSStatus = -9807
public let errSSLBadCert: OSStatus = -9808
public let errSSLUnknownRootCert: OSStatus = -9812
public let errSSLNoRootCert: OSStatus = -9813
public let errSSLCertExpired: OSStatus = -9814
public let errSSLCertNotYetValid: OSStatus = -9815
public let errSSLHostNameMismatch: OSStatus = -9843

public let kSecClass: CFString = "class"
public let kSecClassGenericPassword: CFString = "genp"
public let kSecClassInternetPassword: CFString = "inet"
public let kSecClassKey: CFString = "keys"
public let kSecClassCertificate: CFString = "cert"
public let kSecAttrService: CFString = "svce"
public let kSecAttrApplicationTag: CFString = "atag"
public let kSecAttrAccount: CFString = "acct"
public let kSecAttrServer: CFString = "srvr"
public let kSecAttrLabel: CFString = "labl"
public let kSecAttrDescription: CFString = "desc"
public let kSecAttrGeneric: CFString = "gena"
public let kSecAttrAccessGroup: CFString = "agrp"
public let kSecAttrSynchronizable: CFString = "sync"
public let kSecAttrSynchronizableAny: CFString = "syna"
public let kSecAttrAccessible: CFString = "pdmn"
public let kSecAttrAccessControl: CFString = "accc"
public let kSecAttrAccessibleWhenUnlocked: CFString = "ak"
public let kSecAttrAccessibleAfterFirstUnlock: CFString = "ck"
public let kSecAttrAccessibleAlways: CFString = "dk"
public let kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString = "aku"
public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString = "cku"
public let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString = "akpu"
public let kSecValueData: CFString = "v_Data"
public let kSecValueRef: CFString = "v_Ref"
public let kSecReturnData: CFString = "r_Data"
public let kSecReturnAttributes: CFString = "r_Attributes"
public let kSecReturnRef: CFString = "r_Ref"
public let kSecReturnPersistentRef: CFString = "r_PersistentRef"
public let kSecMatchItemList: CFString = "m_ItemList"
public let kSecMatchLimit: CFString = "m_Limit"
public let kSecMatchLimitOne: CFString = "m_LimitOne"
public let kSecMatchLimitAll: CFString = "m_LimitAll"
public let kSecUseDataProtectionKeychain: CFString = "nleg"
public let kSecUseAuthenticationContext: CFString = "u_AuthCtx"

public func SecCopyErrorMessageString(_ status: OSStatus, _ reserved: UnsafeMutableRawPointer?)
  -> CFString?
{ "status \(status)" }

/// Who may use an item of a Mac's keychain files, which are not there: none is made.
public final class SecAccess: Sendable {}
public final class SecTrustedApplication: Sendable {}
public let kSecAttrAccess: CFString = "acls"
public func SecAccessCreate(
  _ descriptor: CFString, _ trusted: CFArray?, _ access: UnsafeMutablePointer<SecAccess?>
) -> OSStatus { errSecUnimplemented }
public func SecTrustedApplicationCreateFromPath(
  _ path: UnsafePointer<CChar>?, _ application: UnsafeMutablePointer<SecTrustedApplication?>
) -> OSStatus { errSecUnimplemented }

public final class SecAccessControl: Sendable {}
public struct SecAccessControlCreateFlags: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let userPresence = SecAccessControlCreateFlags(rawValue: 1)
  public static let biometryAny = SecAccessControlCreateFlags(rawValue: 2)
  public static let biometryCurrentSet = SecAccessControlCreateFlags(rawValue: 8)
  public static let devicePasscode = SecAccessControlCreateFlags(rawValue: 16)
}
public func SecAccessControlCreateWithFlags(
  _ allocator: Any?, _ protection: Any, _ flags: SecAccessControlCreateFlags,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecAccessControl? { SecAccessControl() }

public final class SecRandom: Sendable {}
public let kSecRandomDefault: SecRandom? = nil

/// Random bytes, from the seeded sequence where the context has one.
public func SecRandomCopyBytes(
  _ random: SecRandom?, _ count: Int, _ bytes: UnsafeMutableRawPointer
) -> OSStatus {
  for index in 0..<count {
    bytes.storeBytes(of: UInt8.random(in: 0...255), toByteOffset: index, as: UInt8.self)
  }
  return errSecSuccess
}
