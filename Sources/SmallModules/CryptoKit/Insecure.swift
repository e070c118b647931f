internal import CCrypto

/// Functions that are no longer safe; addresses of pictures are still made with them.
public enum Insecure {
  public struct MD5Digest: Digest {
    let bytes: [UInt8]
    public static var byteCount: Int { 16 }
    public func makeIterator() -> IndexingIterator<[UInt8]> { bytes.makeIterator() }
    public var description: String { "MD5 digest: \(hex(bytes))" }
  }

  /// RFC 1321.
  public struct MD5: HashFunction {
    public typealias Digest = MD5Digest
    public static var blockByteCount: Int { 64 }
    private var message = Message()
    public init() {}
    public mutating func update(data: some DataProtocol) { message.append(data) }
    public func finalize() -> MD5Digest { MD5Digest(bytes: message.digest(EVP_md5())) }
  }

  public struct SHA1Digest: Digest {
    let bytes: [UInt8]
    public static var byteCount: Int { 20 }
    public func makeIterator() -> IndexingIterator<[UInt8]> { bytes.makeIterator() }
    public var description: String { "SHA1 digest: \(hex(bytes))" }
  }

  /// FIPS 180-4, section 6.1.
  public struct SHA1: HashFunction {
    public typealias Digest = SHA1Digest
    public static var blockByteCount: Int { 64 }
    private var message = Message()
    public init() {}
    public mutating func update(data: some DataProtocol) { message.append(data) }
    public func finalize() -> SHA1Digest { SHA1Digest(bytes: message.digest(EVP_sha1())) }
  }
}
