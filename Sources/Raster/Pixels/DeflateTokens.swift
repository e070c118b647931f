/// What a compressed picture consists of, counted so that it can be written with codes of its own. A token has
/// two codes, those of two bytes or of a length and its distance: all are written alike, since which kind
/// comes next is a guess that the processor would often get wrong.
struct DeflateTokens {
  /// `extra << 32 | bits of extra << 20 | second << 10 | first`: places in the table of codes, and what
  /// follows them.
  private let tokens: UnsafeMutablePointer<UInt64>
  private var count = 0
  /// By place.
  private let counts: UnsafeMutablePointer<UInt32>
  /// Bytes of a pixel, 3 or 4.
  private let size: Int

  /// In the table of codes: bytes, then lengths, then symbols of distances, then nothing.
  private enum Place {
    static let lengths = 256
    static let distances = lengths + 259
    static let none = distances + 30
  }

  /// A distance in bytes as it is written.
  struct Distance {
    fileprivate let symbol: Int
    /// Its part of a token.
    fileprivate let token: UInt64

    @inline(__always)
    init(_ distance: Int) {
      symbol = DeflateTables.distanceSymbol(distance)
      let bits = symbol < 4 ? 0 : symbol / 2 &- 1
      let extra = (distance &- 1) & (1 &<< bits &- 1)
      token = UInt64(extra &<< 32 | bits &<< 20 | (Place.distances &+ symbol) &<< 10)
    }
  }

  /// Room for `capacity` tokens.
  init(capacity: Int, size: Int) {
    self.size = size
    tokens = .allocate(capacity: capacity)
    counts = .allocate(capacity: Place.none + 1)
    counts.initialize(repeating: 0, count: Place.none + 1)
  }

  func free() {
    tokens.deallocate()
    counts.deallocate()
  }

  @inline(__always)
  private mutating func append(_ token: UInt64) {
    tokens[count] = token
    count &+= 1
    counts[Int(token & 1023)] &+= 1
    counts[Int((token >> 10) & 1023)] &+= 1
  }

  @inline(__always)
  mutating func add(byte: UInt8) { append(UInt64(Place.none << 10) | UInt64(byte)) }

  /// - pixel: Its bytes, the first one lowest; of three the highest is not looked at.
  @inline(__always)
  mutating func add(pixel: UInt32) {
    let pixel = UInt64(pixel)
    append((pixel & 0xff00) << 2 | pixel & 0xff)
    let last = size == 4 ? pixel >> 24 : UInt64(Place.none)
    append(last << 10 | (pixel >> 16) & 0xff)
  }

  /// A repeat of so many bytes.
  @inline(__always)
  mutating func add(length: Int, distance: Distance) {
    append(distance.token | UInt64(Place.lengths &+ length))
  }

  // MARK: - Writing

  /// Writes all as one block, the last.
  func write(to out: inout BitWriter) {
    let (literals, distances) = codes()
    out.add(0b101, 3)  // last block, dynamic codes
    HuffmanCode.writeHeader(literals.lengths, distances.lengths, to: &out)
    // No token takes more than 15 + 5 + 15 + 13 bits.
    out.reserve(count * 6 + 16)
    table(literals, distances).withUnsafeBufferPointer { codes in
      for token in UnsafeBufferPointer(start: tokens, count: count) {
        let first = codes[Int(token & 1023)]
        let second = codes[Int((token >> 10) & 1023)]
        let length = first.count &+ second.count
        out.put(
          first.bits | second.bits &<< first.count | (token >> 32) &<< length,
          length &+ (token >> 20) & 31)
      }
    }
    out.finishReserved()
    out.add(literals.codes[256], literals.lengths[256])
    out.flush()
  }

  private func codes() -> (literals: HuffmanCode, distances: HuffmanCode) {
    let counts = UnsafeBufferPointer(start: counts, count: Place.none)
    var literals = Array(counts[..<Place.lengths]) + [UInt32](repeating: 0, count: 30)
    literals[256] = 1
    for (length, count) in counts[Place.lengths..<Place.distances].enumerated() where count > 0 {
      literals[Int(DeflateTables.lengths[length].symbol)] += count
    }
    return (
      HuffmanCode(literals, longest: 15),
      HuffmanCode(Array(counts[Place.distances...]), longest: 15)
    )
  }

  /// Bits, low ones first, and how many.
  private struct Bits {
    var bits: UInt64 = 0
    var count: UInt64 = 0
  }

  private func table(_ literals: HuffmanCode, _ distances: HuffmanCode) -> [Bits] {
    func bits(_ code: HuffmanCode, _ symbol: Int) -> Bits {
      Bits(bits: UInt64(code.codes[symbol]), count: UInt64(code.lengths[symbol]))
    }
    var table = (0..<Place.lengths).map { bits(literals, $0) }
    table += DeflateTables.lengths.map { length in
      var code = bits(literals, Int(length.symbol))
      code.bits |= UInt64(length.extra) << code.count
      code.count += UInt64(length.bits)
      return code
    }
    table += (0..<30).map { bits(distances, $0) }
    return table + [Bits()]
  }
}
