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
  public struct MAC: Hashable, Sendable, Sequence, ContiguousBytes {
    let bytes: [UInt8]
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
      try bytes.withUnsafeBytes(body)
    }
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
  public static func isValidAuthenticationCode(
    _ code: some ContiguousBytes, authenticating data: some DataProtocol, using key: SymmetricKey
  ) -> Bool {
    let bytes = code.withUnsafeBytes { Array($0) }
    return bytes == authenticationCode(for: data, using: key).bytes
  }

  private let key: SymmetricKey
  private var message: [UInt8] = []
  public init(key: SymmetricKey) { self.key = key }
  public mutating func update(data: some DataProtocol) { message += Array(data) }
  public func finalize() -> MAC { Self.authenticationCode(for: message, using: key) }
}
public typealias HashedAuthenticationCode<H: HashFunction> = HMAC<H>.MAC

/// Keys from other keys (RFC 5869).
public struct HKDF<H: HashFunction>: Sendable {
  public static func deriveKey(
    inputKeyMaterial key: SymmetricKey, salt: some DataProtocol, info: some DataProtocol,
    outputByteCount count: Int
  ) -> SymmetricKey {
    let start = HMAC<H>.authenticationCode(
      for: key.bytes, using: SymmetricKey(data: Data(salt)))
    return expand(
      pseudoRandomKey: start, info: Array(info), outputByteCount: count)
  }
  public static func deriveKey(
    inputKeyMaterial key: SymmetricKey, info: some DataProtocol, outputByteCount count: Int
  ) -> SymmetricKey {
    deriveKey(inputKeyMaterial: key, salt: [UInt8](), info: info, outputByteCount: count)
  }
  public static func deriveKey(inputKeyMaterial key: SymmetricKey, outputByteCount count: Int)
    -> SymmetricKey
  { deriveKey(inputKeyMaterial: key, info: [UInt8](), outputByteCount: count) }
  public static func extract(inputKeyMaterial key: SymmetricKey, salt: (some DataProtocol)?)
    -> HMAC<H>.MAC
  {
    HMAC<H>.authenticationCode(
      for: key.bytes, using: SymmetricKey(data: salt.map { Data($0) } ?? Data()))
  }
  public static func expand(
    pseudoRandomKey key: some ContiguousBytes, info: (some DataProtocol)?,
    outputByteCount count: Int
  ) -> SymmetricKey {
    let key = SymmetricKey(data: key)
    let info = info.map { Array($0) } ?? []
    var (output, block): ([UInt8], [UInt8]) = ([], [])
    // At most 255 blocks, as the number of one is a byte.
    for number in UInt8(1)...255 where output.count < count {
      block = Array(HMAC<H>.authenticationCode(for: block + info + [number], using: key))
      output += block
    }
    return SymmetricKey(data: Data(output.prefix(count)))
  }
}
