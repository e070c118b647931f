import CryptoKit

/// Digests that scripts may ask for: MD5 (RFC 1321), SHA-1 and SHA-2 (FIPS 180-4).
enum Digests {
  /// Bytes that a digest works on at a time.
  private static func blockSize(_ name: String) -> Int {
    ["sha384", "sha512"].contains(name) ? 128 : 64
  }

  /// nil for another name.
  static func digest(_ name: String, _ bytes: [UInt8]) -> [UInt8]? {
    switch name {
    case "md5": md5(bytes)
    case "sha1": sha1(bytes)
    case "sha256": sha256(bytes)
    case "sha384": Array(SHA384.hash(data: bytes))
    case "sha512": Array(SHA512.hash(data: bytes))
    default: nil
    }
  }

  /// HMAC, RFC 2104.
  static func hmac(_ name: String, _ bytes: [UInt8], key: [UInt8]) -> [UInt8]? {
    let blockSize = blockSize(name)
    guard var key = key.count > blockSize ? digest(name, key) : key else { return nil }
    key += Array(repeating: 0, count: blockSize - key.count)
    guard let inner = digest(name, key.map { $0 ^ 0x36 } + bytes) else { return nil }
    return digest(name, key.map { $0 ^ 0x5C } + inner)
  }

  /// The message with its padding: a one bit, zeros, and its length in bits.
  private static func padded(_ bytes: [UInt8], bigEndian: Bool) -> [UInt8] {
    var message = bytes + [0x80]
    while message.count % 64 != 56 { message.append(0) }
    let bits = UInt64(bytes.count) * 8
    let shifts = stride(from: UInt64(0), to: 64, by: 8)
    let length = shifts.map { UInt8(truncatingIfNeeded: bits >> $0) }
    return message + (bigEndian ? length.reversed() : length)
  }

  private static func words(_ block: ArraySlice<UInt8>, bigEndian: Bool) -> [UInt32] {
    let bytes = Array(block)
    return (0..<16).map { word in
      (0..<4).reduce(UInt32(0)) { value, index in
        let shift = UInt32(bigEndian ? 3 - index : index) * 8
        return value | UInt32(bytes[word * 4 + index]) << shift
      }
    }
  }

  private static func bytes(_ words: [UInt32], bigEndian: Bool) -> [UInt8] {
    words.flatMap { word in
      (0..<4).map { UInt8(truncatingIfNeeded: word >> UInt32((bigEndian ? 3 - $0 : $0) * 8)) }
    }
  }

  private static func left(_ value: UInt32, _ count: UInt32) -> UInt32 {
    value << count | value >> (32 - count)
  }
  private static func right(_ value: UInt32, _ count: UInt32) -> UInt32 {
    left(value, 32 - count)
  }

  // MARK: MD5

  private static let md5Shifts: [[UInt32]] = [
    [7, 12, 17, 22], [5, 9, 14, 20], [4, 11, 16, 23], [6, 10, 15, 21],
  ]
  /// The integer part of 2³² |sin i|.
  private static let md5Sines: [UInt32] = (1...64).map {
    UInt32(abs(sine(Double($0))) * 4_294_967_296)
  }

  /// The sine by its series, so that the table needs no library whose last digit may differ.
  private static func sine(_ angle: Double) -> Double {
    let turn = 6.283185307179586
    let x = angle - (angle / turn).rounded() * turn
    var (term, sum) = (x, x)
    for index in stride(from: 2.0, to: 40, by: 2) {
      term *= -x * x / (index * (index + 1))
      sum += term
    }
    return sum
  }

  static func md5(_ message: [UInt8]) -> [UInt8] {
    var state: [UInt32] = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476]
    let message = padded(message, bigEndian: false)
    for start in stride(from: 0, to: message.count, by: 64) {
      let block = words(message[start..<start + 64], bigEndian: false)
      var (a, b, c, d) = (state[0], state[1], state[2], state[3])
      for step in 0..<64 {
        let mix: UInt32
        let index: Int
        switch step / 16 {
        case 0: (mix, index) = (b & c | ~b & d, step)
        case 1: (mix, index) = (d & b | ~d & c, (5 * step + 1) % 16)
        case 2: (mix, index) = (b ^ c ^ d, (3 * step + 5) % 16)
        default: (mix, index) = (c ^ (b | ~d), 7 * step % 16)
        }
        let sum = a &+ mix &+ md5Sines[step] &+ block[index]
        (a, d, c, b) = (d, c, b, b &+ left(sum, md5Shifts[step / 16][step % 4]))
      }
      state = zip(state, [a, b, c, d]).map { $0 &+ $1 }
    }
    return bytes(state, bigEndian: false)
  }

  // MARK: SHA-1

  static func sha1(_ message: [UInt8]) -> [UInt8] {
    var state: [UInt32] = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476, 0xC3D2_E1F0]
    let message = padded(message, bigEndian: true)
    for start in stride(from: 0, to: message.count, by: 64) {
      var w = words(message[start..<start + 64], bigEndian: true)
      for t in 16..<80 { w.append(left(w[t - 3] ^ w[t - 8] ^ w[t - 14] ^ w[t - 16], 1)) }
      var (a, b, c, d, e) = (state[0], state[1], state[2], state[3], state[4])
      for t in 0..<80 {
        let (mix, constant): (UInt32, UInt32) =
          switch t / 20 {
          case 0: (b & c | ~b & d, 0x5A82_7999)
          case 1: (b ^ c ^ d, 0x6ED9_EBA1)
          case 2: (b & c | b & d | c & d, 0x8F1B_BCDC)
          default: (b ^ c ^ d, 0xCA62_C1D6)
          }
        let sum = left(a, 5) &+ mix &+ e &+ constant &+ w[t]
        (a, b, c, d, e) = (sum, a, left(b, 30), c, d)
      }
      state = zip(state, [a, b, c, d, e]).map { $0 &+ $1 }
    }
    return bytes(state, bigEndian: true)
  }

  // MARK: SHA-256

  private static let primes: [UInt32] = {
    var found: [UInt32] = []
    var candidate: UInt32 = 2
    while found.count < 64 {
      if found.allSatisfy({ candidate % $0 != 0 }) { found.append(candidate) }
      candidate += 1
    }
    return found
  }()
  /// The first 32 bits of the fraction of a root.
  private static func fraction(_ root: Double) -> UInt32 {
    UInt32((root - root.rounded(.down)) * 4_294_967_296)
  }
  /// The cube root by Newton's method.
  private static func cubeRoot(_ value: Double) -> Double {
    (0..<60).reduce(value / 2 + 0.5) { x, _ in x - (x * x * x - value) / (3 * x * x) }
  }

  static func sha256(_ message: [UInt8]) -> [UInt8] {
    var state = primes.prefix(8).map { fraction(Double($0).squareRoot()) }
    let constants = primes.map { fraction(cubeRoot(Double($0))) }
    let message = padded(message, bigEndian: true)
    for start in stride(from: 0, to: message.count, by: 64) {
      var w = words(message[start..<start + 64], bigEndian: true)
      for t in 16..<64 {
        let low = right(w[t - 15], 7) ^ right(w[t - 15], 18) ^ (w[t - 15] >> 3)
        let high = right(w[t - 2], 17) ^ right(w[t - 2], 19) ^ (w[t - 2] >> 10)
        w.append(w[t - 16] &+ low &+ w[t - 7] &+ high)
      }
      var s = state
      for t in 0..<64 {
        let e = right(s[4], 6) ^ right(s[4], 11) ^ right(s[4], 25)
        let choice = s[4] & s[5] ^ ~s[4] & s[6]
        let first = s[7] &+ e &+ choice &+ constants[t] &+ w[t]
        let a = right(s[0], 2) ^ right(s[0], 13) ^ right(s[0], 22)
        let majority = s[0] & s[1] ^ s[0] & s[2] ^ s[1] & s[2]
        s = [first &+ a &+ majority, s[0], s[1], s[2], s[3] &+ first, s[4], s[5], s[6]]
      }
      state = zip(state, s).map { $0 &+ $1 }
    }
    return bytes(state, bigEndian: true)
  }
}
