/// A QR code (ISO/IEC 18004) of a text: bytes in UTF-8, error correction level M, the smallest
/// version that holds them, and the mask with the least penalty.
struct QRCode {
  let side: Int
  private var dark: [Bool]
  /// Patterns whose modules carry no data.
  private var isFixed: [Bool]

  subscript(x: Int, y: Int) -> Bool { dark[y * side + x] }

  /// Nil where the text is longer than any code can be (2331 bytes).
  init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard let version = (1...40).first(where: { Layout($0).holds(bytes.count) }) else { return nil }
    let layout = Layout(version)
    side = 17 + 4 * version
    dark = [Bool](repeating: false, count: side * side)
    isFixed = dark
    drawPatterns(version)
    place(layout.interleaved(layout.data(bytes)))
    chooseMask()
  }

  // MARK: Patterns

  private mutating func fix(_ x: Int, _ y: Int, _ isDark: Bool) {
    guard (0..<side).contains(x), (0..<side).contains(y) else { return }
    dark[y * side + x] = isDark
    isFixed[y * side + x] = true
  }

  private mutating func drawPatterns(_ version: Int) {
    for i in 0..<side {
      fix(6, i, i.isMultiple(of: 2))
      fix(i, 6, i.isMultiple(of: 2))
    }
    for (x, y) in [(3, 3), (side - 4, 3), (3, side - 4)] { finder(x, y) }
    let places = Layout.alignmentPlaces(version, side: side)
    for (i, x) in places.enumerated() {
      for (j, y) in places.enumerated() {
        // Where a finder stands, none stands.
        let last = places.count - 1
        if (i, j) == (0, 0) || (i, j) == (0, last) || (i, j) == (last, 0) { continue }
        for dy in -2...2 {
          for dx in -2...2 { fix(x + dx, y + dy, max(abs(dx), abs(dy)) != 1) }
        }
      }
    }
    drawFormat(mask: 0)
    drawVersion(version)
  }

  private mutating func finder(_ x: Int, _ y: Int) {
    for dy in -4...4 {
      for dx in -4...4 {
        let distance = max(abs(dx), abs(dy))
        fix(x + dx, y + dy, distance != 2 && distance != 4)
      }
    }
  }

  /// Level M is 0; ten bits of a BCH code follow, and the whole is masked (8.9).
  private mutating func drawFormat(mask: Int) {
    var rest = mask
    for _ in 0..<10 { rest = rest << 1 ^ (rest >> 9) * 0x537 }
    let bits = (mask << 10 | rest) ^ 0x5412
    func bit(_ index: Int) -> Bool { bits >> index & 1 == 1 }
    for i in 0...5 { fix(8, i, bit(i)) }
    fix(8, 7, bit(6))
    fix(8, 8, bit(7))
    fix(7, 8, bit(8))
    for i in 9...14 { fix(14 - i, 8, bit(i)) }
    for i in 0...7 { fix(side - 1 - i, 8, bit(i)) }
    for i in 8...14 { fix(8, side - 15 + i, bit(i)) }
    fix(8, side - 8, true)
  }

  private mutating func drawVersion(_ version: Int) {
    guard version >= 7 else { return }
    var rest = version
    for _ in 0..<12 { rest = rest << 1 ^ (rest >> 11) * 0x1F25 }
    let bits = version << 12 | rest
    for i in 0..<18 {
      let (a, b) = (side - 11 + i % 3, i / 3)
      fix(a, b, bits >> i & 1 == 1)
      fix(b, a, bits >> i & 1 == 1)
    }
  }

  // MARK: Data

  /// Pairs of columns from the right, upwards and downwards in turn; column 6 is the timing's.
  private mutating func place(_ words: [UInt8]) {
    var index = 0
    for right in stride(from: side - 1, through: 1, by: -2).map({ $0 <= 6 ? $0 - 1 : $0 }) {
      let isUpward = (right + 1) & 2 == 0
      for step in 0..<side {
        for x in [right, right - 1] {
          let y = isUpward ? side - 1 - step : step
          guard !isFixed[y * side + x], index < words.count * 8 else { continue }
          dark[y * side + x] = words[index >> 3] >> (7 - index & 7) & 1 == 1
          index += 1
        }
      }
    }
  }

  private static func inverts(_ mask: Int, _ x: Int, _ y: Int) -> Bool {
    switch mask {
    case 0: (x + y) % 2 == 0
    case 1: y % 2 == 0
    case 2: x % 3 == 0
    case 3: (x + y) % 3 == 0
    case 4: (x / 3 + y / 2) % 2 == 0
    case 5: x * y % 2 + x * y % 3 == 0
    case 6: (x * y % 2 + x * y % 3) % 2 == 0
    default: ((x + y) % 2 + x * y % 3) % 2 == 0
    }
  }

  private mutating func chooseMask() {
    let candidates = (0..<8).map { mask in
      var code = self
      for y in 0..<side {
        for x in 0..<side where !isFixed[y * side + x] && Self.inverts(mask, x, y) {
          code.dark[y * side + x].toggle()
        }
      }
      code.drawFormat(mask: mask)
      return code
    }
    if let best = candidates.min(by: { $0.penalty < $1.penalty }) { self = best }
  }

  /// How hard the code is to read (8.8.2).
  private var penalty: Int {
    let rows = (0..<side).map { y in (0..<side).map { self[$0, y] } }
    let columns = (0..<side).map { x in (0..<side).map { self[x, $0] } }
    var sum = 0
    for line in rows + columns { sum += Self.runs(line) + Self.finders(line) }
    for y in 0..<(side - 1) {
      for x in 0..<(side - 1) {
        let color = self[x, y]
        if color == self[x + 1, y], color == self[x, y + 1], color == self[x + 1, y + 1] {
          sum += 3
        }
      }
    }
    let share = dark.count { $0 } * 20
    return sum + abs(share - dark.count * 10) / dark.count * 10
  }

  private static func runs(_ line: [Bool]) -> Int {
    var (sum, length) = (0, 0)
    for (index, color) in line.enumerated() {
      length = index > 0 && color == line[index - 1] ? length + 1 : 1
      if length == 5 { sum += 3 } else if length > 5 { sum += 1 }
    }
    return sum
  }

  /// What looks like a finder: 1:1:3:1:1 with four light modules beside it.
  private static func finders(_ line: [Bool]) -> Int {
    let sign = [true, false, true, true, true, false, true]
    let gap = [Bool](repeating: false, count: 4)
    return (0...(line.count - 11)).reduce(0) { sum, start in
      let part = line[start..<(start + 11)]
      return sum + (part.elementsEqual(sign + gap) || part.elementsEqual(gap + sign) ? 40 : 0)
    }
  }
}

/// How a version's words are divided (tables 7 and 9 of the standard, level M).
private struct Layout {
  /// Words for correction in a block, and blocks, by version.
  private static let correction = [
    10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, 28, 28, 28,
    28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28,
  ]
  private static let blocks = [
    1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21, 23, 25,
    26, 28, 29, 31, 33, 35, 37, 38, 40, 43, 45, 47, 49,
  ]

  let version: Int
  private let total: Int
  private let correction: Int
  private let blocks: Int

  init(_ version: Int) {
    self.version = version
    correction = Self.correction[version - 1]
    blocks = Self.blocks[version - 1]
    var modules = (16 * version + 128) * version + 64
    if version >= 2 {
      let count = version / 7 + 2
      modules -= (25 * count - 10) * count - 55
      if version >= 7 { modules -= 36 }
    }
    total = modules / 8
  }

  private var capacity: Int { total - correction * blocks }
  private var lengthBits: Int { version < 10 ? 8 : 16 }

  func holds(_ count: Int) -> Bool { 4 + lengthBits + count * 8 <= capacity * 8 }

  /// Mode, length, bytes, end, then padding.
  func data(_ bytes: [UInt8]) -> [UInt8] {
    var bits: [Bool] = []
    func append(_ value: Int, _ count: Int) {
      for index in (0..<count).reversed() { bits.append(value >> index & 1 == 1) }
    }
    append(4, 4)
    append(bytes.count, lengthBits)
    for byte in bytes { append(Int(byte), 8) }
    append(0, min(4, capacity * 8 - bits.count))
    append(0, (8 - bits.count % 8) % 8)
    var words = stride(from: 0, to: bits.count, by: 8).map { start in
      bits[start..<(start + 8)].reduce(UInt8(0)) { $0 << 1 | ($1 ? 1 : 0) }
    }
    var isFirst = true
    while words.count < capacity {
      words.append(isFirst ? 0xEC : 0x11)
      isFirst.toggle()
    }
    return words
  }

  /// The words of all blocks in turn, then their corrections in turn.
  func interleaved(_ data: [UInt8]) -> [UInt8] {
    let short = capacity / blocks
    let longer = capacity % blocks
    let divisor = ReedSolomon.divisor(correction)
    var parts: [[UInt8]] = []
    var start = 0
    for index in 0..<blocks {
      let count = short + (index >= blocks - longer ? 1 : 0)
      parts.append(Array(data[start..<(start + count)]))
      start += count
    }
    let checks = parts.map { ReedSolomon.remainder($0, divisor) }
    let words = (0...short).flatMap { index in
      parts.compactMap { $0.count > index ? $0[index] : nil }
    }
    return words + (0..<correction).flatMap { index in checks.map { $0[index] } }
  }

  /// Middles of the alignment patterns on one axis.
  static func alignmentPlaces(_ version: Int, side: Int) -> [Int] {
    guard version > 1 else { return [] }
    let count = version / 7 + 2
    let step = version == 32 ? 26 : (version * 4 + count * 2 + 1) / (count * 2 - 2) * 2
    return [6] + (0..<(count - 1)).map { side - 7 - $0 * step }.reversed()
  }
}

/// Arithmetic in GF(256) with the code's polynomial.
private enum ReedSolomon {
  private static func product(_ a: UInt8, _ b: UInt8) -> UInt8 {
    var result = 0
    for index in (0..<8).reversed() {
      result = result << 1 ^ (result >> 7) * 0x11D
      result ^= Int(b >> UInt8(index) & 1) * Int(a)
    }
    return UInt8(truncatingIfNeeded: result)
  }

  static func divisor(_ degree: Int) -> [UInt8] {
    var result = [UInt8](repeating: 0, count: degree)
    result[degree - 1] = 1
    var root: UInt8 = 1
    for _ in 0..<degree {
      for index in result.indices {
        result[index] = product(result[index], root)
        if index + 1 < degree { result[index] ^= result[index + 1] }
      }
      root = product(root, 2)
    }
    return result
  }

  static func remainder(_ data: [UInt8], _ divisor: [UInt8]) -> [UInt8] {
    var result = [UInt8](repeating: 0, count: divisor.count)
    for byte in data {
      let factor = byte ^ result.removeFirst()
      result.append(0)
      for index in divisor.indices { result[index] ^= product(divisor[index], factor) }
    }
    return result
  }
}
