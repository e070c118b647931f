import VitrineDrawing

extension Layer {
  /// A part of the layer with squares of `factor` pixels averaged, those at the edges over what
  /// there is of them. `factor` is a power of two up to 64.
  func reduced(_ part: PixelRect, by factor: Int) -> Layer {
    // Sums of 16 × 16 bytes fit sixteen bits; the rest is done on the smaller picture.
    let step = min(factor, 16)
    let box = part.divided(by: step)
    let result = Layer(bounds: box, format: .color, parent: nil, clear: false)
    beginPixels()
    let sums = Sums(width: part.width)
    defer { sums.memory.deallocate() }
    for y in box.top..<box.bottom {
      let top = max(y &* step, part.top)
      let bottom = min((y &+ 1) &* step, part.bottom)
      func row(_ y: Int) -> UnsafeRawPointer {
        UnsafeRawPointer(words(row: y &- bounds.top) + (part.left &- bounds.left))
      }
      sums.clear()
      var next = top
      while next &+ 4 <= bottom {
        sums.add(row(next), row(next &+ 1), row(next &+ 2), row(next &+ 3))
        next &+= 4
      }
      for rest in next..<bottom { sums.add(row(rest)) }
      sums.average(into: result.words(row: y &- box.top), box, part, step, rows: bottom &- top)
    }
    result.endPixels()
    return factor > step ? result.reduced(box, by: factor / step) : result
  }
}

/// Bytes of several rows added up.
private struct Sums {
  /// Four for each pixel.
  let memory: UnsafeMutablePointer<UInt16>
  let count: Int

  init(width: Int) {
    count = width * 4
    memory = .allocate(capacity: count)
  }

  func clear() { memory.update(repeating: 0, count: count) }

  @inline(__always)
  func add(_ row: UnsafeRawPointer) {
    let bytes = row.assumingMemoryBound(to: UInt8.self)
    for i in 0..<count { memory[i] &+= UInt16(truncatingIfNeeded: bytes[i]) }
  }

  /// Four rows, which takes little more than one: it is the sums that have to be read and written.
  @inline(__always)
  func add(
    _ first: UnsafeRawPointer, _ second: UnsafeRawPointer, _ third: UnsafeRawPointer,
    _ fourth: UnsafeRawPointer
  ) {
    let a = first.assumingMemoryBound(to: UInt8.self)
    let b = second.assumingMemoryBound(to: UInt8.self)
    let c = third.assumingMemoryBound(to: UInt8.self)
    let d = fourth.assumingMemoryBound(to: UInt8.self)
    for i in 0..<count {
      memory[i] &+=
        (UInt16(truncatingIfNeeded: a[i]) &+ UInt16(truncatingIfNeeded: b[i]))
        &+ (UInt16(truncatingIfNeeded: c[i]) &+ UInt16(truncatingIfNeeded: d[i]))
    }
  }

  /// Averages over `step` pixels of the sums, rounded.
  func average(
    into out: UnsafeMutablePointer<UInt32>, _ box: PixelRect, _ part: PixelRect, _ step: Int,
    rows: Int
  ) {
    // Cells that have all of their pixels; at the ends of a line there may be fewer.
    var inner =
      (part.left + step - 1) / step..<max((part.left + step - 1) / step, part.right / step)
    if rows != step || step < 4 || part.left < 0 { inner = box.left..<box.left }
    for x in box.left..<inner.lowerBound { edge(x, into: out, box, part, step, rows) }
    whole(inner, into: out - box.left, from: part.left, step)
    for x in inner.upperBound..<max(inner.upperBound, box.right) {
      edge(x, into: out, box, part, step, rows)
    }
  }

  private func edge(
    _ x: Int, into out: UnsafeMutablePointer<UInt32>, _ box: PixelRect, _ part: PixelRect,
    _ step: Int, _ rows: Int
  ) {
    let left = max(x &* step, part.left)
    let right = min((x &+ 1) &* step, part.right)
    var sum: UInt64 = 0
    var place = UnsafeRawPointer(memory + (left &- part.left) &* 4)
    for _ in left..<right {
      sum &+= place.loadUnaligned(as: UInt64.self)
      place += 8
    }
    let count = (right &- left) &* rows
    out[x &- box.left] =
      count == step &* step
      ? shifted(sum, UInt64(count.trailingZeroBitCount)) : divided(sum, UInt64(count))
  }

  /// Cells of `step` × `step` pixels, two pixels at a time.
  private func whole(
    _ cells: Range<Int>, into out: UnsafeMutablePointer<UInt32>, from left: Int, _ step: Int
  ) {
    let shift = UInt64((step &* step).trailingZeroBitCount)
    var place = UnsafeRawPointer(memory + (cells.lowerBound &* step &- left) &* 4)
    for x in cells {
      var pairs = place.loadUnaligned(as: SIMD8<UInt16>.self)
      for pair in 1..<step / 2 {
        pairs &+= place.loadUnaligned(fromByteOffset: pair &* 16, as: SIMD8<UInt16>.self)
      }
      place += step &* 8
      let halves = unsafeBitCast(pairs, to: SIMD2<UInt64>.self)
      out[x] = shifted(halves.x &+ halves.y, shift)
    }
  }

  /// Four sums of sixteen bits each, halved `shift` times.
  @inline(__always)
  private func shifted(_ sums: UInt64, _ shift: UInt64) -> UInt32 {
    let ones: UInt64 = 0x0001_0001_0001_0001
    // 256 × 255 and half of 256 still fit.
    let rounded = sums &+ ones &* ((1 &<< shift) &>> 1)
    return lanes(rounded &>> shift & (ones &* 255))
  }

  private func divided(_ sums: UInt64, _ count: UInt64) -> UInt32 {
    var result: UInt64 = 0
    for lane: UInt64 in [0, 16, 32, 48] {
      // A shift binds tighter than a division.
      result |= (((sums >> lane & 0xffff) &+ count / 2) / count) << lane
    }
    return lanes(result)
  }
}

/// The low bytes of four lanes of sixteen bits, next to each other.
@inline(__always)
func lanes(_ value: UInt64) -> UInt32 {
  let pairs = value | value >> 8
  return UInt32(truncatingIfNeeded: pairs & 0xffff | pairs >> 16 & 0xffff_0000)
}

/// The four bytes of a word in lanes of sixteen bits.
@inline(__always)
func lanes(_ word: UInt32) -> UInt64 {
  let pairs = UInt64(word & 0xffff) | UInt64(word & 0xffff_0000) << 16
  return (pairs | pairs << 8) & 0x00ff_00ff_00ff_00ff
}

extension PixelRect {
  /// The cells of a grid `factor` pixels wide that the rectangle touches.
  func divided(by factor: Int) -> PixelRect {
    func down(_ value: Int) -> Int {
      value >= 0 ? value / factor : -((factor - 1 - value) / factor)
    }
    return PixelRect(
      left: down(left), top: down(top), right: -down(-right), bottom: -down(-bottom))
  }
}
