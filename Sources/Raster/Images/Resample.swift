import VitrineDrawing

extension Bitmap {
  /// A part of the picture at another size: every new pixel is the weighted mean of the old ones
  /// under it, first along rows, then along columns, on premultiplied components.
  func resampled(
    _ part: PixelRect, width newWidth: Int, height newHeight: Int,
    _ interpolation: ImageDrawing.Interpolation
  ) -> Bitmap {
    let cubic = interpolation == .high
    let columns = ResampleWeights(from: part.left, count: part.width, to: newWidth, cubic: cubic)
    let rows = ResampleWeights(from: part.top, count: part.height, to: newHeight, cubic: cubic)
    var narrow = [SIMD4<Float>](repeating: .zero, count: newWidth * part.height)
    let result = [UInt32](unsafeUninitializedCapacity: newWidth * newHeight) { out, filled in
      pixels.withUnsafeBufferPointer { pixels in
        narrow.withUnsafeMutableBufferPointer { narrow in
          for y in 0..<part.height {
            let line = (part.top + y) * width
            for x in 0..<newWidth {
              var sum = SIMD4<Float>.zero
              let (start, weights) = columns[x]
              for (k, weight) in weights.enumerated() {
                sum += SIMD4<Float>(word: pixels[line + start + k]) * weight
              }
              narrow[y * newWidth + x] = sum
            }
          }
          for y in 0..<newHeight {
            let (start, weights) = rows[y]
            for x in 0..<newWidth {
              var sum = SIMD4<Float>.zero
              for (k, weight) in weights.enumerated() {
                sum += narrow[(start - part.top + k) * newWidth + x] * weight
              }
              // A cubic overshoots; colors stay within their alpha.
              let alpha = min(max(sum.w, 0), 255)
              out[y * newWidth + x] = pack(
                SIMD4(sum.x, sum.y, sum.z, alpha)
                  .bounded(to: alpha))
            }
          }
        }
      }
      filled = newWidth * newHeight
    }
    return Bitmap(width: newWidth, height: newHeight, pixels: result)
  }

  /// EXIF's eight ways to store a picture: mirrored for 2, 4, 5, 7, turned for 3 and 5 … 8.
  func oriented(_ orientation: Int) -> Bitmap {
    guard orientation > 1, orientation <= 8 else { return self }
    let swaps = orientation >= 5
    let (w, h) = swaps ? (height, width) : (width, height)
    var result = Bitmap(width: w, height: h)
    for y in 0..<h {
      for x in 0..<w {
        let (sx, sy): (Int, Int) =
          switch orientation {
          case 2: (width - 1 - x, y)
          case 3: (width - 1 - x, height - 1 - y)
          case 4: (x, height - 1 - y)
          case 5: (y, x)
          case 6: (y, height - 1 - x)
          case 7: (width - 1 - y, height - 1 - x)
          case _: (width - 1 - y, x)
          }
        result.pixels[y * w + x] = pixels[sy * width + sx]
      }
    }
    return result
  }

  func flipped(_ flips: Bool) -> Bitmap { flips ? oriented(2) : self }
}

/// For each new place the first old one and the weights from there on.
private struct ResampleWeights {
  private var starts: [Int] = []
  private var weights: [[Float]] = []

  init(from first: Int, count: Int, to newCount: Int, cubic: Bool) {
    let ratio = Double(count) / Double(newCount)
    let stretch = max(1, ratio)
    let reach = (cubic ? 2 : 1) * stretch
    for i in 0..<newCount {
      let middle = (Double(i) + 0.5) * ratio
      let low = max(0, Int((middle - reach).rounded(.down)))
      let high = min(count, Int((middle + reach).rounded(.up)) + 1)
      var values: [Float] = []
      for place in low..<max(low + 1, high) {
        let distance = abs(Double(place) + 0.5 - middle) / stretch
        values.append(Float(cubic ? Self.catmullRom(distance) : max(0, 1 - distance)))
      }
      let total = values.reduce(0, +)
      starts.append(first + min(low, count - 1))
      weights.append(total > 1e-6 ? values.map { $0 / total } : [1])
    }
  }

  subscript(index: Int) -> (Int, [Float]) { (starts[index], weights[index]) }

  private static func catmullRom(_ x: Double) -> Double {
    if x < 1 { return 1.5 * x * x * x - 2.5 * x * x + 1 }
    if x < 2 { return -0.5 * x * x * x + 2.5 * x * x - 4 * x + 2 }
    return 0
  }
}
