import VitrineDrawing

/// A layer whose contents cast narrow shadows one after another, in blocks of four pixels of a row. A shadow like the
/// one before changes only what is near to what that one has changed: its rim, which is a few pixels wide and has
/// the length of an outline. A block takes as many operations as the kernel has weights, and no tile around it.
final class ShadowRows {
  /// σ in pixels from where on a blur is no sum of weights any more.
  private static let widest = 2.0
  /// Pixels that a shadow may be moved by: so much is kept free on every side.
  private static let farthest = 64

  private let picture: Layer
  private let width: Int
  private let height: Int
  /// Blocks and rows on each side that only hold what leaves the picture.
  private let blocksBeside: Int
  private let rowsBeside: Int
  /// 0 … 255, of the picture, and what a shadow makes of it along rows.
  private let alpha: Rows<Float>
  private let blurred: Rows<Float>
  /// Bits of blocks: those that cast a shadow, that the last one and the one before changed, and that become others
  /// along rows.
  private let filled: Rows<UInt64>
  private let changed: Rows<UInt64>
  private let needed: Rows<UInt64>
  private let reached: Rows<UInt64>
  /// Of one row, while it is gone through.
  private let near: Rows<UInt64>
  private let gathered: Rows<UInt64>
  /// Of the current shadow.
  private var weights: [SIMD4<Float>] = []

  static func canCast(_ links: [ShadowChain.Link]) -> Bool {
    links.allSatisfy { $0.sigma < widest && max(abs($0.x), abs($0.y)) <= farthest }
  }

  init(_ picture: Layer, _ links: [ShadowChain.Link]) {
    self.picture = picture
    (width, height) = (picture.bounds.width, picture.bounds.height)
    let reach = links.reduce(0) { max($0, $1.weights.count - 1) }
    let shift = links.reduce(0) { max($0, abs($1.x), abs($1.y)) }
    rowsBeside = reach + shift
    blocksBeside = (2 * reach + shift) / 4 + 2
    let blocks = (width + 3) / 4 + 2 * blocksBeside
    let rows = height + 2 * rowsBeside
    alpha = Rows(rows, of: blocks * 4, 0)
    blurred = Rows(rows, of: blocks * 4, 0)
    filled = Rows(rows, of: (blocks + 63) / 64, 0)
    changed = Rows(rows, of: filled.length, 0)
    needed = Rows(rows, of: filled.length, 0)
    reached = Rows(rows, of: filled.length, 0)
    near = Rows(1, of: filled.length, 0)
    gathered = Rows(1, of: filled.length, 0)
    picture.beginPixels()
    for y in 0..<height { read(row: y) }
  }

  deinit { picture.endPixels() }

  private func read(row y: Int) {
    let words = picture.words(row: y)
    let (alpha, filled) = (alpha[y + rowsBeside], filled[y + rowsBeside])
    for x in 0..<width where words[x] >> 24 != 0 {
      let place = x &+ 4 &* blocksBeside
      alpha[place] = Float(words[x] >> 24)
      filled[place >> 8] |= 1 << UInt64((place >> 2) & 63)
    }
  }

  /// Lays a shadow under the picture. Returns how many pixels were gone through.
  func lay(_ link: ShadowChain.Link, after previous: ShadowChain.Link?) -> Int {
    if link != previous {
      weights = link.weights.map { SIMD4(repeating: $0) }
      blurred.clear()
    }
    reached.clear()
    let blocks = weights.withUnsafeBufferPointer { weights in
      let along = blurRows(weights, near: link == previous ? changed : filled)
      // What has changed takes less of the same shadow now, whatever is around it.
      if link == previous { needed.update(from: changed) } else { needed.clear() }
      changed.clear()
      return along + layColumns(link, weights)
    }
    filled.add(changed)
    return 4 * blocks
  }

  /// Marks the blocks that become others.
  private func blurRows(
    _ weights: UnsafeBufferPointer<SIMD4<Float>>, near causes: Rows<UInt64>
  ) -> Int {
    let reach = weights.count &- 1
    var count = 0
    for row in rowsBeside..<rowsBeside + height where causes.isAny(row) {
      near.clear()
      near.spread(causes[row], from: -reach, to: reach)
      let (alpha, blurred, reached) = (alpha[row], blurred[row], reached[row])
      near.forEachBit { block in
        count &+= 1
        let sum = Self.weighted(alpha + block &* 4, 1, weights)
        if (sum - (blurred + block &* 4).four).isClear { return }
        (blurred + block &* 4).four = sum
        reached[block >> 6] |= 1 << UInt64(block & 63)
      }
    }
    return count
  }

  /// Blurs along columns where something has changed, and lays the result under the picture.
  private func layColumns(
    _ link: ShadowChain.Link, _ weights: UnsafeBufferPointer<SIMD4<Float>>
  ) -> Int {
    let shadow = ShadowPaint(link)
    let (first, pitch, width) = (blocksBeside, blurred.length, width)
    var count = 0
    for y in 0..<height {
      let row = y &+ rowsBeside
      near.clear()
      near.add(needed[row])
      if reached.gather(row &- link.y, weights.count &- 1, into: gathered[0]) {
        near.spread(gathered[0], from: link.x, to: link.x)
      }
      let (alpha, changed, words) = (alpha[row], changed[row], picture.words(row: y))
      let source = blurred[row &- link.y] - link.x
      near.forEachBit { block in
        let x = (block &- first) &* 4
        guard x >= 0, x < width else { return }
        let old = (alpha + block &* 4).four
        let rest = SIMD4<Float>(repeating: 255) - old
        if shadow.canAddNothing(to: rest) { return }
        count &+= 1
        let alphas = Self.weighted(source + block &* 4, pitch, weights)
        let more = shadow.lay(alphas, on: rest, words + x, min(4, width &- x))
        if more.isClear { return }
        (alpha + block &* 4).four = old + more
        changed[block >> 6] |= 1 << UInt64(block & 63)
      }
    }
    return count
  }

  /// Four sums of values up to so many steps away, as a byte holds them.
  @inline(__always)
  private static func weighted(
    _ middle: UnsafeMutablePointer<Float>, _ step: Int,
    _ weights: UnsafeBufferPointer<SIMD4<Float>>
  ) -> SIMD4<Float> {
    var sum = middle.four * weights[0]
    var (before, after) = (middle - step, middle + step)
    for k in 1..<max(1, weights.count) {
      sum += (before.four + after.four) * weights[k]
      (before, after) = (before - step, after + step)
    }
    return sum.wholeNumbers
  }
}

/// What one shadow adds to pixels, as Cairo composites it.
private struct ShadowPaint {
  private let color: UInt32
  /// Its alpha, for blurred alpha of 0 … 255.
  private let opacity: SIMD4<Float>
  /// Whether it changes no component but alpha.
  private let isBlack: Bool

  init(_ link: ShadowChain.Link) {
    color = link.color
    opacity = SIMD4(repeating: Float(color >> 24) / 255)
    isBlack = color & 0x00ff_ffff == 0
  }

  /// Whether even the whole shadow is less than half a step on what is left of the pixels.
  @inline(__always)
  func canAddNothing(to rest: SIMD4<Float>) -> Bool { (rest * opacity).wholeNumbers.isClear }

  /// Adds to the first pixels of four. Returns how much alpha has become more; none: nothing is seen of it.
  /// - rest: What alpha lacks of 255.
  @inline(__always)
  func lay(
    _ alphas: SIMD4<Float>, on rest: SIMD4<Float>, _ words: UnsafeMutablePointer<UInt32>,
    _ count: Int
  ) -> SIMD4<Float> {
    let shade = (alphas * opacity).wholeNumbers
    var more = (shade * rest * SIMD4<Float>(repeating: 1 / 255)).wholeNumbers
    if count < 4 { for lane in count..<4 { more[lane] = 0 } }
    if more.isClear { return more }
    if isBlack, count == 4 {
      let words = UnsafeMutableRawPointer(words)
      words.storeBytes(
        of: words.loadUnaligned(as: SIMD4<UInt32>.self) &+ more.nearest &<< 24,
        as: SIMD4<UInt32>.self)
      return more
    }
    for lane in 0..<count where more[lane] > 0 {
      let shade = scaled(color, UInt32(nearest(alphas[lane])))
      words[lane] = words[lane] &+ scaled(shade, 255 &- words[lane] >> 24)
    }
    return more
  }
}

/// Rows of values in memory of their own.
private final class Rows<Value: BitwiseCopyable> {
  private let count: Int
  /// Values of a row.
  let length: Int
  private let values: UnsafeMutablePointer<Value>
  private let empty: Value

  init(_ count: Int, of length: Int, _ empty: Value) {
    (self.count, self.length, self.empty) = (count, length, empty)
    let memory = UnsafeMutableRawPointer.allocate(
      byteCount: count * length * MemoryLayout<Value>.stride, alignment: 16)
    values = memory.initializeMemory(as: Value.self, repeating: empty, count: count * length)
  }

  deinit { UnsafeMutableRawPointer(values).deallocate() }

  subscript(row: Int) -> UnsafeMutablePointer<Value> {
    @inline(__always) get { values + row &* length }
  }

  func clear() { values.update(repeating: empty, count: count * length) }
  func update(from other: Rows) { values.update(from: other.values, count: count * length) }
}

/// A bit for each block of a row.
extension Rows where Value == UInt64 {
  fileprivate func add(_ other: Rows) {
    for index in 0..<count * length { values[index] |= other.values[index] }
  }

  @inline(__always)
  fileprivate func isAny(_ row: Int) -> Bool {
    let bits = self[row]
    for index in 0..<length where bits[index] != 0 { return true }
    return false
  }

  /// What is set in a row or up to so many rows above or below it. False: nothing.
  @inline(__always)
  fileprivate func gather(
    _ row: Int, _ reach: Int, into result: UnsafeMutablePointer<UInt64>
  ) -> Bool {
    var any: UInt64 = 0
    for index in 0..<length {
      var bits: UInt64 = 0
      for row in max(0, row &- reach)..<min(count, row &+ reach &+ 1) { bits |= self[row][index] }
      result[index] = bits
      any |= bits
    }
    return any != 0
  }

  // MARK: The first row

  @inline(__always)
  fileprivate func add(_ bits: UnsafeMutablePointer<UInt64>) {
    for index in 0..<length { values[index] |= bits[index] }
  }

  @inline(__always)
  fileprivate func forEachBit(_ body: (Int) -> Void) {
    for index in 0..<length {
      var left = values[index]
      while left != 0 {
        body(index &* 64 &+ left.trailingZeroBitCount)
        left &= left &- 1
      }
    }
  }

  /// Adds the blocks that hold a pixel from so many to so many pixels beside a pixel of a block in `bits`.
  @inline(__always)
  fileprivate func spread(
    _ bits: UnsafeMutablePointer<UInt64>, from least: Int, to most: Int
  ) {
    for shift in (least >> 2)...((most &+ 3) >> 2) {
      let (whole, part) = (shift >> 6, UInt64(shift & 63))
      for index in 0..<length {
        let source = index &- whole
        if source >= 0, source < length { values[index] |= bits[source] &<< part }
        if part > 0, source > 0, source <= length {
          values[index] |= bits[source &- 1] &>> (64 &- part)
        }
      }
    }
  }
}

extension UnsafeMutablePointer<Float> {
  /// The next four.
  fileprivate var four: SIMD4<Float> {
    @inline(__always) get { UnsafeRawPointer(self).loadUnaligned(as: SIMD4<Float>.self) }
    @inline(__always) nonmutating set {
      UnsafeMutableRawPointer(self).storeBytes(of: newValue, as: SIMD4<Float>.self)
    }
  }
}

extension SIMD4<Float> {
  /// The nearest whole numbers; components must be 0 … 2²².
  @inline(__always)
  fileprivate var wholeNumbers: SIMD4<Float> {
    (self + SIMD4<Float>(repeating: 8_388_608)) - SIMD4<Float>(repeating: 8_388_608)
  }
  /// Whether all components are 0, and not −0.
  @inline(__always)
  fileprivate var isClear: Bool {
    let halves = unsafeBitCast(self, to: SIMD2<UInt64>.self)
    return halves.x | halves.y == 0
  }
}
