@_exported public import VitrineFoundation

// Squeezed bytes. Deflate works, through the system's zlib; what only Apple's machines squeeze
// (LZFSE, LZ4, LZMA) answers that nothing was written.

public struct compression_algorithm: RawRepresentable, Hashable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public init(_ rawValue: UInt32) { self.rawValue = rawValue }
}
public let COMPRESSION_LZ4 = compression_algorithm(0x100)
public let COMPRESSION_ZLIB = compression_algorithm(0x205)
public let COMPRESSION_LZMA = compression_algorithm(0x306)
public let COMPRESSION_LZ4_RAW = compression_algorithm(0x101)
public let COMPRESSION_BROTLI = compression_algorithm(0xb02)
public let COMPRESSION_LZFSE = compression_algorithm(0x801)

/// Bytes written to `destination`; 0 where it has no room for all of them.
public func compression_encode_buffer(
  _ destination: UnsafeMutablePointer<UInt8>, _ room: Int, _ source: UnsafePointer<UInt8>,
  _ count: Int, _ scratch: UnsafeMutableRawPointer?, _ algorithm: compression_algorithm
) -> Int {
  guard algorithm == COMPRESSION_ZLIB else { return 0 }
  return Deflate.encode(
    UnsafeBufferPointer(start: source, count: count),
    into: UnsafeMutableBufferPointer(start: destination, count: room))
}
/// Bytes written to `destination`: as many as it has room for.
public func compression_decode_buffer(
  _ destination: UnsafeMutablePointer<UInt8>, _ room: Int, _ source: UnsafePointer<UInt8>,
  _ count: Int, _ scratch: UnsafeMutableRawPointer?, _ algorithm: compression_algorithm
) -> Int {
  guard algorithm == COMPRESSION_ZLIB else { return 0 }
  return Deflate.decode(
    UnsafeBufferPointer(start: source, count: count),
    into: UnsafeMutableBufferPointer(start: destination, count: room))
}
public func compression_encode_scratch_buffer_size(_ algorithm: compression_algorithm) -> Int { 0 }
public func compression_decode_scratch_buffer_size(_ algorithm: compression_algorithm) -> Int { 0 }

/// What `Data` is squeezed with.
public enum Algorithm: CaseIterable, Sendable { case lzfse, zlib, lz4, lzma, brotli, lzbitmap }
public enum FilterOperation: Sendable { case compress, decompress }
public enum FilterError: Error, Sendable { case invalidState, invalidData }

/// Bytes go in piece by piece; what comes out of them is handed on at the end.
public final class OutputFilter {
  private let operation: FilterOperation
  private let algorithm: Algorithm
  private var input = Data()
  private let write: (Data?) throws -> Void
  public init(
    _ operation: FilterOperation, using algorithm: Algorithm, bufferCapacity: Int = 65_536,
    writingTo writer: @escaping (Data?) throws -> Void
  ) throws {
    guard algorithm == .zlib else { throw FilterError.invalidState }
    (self.operation, self.algorithm, write) = (operation, algorithm, writer)
  }
  public func write<D: DataProtocol>(_ data: D?) throws {
    if let data { input.append(contentsOf: data) } else { try finalize() }
  }
  public func finalize() throws {
    let output = operation == .compress ? Deflate.encode(input) : Deflate.decode(input)
    guard let output else { throw FilterError.invalidData }
    if !output.isEmpty { try write(output) }
    try write(nil)
  }
}
