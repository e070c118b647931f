/// AES (FIPS 197) in Galois/Counter Mode (SP 800-38D). Plain and slow: a script seals a few keys.
struct AES {
  static let nonceLength = 12
  static let tagLength = 16
  private typealias Block = [UInt8]

  private let rounds: [Block]
  private let hash: (UInt64, UInt64)

  /// Nil for a key that is not 16, 24 or 32 bytes long.
  init?(key: [UInt8]) {
    guard [16, 24, 32].contains(key.count) else { return nil }
    rounds = Self.expanded(key)
    hash = Self.words(Self.encrypted([UInt8](repeating: 0, count: 16), rounds))
  }

  /// Nonce, encrypted text and tag.
  func seal(_ text: [UInt8], nonce: [UInt8], adding data: [UInt8]) -> [UInt8]? {
    guard nonce.count == Self.nonceLength else { return nil }
    let sealed = crypt(text, nonce)
    return nonce + sealed + tag(sealed, nonce, data)
  }

  /// Nil where the tag is another one.
  func open(_ bytes: [UInt8], adding data: [UInt8]) -> [UInt8]? {
    guard bytes.count >= Self.nonceLength + Self.tagLength else { return nil }
    let nonce = Array(bytes.prefix(Self.nonceLength))
    let sealed = Array(bytes.dropFirst(Self.nonceLength).dropLast(Self.tagLength))
    let difference = zip(tag(sealed, nonce, data), bytes.suffix(Self.tagLength))
      .reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) }
    return difference == 0 ? crypt(sealed, nonce) : nil
  }

  // MARK: Counter mode and the tag

  private static func counter(_ nonce: [UInt8], _ number: UInt32) -> Block {
    nonce + (0..<4).map { UInt8(truncatingIfNeeded: number >> UInt32(24 - 8 * $0)) }
  }

  private func crypt(_ text: [UInt8], _ nonce: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(text.count)
    for (number, start) in stride(from: 0, to: text.count, by: 16).enumerated() {
      let key = Self.encrypted(Self.counter(nonce, UInt32(number) &+ 2), rounds)
      result += zip(text[start..<min(start + 16, text.count)], key).map { $0 ^ $1 }
    }
    return result
  }

  private func tag(_ sealed: [UInt8], _ nonce: [UInt8], _ data: [UInt8]) -> [UInt8] {
    var sum: (UInt64, UInt64) = (0, 0)
    for bytes in [data, sealed] {
      for start in stride(from: 0, to: bytes.count, by: 16) {
        var block = Array(bytes[start..<min(start + 16, bytes.count)])
        block += [UInt8](repeating: 0, count: 16 - block.count)
        let words = Self.words(block)
        sum = Self.product((sum.0 ^ words.0, sum.1 ^ words.1), hash)
      }
    }
    sum = Self.product(
      (sum.0 ^ UInt64(data.count) * 8, sum.1 ^ UInt64(sealed.count) * 8), hash)
    let mask = Self.words(Self.encrypted(Self.counter(nonce, 1), rounds))
    return [sum.0 ^ mask.0, sum.1 ^ mask.1].flatMap { word in
      (0..<8).map { UInt8(truncatingIfNeeded: word >> UInt64(56 - 8 * $0)) }
    }
  }

  private static func words(_ block: Block) -> (UInt64, UInt64) {
    func word(_ start: Int) -> UInt64 {
      block[start..<(start + 8)].reduce(0) { $0 << 8 | UInt64($1) }
    }
    return (word(0), word(8))
  }

  /// In the field of 2^128 elements, bits from the left.
  private static func product(_ a: (UInt64, UInt64), _ b: (UInt64, UInt64)) -> (UInt64, UInt64) {
    var result: (UInt64, UInt64) = (0, 0)
    var v = b
    for bit in 0..<128 {
      let word = bit < 64 ? a.0 : a.1
      if word >> UInt64(63 - bit % 64) & 1 == 1 { result = (result.0 ^ v.0, result.1 ^ v.1) }
      let carry = v.1 & 1
      v = (v.0 >> 1, v.1 >> 1 | v.0 << 63)
      if carry == 1 { v.0 ^= 0xE1 << 56 }
    }
    return result
  }

  // MARK: The cipher

  private static func doubled(_ x: UInt8) -> UInt8 { x << 1 ^ (x & 0x80 == 0 ? 0 : 0x1B) }

  private static func multiplied(_ a: UInt8, _ b: UInt8) -> UInt8 {
    var (a, b, result): (UInt8, UInt8, UInt8) = (a, b, 0)
    while b != 0 {
      if b & 1 == 1 { result ^= a }
      a = doubled(a)
      b >>= 1
    }
    return result
  }

  /// Inverse in the field (a to the 254th), then the affine map.
  private static let box: [UInt8] = (0...255).map { value in
    let x = UInt8(value)
    let inverse = (0..<253).reduce(x) { power, _ in multiplied(power, x) }
    func turned(_ n: UInt8) -> UInt8 { inverse << n | inverse >> (8 - n) }
    return inverse ^ turned(1) ^ turned(2) ^ turned(3) ^ turned(4) ^ 0x63
  }

  private static func expanded(_ key: [UInt8]) -> [Block] {
    let length = key.count / 4
    var words = (0..<length).map { Array(key[($0 * 4)..<($0 * 4 + 4)]) }
    var constant: UInt8 = 1
    for index in length..<(4 * (length + 7)) {
      var word = words[index - 1]
      if index % length == 0 {
        word = [word[1], word[2], word[3], word[0]].map { box[Int($0)] }
        word[0] ^= constant
        constant = doubled(constant)
      } else if length > 6, index % length == 4 {
        word = word.map { box[Int($0)] }
      }
      words.append(zip(words[index - length], word).map { $0 ^ $1 })
    }
    return stride(from: 0, to: words.count, by: 4).map { Array(words[$0..<($0 + 4)].joined()) }
  }

  private static func encrypted(_ block: Block, _ rounds: [Block]) -> Block {
    var state = zip(block, rounds[0]).map { $0 ^ $1 }
    for (index, key) in rounds.enumerated().dropFirst() {
      // Rows are shifted while bytes are replaced; bytes stand column by column.
      state = (0..<16).map { box[Int(state[($0 + 4 * ($0 % 4)) % 16])] }
      if index < rounds.count - 1 {
        state = (0..<16).map { at in
          func row(_ step: Int) -> UInt8 { state[at / 4 * 4 + (at + step) % 4] }
          return doubled(row(0)) ^ doubled(row(1)) ^ row(1) ^ row(2) ^ row(3)
        }
      }
      state = zip(state, key).map { $0 ^ $1 }
    }
    return state
  }
}
