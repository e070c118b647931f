extension ImageID: BinaryCodable {
  package func write(to writer: inout ByteWriter) { writer.text(rawValue) }
  package init(from reader: inout ByteReader) throws(ArchiveDecodingError) {
    self.init(try reader.text("image id"))
  }
}

extension EncodedImage: BinaryCodable {
  package func write(to writer: inout ByteWriter) {
    // Pixels whose number disagrees with the size cannot be drawn: write an empty picture.
    let fits =
      format != .pixels
      || (pixelWidth >= 0 && pixelHeight >= 0 && pixelWidth <= 1 << 20 && pixelHeight <= 1 << 20
        && bytes.count == pixelWidth * pixelHeight * 4)
    writer.byte(format.rawValue)
    writer.integer(fits ? min(max(0, pixelWidth), 1 << 20) : 0)
    writer.integer(fits ? min(max(0, pixelHeight), 1 << 20) : 0)
    writer.data(fits ? bytes : [])
  }

  package init(from reader: inout ByteReader) throws(ArchiveDecodingError) {
    let format = try reader.simple(Format.self, "image format")
    let width = try reader.integer("pixel width", in: 0...1 << 20)
    let height = try reader.integer("pixel height", in: 0...1 << 20)
    let start = reader.offset
    let bytes = try reader.data("image bytes")
    if format == .pixels, bytes.count != width * height * 4 {
      throw reader.failure(.outOfRange, "image bytes", at: start)
    }
    self.init(format: format, bytes: bytes, pixelWidth: width, pixelHeight: height)
  }
}

extension ImageDrawing.Resizing: BinaryCodable {
  package func write(to writer: inout ByteWriter) {
    switch self {
    case .stretch: writer.byte(0)
    case .tile(let size):
      writer.byte(1)
      size.write(to: &writer)
    case .slices(let size, let top, let left, let bottom, let right, let tiles):
      writer.byte(2)
      size.write(to: &writer)
      writer.number(top)
      writer.number(left)
      writer.number(bottom)
      writer.number(right)
      writer.bool(tiles)
    }
  }

  package init(from reader: inout ByteReader) throws(ArchiveDecodingError) {
    switch try reader.byte("resizing") {
    case 0: self = .stretch
    case 1: self = .tile(size: try Size(from: &reader))
    case 2:
      self = .slices(
        size: try Size(from: &reader), top: try reader.number("top inset"),
        left: try reader.number("left inset"), bottom: try reader.number("bottom inset"),
        right: try reader.number("right inset"), tiles: try reader.bool("tiles"))
    case let other: throw reader.failure(.unknownCase(other), "resizing", at: reader.offset - 1)
    }
  }
}

extension ImageDrawing: BinaryCodable {
  package func write(to writer: inout ByteWriter) {
    image.write(to: &writer)
    frame.write(to: &writer)
    writer.byte(interpolation.rawValue)
    resizing.write(to: &writer)
    writer.optional(template) { $1.write(to: &$0) }
    writer.bool(flipsHorizontally)
    writer.integer((1...8).contains(orientation) ? orientation : 1)
  }

  package init(from reader: inout ByteReader) throws(ArchiveDecodingError) {
    self.init(
      image: try ImageID(from: &reader), frame: try Rect(from: &reader),
      interpolation: try reader.simple(Interpolation.self, "interpolation"),
      resizing: try Resizing(from: &reader),
      template: try reader.optional("template") { r throws(ArchiveDecodingError) in
        try Paint(from: &r)
      },
      flipsHorizontally: try reader.bool("flip"),
      orientation: try reader.integer("orientation", in: 1...8))
  }
}
