// Data that is kept squeezed. What Apple's own formats squeeze is kept as it is, in the blocks that
// these formats have for that: Apple's decoders read it, and what was written here is read here.

extension NSData {
  public enum CompressionAlgorithm: Int, Sendable { case lzfse, lz4, lzma, zlib }

  /// Throws where the algorithm is LZMA, which is not here.
  public func compressed(using algorithm: CompressionAlgorithm) throws -> NSData {
    let data = Data(referencing: self)
    let result: Data? =
      switch algorithm {
      case .zlib: Deflate.encode(data)
      case .lzfse: StoredBlocks.lzfse.encode(data)
      case .lz4: StoredBlocks.lz4.encode(data)
      case .lzma: nil
      }
    guard let result else { throw CocoaError(CocoaError.Code(rawValue: 5376)) }
    return result as NSData
  }

  /// Throws where the bytes are not of that algorithm, or squeezed by one that only Apple has.
  public func decompressed(using algorithm: CompressionAlgorithm) throws -> NSData {
    let data = Data(referencing: self)
    let result: Data? =
      switch algorithm {
      case .zlib: Deflate.decode(data)
      case .lzfse: StoredBlocks.lzfse.decode(data)
      case .lz4: StoredBlocks.lz4.decode(data)
      case .lzma: nil
      }
    guard let result else { throw CocoaError(CocoaError.Code(rawValue: 5377)) }
    return result as NSData
  }
}

extension NSMutableData {
  public func compress(using algorithm: NSData.CompressionAlgorithm) throws {
    setData(Data(referencing: try compressed(using: algorithm)))
  }
  public func decompress(using algorithm: NSData.CompressionAlgorithm) throws {
    setData(Data(referencing: try decompressed(using: algorithm)))
  }
}

/// A stream of blocks that are kept as they are: four bytes of a mark, four of a length (little endian),
/// the bytes; a mark ends it. The marks are those of lzfse's reference and of Apple's LZ4 frames.
struct StoredBlocks {
  var start: [UInt8]
  var end: [UInt8]

  static let lzfse = StoredBlocks(start: Array("bvx-".utf8), end: Array("bvx$".utf8))
  static let lz4 = StoredBlocks(start: Array("bv4-".utf8), end: Array("bv4$".utf8))

  /// nil beyond what one block can hold.
  func encode(_ data: Data) -> Data? {
    guard let count = UInt32(exactly: data.count) else { return nil }
    guard count > 0 else { return Data(end) }
    return Data(start) + withUnsafeBytes(of: count.littleEndian) { Data($0) } + data + Data(end)
  }

  func decode(_ data: Data) -> Data? {
    var rest = data[...]
    var result = Data()
    while rest.starts(with: start) {
      let head = rest.dropFirst(4).prefix(4)
      guard head.count == 4 else { return nil }
      let count = head.reversed().reduce(0) { $0 << 8 | Int($1) }
      rest = rest.dropFirst(8)
      guard count <= rest.count else { return nil }
      result += rest.prefix(count)
      rest = rest.dropFirst(count)
    }
    return rest.starts(with: end) ? result : nil
  }
}
