import CGraphics
import VitrineDrawing

extension Layer {
  /// Multiplies every pixel with the alpha of a layer of the same bounds.
  func multiply(by mask: Layer) {
    beginPixels()
    mask.beginPixels()
    for y in 0..<bounds.height {
      let alpha = mask.bytes(row: y)
      switch format {
      case .color:
        let row = words(row: y)
        for x in 0..<bounds.width {
          let a = UInt32(alpha[x])
          if a == 255 { continue }
          row[x] = scaled(row[x], a)
        }
      case .alpha:
        let row = bytes(row: y)
        for x in 0..<bounds.width { row[x] = UInt8(multiply255(UInt32(row[x]), UInt32(alpha[x]))) }
      }
    }
    endPixels()
  }
}

extension Layer {
  /// Takes the alpha of a layer of color that is moved by whole pixels.
  func copyAlpha(of picture: Layer, x: Int, y: Int) {
    picture.beginPixels()
    beginPixels()
    let part = picture.bounds.offset(x: x, y: y).intersection(bounds)
    if !part.isEmpty {
      for row in part.top..<part.bottom {
        let source =
          picture.words(row: row - y - picture.bounds.top)
          + (part.left - x - picture.bounds.left)
        let alpha = bytes(row: row - bounds.top) + (part.left - bounds.left)
        for column in 0..<part.width { alpha[column] = UInt8(source[column] >> 24) }
      }
    }
    endPixels()
  }
}

extension Layer {
  /// The pixels that are not clear, from the layer's corner.
  var filled: PixelRect {
    let bytesPerPixel = format == .color ? 4 : 1
    let length = bounds.width * bytesPerPixel
    var (left, right, top, bottom) = (length, 0, 0, 0)
    for y in 0..<bounds.height {
      let row = UnsafeRawBufferPointer(start: data + y * stride, count: length)
      guard let first = row.firstFilled else { continue }
      if right == 0 { top = y }
      left = min(left, first)
      right = max(right, row.lastFilled(from: right))
      bottom = y + 1
    }
    guard bottom > 0 else { return .empty }
    return PixelRect(
      left: left / bytesPerPixel, top: top,
      right: (right + bytesPerPixel - 1) / bytesPerPixel, bottom: bottom)
  }
}

extension UnsafeRawBufferPointer {
  /// Of the bytes, eight at a time.
  fileprivate var firstFilled: Int? {
    var place = 0
    while place &+ 8 <= count, loadUnaligned(fromByteOffset: place, as: UInt64.self) == 0 {
      place &+= 8
    }
    while place < count, self[place] == 0 { place &+= 1 }
    return place < count ? place : nil
  }

  /// The end of what is filled, not before `start`.
  fileprivate func lastFilled(from start: Int) -> Int {
    var end = count
    while end &- 8 >= start, loadUnaligned(fromByteOffset: end &- 8, as: UInt64.self) == 0 {
      end &-= 8
    }
    while end > start, self[end &- 1] == 0 { end &-= 1 }
    return end
  }
}

/// Every component of a word times `a / 255`, rounded exactly.
@inline(__always)
func scaled(_ word: UInt32, _ a: UInt32) -> UInt32 {
  var odd = (word & 0x00ff_00ff) &* a &+ 0x0080_0080
  odd = ((odd &+ ((odd >> 8) & 0x00ff_00ff)) >> 8) & 0x00ff_00ff
  var even = ((word >> 8) & 0x00ff_00ff) &* a &+ 0x0080_0080
  even = (even &+ ((even >> 8) & 0x00ff_00ff)) & 0xff00_ff00
  return odd | even
}
