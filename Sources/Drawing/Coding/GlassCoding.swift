extension GlassPane: BinaryCodable {
  package func write(to writer: inout ByteWriter) {
    frame.write(to: &writer)
    writer.number(cornerRadius)
    writer.optional(shape) { $1.write(to: &$0) }
    recipe.write(to: &writer)
  }
  package init(from reader: inout ByteReader) throws(ArchiveDecodingError) {
    self.init(
      frame: try Rect(from: &reader), cornerRadius: try reader.number("corner radius"),
      shape: try reader.optional("shape") { r throws(ArchiveDecodingError) in
        try VectorPath(from: &r)
      },
      recipe: try GlassRecipe(from: &reader))
  }
}

extension GlassRecipe: BinaryCodable {
  package func write(to writer: inout ByteWriter) {
    writer.number(blur)
    writer.number(saturation)
    fill.write(to: &writer)
    for value in [dimming, edge, bend, rim.x, rim.y, rim.z, rimWidth] { writer.number(value) }
  }
  package init(from reader: inout ByteReader) throws(ArchiveDecodingError) {
    self.init(
      blur: try reader.number("glass blur"), saturation: try reader.number("saturation"),
      fill: try RGBA(from: &reader), dimming: try reader.number("dimming"),
      edge: try reader.number("glass edge"), bend: try reader.number("glass bend"),
      rim: SIMD3(try reader.number("rim"), try reader.number("rim"), try reader.number("rim")),
      rimWidth: try reader.number("rim width"))
  }
}

extension VibrancyRecipe: BinaryCodable {
  package func write(to writer: inout ByteWriter) {
    for value in [blur, saturation, lift, shade, floor, gain] { writer.number(value) }
    color.write(to: &writer)
  }
  package init(from reader: inout ByteReader) throws(ArchiveDecodingError) {
    self.init(
      blur: try reader.number("vibrancy blur"), saturation: try reader.number("saturation"),
      lift: try reader.number("lift"), shade: try reader.number("shade"),
      floor: try reader.number("floor"), gain: try reader.number("gain"),
      color: try RGBA(from: &reader))
  }
}
