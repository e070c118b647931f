extension DisplayList: BinaryCodable {
  package func write(to writer: inout ByteWriter) {
    writer.count(operations.count)
    for operation in operations { operation.write(to: &writer) }
  }

  package init(from reader: inout ByteReader) throws(ArchiveDecodingError) {
    self = try reader.nested("display list", limit: CodingLimits.groupDepth) {
      r throws(ArchiveDecodingError) in
      DisplayList(
        try r.array("operations", elementSize: 2) { r throws(ArchiveDecodingError) in
          try DrawingOperation(from: &r)
        })
    }
  }
}

extension DrawingOperation: BinaryCodable {
  package func write(to writer: inout ByteWriter) {
    switch self {
    case .fill(let path, let rule, let paint):
      writer.byte(0)
      path.write(to: &writer)
      writer.byte(rule.rawValue)
      paint.write(to: &writer)
    case .stroke(let path, let style, let paint):
      writer.byte(1)
      path.write(to: &writer)
      style.write(to: &writer)
      paint.write(to: &writer)
    case .glyphs(let run, let paint):
      writer.byte(2)
      run.write(to: &writer)
      paint.write(to: &writer)
    case .image(let image):
      writer.byte(3)
      image.write(to: &writer)
    case .dynamicText(let text):
      writer.byte(4)
      text.write(to: &writer)
    case .group(let group):
      writer.byte(5)
      group.effect.write(to: &writer)
      group.contents.write(to: &writer)
    case .glass(let pane):
      writer.byte(6)
      pane.write(to: &writer)
    case .progress(let progress):
      writer.byte(7)
      progress.write(to: &writer)
    }
  }

  package init(from reader: inout ByteReader) throws(ArchiveDecodingError) {
    switch try reader.byte("operation") {
    case 0:
      let path = try VectorPath(from: &reader)
      let rule = try reader.simple(FillRule.self, "fill rule")
      self = .fill(path, rule, try Paint(from: &reader))
    case 1:
      let path = try VectorPath(from: &reader)
      let style = try StrokeAttributes(from: &reader)
      self = .stroke(path, style, try Paint(from: &reader))
    case 2:
      let run = try GlyphRun(from: &reader)
      self = .glyphs(run, try Paint(from: &reader))
    case 3: self = .image(try ImageDrawing(from: &reader))
    case 4: self = .dynamicText(try DynamicText(from: &reader))
    case 5:
      let effect = try Effect(from: &reader)
      self = .group(EffectGroup(effect, try DisplayList(from: &reader)))
    case 6: self = .glass(try GlassPane(from: &reader))
    case 7: self = .progress(try DynamicProgress(from: &reader))
    case let other: throw reader.failure(.unknownCase(other), "operation", at: reader.offset - 1)
    }
  }
}
