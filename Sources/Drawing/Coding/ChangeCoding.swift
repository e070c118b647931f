extension ViewChange: BinaryCodable {
  package func write(to writer: inout ByteWriter) {
    writer.integer(Int(Int64(bitPattern: identity)))
    insertion.write(to: &writer)
    removal.write(to: &writer)
  }

  package init(from reader: inout ByteReader) throws(ArchiveDecodingError) {
    let identity = UInt64(bitPattern: Int64(try reader.integer("identity")))
    let insertion = try TransitionState(from: &reader)
    self.init(
      identity: identity, insertion: insertion, removal: try TransitionState(from: &reader))
  }
}

extension TransitionState: BinaryCodable {
  package func write(to writer: inout ByteWriter) {
    writer.number(opacity)
    transform.write(to: &writer)
    writer.number(blur)
    writer.optional(motion) { $1.write(to: &$0) }
  }

  package init(from reader: inout ByteReader) throws(ArchiveDecodingError) {
    let opacity = try reader.number("hidden opacity")
    let transform = try Affine(from: &reader)
    let blur = try reader.number("hidden blur")
    let motion = try reader.optional("motion") { reader throws(ArchiveDecodingError) in
      try MotionCurve(from: &reader)
    }
    self.init(opacity: opacity, transform: transform, blur: blur, motion: motion)
  }
}

extension Motion: BinaryCodable {
  package func write(to writer: inout ByteWriter) {
    writer.integer(Int(Int64(bitPattern: trigger)))
    curve.write(to: &writer)
  }

  package init(from reader: inout ByteReader) throws(ArchiveDecodingError) {
    let trigger = UInt64(bitPattern: Int64(try reader.integer("trigger")))
    self.init(trigger: trigger, curve: try MotionCurve(from: &reader))
  }
}

extension MotionCurve: BinaryCodable {
  package func write(to writer: inout ByteWriter) {
    writer.array(samples) { $0.float($1) }
    writer.number(asked)
  }

  package init(from reader: inout ByteReader) throws(ArchiveDecodingError) {
    self.init(
      samples: try reader.array("motion", elementSize: 4) { reader throws(ArchiveDecodingError) in
        try reader.float("motion sample")
      }, asked: try reader.number("asked duration"))
  }
}
