import VitrineDrawing

/// How far a blur reaches, pixels: three σ, where a Gaussian has lost all but 1/400.
func blurMargin(_ sigma: Double) -> Int {
  guard sigma > 0, sigma.isFinite else { return 0 }
  return Int(min(sigma * 3, 4096).rounded(.up)) + 1
}

/// Pixels below which a blur changes nothing.
let leastSigma = 0.05

extension Layer {
  /// Gaussian blur in place. Small σ takes the true kernel, larger ones three box passes, whose
  /// shape differs from a Gaussian by less than a level there. `extendsEdges` repeats the border
  /// pixels outwards instead of fading into clear. Only what is `seen`, in the coordinates of `bounds`, needs to be
  /// right afterwards: what lies beside it is there to be spread.
  func blur(sigma: Double, extendsEdges: Bool, seen: PixelRect? = nil) {
    guard sigma >= leastSigma, bounds.width > 0, bounds.height > 0 else { return }
    beginPixels()
    let sigma = min(sigma, 1000)
    let kernel = sigma < 2 ? BlurKernel.gaussian(sigma) : BlurKernel.boxes(sigma)
    var part = PixelRect(left: 0, top: 0, right: bounds.width, bottom: bounds.height)
    if !extendsEdges {
      // What is clear for as far as the kernel reaches stays so. Columns of bytes go by four.
      let filled = filled
      part = filled.isEmpty ? filled : filled.expanded(by: kernel.extent).intersection(part)
      part.left &= ~3
    }
    let columns = seenColumns(seen, of: part)
    if !part.isEmpty, columns.left < columns.right {
      switch format {
      case .color: blurColor(part, columns, kernel, extendsEdges)
      case .alpha: blurAlpha(part, columns, kernel, extendsEdges)
      }
    }
    endPixels()
  }

  /// Rows are blurred first, all of them, since columns take from above and below; then the columns that are seen.
  private func seenColumns(_ seen: PixelRect?, of part: PixelRect) -> PixelRect {
    guard let seen else { return part }
    var columns = part
    // Columns of bytes go by four.
    columns.left = max(part.left, (seen.left - bounds.left) & ~3)
    columns.right = min(part.right, seen.right - bounds.left)
    return columns
  }

  private func blurColor(
    _ part: PixelRect, _ columns: PixelRect, _ kernel: BlurKernel, _ clamps: Bool
  ) {
    let words = words(row: part.top) + part.left
    kernel.run(
      ColorLines(
        words: words, length: part.width, count: part.height, along: 1, across: bounds.width),
      clamps: clamps)
    kernel.run(
      ColorLines(
        words: words + (columns.left - part.left), length: part.height, count: columns.width,
        along: bounds.width, across: 1),
      clamps: clamps)
  }

  private func blurAlpha(
    _ part: PixelRect, _ columns: PixelRect, _ kernel: BlurKernel, _ clamps: Bool
  ) {
    let bytes = bytes(row: part.top) + part.left
    let rows = AlphaRows(bytes: bytes, length: part.width, rows: part.height, stride: stride)
    switch kernel {
    case .weights(let weights): rows.weigh(weights, clamps: clamps)
    case .averages: kernel.run(rows, clamps: clamps)
    }
    kernel.run(
      AlphaColumns(
        bytes: bytes + (columns.left - part.left), length: part.height,
        count: (columns.width + 3) / 4, stride: stride),
      clamps: clamps)
  }
}

/// Lines of pixels that a kernel runs along. A value holds up to four bytes of the picture.
private protocol PixelLines {
  /// Values in a line.
  var length: Int { get }
  var count: Int { get }
  func load(_ line: Int, _ place: Int) -> SIMD4<Float>
  func store(_ line: Int, _ place: Int, _ value: SIMD4<Float>)
}

/// Rows or columns of words.
private struct ColorLines: PixelLines {
  let words: UnsafeMutablePointer<UInt32>
  let length: Int
  let count: Int
  /// Words to the next pixel of a line and to the next line.
  let along: Int
  let across: Int

  @inline(__always) func load(_ line: Int, _ place: Int) -> SIMD4<Float> {
    SIMD4<Float>(lanesOf: words[line &* across &+ place &* along])
  }
  @inline(__always) func store(_ line: Int, _ place: Int, _ value: SIMD4<Float>) {
    words[line &* across &+ place &* along] = value.laneWord
  }
}

/// Rows of bytes, four at a time.
private struct AlphaRows: PixelLines {
  let bytes: UnsafeMutablePointer<UInt8>
  let length: Int
  let rows: Int
  let stride: Int

  var count: Int { (rows &+ 3) / 4 }

  @inline(__always) func load(_ line: Int, _ place: Int) -> SIMD4<Float> {
    let row = line &* 4
    func byte(_ lane: Int) -> UInt32 {
      UInt32(bytes[min(row &+ lane, rows &- 1) &* stride &+ place])
    }
    return SIMD4<Float>(bytes: SIMD4<UInt32>(byte(0), byte(1), byte(2), byte(3)))
  }
  @inline(__always) func store(_ line: Int, _ place: Int, _ value: SIMD4<Float>) {
    let value = value.nearest
    let row = line &* 4
    func set(_ lane: Int, _ value: UInt32) {
      bytes[min(row &+ lane, rows &- 1) &* stride &+ place] = UInt8(truncatingIfNeeded: value)
    }
    // Backwards, so that the last row wins over what only stands in for rows after it.
    if row &+ 3 < rows { set(3, value.w) }
    if row &+ 2 < rows { set(2, value.z) }
    if row &+ 1 < rows { set(1, value.y) }
    set(0, value.x)
  }
}

extension AlphaRows {
  /// Row by row, four bytes next to each other at a time; padding at a row's end goes along.
  fileprivate func weigh(_ weights: [Float], clamps: Bool) {
    let reach = weights.count &- 1
    let capacity = stride + 2 * reach
    let line = UnsafeMutablePointer<Float>.allocate(capacity: capacity)
    defer { line.deallocate() }
    line.initialize(repeating: 0, count: capacity)
    weights.withUnsafeBufferPointer { weights in
      for row in 0..<rows {
        let row = UnsafeMutableRawPointer(bytes + row &* stride)
        spread(row, over: line + reach)
        line.update(repeating: clamps ? line[reach] : 0, count: reach)
        (line + reach + length).update(
          repeating: clamps ? line[reach &+ length &- 1] : 0, count: reach)
        Self.weigh(line + reach, weights, to: row, length)
      }
    }
  }

  @inline(__always)
  private func spread(_ row: UnsafeMutableRawPointer, over line: UnsafeMutablePointer<Float>) {
    let line = UnsafeMutableRawPointer(line)
    var place = 0
    while place < length {
      let word = row.load(fromByteOffset: place, as: UInt32.self)
      line.storeBytes(
        of: SIMD4<Float>(lanesOf: word), toByteOffset: place &* 4, as: SIMD4<Float>.self)
      place &+= 4
    }
  }

  @inline(__always)
  private static func weigh(
    _ line: UnsafeMutablePointer<Float>, _ weights: UnsafeBufferPointer<Float>,
    to row: UnsafeMutableRawPointer, _ length: Int
  ) {
    var place = 0
    while place < length {
      let middle = UnsafeRawPointer(line + place)
      var sum = middle.loadUnaligned(as: SIMD4<Float>.self) * weights[0]
      var k = 1
      while k < weights.count {
        let before = middle.loadUnaligned(fromByteOffset: k &* -4, as: SIMD4<Float>.self)
        let after = middle.loadUnaligned(fromByteOffset: k &* 4, as: SIMD4<Float>.self)
        sum += (before + after) * weights[k]
        k &+= 1
      }
      row.storeBytes(of: sum.laneWord, toByteOffset: place, as: UInt32.self)
      place &+= 4
    }
  }
}

/// Columns of bytes, four next to each other at a time; padding at a row's end goes along.
private struct AlphaColumns: PixelLines {
  let bytes: UnsafeMutablePointer<UInt8>
  let length: Int
  let count: Int
  let stride: Int

  @inline(__always) func load(_ line: Int, _ place: Int) -> SIMD4<Float> {
    SIMD4<Float>(
      lanesOf: UnsafeRawPointer(bytes + (place &* stride &+ line &* 4)).load(as: UInt32.self))
  }
  @inline(__always) func store(_ line: Int, _ place: Int, _ value: SIMD4<Float>) {
    UnsafeMutableRawPointer(bytes + (place &* stride &+ line &* 4))
      .storeBytes(of: value.laneWord, as: UInt32.self)
  }
}

/// Four lines filtered side by side: their sums do not wait for each other.
private struct Lines {
  var a = SIMD4<Float>()
  var b = SIMD4<Float>()
  var c = SIMD4<Float>()
  var d = SIMD4<Float>()

  @inline(__always) static func + (l: Lines, r: Lines) -> Lines {
    Lines(a: l.a + r.a, b: l.b + r.b, c: l.c + r.c, d: l.d + r.d)
  }
  @inline(__always) static func - (l: Lines, r: Lines) -> Lines {
    Lines(a: l.a - r.a, b: l.b - r.b, c: l.c - r.c, d: l.d - r.d)
  }
  @inline(__always) static func * (l: Lines, factor: Float) -> Lines {
    Lines(a: l.a * factor, b: l.b * factor, c: l.c * factor, d: l.d * factor)
  }
}

enum BlurKernel {
  /// Weights from the middle outwards, together (both sides) 1.
  case weights([Float])
  /// Three averages, each over `reach` pixels to both sides and a share of the next on each.
  case averages(reach: Int, share: Float)

  static func gaussian(_ sigma: Double) -> BlurKernel {
    let reach = max(1, Int((sigma * 3).rounded(.up)))
    let raw = (0...reach).map { exponential(-Double($0 * $0) / (2 * sigma * sigma)) }
    let total = raw[0] + 2 * raw.dropFirst().reduce(0, +)
    return .weights(raw.map { Float($0 / total) })
  }

  /// Averages whose variances add up to σ², so that every σ has its own shape and not only whole
  /// widths have. The variance of one is Σj² over its weights.
  static func boxes(_ sigma: Double) -> BlurKernel {
    let variance = sigma * sigma / 3
    // The widest whole average that is not too wide: k(k + 1)/3 ≤ variance.
    let k = (((1 + 12 * variance).squareRoot() - 1) / 2).rounded(.down)
    let whole = 2 * k + 1
    let squares = k * (k + 1) * whole / 3
    let share = (whole * variance - squares) / (2 * ((k + 1) * (k + 1) - variance))
    return .averages(reach: Int(k), share: Float(min(max(share, 0), 1)))
  }

  /// Pixels that one pass looks at on each side.
  private var reach: Int {
    switch self {
    case .weights(let weights): weights.count - 1
    case .averages(let reach, _): reach + 1
    }
  }

  /// Pixels that all of its passes bring color to on each side.
  var extent: Int {
    switch self {
    case .weights: reach
    case .averages: 3 * reach
    }
  }

  /// Filters every line, four lines at a time.
  fileprivate func run<Source: PixelLines>(_ lines: Source, clamps: Bool) {
    let reach = reach
    let (length, count) = (lines.length, lines.count)
    let capacity = length + 2 * reach + 1
    let first = UnsafeMutablePointer<Lines>.allocate(capacity: capacity * 2)
    defer { first.deallocate() }
    first.initialize(repeating: Lines(), count: capacity * 2)
    let second = first + capacity
    for l0 in stride(from: 0, to: count, by: 4) {
      // A last group of fewer lines repeats its last one.
      let (l1, l2, l3) = (
        min(l0 &+ 1, count &- 1), min(l0 &+ 2, count &- 1), min(l0 &+ 3, count &- 1)
      )
      for i in 0..<length {
        first[i &+ reach] = Lines(
          a: lines.load(l0, i), b: lines.load(l1, i), c: lines.load(l2, i), d: lines.load(l3, i))
      }
      let result = filter(first, second, reach, length, clamps)
      // Sums are off by far less than half a level, so rounding needs no bounds.
      for i in 0..<length {
        let value = result[i &+ reach]
        lines.store(l3, i, value.d)
        lines.store(l2, i, value.c)
        lines.store(l1, i, value.b)
        lines.store(l0, i, value.a)
      }
    }
  }

  /// One group of lines, from `reach` on in either memory. Returns where the result is.
  private func filter(
    _ first: UnsafeMutablePointer<Lines>, _ second: UnsafeMutablePointer<Lines>, _ reach: Int,
    _ length: Int, _ clamps: Bool
  ) -> UnsafeMutablePointer<Lines> {
    switch self {
    case .weights(let weights):
      pad(first, reach, length, clamps)
      weights.withUnsafeBufferPointer { weights in
        for i in reach..<reach &+ length {
          var sum = first[i] * weights[0]
          for k in 1...reach { sum = sum + (first[i &- k] + first[i &+ k]) * weights[k] }
          second[i] = sum
        }
      }
      return second
    case .averages(let width, let share):
      for (from, to) in [(first, second), (second, first), (first, second)] {
        pad(from, reach, length, clamps)
        average(from, to, width, share, reach, length)
      }
      return second
    }
  }

  @inline(__always)
  private func pad(
    _ line: UnsafeMutablePointer<Lines>, _ reach: Int, _ length: Int, _ clamps: Bool
  ) {
    (line).update(repeating: clamps ? line[reach] : Lines(), count: reach)
    (line + reach + length).update(
      repeating: clamps ? line[reach &+ length &- 1] : Lines(), count: reach)
  }

  /// A running mean.
  @inline(__always)
  private func average(
    _ from: UnsafeMutablePointer<Lines>, _ to: UnsafeMutablePointer<Lines>, _ width: Int,
    _ share: Float, _ reach: Int, _ length: Int
  ) {
    let factor = 1 / (Float(2 &* width &+ 1) + 2 * share)
    let ends = share * factor
    var sum = Lines()
    for i in reach &- width..<reach &+ width { sum = sum + from[i] }
    for i in reach..<reach &+ length {
      sum = sum + from[i &+ width]
      to[i] = sum * factor + (from[i &- width &- 1] + from[i &+ width &+ 1]) * ends
      sum = sum - from[i &- width]
    }
  }
}

/// e^x for x ≤ 0 by its series: the same bits with every C library.
private func exponential(_ x: Double) -> Double {
  guard x > -60 else { return 0 }
  // e^x = (e^(x/64))^64
  let y = x / 64
  var term = 1.0
  var sum = 1.0
  for n in 1...12 {
    term *= y / Double(n)
    sum += term
  }
  for _ in 0..<6 { sum *= sum }
  return sum
}
