// Bounds stand first in `max` and `min`, so that a NaN becomes the bound.

/// Sizes that text may have: beyond them it is neither seen nor set in reasonable time.
private let largestFontSize = 10_000.0

extension FontDescription: BinaryCodable {
  package func write(to writer: inout ByteWriter) {
    writer.byte(design.rawValue)
    writer.number(min(largestFontSize, max(0, size)))
    writer.number(min(1000, max(1, weight)))
    writer.number(min(10, max(0.1, width)))
    writer.bool(isItalic)
    writer.bool(monospacedDigits)
    writer.byte(smallCaps.rawValue)
    writer.number(leading)
    writer.byte(platform.rawValue)
    writer.optional(customName) { $0.text($1) }
    writer.array(features.sorted { $0.key < $1.key }) {
      $0.text($1.key)
      $0.integer($1.value)
    }
  }

  package init(from reader: inout ByteReader) throws(ArchiveDecodingError) {
    let design = try reader.simple(FontDesign.self, "font design")
    let size = try reader.number("font size", in: 0...largestFontSize)
    let weight = try reader.number("font weight", in: 1...1000)
    let width = try reader.number("font width", in: 0.1...10)
    let isItalic = try reader.bool("italic")
    let monospacedDigits = try reader.bool("monospaced digits")
    let smallCaps = SmallCaps(rawValue: try reader.byte("small capitals") & 3)
    let leading = try reader.number("font leading")
    let platform = try reader.simple(TextPlatform.self, "text platform")
    let name = try reader.optional("font name") { r throws(ArchiveDecodingError) in
      try r.text("font name")
    }
    var features: [String: Int] = [:]
    for _ in 0..<(try reader.count("font features", elementSize: 2)) {
      let tag = try reader.text("feature")
      features[tag] = try reader.integer("feature value", in: -0x8000...0xffff)
    }
    self.init(
      design: design, size: size, weight: weight, width: width, isItalic: isItalic,
      monospacedDigits: monospacedDigits, smallCaps: smallCaps, leading: leading,
      platform: platform, customName: name, features: features)
  }
}

extension TextSpan: BinaryCodable {
  package func write(to writer: inout ByteWriter) {
    writer.text(text)
    font.write(to: &writer)
    writer.number(tracking)
    writer.number(kerning)
    writer.number(baselineOffset)
    writer.optional(attachment) { writer, attachment in
      writer.number(attachment.width)
      writer.number(attachment.ascent)
      writer.number(attachment.descent)
      writer.integer(attachment.id)
    }
    writer.integer(style)
  }

  package init(from reader: inout ByteReader) throws(ArchiveDecodingError) {
    self.init(
      try reader.text("text"), font: try FontDescription(from: &reader),
      tracking: try reader.number("tracking"), kerning: try reader.number("kerning"),
      baselineOffset: try reader.number("baseline offset"),
      attachment: try reader.optional("attachment") { r throws(ArchiveDecodingError) in
        InlineAttachment(
          width: try r.number("attachment width"), ascent: try r.number("attachment ascent"),
          descent: try r.number("attachment descent"),
          id: try r.integer("attachment", in: 0...0xff_ffff))
      }, style: try reader.integer("text look", in: 0...0xff_ffff))
  }
}

extension Paragraph.LineHeight: BinaryCodable {
  package func write(to writer: inout ByteWriter) {
    func amount(_ kind: UInt8, _ value: Double) {
      writer.byte(kind)
      writer.number(value)
    }
    switch self {
    case .natural: writer.byte(0)
    case .multiple(let factor): amount(1, factor)
    case .exact(let points): amount(2, points)
    case .increase(let points): amount(3, points)
    }
  }

  package init(from reader: inout ByteReader) throws(ArchiveDecodingError) {
    switch try reader.byte("line height") {
    case 0: self = .natural
    case 1: self = .multiple(try reader.number("line height"))
    case 2: self = .exact(try reader.number("line height"))
    case 3: self = .increase(try reader.number("line height"))
    case let other:
      throw reader.failure(.unknownCase(other), "line height", at: reader.offset - 1)
    }
  }
}

extension Paragraph: BinaryCodable {
  private static let mostLines = 0xffff

  package func write(to writer: inout ByteWriter) {
    writer.array(spans) { $1.write(to: &$0) }
    writer.number(min(1, max(0, alignment)))
    writer.optional(lineLimit) { $0.integer(min(max($1, 1), Self.mostLines)) }
    writer.integer(min(max(reservedLines, 0), Self.mostLines))
    writer.byte(truncation.rawValue)
    writer.number(lineSpacing)
    lineHeight.write(to: &writer)
    writer.bool(allowsTightening)
    writer.number(min(1, max(0.0001, minimumScale)))
    writer.bool(isRightToLeft)
    writer.text(locale)
    writer.number(min(1000, max(0, pixelLength)))
  }

  package init(from reader: inout ByteReader) throws(ArchiveDecodingError) {
    let spans = try reader.array("text spans", elementSize: 16) {
      r throws(ArchiveDecodingError) in try TextSpan(from: &r)
    }
    let alignment = try reader.number("alignment", in: 0...1)
    let lineLimit = try reader.optional("line limit") { r throws(ArchiveDecodingError) in
      try r.integer("line limit", in: 1...Self.mostLines)
    }
    let reserved = try reader.integer("reserved lines", in: 0...Self.mostLines)
    let truncation = try reader.simple(Truncation.self, "truncation")
    let lineSpacing = try reader.number("line spacing")
    let lineHeight = try LineHeight(from: &reader)
    self.init(
      spans, alignment: alignment, lineLimit: lineLimit, reservedLines: reserved,
      truncation: truncation, lineSpacing: lineSpacing,
      allowsTightening: try reader.bool("tightening"),
      minimumScale: try reader.number("minimum scale", in: 0.0001...1),
      isRightToLeft: try reader.bool("right to left"), locale: try reader.text("locale"),
      pixelLength: try reader.number("pixel length", in: 0...1000))
    self.lineHeight = lineHeight
  }
}

extension ByteReader {
  /// A number in a range that does not depend on the bytes that follow.
  fileprivate mutating func number(
    _ what: String, in range: ClosedRange<Double>
  ) throws(ArchiveDecodingError) -> Double {
    let start = offset
    let value = try number(what)
    guard range.contains(value) else { throw failure(.outOfRange, what, at: start) }
    return value
  }
}
