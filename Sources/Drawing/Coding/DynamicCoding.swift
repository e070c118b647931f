extension DynamicText.Content: BinaryCodable {
  package func write(to writer: inout ByteWriter) {
    switch self {
    case .timer(let date):
      writer.byte(0)
      writer.number(date)
    case .timerInterval(let start, let end, let pause, let down, let hours):
      writer.byte(1)
      writer.number(start)
      writer.number(end)
      writer.optional(pause) { $0.number($1) }
      writer.bool(down)
      writer.bool(hours)
    case .relative(let date):
      writer.byte(2)
      writer.number(date)
    case .offset(let date):
      writer.byte(3)
      writer.number(date)
    }
  }

  package init(from reader: inout ByteReader) throws(ArchiveDecodingError) {
    switch try reader.byte("dynamic text") {
    case 0: self = .timer(date: try reader.number("date"))
    case 1:
      self = .timerInterval(
        start: try reader.number("start"), end: try reader.number("end"),
        pauseTime: try reader.optional("pause time") { r throws(ArchiveDecodingError) in
          try r.number("pause time")
        },
        countsDown: try reader.bool("counts down"), showsHours: try reader.bool("shows hours"))
    case 2: self = .relative(date: try reader.number("date"))
    case 3: self = .offset(date: try reader.number("date"))
    case let other:
      throw reader.failure(.unknownCase(other), "dynamic text", at: reader.offset - 1)
    }
  }
}

extension DynamicText: BinaryCodable {
  package func write(to writer: inout ByteWriter) {
    paragraph.write(to: &writer)
    writer.array(updates) {
      $0.integer($1.span)
      $1.content.write(to: &$0)
    }
    writer.array(looks) { $1.write(to: &$0) }
    writer.array(attachments) { $1.write(to: &$0) }
    frame.write(to: &writer)
  }

  /// Every index leads to something that is there.
  package init(from reader: inout ByteReader) throws(ArchiveDecodingError) {
    let start = reader.offset
    let paragraph = try Paragraph(from: &reader)
    let updates = try reader.array("text updates", elementSize: 3) {
      r throws(ArchiveDecodingError) in
      Update(
        span: try r.integer("updated span", in: 0...0xff_ffff), content: try Content(from: &r))
    }
    let looks = try reader.array("text looks", elementSize: 4) { r throws(ArchiveDecodingError) in
      try TextLook(from: &r)
    }
    let attachments = try reader.array("text attachments") { r throws(ArchiveDecodingError) in
      try DisplayList(from: &r)
    }
    guard updates.allSatisfy({ paragraph.spans.indices.contains($0.span) }),
      paragraph.spans.allSatisfy({ span in
        looks.indices.contains(span.style)
          && span.attachment.map { attachments.indices.contains($0.id) } ?? true
      })
    else { throw reader.failure(.outOfRange, "dynamic text", at: start) }
    self.init(
      paragraph: paragraph, updates: updates, looks: looks, attachments: attachments,
      frame: try Rect(from: &reader))
  }
}

extension TextLook: BinaryCodable {
  package func write(to writer: inout ByteWriter) {
    paint.write(to: &writer)
    writer.optional(underline) { $1.write(to: &$0) }
    writer.optional(strikethrough) { $1.write(to: &$0) }
    writer.optional(background) { $1.write(to: &$0) }
    writer.array(effects.filter(\.isTextEffect)) { $1.write(to: &$0) }
  }

  package init(from reader: inout ByteReader) throws(ArchiveDecodingError) {
    self.init(
      paint: try Paint(from: &reader),
      underline: try reader.optional("underline") { r throws(ArchiveDecodingError) in
        try Line(from: &r)
      },
      strikethrough: try reader.optional("strikethrough") { r throws(ArchiveDecodingError) in
        try Line(from: &r)
      },
      background: try reader.optional("text background") { r throws(ArchiveDecodingError) in
        try Paint(from: &r)
      },
      effects: try reader.array("text effects", elementSize: 2) {
        r throws(ArchiveDecodingError) in
        let start = r.offset
        let effect = try Effect(from: &r)
        guard effect.isTextEffect else { throw r.failure(.outOfRange, "text effect", at: start) }
        return effect
      })
  }
}

extension Effect {
  /// Those that a shape style brings. None of them holds drawing of its own.
  fileprivate var isTextEffect: Bool {
    switch self {
    case .opacity, .blend, .shadow: true
    case .transform, .clip, .mask, .layer, .filter, .blur, .vibrancy, .tag: false
    }
  }
}

extension TextLook.Line: BinaryCodable {
  package func write(to writer: inout ByteWriter) {
    writer.array(dash) { $0.number($1) }
    writer.optional(paint) { $1.write(to: &$0) }
  }

  package init(from reader: inout ByteReader) throws(ArchiveDecodingError) {
    self.init(
      dash: try reader.array("text line dash") { r throws(ArchiveDecodingError) in
        try r.number("text line dash")
      },
      paint: try reader.optional("text line paint") { r throws(ArchiveDecodingError) in
        try Paint(from: &r)
      })
  }
}

extension DynamicProgress: BinaryCodable {
  package func write(to writer: inout ByteWriter) {
    switch shape {
    case .bar(let box, let edge):
      writer.byte(0)
      box.write(to: &writer)
      writer.byte(edge.rawValue)
    case .ring(let path, let style):
      writer.byte(1)
      path.write(to: &writer)
      style.write(to: &writer)
    }
    writer.number(start)
    writer.number(end)
    writer.bool(countsDown)
    paint.write(to: &writer)
  }

  package init(from reader: inout ByteReader) throws(ArchiveDecodingError) {
    let shape: Shape
    switch try reader.byte("progress shape") {
    case 0:
      let box = try Rect(from: &reader)
      shape = .bar(box, edge: try reader.simple(Edge.self, "progress edge"))
    case 1:
      let path = try VectorPath(from: &reader)
      shape = .ring(path, try StrokeAttributes(from: &reader))
    case let other:
      throw reader.failure(.unknownCase(other), "progress shape", at: reader.offset - 1)
    }
    self.init(
      shape: shape, start: try reader.number("start"), end: try reader.number("end"),
      countsDown: try reader.bool("counts down"), paint: try Paint(from: &reader))
  }
}
