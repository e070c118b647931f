import VitrineDrawing

/// How two pictures differ.
public struct BitmapComparison: Hashable, Sendable {
  /// Pixels of which a component differs by more than the tolerance; all where sizes differ.
  public var differing: Int
  /// The largest difference of a premultiplied component, 0 … 255.
  public var largest: Int
  /// Differing pixels as a share of all, 0 … 1.
  public var share: Double
  public var sizesAgree: Bool

  /// Whether the pictures are of one size and no pixel is further apart than allowed.
  public var agrees: Bool { differing == 0 && sizesAgree }
}

extension Bitmap {
  /// Compares premultiplied components. `tolerance` is the difference that still counts as equal.
  public func compared(with other: Bitmap, tolerance: Int = 0) -> BitmapComparison {
    guard width == other.width, height == other.height else {
      return BitmapComparison(
        differing: max(pixels.count, other.pixels.count), largest: 255, share: 1,
        sizesAgree: false)
    }
    var differing = 0
    var largest = 0
    for (a, b) in zip(pixels, other.pixels) where a != b {
      let difference = Self.difference(a, b)
      largest = max(largest, difference)
      if difference > tolerance { differing += 1 }
    }
    return BitmapComparison(
      differing: differing, largest: largest,
      share: pixels.isEmpty ? 0 : Double(differing) / Double(pixels.count), sizesAgree: true)
  }

  /// Three panels: this picture, the other, and where they differ (red, the stronger the more) on a
  /// faint copy of this one.
  public func differencePicture(with other: Bitmap, tolerance: Int = 0) -> Bitmap {
    let (w, h) = (max(width, other.width), max(height, other.height))
    let gap = 8
    var panels = Bitmap(
      width: w * 3 + gap * 2, height: h, color: RGBA(0.5, 0.5, 0.5))
    panels = panels.overlaid(with: checked(w, h), x: 0, y: 0)
      .overlaid(with: other.checked(w, h), x: w + gap, y: 0)
    for y in 0..<h {
      for x in 0..<w {
        let here = x < width && y < height ? pixels[y * width + x] : nil
        let there = x < other.width && y < other.height ? other.pixels[y * other.width + x] : nil
        let difference =
          switch (here, there) {
          case (let a?, let b?): Self.difference(a, b)
          case (nil, nil): 0
          case (_?, nil), (nil, _?): 255
          }
        let gray =
          Float(230) / 255
          - 0.15 * (1 - (here.map { RGBA(premultipliedWord: $0).luminance } ?? 1))
        var color = RGBA(gray, gray, gray)
        if difference > tolerance {
          color = RGBA(1, 0.6 - 0.6 * min(1, Float(difference) / 64), 0.1)
        }
        panels.pixels[y * panels.width + 2 * (w + gap) + x] = color.premultipliedWord
      }
    }
    return panels
  }

  /// On a checkered ground, which shows what is clear.
  private func checked(_ w: Int, _ h: Int) -> Bitmap {
    var ground = Bitmap(width: w, height: h)
    for y in 0..<h {
      for x in 0..<w {
        ground.pixels[y * w + x] = (x / 8 + y / 8) % 2 == 0 ? 0xffff_ffff : 0xffe6_e6e6
      }
    }
    return ground.overlaid(with: self, x: 0, y: 0)
  }

  private static func difference(_ a: UInt32, _ b: UInt32) -> Int {
    var largest = 0
    for shift: UInt32 in [0, 8, 16, 24] {
      let d = abs(Int((a >> shift) & 255) - Int((b >> shift) & 255))
      if d > largest { largest = d }
    }
    return largest
  }
}
