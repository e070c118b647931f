extension Insecure {
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
    private var message: [UInt8] = []
    public init() {}
    public mutating func update(data: some DataProtocol) { message.append(contentsOf: data) }

    public func finalize() -> SHA1Digest {
      let bytes = SHA2.padded(message, block: 64, length: 8)
      var state: [UInt32] = [0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476, 0xc3d2_e1f0]
      for block in stride(from: 0, to: bytes.count, by: 64) {
        Self.mix(bytes[block..<block + 64], into: &state)
      }
      return SHA1Digest(
        bytes: state.flatMap { word in
          (0..<4).map { UInt8(truncatingIfNeeded: word >> UInt32(24 - 8 * $0)) }
        })
    }

    private static func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 {
      word << count | word >> (32 - count)
    }

    private static func mix(_ block: ArraySlice<UInt8>, into state: inout [UInt32]) {
      var words = (0..<16).map { word in
        (0..<4).reduce(UInt32(0)) { $0 << 8 | UInt32(block[block.startIndex + word * 4 + $1]) }
      }
      for i in 16..<80 {
        words.append(rotated(words[i - 3] ^ words[i - 8] ^ words[i - 14] ^ words[i - 16], 1))
      }
      var (a, b, c, d, e) = (state[0], state[1], state[2], state[3], state[4])
      for i in 0..<80 {
        let (f, k): (UInt32, UInt32) =
          switch i / 20 {
          case 0: ((b & c) | (~b & d), 0x5a82_7999)
          case 1: (b ^ c ^ d, 0x6ed9_eba1)
          case 2: ((b & c) | (b & d) | (c & d), 0x8f1b_bcdc)
          default: (b ^ c ^ d, 0xca62_c1d6)
          }
        let next = rotated(a, 5) &+ f &+ e &+ k &+ words[i]
        (e, d, c, b, a) = (d, c, rotated(b, 30), a, next)
      }
      for (index, word) in [a, b, c, d, e].enumerated() { state[index] = state[index] &+ word }
    }
  }
}
