/// RFC 1951's lengths and distances.
enum DeflateTables {
  struct Length {
    var symbol: UInt16
    var bits: UInt8
    var extra: UInt16
  }

  /// By length, 0 … 258.
  static let lengths: [Length] = {
    var result = [Length](repeating: Length(symbol: 0, bits: 0, extra: 0), count: 259)
    var length = 3
    for code in 0..<28 {
      let bits = code < 8 ? 0 : (code - 4) / 4
      for extra in 0..<(1 << bits) where length + extra <= 258 {
        result[length + extra] = Length(
          symbol: UInt16(257 + code), bits: UInt8(bits), extra: UInt16(extra))
      }
      length += 1 << bits
    }
    result[258] = Length(symbol: 285, bits: 0, extra: 0)
    return result
  }()

  @inline(__always)
  static func distanceSymbol(_ distance: Int) -> Int {
    let d = distance - 1
    if d < 4 { return d }
    let top = Int.bitWidth - 1 - d.leadingZeroBitCount
    return top * 2 + ((d >> (top - 1)) & 1)
  }
}

/// Collects bits, low ones first.
struct BitWriter {
  var bytes: [UInt8] = []
  private var pending: UInt64 = 0
  private var count: UInt64 = 0

  /// Room that `put` writes to without asking.
  private var buffer: UnsafeMutablePointer<UInt8>?
  private var filled = 0

  init(capacity: Int) { bytes.reserveCapacity(capacity) }

  /// Makes room for `put`; `finishReserved` must follow.
  mutating func reserve(_ size: Int) {
    buffer = .allocate(capacity: size + 8)
    filled = 0
    while count >= 8 {
      bytes.append(UInt8(truncatingIfNeeded: pending))
      pending >>= 8
      count -= 8
    }
  }

  /// Adds up to 56 bits. Whole bytes are stored each time: whether there are some is a guess that the
  /// processor would get wrong every other time.
  @inline(__always)
  mutating func put(_ value: UInt64, _ bits: UInt64) {
    pending |= value &<< count
    count &+= bits
    UnsafeMutableRawPointer(buffer.unsafelyUnwrapped + filled)
      .storeBytes(of: pending.littleEndian, as: UInt64.self)
    filled &+= Int(count &>> 3)
    pending &>>= count & ~7
    count &= 7
  }

  mutating func finishReserved() {
    guard let buffer else { return }
    bytes.append(contentsOf: UnsafeBufferPointer(start: buffer, count: filled))
    buffer.deallocate()
    self.buffer = nil
  }

  @inline(__always)
  mutating func add(_ value: UInt32, _ bits: UInt8) {
    pending |= UInt64(value) << count
    count &+= UInt64(bits)
    if count >= 32 {
      let word = UInt32(truncatingIfNeeded: pending).littleEndian
      withUnsafeBytes(of: word) { bytes.append(contentsOf: $0) }
      pending >>= 32
      count &-= 32
    }
  }

  mutating func flush() {
    while count > 0 {
      bytes.append(UInt8(truncatingIfNeeded: pending))
      pending >>= 8
      count = count > 8 ? count - 8 : 0
    }
  }
}
