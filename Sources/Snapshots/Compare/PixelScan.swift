import VitrineRaster

/// One pass over two pictures of the same size.
struct PixelScan {
  /// Columns and rows, both ends included.
  struct Area {
    var left: Int
    var top: Int
    var right: Int
    var bottom: Int

    init(_ x: Int, _ y: Int) { (left, top, right, bottom) = (x, y, x, y) }

    mutating func add(_ x: Int, _ y: Int) {
      left = min(left, x)
      right = max(right, x)
      bottom = max(bottom, y)
    }

    var box: PixelBox {
      PixelBox(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
    }
  }

  private(set) var pixels = 0
  private(set) var visible = 0
  private(set) var failing = 0
  private(set) var largest = 0
  private(set) var perceptual: Float = 0
  private(set) var area: Area?
  private(set) var visibleArea: Area?

  init(_ before: Bitmap, _ after: Bitmap, _ threshold: SnapshotThreshold) {
    let width = before.width
    before.pixels.withUnsafeBufferPointer { a in
      after.pixels.withUnsafeBufferPointer { b in
        for y in 0..<before.height {
          for x in 0..<width where a[y * width + x] != b[y * width + x] {
            let distance = note(a[y * width + x], b[y * width + x], x, y)
            if fails(distance, before, after, x, y, threshold) { failing += 1 }
          }
        }
      }
    }
  }

  private mutating func note(_ a: UInt32, _ b: UInt32, _ x: Int, _ y: Int) -> Float {
    pixels += 1
    for shift: UInt32 in [0, 8, 16, 24] {
      largest = max(largest, abs(Int((a >> shift) & 255) - Int((b >> shift) & 255)))
    }
    let distance = PerceptualColor.distance(a, b)
    perceptual = max(perceptual, distance)
    if area == nil { area = Area(x, y) } else { area?.add(x, y) }
    guard distance > PerceptualColor.justNoticeable else { return distance }
    visible += 1
    if visibleArea == nil { visibleArea = Area(x, y) } else { visibleArea?.add(x, y) }
    return distance
  }

  private func fails(
    _ distance: Float, _ before: Bitmap, _ after: Bitmap, _ x: Int, _ y: Int,
    _ threshold: SnapshotThreshold
  ) -> Bool {
    switch threshold {
    case .exact: true
    case .imperceptible: distance > PerceptualColor.justNoticeable
    case .antialiasing:
      distance > PerceptualColor.justNoticeable
        && !(Self.isNear(before.pixels[y * before.width + x], in: after, x, y)
          && Self.isNear(after.pixels[y * after.width + x], in: before, x, y))
    }
  }

  /// Whether a color, or two that it may be a mixture of, is found around a pixel.
  private static func isNear(_ word: UInt32, in picture: Bitmap, _ x: Int, _ y: Int) -> Bool {
    for row in max(0, y - 1)...min(picture.height - 1, y + 1) {
      for column in max(0, x - 1)...min(picture.width - 1, x + 1) {
        let other = picture.pixels[row * picture.width + column]
        if PerceptualColor.distance(word, other) <= PerceptualColor.justNoticeable { return true }
      }
    }
    return isBetween(word, in: picture, x, y)
  }

  /// Whether every component lies within what its neighborhood has: the pixel of an edge that has
  /// moved by a part of a pixel.
  private static func isBetween(_ word: UInt32, in picture: Bitmap, _ x: Int, _ y: Int) -> Bool {
    for shift: UInt32 in [0, 8, 16, 24] {
      var (low, high): (UInt32, UInt32) = (255, 0)
      for row in max(0, y - 1)...min(picture.height - 1, y + 1) {
        for column in max(0, x - 1)...min(picture.width - 1, x + 1) {
          let value = (picture.pixels[row * picture.width + column] >> shift) & 255
          (low, high) = (min(low, value), max(high, value))
        }
      }
      // Rounding alone moves a component by two.
      let value = (word >> shift) & 255
      guard value + 2 >= low, value <= high + 2 else { return false }
    }
    return true
  }
}
