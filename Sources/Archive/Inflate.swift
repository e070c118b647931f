/// Unpacks DEFLATE data (RFC 1951) from a source that nobody vouches for: every length is checked,
/// and what comes out is bounded.
package struct Inflate {
  package enum Failure: Error { case broken, tooLarge }

  private let input: ArraySlice<UInt8>
  private var at: Int
  private var bits: UInt32 = 0
  private var bitCount = 0
  private var output: [UInt8] = []
  private let limit: Int

  /// `limit`: the most bytes that may come out.
  package static func run(_ input: ArraySlice<UInt8>, limit: Int) throws(Failure) -> [UInt8] {
    var state = Inflate(input: input, limit: limit)
    try state.run()
    return state.output
  }

  private init(input: ArraySlice<UInt8>, limit: Int) {
    self.input = input
    self.limit = limit
    at = input.startIndex
  }

  private mutating func run() throws(Failure) {
    var isLast = false
    while !isLast {
      isLast = try take(1) == 1
      switch try take(2) {
      case 0: try stored()
      case 1: try block(Self.fixedLengths, Self.fixedDistances)
      case 2:
        let (lengths, distances) = try tables()
        try block(lengths, distances)
      default: throw .broken
      }
    }
  }

  // MARK: Bits

  private mutating func take(_ count: Int) throws(Failure) -> Int {
    while bitCount < count {
      guard at < input.endIndex else { throw .broken }
      bits |= UInt32(input[at]) << UInt32(bitCount)
      at += 1
      bitCount += 8
    }
    defer {
      bits >>= UInt32(count)
      bitCount -= count
    }
    return Int(bits & (1 << UInt32(count) - 1))
  }

  private mutating func add(_ byte: UInt8) throws(Failure) {
    guard output.count < limit else { throw .tooLarge }
    output.append(byte)
  }

  private mutating func stored() throws(Failure) {
    (bits, bitCount) = (0, 0)
    guard input.endIndex - at >= 4 else { throw .broken }
    let count = Int(input[at]) | Int(input[at + 1]) << 8
    at += 4
    guard input.endIndex - at >= count else { throw .broken }
    guard output.count + count <= limit else { throw .tooLarge }
    output += input[at..<(at + count)]
    at += count
  }

  // MARK: Huffman codes

  /// How many codes there are of each length, and their symbols in order.
  private struct Codes {
    var counts = [Int](repeating: 0, count: 16)
    var symbols: [Int] = []

    init(_ lengths: [Int]) {
      for length in lengths { counts[length] += 1 }
      counts[0] = 0
      for length in 1..<16 {
        symbols += lengths.indices.filter { lengths[$0] == length }
      }
    }
  }

  private mutating func symbol(_ codes: Codes) throws(Failure) -> Int {
    var (code, first, index) = (0, 0, 0)
    for length in 1..<16 {
      code |= try take(1)
      let count = codes.counts[length]
      if code - first < count { return codes.symbols[index + code - first] }
      index += count
      first = (first + count) << 1
      code <<= 1
    }
    throw .broken
  }

  private static let fixedLengths = Codes(
    (0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 })
  private static let fixedDistances = Codes([Int](repeating: 5, count: 30))

  /// The order in which lengths of length codes are written (3.2.7).
  private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

  private mutating func tables() throws(Failure) -> (Codes, Codes) {
    let (lengthCount, distanceCount) = (try take(5) + 257, try take(5) + 1)
    var small = [Int](repeating: 0, count: 19)
    for index in 0..<(try take(4) + 4) { small[Self.order[index]] = try take(3) }
    let codes = Codes(small)
    var lengths: [Int] = []
    while lengths.count < lengthCount + distanceCount {
      let symbol = try symbol(codes)
      switch symbol {
      case 0..<16: lengths.append(symbol)
      case 16:
        guard let last = lengths.last else { throw .broken }
        lengths += [Int](repeating: last, count: try take(2) + 3)
      case 17: lengths += [Int](repeating: 0, count: try take(3) + 3)
      default: lengths += [Int](repeating: 0, count: try take(7) + 11)
      }
    }
    guard lengths.count == lengthCount + distanceCount else { throw .broken }
    return (Codes(Array(lengths[..<lengthCount])), Codes(Array(lengths[lengthCount...])))
  }

  private static let lengthBases = [
    3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131,
    163, 195, 227, 258,
  ]
  private static let lengthBits = [
    0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
  ]
  private static let distanceBases = [
    1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049,
    3073, 4097, 6145, 8193, 12289, 16385, 24577,
  ]

  private mutating func block(_ lengths: Codes, _ distances: Codes) throws(Failure) {
    while true {
      let code = try symbol(lengths)
      if code < 256 {
        try add(UInt8(code))
        continue
      }
      if code == 256 { return }
      guard code - 257 < Self.lengthBases.count else { throw .broken }
      let length = try Self.lengthBases[code - 257] + take(Self.lengthBits[code - 257])
      let step = try symbol(distances)
      guard step < Self.distanceBases.count else { throw .broken }
      let distance = try Self.distanceBases[step] + take(step < 4 ? 0 : step / 2 - 1)
      guard distance <= output.count else { throw .broken }
      for _ in 0..<length { try add(output[output.count - distance]) }
    }
  }
}
