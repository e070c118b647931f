/// Sizes of encoded pictures, read from their first bytes; nothing is decoded.
package struct ImageHeader: Equatable, Sendable {
  package enum Kind: Sendable { case png, jpeg, gif, webp, bmp, heic, svg, pdf }
  package var kind: Kind
  /// Pixels; points for SVG and PDF.
  package var width: Int
  package var height: Int
  /// EXIF 1 … 8.
  package var orientation = 1

  package init?(_ bytes: [UInt8]) {
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]), bytes.count >= 24 {
      self.init(.png, bytes.big32(16), bytes.big32(20))
    } else if bytes.starts(with: [0xFF, 0xD8]) {
      self.init(jpeg: bytes)
    } else if bytes.starts(with: Array("GIF8".utf8)), bytes.count >= 10 {
      self.init(.gif, bytes.little16(6), bytes.little16(8))
    } else if bytes.starts(with: Array("RIFF".utf8)), bytes.count >= 30,
      bytes[8..<12].elementsEqual("WEBP".utf8)
    {
      self.init(webp: bytes)
    } else if bytes.starts(with: Array("BM".utf8)), bytes.count >= 26 {
      self.init(.bmp, bytes.little16(18), bytes.little16(22))
    } else if bytes.count >= 12, bytes[4..<8].elementsEqual("ftyp".utf8) {
      self.init(heic: bytes)
    } else if bytes.starts(with: Array("%PDF".utf8)) {
      self.init(pdf: bytes)
    } else {
      self.init(svg: bytes)
    }
  }

  private init(_ kind: Kind, _ width: Int, _ height: Int, orientation: Int = 1) {
    self.kind = kind
    self.width = width
    self.height = height
    self.orientation = orientation
  }

  private init?(jpeg bytes: [UInt8]) {
    var index = 2
    var orientation = 1
    while index + 9 < bytes.count {
      guard bytes[index] == 0xFF else { return nil }
      let marker = bytes[index + 1]
      if marker == 0xFF {
        index += 1
        continue
      }
      let length = bytes.big16(index + 2)
      switch marker {
      case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
        self.init(.jpeg, bytes.big16(index + 7), bytes.big16(index + 5), orientation: orientation)
        return
      case 0xE1: orientation = Self.exifOrientation(bytes, at: index + 4, length: length - 2) ?? 1
      default: break
      }
      index += 2 + length
    }
    return nil
  }

  /// Tag 0x0112 of the first directory of an APP1 "Exif" segment.
  private static func exifOrientation(_ bytes: [UInt8], at start: Int, length: Int) -> Int? {
    let end = min(start + length, bytes.count)
    guard start + 14 < end, bytes[start..<(start + 4)].elementsEqual("Exif".utf8) else {
      return nil
    }
    let tiff = start + 6
    let little = bytes[tiff] == 0x49
    func two(_ at: Int) -> Int {
      at + 1 < end ? (little ? bytes.little16(at) : bytes.big16(at)) : 0
    }
    func four(_ at: Int) -> Int {
      at + 3 < end
        ? (little ? bytes.little16(at) | bytes.little16(at + 2) << 16 : bytes.big32(at)) : 0
    }
    let directory = tiff + four(tiff + 4)
    for entry in 0..<min(two(directory), 200) {
      let at = directory + 2 + entry * 12
      if two(at) == 0x0112 {
        let value = two(at + 8)
        return (1...8).contains(value) ? value : nil
      }
    }
    return nil
  }

  private init?(webp bytes: [UInt8]) {
    switch String(decoding: bytes[12..<16], as: UTF8.self) {
    case "VP8 ": self.init(.webp, bytes.little16(26) & 0x3FFF, bytes.little16(28) & 0x3FFF)
    case "VP8L":
      let bits = bytes.little16(21) | bytes.little16(23) << 16
      self.init(.webp, (bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1)
    case "VP8X":
      self.init(
        .webp, (bytes.little16(24) | Int(bytes[26]) << 16) + 1,
        (bytes.little16(27) | Int(bytes[29]) << 16) + 1)
    default: return nil
    }
  }

  /// The largest `ispe` box (image spatial extents).
  private init?(heic bytes: [UInt8]) {
    var best = (0, 0)
    let mark = Array("ispe".utf8)
    for index in 4..<max(4, min(bytes.count, 16384) - 16)
    where bytes[index] == mark[0] && bytes[index..<(index + 4)].elementsEqual(mark) {
      let size = (bytes.big32(index + 8), bytes.big32(index + 12))
      // As numbers that cannot overflow: both come from the file.
      if Double(size.0) * Double(size.1) > Double(best.0) * Double(best.1) { best = size }
    }
    guard best.0 > 0 else { return nil }
    self.init(.heic, best.0, best.1)
  }

  /// The first `/MediaBox` in clear text.
  private init?(pdf bytes: [UInt8]) {
    let text = String(decoding: bytes.prefix(1 << 20), as: UTF8.self)
    guard let start = text.range(of: "/MediaBox"),
      let open = text[start.upperBound...].firstIndex(of: "["),
      let close = text[open...].firstIndex(of: "]")
    else {
      self.init(.pdf, 0, 0)
      return
    }
    let box = text[text.index(after: open)..<close].split(whereSeparator: \.isWhitespace)
      .compactMap { Double($0) }
    guard box.count == 4 else { return nil }
    self.init(.pdf, Self.whole(box[2] - box[0]), Self.whole(box[3] - box[1]))
  }

  private init?(svg bytes: [UInt8]) {
    let text = String(decoding: bytes.prefix(4096), as: UTF8.self)
    guard let start = text.range(of: "<svg"),
      let end = text[start.upperBound...].firstIndex(of: ">")
    else { return nil }
    let tag = text[start.upperBound..<end]
    func attribute(_ name: String) -> Substring? {
      guard let at = tag.range(of: " \(name)=") ?? tag.range(of: "\n\(name)=") else { return nil }
      let rest = tag[at.upperBound...]
      guard let quote = rest.first, quote == "\"" || quote == "'" else { return nil }
      return rest.dropFirst().prefix { $0 != quote }
    }
    func length(_ name: String) -> Double? {
      attribute(name).flatMap { value in
        value.hasSuffix("%") ? nil : Double(value.prefix { $0.isNumber || $0 == "." })
      }
    }
    let box = attribute("viewBox")?.split { $0 == " " || $0 == "," }.compactMap { Double($0) } ?? []
    let width = length("width") ?? (box.count == 4 ? box[2] : 0)
    let height = length("height") ?? (box.count == 4 ? box[3] : 0)
    self.init(.svg, Self.whole(width), Self.whole(height))
  }

  /// Rounded up; 0 for what is no length.
  private static func whole(_ length: Double) -> Int {
    length > 0 ? Int(min(length, 1e9).rounded(.up)) : 0
  }
}

extension [UInt8] {
  fileprivate func big16(_ at: Int) -> Int { Int(self[at]) << 8 | Int(self[at + 1]) }
  fileprivate func big32(_ at: Int) -> Int { big16(at) << 16 | big16(at + 2) }
  fileprivate func little16(_ at: Int) -> Int { Int(self[at]) | Int(self[at + 1]) << 8 }
}
