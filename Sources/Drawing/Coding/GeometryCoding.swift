extension Point: BinaryCodable {
  package func write(to writer: inout ByteWriter) {
    writer.number(x)
    writer.number(y)
  }
  package init(from reader: inout ByteReader) throws(ArchiveDecodingError) {
    self.init(try reader.number("x"), try reader.number("y"))
  }
}

extension Size: BinaryCodable {
  package func write(to writer: inout ByteWriter) {
    writer.number(width)
    writer.number(height)
  }
  package init(from reader: inout ByteReader) throws(ArchiveDecodingError) {
    self.init(try reader.number("width"), try reader.number("height"))
  }
}

extension Rect: BinaryCodable {
  package func write(to writer: inout ByteWriter) {
    origin.write(to: &writer)
    size.write(to: &writer)
  }
  package init(from reader: inout ByteReader) throws(ArchiveDecodingError) {
    let origin = try Point(from: &reader)
    let size = try Size(from: &reader)
    self.init(x: origin.x, y: origin.y, width: size.width, height: size.height)
  }
}

extension Affine: BinaryCodable {
  package func write(to writer: inout ByteWriter) {
    for value in [a, b, c, d, tx, ty] { writer.number(value) }
  }
  package init(from reader: inout ByteReader) throws(ArchiveDecodingError) {
    self.init(
      a: try reader.number("transform a"), b: try reader.number("transform b"),
      c: try reader.number("transform c"), d: try reader.number("transform d"),
      tx: try reader.number("transform tx"), ty: try reader.number("transform ty"))
  }
}

extension VectorPath: BinaryCodable {
  package func write(to writer: inout ByteWriter) {
    writer.count(elements.count)
    for element in elements {
      switch element {
      case .move(let p):
        writer.byte(0)
        p.write(to: &writer)
      case .line(let p):
        writer.byte(1)
        p.write(to: &writer)
      case .curve(let a, let b, let p):
        writer.byte(2)
        a.write(to: &writer)
        b.write(to: &writer)
        p.write(to: &writer)
      case .close: writer.byte(3)
      }
    }
  }

  package init(from reader: inout ByteReader) throws(ArchiveDecodingError) {
    let count = try reader.count("path")
    var elements: [Element] = []
    elements.reserveCapacity(count)
    for _ in 0..<count {
      switch try reader.byte("path element") {
      case 0: elements.append(.move(try Point(from: &reader)))
      case 1: elements.append(.line(try Point(from: &reader)))
      case 2:
        let a = try Point(from: &reader)
        let b = try Point(from: &reader)
        elements.append(.curve(a, b, try Point(from: &reader)))
      case 3: elements.append(.close)
      case let other:
        throw reader.failure(.unknownCase(other), "path element", at: reader.offset - 1)
      }
    }
    self.init(elements)
  }
}

extension StrokeAttributes: BinaryCodable {
  package func write(to writer: inout ByteWriter) {
    writer.number(width)
    writer.byte(cap.rawValue)
    writer.byte(join.rawValue)
    writer.number(miterLimit)
    writer.array(dash) { $0.number($1) }
    writer.number(dashPhase)
  }
  package init(from reader: inout ByteReader) throws(ArchiveDecodingError) {
    self.init(
      width: try reader.number("stroke width"), cap: try reader.simple(Cap.self, "line cap"),
      join: try reader.simple(Join.self, "line join"),
      miterLimit: try reader.number("miter limit"),
      dash: try reader.array("dash") { r throws(ArchiveDecodingError) in try r.number("dash") },
      dashPhase: try reader.number("dash phase"))
  }
}
