internal import CCrypto
@_exported public import VitrineFoundation

/// A digest of bytes.
public protocol Digest: Sequence, Hashable, Sendable, CustomStringConvertible, ContiguousBytes
where Element == UInt8 {
  static var byteCount: Int { get }
}
extension Digest {
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try Array(self).withUnsafeBytes(body)
  }
  public static func == (digest: Self, bytes: some DataProtocol) -> Bool {
    digest.elementsEqual(bytes)
  }
}

/// A function from bytes to a digest.
public protocol HashFunction: Sendable {
  associatedtype Digest: CryptoKit.Digest
  static var blockByteCount: Int { get }
  init()
  mutating func update(data: some DataProtocol)
  func finalize() -> Digest
}

extension HashFunction {
  public static func hash(data: some DataProtocol) -> Digest {
    var function = Self()
    function.update(data: data)
    return function.finalize()
  }
}

func hex(_ bytes: [UInt8]) -> String {
  bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
}

public struct SHA256Digest: Digest {
  let bytes: [UInt8]
  public static var byteCount: Int { 32 }
  public func makeIterator() -> IndexingIterator<[UInt8]> { bytes.makeIterator() }
  public var description: String { "SHA256 digest: \(hex(bytes))" }
}

public struct SHA512Digest: Digest {
  let bytes: [UInt8]
  public static var byteCount: Int { 64 }
  public func makeIterator() -> IndexingIterator<[UInt8]> { bytes.makeIterator() }
  public var description: String { "SHA512 digest: \(hex(bytes))" }
}

public struct SHA384Digest: Digest {
  let bytes: [UInt8]
  public static var byteCount: Int { 48 }
  public func makeIterator() -> IndexingIterator<[UInt8]> { bytes.makeIterator() }
  public var description: String { "SHA384 digest: \(hex(bytes))" }
}

/// FIPS 180-4.
public struct SHA256: HashFunction {
  public typealias Digest = SHA256Digest
  public static var blockByteCount: Int { 64 }
  private var message = Message()
  public init() {}
  public mutating func update(data: some DataProtocol) { message.append(data) }
  public func finalize() -> SHA256Digest { SHA256Digest(bytes: message.digest(EVP_sha256())) }
}

/// FIPS 180-4.
public struct SHA512: HashFunction {
  public typealias Digest = SHA512Digest
  public static var blockByteCount: Int { 128 }
  private var message = Message()
  public init() {}
  public mutating func update(data: some DataProtocol) { message.append(data) }
  public func finalize() -> SHA512Digest { SHA512Digest(bytes: message.digest(EVP_sha512())) }
}

/// FIPS 180-4.
public struct SHA384: HashFunction {
  public typealias Digest = SHA384Digest
  public static var blockByteCount: Int { 128 }
  private var message = Message()
  public init() {}
  public mutating func update(data: some DataProtocol) { message.append(data) }
  public func finalize() -> SHA384Digest { SHA384Digest(bytes: message.digest(EVP_sha384())) }
}

/// What a function has been given so far. It is digested as a whole by the system's libcrypto.
struct Message {
  private var bytes: [UInt8] = []

  mutating func append(_ data: some DataProtocol) { bytes.append(contentsOf: data) }

  func digest(_ function: OpaquePointer?) -> [UInt8] {
    var result = [UInt8](repeating: 0, count: Int(EVP_MAX_MD_SIZE))
    var count: UInt32 = 0
    guard EVP_Digest(bytes, bytes.count, &result, &count, function, nil) == 1 else {
      // A build of libcrypto may leave a function out, such as MD5.
      fatalError("libcrypto does not offer this digest")
    }
    return Array(result.prefix(Int(count)))
  }
}
