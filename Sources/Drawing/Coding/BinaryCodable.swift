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

  /// The list without what lies deeper, nil where nothing does.
  fileprivate func trimmed(toDepth limit: Int) -> DisplayList? {
    guard isDeeper(than: limit) else { return nil }
    guard limit > 0 else { return DisplayList() }
    return DisplayList(
      operations.map { operation in
        if case .dynamicText(var text) = operation {
          text.attachments = text.attachments.map { $0.trimmed(toDepth: limit - 1) ?? $0 }
          return .dynamicText(text)
        }
        guard case .group(var group) = operation else { return operation }
        if case .mask(let mask) = group.effect, let cut = mask.trimmed(toDepth: limit - 1) {
          group.effect = .mask(cut)
        }
        if let cut = group.contents.trimmed(toDepth: limit - 1) { group.contents = cut }
        return .group(group)
      })
  }

  private func isDeeper(than limit: Int) -> Bool {
    operations.contains { operation in
      if case .dynamicText(let text) = operation, !text.attachments.isEmpty {
        return limit <= 0 || text.attachments.contains { $0.isDeeper(than: limit - 1) }
      }
      guard case .group(let group) = operation else { return false }
      if limit <= 0 { return true }
      if case .mask(let mask) = group.effect, mask.isDeeper(than: limit - 1) { return true }
      return group.contents.isDeeper(than: limit - 1)
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

  fileprivate func trimmed(toDepth limit: Int) -> SemanticsNode? {
    guard isDeeper(than: limit) else { return nil }
    var copy = self
    copy.children = limit <= 0 ? [] : children.map { $0.trimmed(toDepth: limit - 1) ?? $0 }
    return copy
  }

  private func isDeeper(than limit: Int) -> Bool {
    limit <= 0 ? !children.isEmpty : children.contains { $0.isDeeper(than: limit - 1) }
  }
}
