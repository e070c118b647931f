public import VitrineDrawing

/// What an image's first bytes say about it, without decoding anything. Pure Swift, so that a
/// widget's process loads no image library.
public struct ImageInfo: Hashable, Sendable {
  /// Kinds of pictures that are known by their first bytes.
  public enum Format: String, Hashable, Sendable, CaseIterable {
    case png, jpeg, gif, webp, bmp, tiff, svg, pdf
  }

  /// By the file's first bytes, whatever its name says.
  public var format: Format
  /// Pixels as stored, before `orientation`; for SVG and PDF the size in points, rounded up.
  public var pixelWidth: Int
  /// Pixels as stored, before `orientation`; for SVG and PDF the size in points, rounded up.
  public var pixelHeight: Int
  /// The size as written: the same as pixels except for SVG and PDF.
  public var width: Double
  /// The same as pixels except for SVG and PDF.
  public var height: Double
  /// EXIF's turn or mirror, 1 … 8.
  public var orientation: Int

  /// nil where the bytes are none of the formats or break off before the size.
  public init?(_ bytes: [UInt8]) {
    let found = bytes.withUnsafeBytes { buffer -> ImageInfo? in
      let reader = HeaderReader(buffer)
      return reader.png() ?? reader.jpeg() ?? reader.gif() ?? reader.webp() ?? reader.bmp()
        ?? reader.tiff() ?? reader.pdf() ?? reader.svg()
    }
    guard let found else { return nil }
    self = found
  }

  init(
    _ format: Format, _ width: Double, _ height: Double, orientation: Int = 1
  ) {
    self.format = format
    func whole(_ value: Double) -> Int {
      value.isFinite ? Int(min(max(value, 0), 1e9).rounded(.up)) : 0
    }
    pixelWidth = whole(width)
    pixelHeight = whole(height)
    self.width = width.isFinite ? width : 0
    self.height = height.isFinite ? height : 0
    self.orientation = (1...8).contains(orientation) ? orientation : 1
  }

  /// The tuple form: `ImageInfo.probe(bytes)`.
  public static func probe(_ bytes: [UInt8]) -> ImageInfo? { ImageInfo(bytes) }

  /// How the display list calls the bytes.
  public var resourceFormat: EncodedImage.Format {
    switch format {
    case .png, .jpeg, .gif, .webp, .bmp, .tiff: .bitmap
    case .svg: .svg
    case .pdf: .pdf
    }
  }
}

/// Reads numbers at places that may not be there.
struct HeaderReader {
  let bytes: UnsafeRawBufferPointer

  init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  var count: Int { bytes.count }

  func byte(_ place: Int) -> Int? {
    place >= 0 && place < bytes.count ? Int(bytes[place]) : nil
  }

  func big16(_ place: Int) -> Int? {
    guard let high = byte(place), let low = byte(place + 1) else { return nil }
    return high << 8 | low
  }

  func little16(_ place: Int) -> Int? {
    guard let low = byte(place), let high = byte(place + 1) else { return nil }
    return high << 8 | low
  }

  func big32(_ place: Int) -> Int? {
    guard let high = big16(place), let low = big16(place + 2) else { return nil }
    return high << 16 | low
  }

  func little32(_ place: Int) -> Int? {
    guard let low = little16(place), let high = little16(place + 2) else { return nil }
    return high << 16 | low
  }

  func has(_ text: StaticString, at place: Int) -> Bool {
    let length = text.utf8CodeUnitCount
    guard place >= 0, place + length <= bytes.count else { return false }
    for i in 0..<length where bytes[place + i] != text.utf8Start[i] { return false }
    return true
  }

  // MARK: - Bitmaps

  func png() -> ImageInfo? {
    guard byte(0) == 0x89, has("PNG\r\n", at: 1), has("IHDR", at: 12), let width = big32(16),
      let height = big32(20)
    else { return nil }
    var orientation = 1
    var place = 8
    // eXIf may stand anywhere before the end; headers are few.
    for _ in 0..<64 {
      guard let length = big32(place), !has("IEND", at: place + 4) else { break }
      if has("eXIf", at: place + 4) {
        orientation = exif(at: place + 8, length: length) ?? 1
        break
      }
      place += length + 12
    }
    return ImageInfo(.png, Double(width), Double(height), orientation: orientation)
  }

  func jpeg() -> ImageInfo? {
    guard byte(0) == 0xff, byte(1) == 0xd8 else { return nil }
    var orientation = 1
    var place = 2
    while let mark = byte(place) {
      guard mark == 0xff, let kind = byte(place + 1) else { return nil }
      if kind == 0xff {  // filling
        place += 1
        continue
      }
      // Marks without a length.
      if kind == 0x01 || (0xd0...0xd8).contains(kind) {
        place += 2
        continue
      }
      guard kind != 0xd9, kind != 0xda, let length = big16(place + 2), length >= 2 else {
        return nil
      }
      // Start of frame; C4, C8 and CC are tables.
      if (0xc0...0xcf).contains(kind), kind != 0xc4, kind != 0xc8, kind != 0xcc {
        guard let height = big16(place + 5), let width = big16(place + 7) else { return nil }
        return ImageInfo(.jpeg, Double(width), Double(height), orientation: orientation)
      }
      if kind == 0xe1, has("Exif\0\0", at: place + 4) {
        orientation = exif(at: place + 10, length: length - 8) ?? orientation
      }
      place += 2 + length
    }
    return nil
  }

  /// The orientation (tag 0x0112) in a TIFF structure.
  private func exif(at start: Int, length: Int) -> Int? {
    let little = has("II", at: start)
    guard little || has("MM", at: start) else { return nil }
    func short(_ place: Int) -> Int? { little ? little16(place) : big16(place) }
    guard let offset = little ? little32(start + 4) : big32(start + 4), offset <= length,
      let entries = short(start + offset)
    else { return nil }
    for index in 0..<min(entries, 512) {
      let entry = start + offset + 2 + index * 12
      if short(entry) == 0x0112 { return short(entry + 8) }
    }
    return nil
  }

  func gif() -> ImageInfo? {
    guard has("GIF87a", at: 0) || has("GIF89a", at: 0), let width = little16(6),
      let height = little16(8)
    else { return nil }
    return ImageInfo(.gif, Double(width), Double(height))
  }

  func webp() -> ImageInfo? {
    guard has("RIFF", at: 0), has("WEBP", at: 8) else { return nil }
    if has("VP8X", at: 12), let w = little16(24), let wHigh = byte(26), let h = little16(27),
      let hHigh = byte(29)
    {
      return ImageInfo(.webp, Double((wHigh << 16 | w) + 1), Double((hHigh << 16 | h) + 1))
    }
    if has("VP8L", at: 12), byte(20) == 0x2f, let bits = little32(21) {
      return ImageInfo(.webp, Double(bits & 0x3fff) + 1, Double((bits >> 14) & 0x3fff) + 1)
    }
    if has("VP8 ", at: 12), byte(23) == 0x9d, byte(24) == 0x01, byte(25) == 0x2a,
      let width = little16(26), let height = little16(28)
    {
      return ImageInfo(.webp, Double(width & 0x3fff), Double(height & 0x3fff))
    }
    return nil
  }

  func bmp() -> ImageInfo? {
    guard has("BM", at: 0), let size = little32(14), size >= 40, let width = little32(18),
      let height = little32(22)
    else { return nil }
    // A negative height means rows from the top.
    let rows = height >= 1 << 31 ? (1 << 32) - height : height
    return ImageInfo(.bmp, Double(width), Double(rows))
  }

  func tiff() -> ImageInfo? {
    let little = has("II*\0", at: 0)
    guard little || has("MM\0*", at: 0) else { return nil }
    func short(_ place: Int) -> Int? { little ? little16(place) : big16(place) }
    func long(_ place: Int) -> Int? { little ? little32(place) : big32(place) }
    guard let offset = long(4), let entries = short(offset) else { return nil }
    var (width, height, orientation) = (0, 0, 1)
    for index in 0..<min(entries, 512) {
      let entry = offset + 2 + index * 12
      guard let tag = short(entry), let type = short(entry + 2) else { break }
      let value = (type == 3 ? short(entry + 8) : long(entry + 8)) ?? 0
      if tag == 0x0100 { width = value }
      if tag == 0x0101 { height = value }
      if tag == 0x0112 { orientation = value }
    }
    guard width > 0, height > 0 else { return nil }
    return ImageInfo(.tiff, Double(width), Double(height), orientation: orientation)
  }
}
