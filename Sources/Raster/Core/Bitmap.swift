public import VitrineDrawing

/// A picture in memory: premultiplied sRGB, 8 bits a component, `0xAARRGGBB` in each word (Cairo's
/// ARGB32; blue comes first in memory on little-endian machines), rows from the top without padding.
public struct Bitmap: Hashable, Sendable {
  /// Pixels, at least 0.
  public let width: Int
  /// Pixels, at least 0.
  public let height: Int
  /// Premultiplied ARGB, 8 bits each, alpha highest; row after row from the top.
  public var pixels: [UInt32]

  /// `pixels.count` must be `width × height`; otherwise the picture is filled up or cut.
  public init(width: Int, height: Int, pixels: [UInt32]) {
    self.width = max(0, width)
    self.height = max(0, height)
    let count = self.width * self.height
    self.pixels =
      pixels.count == count
      ? pixels
      : Array((pixels + Array(repeating: 0, count: max(0, count - pixels.count))).prefix(count))
  }

  /// Every pixel of one color.
  public init(width: Int, height: Int, color: RGBA = .clear) {
    self.width = max(0, width)
    self.height = max(0, height)
    pixels = Array(repeating: color.premultipliedWord, count: self.width * self.height)
  }

  /// The unpremultiplied color of a pixel, clear outside the picture.
  public subscript(x: Int, y: Int) -> RGBA {
    guard x >= 0, y >= 0, x < width, y < height else { return .clear }
    return RGBA(premultipliedWord: pixels[y * width + x])
  }

  /// Unpremultiplied RGBA bytes, four a pixel.
  public var straightRGBA: [UInt8] {
    [UInt8](unsafeUninitializedCapacity: pixels.count * 4) { buffer, count in
      pixels.withUnsafeBufferPointer { writeStraightRGBA($0, to: buffer.baseAddress) }
      count = pixels.count * 4
    }
  }

  /// From unpremultiplied RGBA bytes; nil where their number is not `width × height × 4`.
  public init?(width: Int, height: Int, straightRGBA bytes: [UInt8]) {
    let (pixels, overflows) = width.multipliedReportingOverflow(by: height)
    guard width >= 0, height >= 0, !overflows, bytes.count % 4 == 0, bytes.count / 4 == pixels
    else { return nil }
    self.init(
      width: width, height: height,
      pixels: [UInt32](unsafeUninitializedCapacity: width * height) { buffer, count in
        for index in 0..<width * height {
          buffer[index] = premultiply(
            UInt32(bytes[index * 4]), UInt32(bytes[index * 4 + 1]), UInt32(bytes[index * 4 + 2]),
            UInt32(bytes[index * 4 + 3]))
        }
        count = width * height
      })
  }

  /// The part inside a pixel rectangle; what lies outside the picture is clear.
  public func cropped(x: Int, y: Int, width w: Int, height h: Int) -> Bitmap {
    var result = Bitmap(width: w, height: h)
    for row in max(0, -y)..<max(max(0, -y), min(h, height - y)) {
      for column in max(0, -x)..<max(max(0, -x), min(w, width - x)) {
        result.pixels[row * w + column] = pixels[(y + row) * width + x + column]
      }
    }
    return result
  }
}

extension RGBA {
  /// Premultiplied `0xAARRGGBB`, components clamped to 0 … 1.
  public var premultipliedWord: UInt32 {
    func clamped(_ value: Float) -> Float { value > 0 ? min(value, 1) : 0 }
    let a = clamped(alpha)
    func byte(_ value: Float) -> UInt32 { UInt32(clamped(value) * a * 255 + 0.5) }
    return UInt32(a * 255 + 0.5) << 24 | byte(red) << 16 | byte(green) << 8 | byte(blue)
  }

  public init(premultipliedWord word: UInt32) {
    let alpha = Float(word >> 24)
    guard alpha > 0 else {
      self = .clear
      return
    }
    self.init(
      min(1, Float((word >> 16) & 255) / alpha), min(1, Float((word >> 8) & 255) / alpha),
      min(1, Float(word & 255) / alpha), alpha / 255)
  }
}

/// Exact rounding of `c · a / 255`.
@inline(__always)
func multiply255(_ c: UInt32, _ a: UInt32) -> UInt32 {
  let t = c &* a &+ 128
  return (t &+ (t >> 8)) >> 8
}

@inline(__always)
func premultiply(_ r: UInt32, _ g: UInt32, _ b: UInt32, _ a: UInt32) -> UInt32 {
  if a == 255 { return 0xff00_0000 | r << 16 | g << 8 | b }
  if a == 0 { return 0 }
  return a << 24 | multiply255(r, a) << 16 | multiply255(g, a) << 8 | multiply255(b, a)
}

/// `65536 · 255 / a`, rounded, for unpremultiplying without a division.
private let reciprocals: [UInt32] = (0...255).map { a in
  a == 0 ? 0 : UInt32((65536.0 * 255 / Double(a)).rounded())
}

/// A premultiplied word as straight components, red in the lowest byte.
@inline(__always)
func straightRGBA(_ word: UInt32) -> UInt32 {
  let alpha = word >> 24
  if alpha == 255 { return (word & 0xff00_ff00) | ((word >> 16) & 0xff) | ((word & 0xff) << 16) }
  if alpha == 0 { return 0 }
  let k = reciprocals[Int(alpha)]
  let r = min(255, (((word >> 16) & 255) &* k &+ 32768) >> 16)
  let g = min(255, (((word >> 8) & 255) &* k &+ 32768) >> 16)
  let b = min(255, ((word & 255) &* k &+ 32768) >> 16)
  return alpha << 24 | b << 16 | g << 8 | r
}

/// Words to straight RGBA bytes; opaque pixels, nearly all of them, only swap bytes.
func writeStraightRGBA(_ words: UnsafeBufferPointer<UInt32>, to out: UnsafeMutablePointer<UInt8>?) {
  guard let out else { return }
  let target = UnsafeMutableRawPointer(out)
  var index = 0
  while index < words.count {
    // Four opaque pixels at once (Vitrine runs on little-endian machines only).
    if index &+ 4 <= words.count,
      words[index] & words[index &+ 1] & words[index &+ 2] & words[index &+ 3] >= 0xff00_0000
    {
      let four = UnsafeRawPointer(words.baseAddress! + index)
        .loadUnaligned(as: SIMD4<UInt32>.self)
      let keep = SIMD4<UInt32>(repeating: 0xff00_ff00)
      let byte = SIMD4<UInt32>(repeating: 0xff)
      let swapped = (four & keep) | ((four &>> 16) & byte) | ((four & byte) &<< 16)
      target.storeBytes(of: swapped, toByteOffset: index &* 4, as: SIMD4<UInt32>.self)
      index &+= 4
      continue
    }
    let straight = straightRGBA(words[index]).littleEndian
    target.storeBytes(of: straight, toByteOffset: index &* 4, as: UInt32.self)
    index &+= 1
  }
}
