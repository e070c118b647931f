/// How long a symmetric key is.
public struct SymmetricKeySize: Sendable {
  public let bitCount: Int
  public init(bitCount: Int) { self.bitCount = bitCount }
  public static var bits128: SymmetricKeySize { SymmetricKeySize(bitCount: 128) }
  public static var bits192: SymmetricKeySize { SymmetricKeySize(bitCount: 192) }
  public static var bits256: SymmetricKeySize { SymmetricKeySize(bitCount: 256) }
}

/// A key of random or given bytes.
public struct SymmetricKey: Hashable, Sendable, ContiguousBytes {
  let bytes: [UInt8]
  public init(data: some ContiguousBytes) { bytes = data.withUnsafeBytes { Array($0) } }
  /// Random bytes; in a render they follow from its seed.
  public init(size: SymmetricKeySize) {
    bytes = (0..<(size.bitCount / 8)).map { _ in UInt8.random(in: 0...255) }
  }
  public var bitCount: Int { bytes.count * 8 }
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }
}

/// RFC 2104.
public struct HMAC<H: HashFunction>: Sendable {
  public struct MAC: Hashable, Sendable, Sequence {
    let bytes: [UInt8]
    public func makeIterator() -> IndexingIterator<[UInt8]> { bytes.makeIterator() }
  }
  public static func authenticationCode(for data: some DataProtocol, using key: SymmetricKey) -> MAC
  {
    var block = key.bytes
    if block.count > H.blockByteCount { block = Array(H.hash(data: block)) }
    block += [UInt8](repeating: 0, count: H.blockByteCount - block.count)
    let inner = Array(H.hash(data: block.map { $0 ^ 0x36 } + Array(data)))
    return MAC(bytes: Array(H.hash(data: block.map { $0 ^ 0x5c } + inner)))
  }
}
