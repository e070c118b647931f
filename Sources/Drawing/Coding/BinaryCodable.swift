/// A value with a compact, versioned and bounded binary form.
package protocol BinaryCodable {
  /// Appends the value; what is not finite is written as 0 and counted.
  func write(to writer: inout ByteWriter)
  /// Reads what `write` wrote; throws for anything else, and reads nothing outside of the bytes.
  init(from reader: inout ByteReader) throws(ArchiveDecodingError)
}

/// The first bytes of everything that is encoded on its own: a mark, then the version.
private let mark: [UInt8] = [0x56, 0x74, 0x72, 0x6e]

extension BinaryCodable {
  fileprivate func encodedBytes() -> (bytes: [UInt8], repairedNumbers: Int) {
    var writer = ByteWriter()
    writer.raw(mark)
    writer.byte(CodingLimits.version)
    write(to: &writer)
    return (writer.bytes, writer.repairedNumbers)
  }

  fileprivate static func decode(
    _ bytes: [UInt8], _ what: String
  ) throws(ArchiveDecodingError) -> Self {
    // `withUnsafeBytes` does not carry typed errors through on every toolchain: use a result.
    let result: Result<Self, ArchiveDecodingError> = bytes.withUnsafeBytes { buffer in
      do throws(ArchiveDecodingError) {
        var reader = ByteReader(buffer)
        guard buffer.count >= 5, buffer.prefix(4).elementsEqual(mark) else {
          throw reader.failure(.notAnArchive, what)
        }
        for _ in mark { _ = try reader.byte(what) }
        let version = try reader.byte("version")
        guard version == CodingLimits.version else {
          throw reader.failure(.version(version), what, at: 4)
        }
        let value = try Self(from: &reader)
        try reader.finish(what)
        return .success(value)
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }
}

extension Archive {
  /// The archive as bytes. Numbers that are not finite are written as 0 and reported in the
  /// archive's own diagnostics; groups deeper than `CodingLimits` likewise.
  public func encoded() -> [UInt8] {
    var valid = trimmed()
    let (bytes, repaired) = valid.encodedBytes()
    guard repaired > 0 else { return bytes }
    valid.diagnostics.append(
      Diagnostic(
        .warning,
        "\(repaired) numbers of the drawing are not finite and were replaced: look for a division by zero"
      ))
    return valid.encodedBytes().bytes
  }

  /// The archive without what lies deeper than `CodingLimits`, which its diagnostics say.
  public func trimmed() -> Archive {
    var valid = self
    let excess = list.trimmed(toDepth: CodingLimits.groupDepth - 1)
    if let excess {
      valid.list = excess
      valid.diagnostics.append(
        Diagnostic(
          .warning, "drawing nested deeper than \(CodingLimits.groupDepth) groups was left out"))
    }
    if let node = semantics.trimmed(toDepth: CodingLimits.nodeDepth - 1) {
      valid.semantics = node
      valid.diagnostics.append(
        Diagnostic(.warning, "views nested deeper than \(CodingLimits.nodeDepth) were left out"))
    }
    return valid
  }

  /// Reads what `encoded()` wrote; throws, and reads nothing outside, for any other bytes.
  public init(decoding bytes: [UInt8]) throws(ArchiveDecodingError) {
    self = try Archive.decode(bytes, "archive")
  }
}

extension DisplayList {
  /// The binary form, without what lies deeper than `CodingLimits` allows.
  public func encoded() -> [UInt8] {
    (trimmed(toDepth: CodingLimits.groupDepth - 1) ?? self).encodedBytes().bytes
  }

  /// Reads what `encoded()` wrote.
  public init(decoding bytes: [UInt8]) throws(ArchiveDecodingError) {
    self = try DisplayList.decode(bytes, "display list")
  }

  /// The list without what lies deeper, nil where nothing does. One walk: to ask at each level whether
  /// anything below is too deep is the square of the depth.
  fileprivate func trimmed(toDepth limit: Int) -> DisplayList? {
    guard limit > 0 else { return operations.contains(where: \.isNested) ? DisplayList() : nil }
    var trimmed: [DrawingOperation]?
    for index in operations.indices {
      guard let cut = operations[index].trimmed(toDepth: limit - 1) else { continue }
      trimmed = trimmed ?? operations
      trimmed?[index] = cut
    }
    return trimmed.map(DisplayList.init)
  }
}

extension DrawingOperation {
  /// Whether it draws other lists.
  fileprivate var isNested: Bool {
    switch self {
    case .group: true
    case .dynamicText(let text): !text.attachments.isEmpty
    default: false
    }
  }

  /// The operation with its lists cut to a depth, nil where they are no deeper.
  fileprivate func trimmed(toDepth limit: Int) -> DrawingOperation? {
    switch self {
    case .dynamicText(var text):
      let cut = text.attachments.map { $0.trimmed(toDepth: limit) }
      guard cut.contains(where: { $0 != nil }) else { return nil }
      text.attachments = zip(text.attachments, cut).map { $1 ?? $0 }
      return .dynamicText(text)
    case .group(var group):
      let contents = group.contents.trimmed(toDepth: limit)
      var effect: Effect?
      if case .mask(let mask) = group.effect {
        effect = mask.trimmed(toDepth: limit).map { .mask($0) }
      }
      guard contents != nil || effect != nil else { return nil }
      group.contents = contents ?? group.contents
      group.effect = effect ?? group.effect
      return .group(group)
    default: return nil
    }
  }
}

extension SemanticsNode {
  /// The binary form, without what lies deeper than `CodingLimits` allows.
  public func encoded() -> [UInt8] {
    (trimmed(toDepth: CodingLimits.nodeDepth - 1) ?? self).encodedBytes().bytes
  }

  /// Reads what `encoded()` wrote.
  public init(decoding bytes: [UInt8]) throws(ArchiveDecodingError) {
    self = try SemanticsNode.decode(bytes, "semantics")
  }

  /// The node without what lies deeper, nil where nothing does, in one walk.
  fileprivate func trimmed(toDepth limit: Int) -> SemanticsNode? {
    var trimmed: [SemanticsNode]?
    if limit <= 0 {
      trimmed = children.isEmpty ? nil : []
    } else {
      for index in children.indices {
        guard let cut = children[index].trimmed(toDepth: limit - 1) else { continue }
        trimmed = trimmed ?? children
        trimmed?[index] = cut
      }
    }
    guard let trimmed else { return nil }
    var node = self
    node.children = trimmed
    return node
  }
}
