extension Effect: BinaryCodable {
  package func write(to writer: inout ByteWriter) {
    switch self {
    case .transform(let transform):
      writer.byte(0)
      transform.write(to: &writer)
    case .opacity(let opacity):
      writer.byte(1)
      writer.number(opacity)
    case .blend(let mode):
      writer.byte(2)
      writer.byte(mode.rawValue)
    case .clip(let path, let rule):
      writer.byte(3)
      path.write(to: &writer)
      writer.byte(rule.rawValue)
    case .mask(let list):
      writer.byte(4)
      list.write(to: &writer)
    case .layer: writer.byte(5)
    case .filter(let filter):
      writer.byte(6)
      filter.write(to: &writer)
    case .blur(let radius, let opaque):
      writer.byte(7)
      writer.number(radius)
      writer.bool(opaque)
    case .shadow(let color, let radius, let offset):
      writer.byte(8)
      color.write(to: &writer)
      writer.number(radius)
      offset.write(to: &writer)
    case .tag(let tag):
      writer.byte(9)
      tag.write(to: &writer)
    case .vibrancy(let recipe):
      writer.byte(10)
      recipe.write(to: &writer)
    }
  }

  package init(from reader: inout ByteReader) throws(ArchiveDecodingError) {
    switch try reader.byte("effect") {
    case 0: self = .transform(try Affine(from: &reader))
    case 1: self = .opacity(try reader.number("opacity"))
    case 2: self = .blend(try reader.simple(LayerBlendMode.self, "blend mode"))
    case 3:
      let path = try VectorPath(from: &reader)
      self = .clip(path, try reader.simple(FillRule.self, "fill rule"))
    case 4: self = .mask(try DisplayList(from: &reader))
    case 5: self = .layer
    case 6: self = .filter(try ColorFilter(from: &reader))
    case 7:
      let radius = try reader.number("blur radius")
      self = .blur(radius: radius, opaque: try reader.bool("opaque"))
    case 8:
      let color = try RGBA(from: &reader)
      let radius = try reader.number("shadow radius")
      self = .shadow(color: color, radius: radius, offset: try Point(from: &reader))
    case 9: self = .tag(try EffectTag(from: &reader))
    case 10: self = .vibrancy(try VibrancyRecipe(from: &reader))
    case let other: throw reader.failure(.unknownCase(other), "effect", at: reader.offset - 1)
    }
  }
}

extension ColorFilter: BinaryCodable {
  package func write(to writer: inout ByteWriter) {
    func amount(_ kind: UInt8, _ value: Double) {
      writer.byte(kind)
      writer.number(value)
    }
    switch self {
    case .brightness(let value): amount(0, value)
    case .contrast(let value): amount(1, value)
    case .saturation(let value): amount(2, value)
    case .grayscale(let value): amount(3, value)
    case .hueRotation(let value): amount(4, value)
    case .invert: writer.byte(5)
    case .multiply(let color):
      writer.byte(6)
      color.write(to: &writer)
    case .luminanceToAlpha: writer.byte(7)
    case .replaceColor(let color):
      writer.byte(8)
      color.write(to: &writer)
    case .luminanceToAlphaIn(let color):
      writer.byte(9)
      color.write(to: &writer)
    case .matrix(let values):
      writer.byte(10)
      // Always twenty: what is missing is the identity's.
      for index in 0..<20 {
        writer.float(index < values.count ? values[index] : index % 6 == 0 ? 1 : 0)
      }
    }
  }

  package init(from reader: inout ByteReader) throws(ArchiveDecodingError) {
    switch try reader.byte("filter") {
    case 0: self = .brightness(try reader.number("brightness"))
    case 1: self = .contrast(try reader.number("contrast"))
    case 2: self = .saturation(try reader.number("saturation"))
    case 3: self = .grayscale(try reader.number("grayscale"))
    case 4: self = .hueRotation(try reader.number("hue rotation"))
    case 5: self = .invert
    case 6: self = .multiply(try RGBA(from: &reader))
    case 7: self = .luminanceToAlpha
    case 8: self = .replaceColor(try RGBA(from: &reader))
    case 9: self = .luminanceToAlphaIn(try RGBA(from: &reader))
    case 10:
      var values: [Float] = []
      values.reserveCapacity(20)
      for _ in 0..<20 { values.append(try reader.float("matrix")) }
      self = .matrix(values)
    case let other: throw reader.failure(.unknownCase(other), "filter", at: reader.offset - 1)
    }
  }
}

extension EffectTag: BinaryCodable {
  package func write(to writer: inout ByteWriter) {
    switch self {
    case .accentable(let value):
      writer.byte(0)
      writer.bool(value)
    case .containerBackground: writer.byte(1)
    case .accessoryBackground: writer.byte(2)
    case .accentedImage(let mode):
      writer.byte(3)
      writer.byte(mode.rawValue)
    case .privacySensitive: writer.byte(4)
    case .invalidatable: writer.byte(5)
    case .widgetLabel: writer.byte(6)
    case .name(let name):
      writer.byte(7)
      writer.text(name)
    case .view(let change):
      writer.byte(8)
      change.write(to: &writer)
    case .motion(let motion):
      writer.byte(9)
      motion.write(to: &writer)
    }
  }

  package init(from reader: inout ByteReader) throws(ArchiveDecodingError) {
    switch try reader.byte("tag") {
    case 0: self = .accentable(try reader.bool("accentable"))
    case 1: self = .containerBackground
    case 2: self = .accessoryBackground
    case 3: self = .accentedImage(try reader.simple(AccentedImageMode.self, "accented image mode"))
    case 4: self = .privacySensitive
    case 5: self = .invalidatable
    case 6: self = .widgetLabel
    case 7: self = .name(try reader.text("name"))
    case 8: self = .view(try ViewChange(from: &reader))
    case 9: self = .motion(try Motion(from: &reader))
    case let other: throw reader.failure(.unknownCase(other), "tag", at: reader.offset - 1)
    }
  }
}
