public import VitrineRaster

/// A part of a picture, in pixels from its top left corner.
public struct PixelBox: Hashable, Sendable, Codable {
  /// Pixels from the left edge.
  public var x: Int
  /// Pixels from the top edge.
  public var y: Int
  /// Pixels.
  public var width: Int
  /// Pixels.
  public var height: Int

  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}

/// How a picture differs from another one: by how much, and where.
public struct PictureDifference: Hashable, Sendable, Codable {
  /// Width and height in pixels.
  public struct PixelSize: Hashable, Sendable, Codable {
    /// Pixels.
    public var width: Int
    /// Pixels.
    public var height: Int
  }

  /// Pixels that differ at all; all of the larger picture where sizes differ.
  public var pixels: Int
  /// The same as a share of all, 0 … 1.
  public var share: Double
  /// Pixels whose colors people can tell apart.
  public var visiblePixels: Int
  /// Pixels that differ by more than the threshold allows.
  public var failingPixels: Int
  /// The largest difference of a premultiplied component, 0 … 255.
  public var largest: Int
  /// The largest difference of a color as people see it, in Oklab: 0.02 can just be told apart, black
  /// and white are 1 apart.
  public var perceptual: Double
  /// Around what people can tell apart; where that is nothing, around all that differs.
  public var box: PixelBox
  /// The size of the first picture.
  public var before: PixelSize
  /// The size of the second picture.
  public var after: PixelSize

  /// Whether the sizes differ: then nothing else was compared.
  public var isResized: Bool { before != after }

  /// One line for people: `1,204 pixels (1.2 %) differ, by ΔE 0.31 at most, in 120,40 60×30`.
  public var text: String {
    guard !isResized else {
      return "its size is \(after.width)×\(after.height) pixels, not "
        + "\(before.width)×\(before.height)"
    }
    let count = "\(Figures.grouped(pixels)) pixel\(pixels == 1 ? "" : "s")"
    return "\(count) (\(Figures.percent(share))) differ\(pixels == 1 ? "s" : ""), by ΔE "
      + "\(Figures.short(perceptual)) at most, in \(box.text)"
  }
}

extension PixelBox {
  /// `120,40 60×30`: the corner, and the size.
  public var text: String { "\(x),\(y) \(width)×\(height)" }
}

extension PictureDifference {
  /// nil where both pictures are the same, pixel by pixel.
  public init?(
    from before: Bitmap, to after: Bitmap, threshold: SnapshotThreshold = .exact
  ) {
    let sizes = [before, after].map { PixelSize(width: $0.width, height: $0.height) }
    guard sizes[0] == sizes[1] else {
      let count = max(before.pixels.count, after.pixels.count)
      self.init(
        pixels: count, share: 1, visiblePixels: count, failingPixels: count, largest: 255,
        perceptual: 1,
        box: PixelBox(
          x: 0, y: 0, width: max(before.width, after.width),
          height: max(before.height, after.height)),
        before: sizes[0], after: sizes[1])
      return
    }
    guard before.pixels != after.pixels else { return nil }
    let scan = PixelScan(before, after, threshold)
    self.init(
      pixels: scan.pixels, share: Double(scan.pixels) / Double(max(1, before.pixels.count)),
      visiblePixels: scan.visible, failingPixels: scan.failing, largest: scan.largest,
      perceptual: Double(scan.perceptual), box: (scan.visibleArea ?? scan.area)?.box ?? .none,
      before: sizes[0], after: sizes[1])
  }

  /// Whether the threshold lets it pass.
  public var isTolerated: Bool { failingPixels == 0 }
}

extension PixelBox {
  fileprivate static let none = PixelBox(x: 0, y: 0, width: 0, height: 0)
}
