// Certificates, keys and trust. Names alone: the host checks a server's certificate before a widget
// gets an answer, so that a widget's own check has nothing left to refuse and trusts it.

public final class SecCertificate: Hashable, Sendable {
  let data: Data
  init(_ data: Data) { self.data = data }
  public static func == (a: SecCertificate, b: SecCertificate) -> Bool { a.data == b.data }
  public func hash(into hasher: inout Hasher) { hasher.combine(data) }
}
/// Equal where it is the same one: no two certificates come here.
public final class SecKey: Hashable, Sendable {
  public static func == (a: SecKey, b: SecKey) -> Bool { a === b }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
public final class SecIdentity: Sendable {}
public final class SecPolicy: Sendable {}
public final class SecTrust: Sendable {}
public enum SecTrustResultType: UInt32, Sendable {
  case invalid = 0
  case proceed = 1
  case deny = 3
  case unspecified = 4
  case recoverableTrustFailure, fatalTrustFailure, otherError
}
public struct SecTrustOptionFlags: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
}
public let kSecRevocationOCSPMethod: CFOptionFlags = 1
public let kSecRevocationCRLMethod: CFOptionFlags = 2
public let kSecRevocationPreferCRL: CFOptionFlags = 4
public let kSecRevocationRequirePositiveResponse: CFOptionFlags = 8
public let kSecRevocationNetworkAccessDisabled: CFOptionFlags = 16
public let kSecRevocationUseAnyAvailableMethod: CFOptionFlags = 3

public func SecCertificateCreateWithData(_ allocator: Any?, _ data: CFData) -> SecCertificate? {
  SecCertificate(data)
}
public func SecCertificateCopyData(_ certificate: SecCertificate) -> CFData { certificate.data }
public func SecCertificateCopySubjectSummary(_ certificate: SecCertificate) -> CFString? { nil }
public func SecCertificateCopyKey(_ certificate: SecCertificate) -> SecKey? { nil }
public func SecPolicyCreateSSL(_ server: Bool, _ hostname: CFString?) -> SecPolicy { SecPolicy() }
public func SecPolicyCreateBasicX509() -> SecPolicy { SecPolicy() }
public func SecPolicyCreateRevocation(_ flags: CFOptionFlags) -> SecPolicy? { SecPolicy() }
@discardableResult
public func SecTrustCreateWithCertificates(
  _ certificates: Any, _ policies: Any?, _ trust: UnsafeMutablePointer<SecTrust?>
) -> OSStatus {
  trust.pointee = SecTrust()
  return errSecSuccess
}
@discardableResult
public func SecTrustSetPolicies(_ trust: SecTrust, _ policies: Any) -> OSStatus { errSecSuccess }
@discardableResult
public func SecTrustSetAnchorCertificates(_ trust: SecTrust, _ certificates: CFArray?) -> OSStatus {
  errSecSuccess
}
@discardableResult
public func SecTrustSetAnchorCertificatesOnly(_ trust: SecTrust, _ only: Bool) -> OSStatus {
  errSecSuccess
}
public func SecTrustEvaluateWithError(
  _ trust: SecTrust, _ error: UnsafeMutablePointer<CFError?>?
) -> Bool { true }
@discardableResult
public func SecTrustEvaluate(_ trust: SecTrust, _ result: UnsafeMutablePointer<SecTrustResultType>?)
  -> OSStatus
{
  result?.pointee = .proceed
  return errSecSuccess
}
@discardableResult
public func SecTrustGetTrustResult(
  _ trust: SecTrust, _ result: UnsafeMutablePointer<SecTrustResultType>
) -> OSStatus {
  result.pointee = .proceed
  return errSecSuccess
}
public func SecTrustGetCertificateCount(_ trust: SecTrust) -> CFIndex { 0 }
public func SecTrustGetCertificateAtIndex(_ trust: SecTrust, _ index: CFIndex) -> SecCertificate? {
  nil
}
public func SecTrustCopyCertificateChain(_ trust: SecTrust) -> CFArray? { nil }
public func SecTrustCopyKey(_ trust: SecTrust) -> SecKey? { nil }
public func SecTrustCopyPublicKey(_ trust: SecTrust) -> SecKey? { nil }
public func SecTrustCopyExceptions(_ trust: SecTrust) -> CFData? { nil }
/// No: nothing is to be excepted where no certificate is looked at.
@discardableResult
public func SecTrustSetExceptions(_ trust: SecTrust, _ exceptions: CFData?) -> Bool { false }

// Keys: none can be made, every use of one fails.

public let kSecAttrApplicationLabel: CFString = "klbl"
public let kSecAttrKeyType: CFString = "type"
public let kSecAttrKeyTypeRSA: CFString = "42"
public let kSecAttrKeyTypeEC: CFString = "73"
public let kSecAttrKeyTypeECSECPrimeRandom: CFString = "73"
public let kSecAttrKeyClass: CFString = "kcls"
public let kSecAttrKeyClassPublic: CFString = "0"
public let kSecAttrKeyClassPrivate: CFString = "1"
public let kSecAttrKeySizeInBits: CFString = "bsiz"
public let kSecAttrIsPermanent: CFString = "perm"
public let kSecAttrTokenID: CFString = "tkid"
public let kSecAttrTokenIDSecureEnclave: CFString = "com.apple.setoken"
public let kSecPrivateKeyAttrs: CFString = "private"
public let kSecPublicKeyAttrs: CFString = "public"
public let kSecClassIdentity: CFString = "idnt"
public let kSecImportExportPassphrase: CFString = "passphrase"
public let kSecImportItemIdentity: CFString = "identity"
public let kSecImportItemTrust: CFString = "trust"
public let kSecImportItemCertChain: CFString = "chain"
public let kSecValuePersistentRef: CFString = "v_PersistentRef"
public let kSecUseOperationPrompt: CFString = "u_OpPrompt"
public let kSecUseAuthenticationUI: CFString = "u_AuthUI"
public let kSecUseAuthenticationUISkip: CFString = "u_AuthUIS"
public let kSecUseAuthenticationUIFail: CFString = "u_AuthUIF"
public let kSecUseAuthenticationUIAllow: CFString = "u_AuthUIA"
public let kSecAttrCreationDate: CFString = "cdat"
public let kSecAttrModificationDate: CFString = "mdat"
public let kSecAttrComment: CFString = "icmt"
public let kSecAttrCreator: CFString = "crtr"
public let kSecAttrType: CFString = "type"
public let kSecAttrIsInvisible: CFString = "invi"
public let kSecAttrIsNegative: CFString = "nega"
public let kSecAttrSecurityDomain: CFString = "sdmn"
public let kSecAttrProtocol: CFString = "ptcl"
public let kSecAttrAuthenticationType: CFString = "atyp"
public let kSecAttrPort: CFString = "port"
public let kSecAttrPath: CFString = "path"
public let kSecAttrAccessibleAlwaysThisDeviceOnly: CFString = "dku"
public let kSecMatchCaseInsensitive: CFString = "m_CaseInsensitive"
public let kSecSharedPassword: CFString = "spwd"

public struct SecKeyAlgorithm: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let rsaSignatureMessagePKCS1v15SHA256 = Self(rawValue: "RSA-SHA256")
  public static let rsaEncryptionOAEPSHA256 = Self(rawValue: "RSA-OAEP-SHA256")
  public static let rsaEncryptionPKCS1 = Self(rawValue: "RSA-PKCS1")
  public static let ecdsaSignatureMessageX962SHA256 = Self(rawValue: "ECDSA-SHA256")
  public static let eciesEncryptionCofactorX963SHA256AESGCM = Self(rawValue: "ECIES")
}
public typealias SecKeyError = UnsafeMutablePointer<Unmanaged<CFError>?>
public func SecKeyCreateRandomKey(_ parameters: CFDictionary, _ error: SecKeyError?) -> SecKey? {
  nil
}
public func SecKeyCreateWithData(
  _ data: CFData, _ attributes: CFDictionary, _ error: SecKeyError?
) -> SecKey? { nil }
public func SecKeyCopyPublicKey(_ key: SecKey) -> SecKey? { nil }
public func SecKeyCopyExternalRepresentation(_ key: SecKey, _ error: SecKeyError?) -> CFData? {
  nil
}
public func SecKeyCreateSignature(
  _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ data: CFData, _ error: SecKeyError?
) -> CFData? { nil }
public func SecKeyVerifySignature(
  _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ data: CFData, _ signature: CFData,
  _ error: SecKeyError?
) -> Bool { false }
public func SecKeyCreateEncryptedData(
  _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ data: CFData, _ error: SecKeyError?
) -> CFData? { nil }
public func SecKeyCreateDecryptedData(
  _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ data: CFData, _ error: SecKeyError?
) -> CFData? { nil }
public func SecPKCS12Import(
  _ data: CFData, _ options: CFDictionary, _ items: UnsafeMutablePointer<CFArray?>
) -> OSStatus { errSecUnimplemented }

// What else the keychain may answer.

public let errSecNotAvailable: OSStatus = -25291
public let errSecDecode: OSStatus = -26275
public let errSecIO: OSStatus = -36
public let errSecAllocate: OSStatus = -108
public let errSecBadReq: OSStatus = -909
public let errSecInternalError: OSStatus = -26276
public let errSecNoSuchAttr: OSStatus = -25303
public let errSecInvalidItemRef: OSStatus = -25304
public let errSecReadOnly: OSStatus = -25292
public let errSecOpWr: OSStatus = -49

extension URLProtectionSpace {
  /// nil: the host has checked it.
  public var serverTrust: SecTrust? { nil }
}
extension URLCredential {
  public convenience init(trust: SecTrust) {
    self.init(user: "", password: "", persistence: .none)
  }
  public convenience init(
    identity: SecIdentity, certificates: [Any]?, persistence: URLCredential.Persistence
  ) {
    self.init(user: "", password: "", persistence: persistence)
  }
}
