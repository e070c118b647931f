extension FontID: BinaryCodable {
  package func write(to writer: inout ByteWriter) { writer.text(rawValue) }

  package init(from reader: inout ByteReader) throws(ArchiveDecodingError) {
    let start = reader.offset
    guard let id = FontID(try reader.text("font id")) else {
      throw reader.failure(.outOfRange, "font id", at: start)
    }
    self = id
  }
}

extension EncodedFont: BinaryCodable {
  package func write(to writer: inout ByteWriter) {
    writer.text(name)
    writer.data(bytes.count <= Self.mostBytes ? bytes : [])
  }

  package init(from reader: inout ByteReader) throws(ArchiveDecodingError) {
    let name = try reader.text("font name")
    let start = reader.offset
    let bytes = try reader.data("font bytes")
    guard bytes.count <= Self.mostBytes else {
      throw reader.failure(.outOfRange, "font bytes", at: start)
    }
    self.init(name: name, bytes: bytes)
  }
}
