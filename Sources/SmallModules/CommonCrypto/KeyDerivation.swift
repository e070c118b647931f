import CCrypto

// Keys from passwords, and random bytes. The arithmetic is libcrypto's.

public typealias CCPBKDFAlgorithm = UInt32
public typealias CCPseudoRandomAlgorithm = UInt32
public typealias CCRNGStatus = Int32

// Numbers of CommonKeyDerivation.h.
public let kCCPBKDF2 = 2
public let kCCPRFHmacAlgSHA1 = 1
public let kCCPRFHmacAlgSHA224 = 2
public let kCCPRFHmacAlgSHA256 = 3
public let kCCPRFHmacAlgSHA384 = 4
public let kCCPRFHmacAlgSHA512 = 5

@discardableResult
public func CCKeyDerivationPBKDF(
  _ algorithm: CCPBKDFAlgorithm, _ password: UnsafePointer<CChar>?, _ passwordLen: Int,
  _ salt: UnsafePointer<UInt8>?, _ saltLen: Int, _ prf: CCPseudoRandomAlgorithm, _ rounds: UInt32,
  _ derivedKey: UnsafeMutablePointer<UInt8>?, _ derivedKeyLen: Int
) -> Int32 {
  let digest: OpaquePointer?
  switch Int(prf) {
  case kCCPRFHmacAlgSHA1: digest = EVP_sha1()
  case kCCPRFHmacAlgSHA224: digest = EVP_sha224()
  case kCCPRFHmacAlgSHA256: digest = EVP_sha256()
  case kCCPRFHmacAlgSHA384: digest = EVP_sha384()
  case kCCPRFHmacAlgSHA512: digest = EVP_sha512()
  default: digest = nil
  }
  guard Int(algorithm) == kCCPBKDF2, let digest, let derivedKey, derivedKeyLen > 0, rounds > 0,
    let words = Int32(exactly: passwordLen), let grains = Int32(exactly: saltLen),
    let length = Int32(exactly: derivedKeyLen), let turns = Int32(exactly: rounds)
  else { return Int32(kCCParamError) }
  let made = PKCS5_PBKDF2_HMAC(
    password, words, salt, grains, turns, digest, length, derivedKey)
  return Int32(made == 1 ? kCCSuccess : kCCUnspecifiedError)
}

/// From the process's own source of random numbers, which a picture's moment seeds.
@discardableResult
public func CCRandomGenerateBytes(_ bytes: UnsafeMutableRawPointer?, _ count: Int) -> CCRNGStatus {
  guard let bytes, count > 0 else { return Int32(count == 0 ? kCCSuccess : kCCParamError) }
  var generator = SystemRandomNumberGenerator()
  for at in 0..<count {
    bytes.storeBytes(
      of: UInt8.random(in: .min ... .max, using: &generator), toByteOffset: at, as: UInt8.self)
  }
  return Int32(kCCSuccess)
}
