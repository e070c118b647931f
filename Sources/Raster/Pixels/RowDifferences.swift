/// Where a row's pixels differ from their neighbors: a bit for each. Most of a widget's picture is plain, and
/// looking for repeats or adding up by stretches takes a fraction of what it takes by pixels.
struct RowDifferences {
  /// Bits of the columns that differ from the one before them; set for the first one, and after the last one.
  let left: UnsafeMutablePointer<UInt64>
  /// Bits of the columns that differ from the row above; set after the last one.
  let above: UnsafeMutablePointer<UInt64>
  let width: Int
  /// Words of bits.
  private let count: Int
  private typealias Four = SIMD4<UInt32>
  /// The bits of four pixels. In memory: the compiler takes a constant of them apart, bit by bit.
  private let ones: UnsafeMutablePointer<Four>

  /// - width: of each row, 1 or more.
  init(width: Int) {
    self.width = width
    count = width / 64 + 1
    left = .allocate(capacity: 2 * count)
    above = left + count
    ones = .allocate(capacity: 1)
    ones.initialize(to: Four(1, 2, 4, 8))
  }

  func free() {
    left.deallocate()
    ones.deallocate()
  }

  /// Replaces what is known by another row.
  /// - isFirst: whether no row lies above that could be repeated; all columns differ from it then.
  func find(_ row: UnsafePointer<UInt32>, isFirst: Bool) {
    left.update(repeating: 0, count: count)
    above.update(repeating: isFirst ? ~0 : 0, count: count)
    left[0] = 1
    left[width >> 6] |= 1 << UInt64(width & 63)
    above[width >> 6] |= 1 << UInt64(width & 63)
    guard !isFirst, width > Self.step else {
      for column in 0..<width {
        set(left, column, column == 0 || row[column] != row[column &- 1] ? 1 : 0)
        if !isFirst { set(above, column, row[column] != row[column &- width] ? 1 : 0) }
      }
      return
    }
    let ones = ones.pointee
    var column = 0
    while true {
      let (ofLeft, ofAbove) = Self.differences(row + column, width, ones)
      set(left, column, ofLeft)
      set(above, column, ofAbove)
      if column &+ Self.step == width { break }
      // The last ones overlap.
      column = min(column &+ Self.step, width &- Self.step)
    }
    left[0] |= 1
  }

  @inline(__always)
  private func set(_ bits: UnsafeMutablePointer<UInt64>, _ column: Int, _ value: UInt32) {
    let shift = UInt64(truncatingIfNeeded: column & 63)
    bits[column >> 6] |= UInt64(value) &<< shift
    if shift > 32 { bits[(column >> 6) &+ 1] |= UInt64(value) &>> (64 &- shift) }
  }

  /// How many columns differ from the one before them.
  var changes: Int { (0..<count).reduce(0) { $0 &+ left[$1].nonzeroBitCount } }

  /// The first column from `column` on whose bit is set.
  @inline(__always)
  static func next(_ bits: UnsafeMutablePointer<UInt64>, _ column: Int) -> Int {
    var index = column >> 6
    var word = bits[index] &>> UInt64(truncatingIfNeeded: column & 63)
    if word != 0 { return column &+ word.trailingZeroBitCount }
    repeat {
      index &+= 1
      word = bits[index]
    } while word == 0
    return index &<< 6 &+ word.trailingZeroBitCount
  }

  private static let step = 32

  /// A bit for each of 32 pixels: whether the one before it is another, and the one above it.
  @inline(__always)
  private static func differences(
    _ row: UnsafePointer<UInt32>, _ width: Int, _ ones: Four
  ) -> (left: UInt32, above: UInt32) {
    let here = UnsafeRawPointer(row)
    let before = UnsafeRawPointer(row - 1)
    let over = UnsafeRawPointer(row - width)
    var (left, above) = (Four(), Four())
    // Four pixels each; unrolled, since it is most of the work.
    @inline(__always) func add(_ index: Int) {
      let four = here.loadUnaligned(fromByteOffset: index &* 16, as: Four.self)
      let one = before.loadUnaligned(fromByteOffset: index &* 16, as: Four.self)
      let two = over.loadUnaligned(fromByteOffset: index &* 16, as: Four.self)
      left = left &<< 4 | ~unsafeBitCast(four .== one, to: Four.self) & ones
      above = above &<< 4 | ~unsafeBitCast(four .== two, to: Four.self) & ones
    }
    add(7)
    add(6)
    add(5)
    add(4)
    add(3)
    add(2)
    add(1)
    add(0)
    @inline(__always) func all(_ bits: Four) -> UInt32 {
      let halves = unsafeBitCast(bits, to: SIMD2<UInt64>.self)
      let half = halves[0] | halves[1]
      return UInt32(truncatingIfNeeded: half) | UInt32(truncatingIfNeeded: half &>> 32)
    }
    return (all(left), all(above))
  }
}

/// Comparing pixels many at a time.
enum PixelWords {
  /// How many of the first `limit` pixels of two places are the same.
  @inline(__always)
  static func repeated(
    _ one: UnsafePointer<UInt32>, _ other: UnsafePointer<UInt32>, _ limit: Int
  ) -> Int {
    let (one, other) = (UnsafeRawPointer(one), UnsafeRawPointer(other))
    @inline(__always) func differs(_ place: Int) -> UInt64 {
      one.loadUnaligned(fromByteOffset: place &* 4, as: UInt64.self)
        ^ other.loadUnaligned(fromByteOffset: place &* 4, as: UInt64.self)
    }
    var length = 0
    while length &+ 8 <= limit {
      let some = differs(length) | differs(length &+ 2)
      if some | differs(length &+ 4) | differs(length &+ 6) != 0 { break }
      length &+= 8
    }
    while length &+ 2 <= limit {
      let pair = differs(length)
      // Vitrine runs on little-endian machines only.
      if pair != 0 { return pair & 0xffff_ffff == 0 ? length &+ 1 : length }
      length &+= 2
    }
    let offset = length &* 4
    if length < limit,
      one.load(fromByteOffset: offset, as: UInt32.self)
        == other.load(fromByteOffset: offset, as: UInt32.self)
    {
      length &+= 1
    }
    return length
  }
}
