@_exported public import VitrineFoundation

/// A digest of bytes.
public protocol Digest: Sequence, Hashable, Sendable, CustomStringConvertible
where Element == UInt8 {
  static var byteCount: Int { get }
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
  private var message: [UInt8] = []
  public init() {}
  public mutating func update(data: some DataProtocol) { message.append(contentsOf: data) }
  public func finalize() -> SHA256Digest { SHA256Digest(bytes: Self.digest(message)) }

  private static let constants: [UInt32] = SHA2.primes(64).map { SHA2.fraction32($0, root: 3) }
  private static let start: [UInt32] = SHA2.primes(8).map { SHA2.fraction32($0, root: 2) }

  private static func digest(_ message: [UInt8]) -> [UInt8] {
    let bytes = SHA2.padded(message, block: 64, length: 8)
    var h = start
    var w = [UInt32](repeating: 0, count: 64)
    for block in stride(from: 0, to: bytes.count, by: 64) {
      for t in 0..<16 {
        w[t] = (0..<4).reduce(0) { $0 << 8 | UInt32(bytes[block + t * 4 + $1]) }
      }
      for t in 16..<64 {
        let (a, b) = (w[t - 15], w[t - 2])
        let s0 = right(a, 7) ^ right(a, 18) ^ (a >> 3)
        let s1 = right(b, 17) ^ right(b, 19) ^ (b >> 10)
        w[t] = w[t - 16] &+ s0 &+ w[t - 7] &+ s1
      }
      var v = h
      for t in 0..<64 {
        let s1 = right(v[4], 6) ^ right(v[4], 11) ^ right(v[4], 25)
        let choice = (v[4] & v[5]) ^ (~v[4] & v[6])
        let t1 = v[7] &+ s1 &+ choice &+ constants[t] &+ w[t]
        let s0 = right(v[0], 2) ^ right(v[0], 13) ^ right(v[0], 22)
        let majority = (v[0] & v[1]) ^ (v[0] & v[2]) ^ (v[1] & v[2])
        v = [t1 &+ s0 &+ majority, v[0], v[1], v[2], v[3] &+ t1, v[4], v[5], v[6]]
      }
      for i in 0..<8 { h[i] = h[i] &+ v[i] }
    }
    return h.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> (24 - 8 * $0)) } }
  }

  private static func right(_ x: UInt32, _ n: UInt32) -> UInt32 { x >> n | x << (32 - n) }
}

/// FIPS 180-4.
public struct SHA512: HashFunction {
  public typealias Digest = SHA512Digest
  public static var blockByteCount: Int { 128 }
  private var message: [UInt8] = []
  public init() {}
  public mutating func update(data: some DataProtocol) { message.append(contentsOf: data) }
  public func finalize() -> SHA512Digest {
    SHA512Digest(bytes: Self.digest(message, start: Self.start))
  }

  private static let constants: [UInt64] = SHA2.primes(80).map { SHA2.fraction64($0, root: 3) }
  private static let start: [UInt64] = SHA2.primes(8).map { SHA2.fraction64($0, root: 2) }

  fileprivate static func digest(_ message: [UInt8], start: [UInt64]) -> [UInt8] {
    let bytes = SHA2.padded(message, block: 128, length: 16)
    var h = start
    var w = [UInt64](repeating: 0, count: 80)
    for block in stride(from: 0, to: bytes.count, by: 128) {
      for t in 0..<16 {
        w[t] = (0..<8).reduce(0) { $0 << 8 | UInt64(bytes[block + t * 8 + $1]) }
      }
      for t in 16..<80 {
        let (a, b) = (w[t - 15], w[t - 2])
        let s0 = right(a, 1) ^ right(a, 8) ^ (a >> 7)
        let s1 = right(b, 19) ^ right(b, 61) ^ (b >> 6)
        w[t] = w[t - 16] &+ s0 &+ w[t - 7] &+ s1
      }
      var v = h
      for t in 0..<80 {
        let s1 = right(v[4], 14) ^ right(v[4], 18) ^ right(v[4], 41)
        let choice = (v[4] & v[5]) ^ (~v[4] & v[6])
        let t1 = v[7] &+ s1 &+ choice &+ constants[t] &+ w[t]
        let s0 = right(v[0], 28) ^ right(v[0], 34) ^ right(v[0], 39)
        let majority = (v[0] & v[1]) ^ (v[0] & v[2]) ^ (v[1] & v[2])
        v = [t1 &+ s0 &+ majority, v[0], v[1], v[2], v[3] &+ t1, v[4], v[5], v[6]]
      }
      for i in 0..<8 { h[i] = h[i] &+ v[i] }
    }
    return h.flatMap { word in (0..<8).map { UInt8(truncatingIfNeeded: word >> (56 - 8 * $0)) } }
  }

  private static func right(_ x: UInt64, _ n: UInt64) -> UInt64 { x >> n | x << (64 - n) }
}

/// FIPS 180-4: SHA-512 from another start, cut short.
public struct SHA384: HashFunction {
  public typealias Digest = SHA384Digest
  public static var blockByteCount: Int { 128 }
  private var message: [UInt8] = []
  public init() {}
  public mutating func update(data: some DataProtocol) { message.append(contentsOf: data) }
  public func finalize() -> SHA384Digest {
    SHA384Digest(bytes: Array(SHA512.digest(message, start: Self.start).prefix(48)))
  }

  /// From the ninth prime on.
  private static let start: [UInt64] = SHA2.primes(16).dropFirst(8).map {
    SHA2.fraction64($0, root: 2)
  }
}

/// What the functions share: padding, and constants from the roots of primes.
enum SHA2 {
  /// The message, a one bit, zeros, and the message's length in bits over the last `length` bytes of
  /// a block.
  static func padded(_ message: [UInt8], block: Int, length: Int) -> [UInt8] {
    var bytes = message + [0x80]
    while bytes.count % block != block - length { bytes.append(0) }
    bytes += [UInt8](repeating: 0, count: length - 8)
    let bits = UInt64(message.count) * 8
    for shift in stride(from: 56, through: 0, by: -8) {
      bytes.append(UInt8(truncatingIfNeeded: bits >> UInt64(shift)))
    }
    return bytes
  }

  static func primes(_ count: Int) -> [UInt64] {
    var found: [UInt64] = []
    var candidate: UInt64 = 2
    while found.count < count {
      if !found.contains(where: { candidate % $0 == 0 }) { found.append(candidate) }
      candidate += 1
    }
    return found
  }

  static func fraction32(_ prime: UInt64, root: Int) -> UInt32 {
    UInt32(truncatingIfNeeded: fraction64(prime, root: root) >> 32)
  }

  /// The first 64 bits of the fraction of a root: the largest x with xⁿ ≤ prime · 2^(64 n), without
  /// its integer part, found bit by bit in exact arithmetic.
  static func fraction64(_ prime: UInt64, root: Int) -> UInt64 {
    let whole = UInt64((1...prime).last { power($0, root) <= prime }!)
    var fraction: UInt64 = 0
    for bit in stride(from: 63, through: 0, by: -1) {
      let candidate = fraction | 1 << UInt64(bit)
      if !exceeds(whole: whole, candidate, prime, root) { fraction = candidate }
    }
    return fraction
  }

  private static func power(_ base: UInt64, _ exponent: Int) -> UInt64 {
    (0..<exponent).reduce(1) { result, _ in result * base }
  }

  /// Whether (whole + fraction/2^64)^root > prime, on words of 32 bits, least first.
  private static func exceeds(whole: UInt64, _ fraction: UInt64, _ prime: UInt64, _ root: Int)
    -> Bool
  {
    let x = [fraction & 0xFFFF_FFFF, fraction >> 32, whole]
    var product: [UInt64] = [1]
    for _ in 0..<root { product = multiply(product, x) }
    let integer = product.dropFirst(2 * root)
    let value = integer.reversed().reduce(UInt64(0)) { $0 << 32 | $1 }
    guard value == prime else { return value > prime }
    return product.prefix(2 * root).contains { $0 != 0 }
  }

  private static func multiply(_ a: [UInt64], _ b: [UInt64]) -> [UInt64] {
    var result = [UInt64](repeating: 0, count: a.count + b.count)
    for i in a.indices {
      var carry: UInt64 = 0
      for j in b.indices {
        let sum = a[i] * b[j] + result[i + j] + carry
        result[i + j] = sum & 0xFFFF_FFFF
        carry = sum >> 32
      }
      result[i + b.count] += carry
    }
    return result
  }
}
