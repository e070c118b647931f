import VitrineDrawing

/// How far a blur reaches, pixels: three σ, where a Gaussian has lost all but 1/400.
func blurMargin(_ sigma: Double) -> Int {
  guard sigma > 0, sigma.isFinite else { return 0 }
  return Int(min(sigma * 3, 4096).rounded(.up)) + 1
}

extension Layer {
  /// Gaussian blur in place. Small σ takes the true kernel, larger ones three box passes, whose
  /// shape differs from a Gaussian by less than a level there. `extendsEdges` repeats the border
  /// pixels outwards instead of fading into clear.
  func blur(sigma: Double, extendsEdges: Bool) {
    guard sigma >= 0.05, bounds.width > 0, bounds.height > 0 else { return }
    beginPixels()
    let sigma = min(sigma, 1000)
    let kernel = sigma < 2 ? BlurKernel.gaussian(sigma) : BlurKernel.boxes(sigma)
    switch format {
    case .color: blurColor(kernel, extendsEdges)
    case .alpha: blurAlpha(kernel, extendsEdges)
    }
    endPixels()
  }

  private func blurColor(_ kernel: BlurKernel, _ clamps: Bool) {
    typealias Sum = SIMD4<UInt32>
    let words = data.assumingMemoryBound(to: UInt32.self)
    let (width, height) = (bounds.width, bounds.height)
    kernel.run(
      length: width, lines: height, clamps: clamps,
      load: { (line: Int, place: Int) -> Sum in unpackWord(words[line * width + place]) },
      store: { (line: Int, place: Int, value: Sum) in
        words[line * width + place] = packWord(value)
      })
    kernel.run(
      length: height, lines: width, clamps: clamps,
      load: { (line: Int, place: Int) -> Sum in unpackWord(words[place * width + line]) },
      store: { (line: Int, place: Int, value: Sum) in
        words[place * width + line] = packWord(value)
      })
  }

  private func blurAlpha(_ kernel: BlurKernel, _ clamps: Bool) {
    let bytes = data.assumingMemoryBound(to: UInt8.self)
    let (width, height, stride) = (bounds.width, bounds.height, stride)
    kernel.run(
      length: width, lines: height, clamps: clamps,
      load: { (line: Int, place: Int) -> Scalar in Scalar(UInt32(bytes[line * stride + place])) },
      store: { (line: Int, place: Int, value: Scalar) in
        bytes[line * stride + place] = UInt8(truncatingIfNeeded: value.value)
      })
    // Four columns at a time: bytes next to each other travel together.
    let groups = stride / 4
    kernel.run(
      length: height, lines: groups, clamps: clamps,
      load: { (line: Int, place: Int) -> SIMD4<UInt32> in
        unpackWord(
          UnsafeRawPointer(bytes + place * stride + line * 4).loadUnaligned(as: UInt32.self))
      },
      store: { (line: Int, place: Int, value: SIMD4<UInt32>) in
        UnsafeMutableRawPointer(bytes + place * stride + line * 4)
          .storeBytes(of: packWord(value), as: UInt32.self)
      })
  }
}

@inline(__always)
private func unpackWord(_ word: UInt32) -> SIMD4<UInt32> {
  SIMD4<UInt32>(word & 255, (word >> 8) & 255, (word >> 16) & 255, word >> 24)
}

@inline(__always)
private func packWord(_ v: SIMD4<UInt32>) -> UInt32 { v.x | v.y << 8 | v.z << 16 | v.w << 24 }

/// What a running sum needs: one component or four.
protocol BlurSum {
  static var zero: Self { get }
  static func &+ (a: Self, b: Self) -> Self
  static func &- (a: Self, b: Self) -> Self
  static func &* (a: Self, factor: UInt32) -> Self
  /// Back from fixed point, rounded.
  func rounded(bits: UInt32) -> Self
}

struct Scalar: BlurSum {
  var value: UInt32
  @inline(__always) init(_ value: UInt32) { self.value = value }
  static let zero = Scalar(0)
  @inline(__always) static func &+ (a: Self, b: Self) -> Self { Scalar(a.value &+ b.value) }
  @inline(__always) static func &- (a: Self, b: Self) -> Self { Scalar(a.value &- b.value) }
  @inline(__always) static func &* (a: Self, f: UInt32) -> Self { Scalar(a.value &* f) }
  @inline(__always) func rounded(bits: UInt32) -> Self {
    Scalar((value &+ (1 << (bits - 1))) >> bits)
  }
}

extension SIMD4<UInt32>: BlurSum {
  @inline(__always) static func &* (a: Self, factor: UInt32) -> Self {
    a &* Self(repeating: factor)
  }
  @inline(__always) func rounded(bits: UInt32) -> Self {
    (self &+ Self(repeating: 1 << (bits - 1))) &>> Self(repeating: bits)
  }
}

enum BlurKernel {
  /// Weights from the middle outwards, together (both sides) 65536.
  case weights([UInt32])
  /// Three averages one after the other: pixels to the left and to the right of each.
  case passes([(left: Int, right: Int)])

  static func gaussian(_ sigma: Double) -> BlurKernel {
    let reach = max(1, Int((sigma * 3).rounded(.up)))
    let raw = (0...reach).map { exponential(-Double($0 * $0) / (2 * sigma * sigma)) }
    let total = raw[0] + 2 * raw.dropFirst().reduce(0, +)
    var weights = raw.map { UInt32(($0 / total * 65536).rounded()) }
    let sides = 2 * weights.dropFirst().reduce(0, +)
    weights[0] = 65536 - sides
    return .weights(weights)
  }

  /// Box widths as the SVG specification approximates a Gaussian with them.
  static func boxes(_ sigma: Double) -> BlurKernel {
    let d = Int((sigma * 3 * (2 * Double.pi).squareRoot() / 4 + 0.5).rounded(.down))
    let half = d / 2
    return d % 2 == 1
      ? .passes(Array(repeating: (half, half), count: 3))
      : .passes([(half, half - 1), (half - 1, half), (half, half)])
  }

  /// Filters `lines` independent rows (or columns) of `length` pixels.
  @inline(__always)
  func run<Sum: BlurSum>(
    length: Int, lines: Int, clamps: Bool, load: (Int, Int) -> Sum,
    store: (Int, Int, Sum) -> Void
  ) {
    switch self {
    case .weights(let weights):
      let reach = weights.count - 1
      var line = [Sum](repeating: .zero, count: length + 2 * reach)
      line.withUnsafeMutableBufferPointer { line in
        weights.withUnsafeBufferPointer { weights in
          for row in 0..<lines {
            for i in 0..<length { line[i + reach] = load(row, i) }
            pad(line, reach, reach, length, clamps)
            for i in 0..<length {
              var sum = line[i + reach] &* weights[0]
              for k in 1...reach {
                sum = sum &+ ((line[i + reach - k] &+ line[i + reach + k]) &* weights[k])
              }
              store(row, i, sum.rounded(bits: 16))
            }
          }
        }
      }
    case .passes(let passes):
      let reach = passes.map { max($0.left, $0.right) }.max() ?? 0
      var first = [Sum](repeating: .zero, count: length + 2 * reach + 1)
      var second = first
      first.withUnsafeMutableBufferPointer { first in
        second.withUnsafeMutableBufferPointer { second in
          for row in 0..<lines {
            for i in 0..<length { first[i + reach] = load(row, i) &* 16 }
            var (from, to) = (first, second)
            for pass in passes {
              pad(from, reach, reach, length, clamps)
              average(from, to, pass.left, pass.right, reach, length)
              swap(&from, &to)
            }
            for i in 0..<length { store(row, i, from[i + reach].rounded(bits: 4)) }
          }
        }
      }
    }
  }

  @inline(__always)
  private func pad<Sum: BlurSum>(
    _ line: UnsafeMutableBufferPointer<Sum>, _ left: Int, _ right: Int, _ length: Int,
    _ clamps: Bool
  ) {
    let before = clamps ? line[left] : .zero
    let after = clamps ? line[left + length - 1] : .zero
    for i in 0..<left { line[i] = before }
    for i in left + length..<left + length + right { line[i] = after }
  }

  /// A running mean. Values carry four bits after the point, so that rounding three times does not
  /// show; the reciprocal keeps products within 32 bits.
  @inline(__always)
  private func average<Sum: BlurSum>(
    _ from: UnsafeMutableBufferPointer<Sum>, _ to: UnsafeMutableBufferPointer<Sum>, _ left: Int,
    _ right: Int, _ reach: Int, _ length: Int
  ) {
    let width = UInt32(left + right + 1)
    // 255 · 16 · width · (2^bits / width) must stay below 2^32.
    let bits: UInt32 = 20
    let factor = (UInt32(1) << bits) / width
    let bias = UInt32(1) << bits &- factor &* width
    var sum = Sum.zero
    for i in reach - left..<reach + right { sum = sum &+ from[i] }
    for i in reach..<reach + length {
      sum = sum &+ from[i + right]
      // factor·width falls short of 2^bits by `bias`: give back the value's share.
      to[i] = ((sum &* factor) &+ (from[i] &* bias)).rounded(bits: bits)
      sum = sum &- from[i - left]
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
