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
    private var message: [UInt8] = []
    public init() {}
    public mutating func update(data: some DataProtocol) { message.append(contentsOf: data) }

    private static let shifts: [UInt32] = [
      7, 12, 17, 22, 5, 9, 14, 20, 4, 11, 16, 23, 6, 10, 15, 21,
    ]
    private static let constants: [UInt32] = (0..<64).map {
      UInt32(abs(sin(Double($0 + 1))) * 4_294_967_296)
    }

    public func finalize() -> MD5Digest {
      var bytes = message + [0x80]
      while bytes.count % 64 != 56 { bytes.append(0) }
      let bits = UInt64(message.count) * 8
      bytes += (0..<8).map { UInt8(truncatingIfNeeded: bits >> UInt64(8 * $0)) }
      var state: [UInt32] = [0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476]
      for block in stride(from: 0, to: bytes.count, by: 64) {
        let words = (0..<16).map { word in
          (0..<4).reduce(UInt32(0)) { $0 | UInt32(bytes[block + word * 4 + $1]) << UInt32(8 * $1) }
        }
        var (a, b, c, d) = (state[0], state[1], state[2], state[3])
        for i in 0..<64 {
          let (f, g): (UInt32, Int) =
            switch i / 16 {
            case 0: ((b & c) | (~b & d), i)
            case 1: ((d & b) | (~d & c), (5 * i + 1) % 16)
            case 2: (b ^ c ^ d, (3 * i + 5) % 16)
            default: (c ^ (b | ~d), 7 * i % 16)
            }
          let sum = a &+ f &+ Self.constants[i] &+ words[g]
          let shift = Self.shifts[i / 16 * 4 + i % 4]
          (a, d, c, b) = (d, c, b, b &+ (sum << shift | sum >> (32 - shift)))
        }
        state[0] = state[0] &+ a
        state[1] = state[1] &+ b
        state[2] = state[2] &+ c
        state[3] = state[3] &+ d
      }
      return MD5Digest(
        bytes: state.flatMap { word in
          (0..<4).map { UInt8(truncatingIfNeeded: word >> UInt32(8 * $0)) }
        })
    }
  }
}

/// A key of random or given bytes.
public struct SymmetricKey: Hashable, Sendable {
  let bytes: [UInt8]
  public init(data: some ContiguousBytes) { bytes = data.withUnsafeBytes { Array($0) } }
  public var bitCount: Int { bytes.count * 8 }
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
