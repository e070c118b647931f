import VitrineDrawing

/// The two pixels of a line that a place lies between, and how near it is to the second one.
struct Tap {
  var first: Int32
  var second: Int32
  /// 0 … 32.
  var weight: Int32

  static let parts = 32

  /// - Parameters:
  ///   - place: in the screen's pixels.
  ///   - start: the line's first pixel, in reduced pixels.
  init(at place: Double, reduction: Int, start: Int, count: Int) {
    let u = min(max(place / Double(reduction) - Double(start) - 0.5, 0), Double(count - 1))
    // Whole steps and halves of 1/32 are exact up to a reduction of 16.
    let steps = u.isNaN ? 0 : Int((u * Double(Tap.parts)).rounded())
    first = Int32(steps / Tap.parts)
    second = min(first + 1, Int32(count - 1))
    weight = Int32(steps % Tap.parts)
  }
}

/// Draws a soft backdrop at full size, between neighbors, in whole numbers. Each reduced row is
/// made wide once; a row of the screen is then a mix of two wide ones, eight and more bytes in a
/// step.
final class Enlargement {
  private let width: Int
  private let rows: [Tap]
  /// Reduced rows at full width, from `firstRow` on: four components a pixel, times eight.
  private let wide: ScratchBlock
  private let firstRow: Int

  /// - Parameters:
  ///   - columns, rows: where each column and row of `region` looks.
  init(_ soft: SoftBackdrop, columns: [Tap], rows: [Tap]) {
    width = columns.count
    self.rows = rows
    firstRow = Int(rows.map(\.first).min() ?? 0)
    let lastRow = Int(rows.map(\.second).max() ?? 0)
    wide = ScratchBlock.take(max(1, (lastRow - firstRow + 1) * width * 8))
    soft.layer.beginPixels()
    let small = soft.layer.bounds.width
    withUnsafeTemporaryAllocation(of: UInt64.self, capacity: small) { spread in
      for row in firstRow...max(firstRow, lastRow) {
        let words = soft.layer.words(row: row)
        for x in 0..<small { spread[x] = lanes(words[x]) }
        widen(spread.baseAddress!, columns, into: wideRow(row))
      }
    }
  }

  deinit { wide.recycle() }

  convenience init(_ soft: SoftBackdrop, region: PixelRect) {
    self.init(
      soft, columns: soft.columns(region) { $0 }, rows: soft.rows(region) { $0 })
  }

  private func wideRow(_ row: Int) -> UnsafeMutablePointer<UInt64> {
    (wide.memory + (row &- firstRow) &* width &* 8).assumingMemoryBound(to: UInt64.self)
  }

  @inline(__always)
  private func widen(
    _ spread: UnsafeMutablePointer<UInt64>, _ columns: [Tap], into out: UnsafeMutablePointer<UInt64>
  ) {
    let ones: UInt64 = 0x0001_0001_0001_0001
    columns.withUnsafeBufferPointer { columns in
      for x in columns.indices {
        let tap = columns[x]
        let weight = UInt64(truncatingIfNeeded: tap.weight)
        let sum =
          spread[Int(tap.first)] &* (32 &- weight) &+ spread[Int(tap.second)] &* weight
        // Up to 32 × 255: a quarter of it, without what comes down from the lane above.
        out[x] = (sum &+ ones &* 2) >> 2 & (ones &* 0x0fff)
      }
    }
  }

  /// A row of the region.
  @inline(__always)
  func row(_ y: Int, into out: UnsafeMutablePointer<UInt32>) {
    let tap = rows[y]
    let upper = UnsafeRawPointer(wideRow(Int(tap.first))).assumingMemoryBound(to: UInt16.self)
    let lower = UnsafeRawPointer(wideRow(Int(tap.second))).assumingMemoryBound(to: UInt16.self)
    let bytes = UnsafeMutableRawPointer(out).assumingMemoryBound(to: UInt8.self)
    let (near, far) = (UInt16(tap.weight), UInt16(32 - tap.weight))
    for i in 0..<width &* 4 {
      // At most 2040 × 32 + 128.
      let sum = upper[i] &* far &+ lower[i] &* near &+ 128
      bytes[i] = UInt8(truncatingIfNeeded: sum >> 8)
    }
  }
}

extension SoftBackdrop {
  /// Taps for the columns of a region, whose middles look where `bend` says.
  func columns(_ region: PixelRect, _ bend: (Double) -> Double) -> [Tap] {
    (region.left..<region.right).map {
      Tap(
        at: bend(Double($0) + 0.5), reduction: reduction, start: layer.bounds.left,
        count: layer.bounds.width)
    }
  }

  func rows(_ region: PixelRect, _ bend: (Double) -> Double) -> [Tap] {
    (region.top..<region.bottom).map {
      Tap(
        at: bend(Double($0) + 0.5), reduction: reduction, start: layer.bounds.top,
        count: layer.bounds.height)
    }
  }

  /// The blurred pixels at full size, for a region.
  func enlarged(to region: PixelRect) -> Layer {
    let picture = Layer(bounds: region, format: .color, parent: nil, clear: false)
    let enlargement = Enlargement(self, region: region)
    picture.beginPixels()
    for y in 0..<region.height { enlargement.row(y, into: picture.words(row: y)) }
    picture.endPixels()
    return picture
  }
}
