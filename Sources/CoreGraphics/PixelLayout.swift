import VitrineDrawing

/// How pixels lie in memory: what `CGImage` and bitmap contexts are told about it.
package struct PixelLayout: Hashable, Sendable {
  package var width: Int
  package var height: Int
  package var bytesPerRow: Int
  private var bytesPerPixel: Int
  private var bytesPerComponent: Int
  private var isGray: Bool
  private var alpha: CGImageAlphaInfo
  private var isReversed: Bool

  /// Premultiplied RGBA, 8 bits each: what a picture's pixels are handed out as.
  package init(width: Int, height: Int) {
    (self.width, self.height) = (width, height)
    (bytesPerRow, bytesPerPixel, bytesPerComponent) = (width * 4, 4, 1)
    (isGray, alpha, isReversed) = (false, .premultipliedLast, false)
  }

  /// nil for components that are neither 8 nor 16 bits, and for rows that are too short or so many
  /// that no memory holds them.
  package init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int?, bytesPerRow: Int,
    space: CGColorSpace.Kind, info: UInt32
  ) {
    guard width > 0, height > 0, width <= 1 << 15, height <= 1 << 15,
      bitsPerComponent == 8 || bitsPerComponent == 16,
      let alpha = CGImageAlphaInfo(rawValue: info & CGBitmapInfo.alphaInfoMask.rawValue)
    else { return nil }
    let colors = alpha == .alphaOnly ? 0 : space == .gray ? 1 : space == .cmyk ? 4 : 3
    let components = colors + (alpha == .none ? 0 : 1)
    let bits = bitsPerPixel ?? components * bitsPerComponent
    let row = bytesPerRow == 0 ? width * bits / 8 : bytesPerRow
    guard space != .cmyk, bits % 8 == 0, bits >= components * bitsPerComponent, bits <= 128,
      row >= width * bits / 8, row <= 1 << 20
    else { return nil }
    (self.width, self.height, self.bytesPerRow) = (width, height, row)
    (bytesPerPixel, bytesPerComponent) = (bits / 8, bitsPerComponent / 8)
    (isGray, self.alpha) = (space == .gray, alpha)
    let order = info & CGBitmapInfo.byteOrderMask.rawValue
    isReversed =
      order == CGBitmapInfo.byteOrder32Little.rawValue
      || order == CGBitmapInfo.byteOrder16Little.rawValue && bytesPerComponent == 2
  }

  package var byteCount: Int { bytesPerRow * height }

  private var isAlphaFirst: Bool {
    alpha == .first || alpha == .premultipliedFirst || alpha == .noneSkipFirst
  }
  private var hasAlpha: Bool {
    switch alpha {
    case .none, .noneSkipFirst, .noneSkipLast: false
    case .first, .last, .premultipliedFirst, .premultipliedLast, .alphaOnly: true
    }
  }
  private var isPremultiplied: Bool { alpha == .premultipliedFirst || alpha == .premultipliedLast }

  /// Where a component's more significant byte lies in its pixel.
  private func place(_ component: Int) -> Int {
    let forward = component * bytesPerComponent
    return isReversed ? bytesPerPixel - 1 - forward : forward
  }

  /// Places of red, green, blue and alpha; nil where there is none.
  private var places: (red: Int?, green: Int?, blue: Int?, alpha: Int?) {
    if alpha == .alphaOnly { return (nil, nil, nil, place(0)) }
    let first = isAlphaFirst ? 1 : 0
    let colors = isGray ? 1 : 3
    let alphaPlace = hasAlpha ? place(isAlphaFirst ? 0 : colors) : nil
    return (
      place(first), place(isGray ? first : first + 1), place(isGray ? first : first + 2), alphaPlace
    )
  }

  /// Straight RGBA; bytes that are not there are zeros.
  package func straight(_ bytes: UnsafeRawBufferPointer) -> [UInt8] {
    var result = [UInt8](repeating: 0, count: width * height * 4)
    let places = places
    for y in 0..<height {
      for x in 0..<width {
        let source = y * bytesPerRow + x * bytesPerPixel
        guard source + bytesPerPixel <= bytes.count else { return result }
        let target = (y * width + x) * 4
        let alpha = places.alpha.map { bytes[source + $0] } ?? 255
        result[target + 3] = alpha
        for (offset, place) in [places.red, places.green, places.blue].enumerated() {
          guard let place else { continue }
          let value = bytes[source + place]
          result[target + offset] = isPremultiplied ? Self.divided(value, by: alpha) : value
        }
      }
    }
    return result
  }

  /// Writes straight RGBA pixels of the same size.
  package func write(_ pixels: [UInt8], to bytes: UnsafeMutableRawBufferPointer) {
    let places = places
    for y in 0..<height {
      for x in 0..<width {
        let (target, source) = (y * bytesPerRow + x * bytesPerPixel, (y * width + x) * 4)
        guard target + bytesPerPixel <= bytes.count, source + 4 <= pixels.count else { return }
        let alpha = pixels[source + 3]
        // Without room for alpha the pixel lies on black.
        let isMultiplied = isPremultiplied || !hasAlpha
        func put(_ value: UInt8, at place: Int?) {
          guard let place else { return }
          bytes[target + place] = value
          if bytesPerComponent == 2 { bytes[target + place + (isReversed ? -1 : 1)] = value }
        }
        func color(_ value: UInt8) -> UInt8 {
          isMultiplied ? UInt8((Int(value) * Int(alpha) + 127) / 255) : value
        }
        let (r, g, b) = (pixels[source], pixels[source + 1], pixels[source + 2])
        if isGray {
          // Rec. 709's weights.
          let gray = 0.2126 * Double(r) + 0.7152 * Double(g) + 0.0722 * Double(b)
          put(color(UInt8(gray.rounded())), at: places.red)
        } else {
          put(color(r), at: places.red)
          put(color(g), at: places.green)
          put(color(b), at: places.blue)
        }
        put(alpha, at: places.alpha)
      }
    }
  }

  private static func divided(_ value: UInt8, by alpha: UInt8) -> UInt8 {
    alpha == 0 ? 0 : UInt8(min(255, (Int(value) * 255 + Int(alpha) / 2) / Int(alpha)))
  }
}

/// The first byte of data that lives as long as its owner does.
public func CFDataGetBytePtr(_ data: CFData!) -> UnsafePointer<UInt8>! {
  // Data of more than a few bytes lies outside of the value.
  data.withUnsafeBytes { $0.bindMemory(to: UInt8.self).baseAddress }
}
public func CFDataGetLength(_ data: CFData!) -> Int { data.count }
