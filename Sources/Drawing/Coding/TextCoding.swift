extension FontInstance: BinaryCodable {
  /// The first use of a font writes it whole after a 0, later ones its place plus one.
  package func write(to writer: inout ByteWriter) {
    if let index = writer.fontReference(self) {
      writer.count(index + 1)
      return
    }
    writer.count(0)
    writer.text(file)
    writer.integer(index)
    writer.number(size)
    writer.array(variations.sorted { $0.key < $1.key }) {
      $0.text($1.key)
      $0.number($1.value)
    }
    writer.number(slant)
    writer.number(embolden)
    writer.number(stretch)
    writer.array(features.sorted { $0.key < $1.key }) {
      $0.text($1.key)
      $0.integer($1.value)
    }
  }

  package init(from reader: inout ByteReader) throws(ArchiveDecodingError) {
    let start = reader.offset
    let reference = try reader.integerCount("font")
    guard reference == 0 else {
      self = try reader.font(reference - 1)
      return
    }
    let file = try reader.text("font file")
    // A name, never a way out of the font folder.
    guard !file.isEmpty, file.count < 256, !file.utf8.contains(0x2f), !file.utf8.contains(0),
      file != "." && file != ".."
    else { throw reader.failure(.outOfRange, "font file", at: start) }
    let index = try reader.integer("face index", in: 0...0xffff)
    let size = try reader.number("font size")
    var variations: [String: Double] = [:]
    for _ in 0..<(try reader.count("font variations", elementSize: 2)) {
      let tag = try reader.text("variation axis")
      variations[tag] = try reader.number("variation")
    }
    let slant = try reader.number("slant")
    let embolden = try reader.number("embolden")
    let stretch = try reader.number("stretch")
    var features: [String: Int] = [:]
    for _ in 0..<(try reader.count("font features", elementSize: 2)) {
      let tag = try reader.text("feature")
      features[tag] = try reader.integer("feature value", in: -0x8000...0xffff)
    }
    self.init(
      file: file, index: index, size: size, variations: variations, slant: slant,
      embolden: embolden, stretch: stretch, features: features)
    reader.remember(self)
  }
}

extension ByteReader {
  /// A count that is an index and so has nothing to do with the remaining bytes.
  fileprivate mutating func integerCount(_ what: String) throws(ArchiveDecodingError) -> Int {
    var value = 0
    var shift = 0
    while true {
      let next = try byte(what)
      guard shift <= 28 else { throw failure(.outOfRange, what) }
      value |= Int(next & 0x7f) << shift
      if next < 0x80 { return value }
      shift += 7
    }
  }

  fileprivate mutating func glyphNumber() throws(ArchiveDecodingError) -> UInt32 {
    UInt32(clamping: try integerCount("glyph"))
  }
}

extension GlyphRun: BinaryCodable {
  package func write(to writer: inout ByteWriter) {
    font.write(to: &writer)
    origin.write(to: &writer)
    writer.count(glyphs.count)
    for glyph in glyphs {
      writer.count(Int(glyph.id))
      writer.number(glyph.x)
      writer.number(glyph.y)
    }
    writer.number(width)
    writer.text(text)
  }

  package init(from reader: inout ByteReader) throws(ArchiveDecodingError) {
    let font = try FontInstance(from: &reader)
    let origin = try Point(from: &reader)
    let count = try reader.count("glyphs", elementSize: 3)
    var glyphs: [Glyph] = []
    glyphs.reserveCapacity(count)
    for _ in 0..<count {
      let id = try reader.glyphNumber()
      let x = try reader.number("glyph x")
      glyphs.append(Glyph(id: id, x: x, y: try reader.number("glyph y")))
    }
    self.init(
      font: font, origin: origin, glyphs: glyphs, width: try reader.number("run width"),
      text: try reader.text("run text"))
  }
}
