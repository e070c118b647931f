extension Archive: BinaryCodable {
  package func write(to writer: inout ByteWriter) {
    size.write(to: &writer)
    writer.number(scale)
    list.write(to: &writer)
    semantics.write(to: &writer)
    writer.array(images.sorted { $0.key.rawValue < $1.key.rawValue }) {
      $1.key.write(to: &$0)
      $1.value.write(to: &$0)
    }
    writer.array(fonts.sorted { $0.key < $1.key }) {
      $1.key.write(to: &$0)
      $1.value.write(to: &$0)
    }
    writer.array(diagnostics) { $1.write(to: &$0) }
  }

  package init(from reader: inout ByteReader) throws(ArchiveDecodingError) {
    let size = try Size(from: &reader)
    guard max(size.width, size.height) <= CodingLimits.side,
      size.width * size.height <= CodingLimits.area
    else { throw reader.failure(.outOfRange, "size", at: 0) }
    let start = reader.offset
    let scale = try reader.number("scale")
    guard scale > 0, scale <= 16 else { throw reader.failure(.outOfRange, "scale", at: start) }
    let list = try DisplayList(from: &reader)
    let semantics = try SemanticsNode(from: &reader)
    var images: [ImageID: EncodedImage] = [:]
    for _ in 0..<(try reader.count("images", elementSize: 5)) {
      let id = try ImageID(from: &reader)
      images[id] = try EncodedImage(from: &reader)
    }
    var fonts: [FontID: EncodedFont] = [:]
    for _ in 0..<(try reader.count("fonts", elementSize: 7)) {
      let id = try FontID(from: &reader)
      fonts[id] = try EncodedFont(from: &reader)
    }
    self.init(
      size: size, scale: scale, list: list, semantics: semantics, images: images, fonts: fonts,
      diagnostics: try reader.array("diagnostics", elementSize: 4) {
        r throws(ArchiveDecodingError) in try Diagnostic(from: &r)
      })
  }
}

extension SemanticsNode: BinaryCodable {
  /// Which of the optional fields and flags follow, one bit each.
  private var presence: Int {
    var bits = 0
    for (bit, value) in [identifier, text, symbol, image, label, value, url, intent].enumerated()
    where value != nil { bits |= 1 << bit }
    if accentable { bits |= 1 << 8 }
    if truncated { bits |= 1 << 9 }
    if isHidden { bits |= 1 << 10 }
    if !traits.isEmpty { bits |= 1 << 11 }
    if textScale != 1 { bits |= 1 << 12 }
    if fontSize != 0 { bits |= 1 << 13 }
    if font != nil { bits |= 1 << 14 }
    if drawnText != nil { bits |= 1 << 15 }
    return bits
  }

  package func write(to writer: inout ByteWriter) {
    writer.text(type)
    frame.write(to: &writer)
    writer.integer(presence)
    for field in [identifier, text, symbol, image, label, value, url, intent] {
      if let field { writer.text(field) }
    }
    if !traits.isEmpty { writer.array(traits) { $0.text($1) } }
    if textScale != 1 { writer.number(textScale) }
    if fontSize != 0 { writer.number(fontSize) }
    if let font { writer.text(font) }
    if let drawnText { writer.text(drawnText) }
    writer.array(children) { $1.write(to: &$0) }
  }

  package init(from reader: inout ByteReader) throws(ArchiveDecodingError) {
    self = try reader.nested("semantics", limit: CodingLimits.nodeDepth) {
      r throws(ArchiveDecodingError) in try SemanticsNode(fields: &r)
    }
  }

  private init(fields reader: inout ByteReader) throws(ArchiveDecodingError) {
    let type = try reader.text("node type")
    self.init(type: type, frame: try Rect(from: &reader))
    let bits = try reader.integer("node fields", in: 0...(1 << 16) - 1)
    func has(_ bit: Int) -> Bool { bits & (1 << bit) != 0 }
    if has(0) { identifier = try reader.text("identifier") }
    if has(1) { text = try reader.text("text") }
    if has(2) { symbol = try reader.text("symbol") }
    if has(3) { image = try reader.text("image") }
    if has(4) { label = try reader.text("label") }
    if has(5) { value = try reader.text("value") }
    if has(6) { url = try reader.text("url") }
    if has(7) { intent = try reader.text("intent") }
    accentable = has(8)
    truncated = has(9)
    isHidden = has(10)
    if has(11) {
      traits = try reader.array("traits") { r throws(ArchiveDecodingError) in
        try r.text("trait")
      }
    }
    if has(12) { textScale = try reader.number("text scale") }
    if has(13) { fontSize = try reader.number("font size") }
    if has(14) { font = try reader.text("font") }
    if has(15) { drawnText = try reader.text("drawn text") }
    children = try reader.array("children", elementSize: 7) { r throws(ArchiveDecodingError) in
      try SemanticsNode(from: &r)
    }
  }
}

extension Diagnostic: BinaryCodable {
  package func write(to writer: inout ByteWriter) {
    writer.byte(severity.rawValue)
    writer.text(message)
    writer.optional(file) { $0.text($1) }
    writer.optional(line) { $0.integer($1) }
    writer.optional(column) { $0.integer($1) }
  }
  package init(from reader: inout ByteReader) throws(ArchiveDecodingError) {
    self.init(
      try reader.simple(Severity.self, "severity"), try reader.text("message"),
      file: try reader.optional("file") { r throws(ArchiveDecodingError) in try r.text("file") },
      line: try reader.optional("line") { r throws(ArchiveDecodingError) in
        try r.integer("line")
      },
      column: try reader.optional("column") { r throws(ArchiveDecodingError) in
        try r.integer("column")
      })
  }
}
