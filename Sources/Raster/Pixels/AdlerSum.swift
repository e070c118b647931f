/// The two sums of Adler-32 (RFC 1950) of a bitmap's pixels as a file holds them: `size` bytes each (3 or
/// 4: red, green, blue, alpha, not premultiplied).
struct AdlerSum {
  private typealias Words = SIMD4<UInt32>
  private typealias Channels = SIMD8<UInt16>

  private let size: Int
  private var a: UInt64 = 1
  private var b: UInt64 = 0
  private var lastRow = Row()
  /// How often each channel of four pixels counts for `b`: blue and red by turns, then green and alpha.
  /// A byte counts once, and once more for each byte that follows it.
  private let weights: (Channels, Channels)
  /// All bits of each channel that the file has.
  private let masks: (Channels, Channels)

  init(size: Int) {
    self.size = size
    func weight(_ pixel: Int, _ channel: Int) -> UInt16 {
      channel < size ? UInt16((4 - pixel) * size - channel) : 0
    }
    var (outer, inner) = (Channels(), Channels())
    for pixel in 0..<4 {
      (outer[2 * pixel], outer[2 * pixel + 1]) = (weight(pixel, 2), weight(pixel, 0))
      (inner[2 * pixel], inner[2 * pixel + 1]) = (weight(pixel, 1), weight(pixel, 3))
    }
    weights = (outer, inner)
    func mask(_ weights: Channels) -> Channels {
      Channels(repeating: .max).replacing(with: 0, where: weights .== 0)
    }
    masks = (mask(outer), mask(inner))
  }

  var value: UInt32 { UInt32(b) << 16 | UInt32(a) }

  /// What the last row came to by itself.
  private struct Row {
    var a: UInt64 = 0
    var b: UInt64 = 0
    var bytes: UInt64 = 0
  }

  /// Adds a row of pixels, premultiplied words of a bitmap: by stretches of one color where these are few.
  mutating func addRow(_ row: UnsafePointer<UInt32>, _ differences: RowDifferences) {
    let width = differences.width
    let (aBefore, bBefore) = (a, b)
    if differences.changes * 8 > width {
      addPixels(row, count: width)
    } else {
      var column = 0
      while column < width {
        let end = RowDifferences.next(differences.left, column &+ 1)
        addRun(straightRGBA(row[column]), UInt64(end &- column))
        column = end
      }
    }
    let bytes = UInt64(width * size)
    lastRow = Row(a: a - aBefore, b: b - bBefore - bytes * aBefore, bytes: bytes)
    reduce()
  }

  /// Adds the last row once more.
  mutating func repeatRow() {
    b += lastRow.bytes * a + lastRow.b
    a += lastRow.a
    reduce()
  }

  private mutating func reduce() {
    a %= 65521
    b %= 65521
  }

  /// Adds `count` pixels of one color, whose bytes are `pixel`, the first one lowest.
  @inline(__always)
  private mutating func addRun(_ pixel: UInt32, _ count: UInt64) {
    let red = UInt64(pixel & 255)
    let green = UInt64((pixel >> 8) & 255)
    let blue = UInt64((pixel >> 16) & 255)
    let alpha = size == 4 ? UInt64(pixel >> 24) : 0
    let once = red &+ green &+ blue &+ alpha
    // A byte counts once, and once more for each byte of the pixel that follows it.
    let within = UInt64(size) &* once &- (green &+ 2 &* blue &+ 3 &* alpha)
    let before = count &* a &+ once &* (count &* (count &- 1) / 2)
    b &+= UInt64(size) &* before &+ count &* within
    a &+= count &* once
  }

  /// Adds a byte.
  mutating func add(_ byte: UInt8) {
    a = (a + UInt64(byte)) % 65521
    b = (b + a) % 65521
  }

  /// Adds many pixels at once.
  private mutating func addPixels(_ words: UnsafePointer<UInt32>, count: Int) {
    var place = 0
    while place < count {
      let steps = min((count - place) / 4, Self.longestStretch)
      if steps > 0, addPlain(words + place, steps: steps) {
        place += steps * 4
        continue
      }
      // An edge lies somewhere in it.
      let end = min(count, place + max(1, steps) * 4)
      while place < end {
        if end - place >= 4, addPlain(words + place, steps: 1) {
          place += 4
          continue
        }
        let next = min(end, place + 4)
        for word in UnsafeBufferPointer(start: words + place, count: next - place) {
          add(straightRGBA(word))
        }
        place = next
      }
    }
  }

  /// Adds a pixel's bytes, the low one first.
  private mutating func add(_ pixel: UInt32) {
    var rest = pixel
    for _ in 0..<size {
      a += UInt64(rest & 255)
      b += a
      rest >>= 8
    }
  }

  /// So many steps of four pixels keep all within 16 bits: 255 (0 + 1 + … + 15) is 30,600, and 16 · 255 by
  /// the largest weight of 16 is 65,280.
  private static let longestStretch = 16

  /// Adds four pixels for each step if all are opaque or all are clear, which are their own straight
  /// colors; else adds nothing and returns false. Lanes are weighted only at the end.
  @inline(__always)
  private mutating func addPlain(_ words: UnsafePointer<UInt32>, steps: Int) -> Bool {
    let base = UnsafeRawPointer(words)
    var (all, any) = (Words(repeating: ~0), Words())
    for step in 0..<steps {
      let four = base.loadUnaligned(fromByteOffset: step &* 16, as: Words.self)
      all &= four
      any |= four
    }
    let alpha = Words(repeating: 0xff00_0000)
    guard all & alpha == alpha || any == Words() else { return false }
    let low = Words(repeating: 0x00ff_00ff)
    // Blue and red, green and alpha: what they sum up to, and the sums before each step.
    var (outer, inner) = (Channels(), Channels())
    var (outerBefore, innerBefore) = (Channels(), Channels())
    if all == any {
      // One color, as most stretches are.
      let (once, before) = (UInt16(steps), UInt16(steps * (steps - 1) / 2))
      outer = unsafeBitCast(all & low, to: Channels.self)
      inner = unsafeBitCast((all &>> 8) & low, to: Channels.self)
      (outerBefore, innerBefore) = (outer &* before, inner &* before)
      (outer, inner) = (outer &* once, inner &* once)
    } else {
      for step in 0..<steps {
        let four = base.loadUnaligned(fromByteOffset: step &* 16, as: Words.self)
        outerBefore &+= outer
        innerBefore &+= inner
        outer &+= unsafeBitCast(four & low, to: Channels.self)
        inner &+= unsafeBitCast((four &>> 8) & low, to: Channels.self)
      }
    }
    func total(_ outer: Channels, _ inner: Channels) -> UInt64 {
      func wide(_ channels: Channels) -> SIMD8<UInt32> { SIMD8(truncatingIfNeeded: channels) }
      return UInt64((wide(outer) &+ wide(inner)).wrappedSum())
    }
    let bytes = UInt64(4 * size)
    b += bytes * (UInt64(steps) * a + total(outerBefore & masks.0, innerBefore & masks.1))
    b += total(outer &* weights.0, inner &* weights.1)
    a += total(outer & masks.0, inner & masks.1)
    return true
  }
}
