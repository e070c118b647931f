import CryptoKit
@_exported public import VitrineFoundation

// Digests and message authentication by C's names. The arithmetic is CryptoKit's.

public typealias CC_LONG = UInt32
public typealias CCHmacAlgorithm = UInt32

public typealias CC_LONG64 = UInt64
public let CC_MD5_DIGEST_LENGTH: Int32 = 16
public let CC_SHA1_DIGEST_LENGTH: Int32 = 20
public let CC_SHA256_DIGEST_LENGTH: Int32 = 32
public let CC_SHA384_DIGEST_LENGTH: Int32 = 48
public let CC_SHA512_DIGEST_LENGTH: Int32 = 64

// Numbers of CommonHMAC.h.
public let kCCHmacAlgSHA1 = 0
public let kCCHmacAlgMD5 = 1
public let kCCHmacAlgSHA256 = 2
public let kCCHmacAlgSHA384 = 3
public let kCCHmacAlgSHA512 = 4

private func digest<H: HashFunction>(
  _ function: H.Type, _ data: UnsafeRawPointer?, _ length: CC_LONG,
  _ result: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
  let bytes = UnsafeRawBufferPointer(start: data, count: data == nil ? 0 : Int(length))
  for (index, byte) in H.hash(data: Array(bytes)).enumerated() { result?[index] = byte }
  return result
}

@discardableResult public func CC_MD5(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { digest(Insecure.MD5.self, data, len, md) }

@discardableResult public func CC_SHA1(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { digest(Insecure.SHA1.self, data, len, md) }

@discardableResult public func CC_SHA256(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { digest(SHA256.self, data, len, md) }

@discardableResult public func CC_SHA384(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { digest(SHA384.self, data, len, md) }

@discardableResult public func CC_SHA512(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { digest(SHA512.self, data, len, md) }

private func authenticate<H: HashFunction>(
  _ function: H.Type, _ key: UnsafeRawBufferPointer, _ data: UnsafeRawBufferPointer,
  _ result: UnsafeMutableRawPointer
) {
  let code = HMAC<H>.authenticationCode(
    for: Array(data), using: SymmetricKey(data: Array(key)))
  result.copyMemory(from: Array(code), byteCount: Array(code).count)
}

public func CCHmac(
  _ algorithm: CCHmacAlgorithm, _ key: UnsafeRawPointer!, _ keyLength: Int,
  _ data: UnsafeRawPointer!, _ dataLength: Int, _ macOut: UnsafeMutableRawPointer!
) {
  let key = UnsafeRawBufferPointer(start: key, count: keyLength)
  let data = UnsafeRawBufferPointer(start: data, count: dataLength)
  switch Int(algorithm) {
  case kCCHmacAlgMD5: authenticate(Insecure.MD5.self, key, data, macOut)
  case kCCHmacAlgSHA256: authenticate(SHA256.self, key, data, macOut)
  case kCCHmacAlgSHA384: authenticate(SHA384.self, key, data, macOut)
  case kCCHmacAlgSHA512: authenticate(SHA512.self, key, data, macOut)
  default: authenticate(Insecure.SHA1.self, key, data, macOut)
  }
}
