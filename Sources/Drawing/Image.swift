/// The name of an image's bytes (their hash in hexadecimal).
public struct ImageID: Hashable, Sendable {
  public var rawValue: String
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// An image by a hash of its bytes, and the name that the sources have for it.
  public init(hash: String, name: String?) { rawValue = hash + (name.map { " " + $0 } ?? "") }

  /// What messages call it: its name in the sources, or the start of the hash.
  public var title: String {
    guard let space = rawValue.firstIndex(of: " ") else { return String(rawValue.prefix(12)) }
    return "'\(rawValue[space...].dropFirst())'"
  }
}

/// The bytes behind an `ImageID`, as they came: nothing is decoded on the widget's side.
public struct EncodedImage: Hashable, Sendable {
  /// What the bytes are.
  public enum Format: UInt8, Hashable, Sendable, CaseIterable {
    /// Anything a bitmap loader knows: PNG, JPEG, GIF, WebP, HEIC.
    case bitmap
    case svg
    case pdf
    /// Straight RGBA, 8 bits each, rows without padding, preceded by nothing.
    case pixels
  }
  /// How `bytes` are to be read.
  public var format: Format
  /// The file, or the pixels.
  public var bytes: [UInt8]
  /// Pixels for `.pixels`, otherwise 0.
  public var pixelWidth: Int
  /// Pixels for `.pixels`, otherwise 0.
  public var pixelHeight: Int
  public init(format: Format, bytes: [UInt8], pixelWidth: Int = 0, pixelHeight: Int = 0) {
    self.format = format
    self.bytes = bytes
    self.pixelWidth = pixelWidth
    self.pixelHeight = pixelHeight
  }
}

/// An image in a place.
public struct ImageDrawing: Hashable, Sendable {
  /// How a picture is made larger or smaller.
  public enum Interpolation: UInt8, Hashable, Sendable, CaseIterable {
    case none, low, medium, high
  }
  /// How a picture fills its frame.
  public enum Resizing: Hashable, Sendable {
    case stretch
    /// Repeats the middle; `size` is the image's own in points.
    case tile(size: Size)
    /// Nine parts; insets from the image's edges in the image's own points.
    case slices(size: Size, top: Double, left: Double, bottom: Double, right: Double, tiles: Bool)
  }
  /// Which of the archive's images.
  public var image: ImageID
  /// Where it goes, absolute.
  public var frame: Rect
  /// How pixels are computed where sizes differ.
  public var interpolation: Interpolation
  /// How the image fills `frame`.
  public var resizing: Resizing
  /// Draws the image's alpha with this paint (template images).
  public var template: Paint?
  /// Whether it is mirrored, as symbols of direction are from right to left.
  public var flipsHorizontally: Bool
  /// Turns and mirrors of the file, EXIF 1 … 8.
  public var orientation: Int

  public init(
    image: ImageID, frame: Rect, interpolation: Interpolation = .medium,
    resizing: Resizing = .stretch, template: Paint? = nil, flipsHorizontally: Bool = false,
    orientation: Int = 1
  ) {
    self.image = image
    self.frame = frame
    self.interpolation = interpolation
    self.resizing = resizing
    self.template = template
    self.flipsHorizontally = flipsHorizontally
    self.orientation = orientation
  }
}
