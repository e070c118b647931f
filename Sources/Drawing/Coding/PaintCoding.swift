extension RGBA: BinaryCodable {
  /// Colors of eight bits a component take five bytes, others seventeen.
  package func write(to writer: inout ByteWriter) {
    func eighth(_ v: Float) -> UInt8? {
      guard v >= 0, v <= 1 else { return nil }
      let byte = UInt8((v * 255).rounded())
      return Float(byte) / 255 == v ? byte : nil
    }
    if let r = eighth(red), let g = eighth(green), let b = eighth(blue), let a = eighth(alpha) {
      writer.byte(0)
      writer.byte(r)
      writer.byte(g)
      writer.byte(b)
      writer.byte(a)
    } else {
      writer.byte(1)
      writer.float(red)
      writer.float(green)
      writer.float(blue)
      writer.float(alpha)
    }
  }

  package init(from reader: inout ByteReader) throws(ArchiveDecodingError) {
    func component(_ reader: inout ByteReader) throws(ArchiveDecodingError) -> Float {
      Float(try reader.byte("color")) / 255
    }
    switch try reader.byte("color") {
    case 0:
      self.init(
        try component(&reader), try component(&reader), try component(&reader),
        try component(&reader))
    case 1:
      self.init(
        try reader.float("red"), try reader.float("green"), try reader.float("blue"),
        try reader.float("alpha"))
    case let other: throw reader.failure(.unknownCase(other), "color", at: reader.offset - 1)
    }
  }
}

extension GradientStop: BinaryCodable {
  package func write(to writer: inout ByteWriter) {
    color.write(to: &writer)
    writer.number(location)
  }
  package init(from reader: inout ByteReader) throws(ArchiveDecodingError) {
    self.init(try RGBA(from: &reader), at: try reader.number("stop location"))
  }
}

extension MeshPaint: BinaryCodable {
  package func write(to writer: inout ByteWriter) {
    // A mesh whose arrays disagree with its grid is drawn as nothing; write it as an empty one.
    let valid =
      columns > 0 && rows > 0 && columns <= 1024 && rows <= 1024
      && points.count == columns * rows && colors.count == columns * rows
    writer.integer(valid ? columns : 0)
    writer.integer(valid ? rows : 0)
    if valid {
      for point in points { point.write(to: &writer) }
      for color in colors { color.write(to: &writer) }
    }
    writer.bool(smoothsColors)
  }

  package init(from reader: inout ByteReader) throws(ArchiveDecodingError) {
    let columns = try reader.integer("mesh columns", in: 0...1024)
    let rows = try reader.integer("mesh rows", in: 0...1024)
    let count = columns * rows
    guard count <= reader.remaining / 7 else {
      throw reader.failure(.count(UInt64(count)), "mesh points")
    }
    var points: [Point] = []
    points.reserveCapacity(count)
    for _ in 0..<count { points.append(try Point(from: &reader)) }
    var colors: [RGBA] = []
    colors.reserveCapacity(count)
    for _ in 0..<count { colors.append(try RGBA(from: &reader)) }
    self.init(
      columns: columns, rows: rows, points: points, colors: colors,
      smoothsColors: try reader.bool("mesh smoothing"))
  }
}

extension MaterialRecipe: BinaryCodable {
  package func write(to writer: inout ByteWriter) {
    writer.number(blur)
    writer.number(saturation)
    tint.write(to: &writer)
  }
  package init(from reader: inout ByteReader) throws(ArchiveDecodingError) {
    self.init(
      blur: try reader.number("material blur"), saturation: try reader.number("saturation"),
      tint: try RGBA(from: &reader))
  }
}

extension Paint: BinaryCodable {
  package func write(to writer: inout ByteWriter) {
    switch self {
    case .color(let color):
      writer.byte(0)
      color.write(to: &writer)
    case .linearGradient(let stops, let from, let to):
      writer.byte(1)
      writer.array(stops) { $1.write(to: &$0) }
      from.write(to: &writer)
      to.write(to: &writer)
    case .radialGradient(let stops, let center, let start, let end, let transform):
      writer.byte(2)
      writer.array(stops) { $1.write(to: &$0) }
      center.write(to: &writer)
      writer.number(start)
      writer.number(end)
      transform.write(to: &writer)
    case .angularGradient(let stops, let center, let start, let end):
      writer.byte(3)
      writer.array(stops) { $1.write(to: &$0) }
      center.write(to: &writer)
      writer.number(start)
      writer.number(end)
    case .meshGradient(let mesh):
      writer.byte(4)
      mesh.write(to: &writer)
    case .image(let image, let tile, let source):
      writer.byte(5)
      image.write(to: &writer)
      tile.write(to: &writer)
      source.write(to: &writer)
    case .material(let recipe):
      writer.byte(6)
      recipe.write(to: &writer)
    }
  }

  package init(from reader: inout ByteReader) throws(ArchiveDecodingError) {
    func stops(_ reader: inout ByteReader) throws(ArchiveDecodingError) -> [GradientStop] {
      try reader.array("gradient stops", elementSize: 6) { r throws(ArchiveDecodingError) in
        try GradientStop(from: &r)
      }
    }
    switch try reader.byte("paint") {
    case 0: self = .color(try RGBA(from: &reader))
    case 1:
      let stops = try stops(&reader)
      let from = try Point(from: &reader)
      self = .linearGradient(stops, from: from, to: try Point(from: &reader))
    case 2:
      let stops = try stops(&reader)
      self = .radialGradient(
        stops, center: try Point(from: &reader), startRadius: try reader.number("start radius"),
        endRadius: try reader.number("end radius"), transform: try Affine(from: &reader))
    case 3:
      let stops = try stops(&reader)
      self = .angularGradient(
        stops, center: try Point(from: &reader), startAngle: try reader.number("start angle"),
        endAngle: try reader.number("end angle"))
    case 4: self = .meshGradient(try MeshPaint(from: &reader))
    case 5:
      self = .image(
        try ImageID(from: &reader), tile: try Rect(from: &reader), source: try Rect(from: &reader))
    case 6: self = .material(try MaterialRecipe(from: &reader))
    case let other: throw reader.failure(.unknownCase(other), "paint", at: reader.offset - 1)
    }
  }
}
