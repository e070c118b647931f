// Streams that are squeezed piece by piece, as C has them. Deflate works; what only Apple's machines squeeze cannot be
// opened.

public struct compression_stream_operation: RawRepresentable, Hashable, Sendable {
  public var rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public init(_ rawValue: UInt32) { self.rawValue = rawValue }
}
public let COMPRESSION_STREAM_ENCODE = compression_stream_operation(0)
public let COMPRESSION_STREAM_DECODE = compression_stream_operation(1)

public struct compression_stream_flags: RawRepresentable, Hashable, Sendable {
  public var rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public init(_ rawValue: UInt32) { self.rawValue = rawValue }
}
public let COMPRESSION_STREAM_FINALIZE = compression_stream_flags(1)

public struct compression_status: RawRepresentable, Hashable, Sendable {
  public var rawValue: Int32
  public init(rawValue: Int32) { self.rawValue = rawValue }
  public init(_ rawValue: Int32) { self.rawValue = rawValue }
}
public let COMPRESSION_STATUS_OK = compression_status(0)
public let COMPRESSION_STATUS_ERROR = compression_status(-1)
public let COMPRESSION_STATUS_END = compression_status(1)

/// Where the next bytes are, and the room for what becomes of them.
public struct compression_stream {
  public var dst_ptr: UnsafeMutablePointer<UInt8>
  public var dst_size: Int
  public var src_ptr: UnsafePointer<UInt8>
  public var src_size: Int
  /// Held from `compression_stream_init` to `compression_stream_destroy`.
  public var state: UnsafeMutableRawPointer?
  public init(
    dst_ptr: UnsafeMutablePointer<UInt8>, dst_size: Int, src_ptr: UnsafePointer<UInt8>,
    src_size: Int, state: UnsafeMutableRawPointer?
  ) {
    (self.dst_ptr, self.dst_size) = (dst_ptr, dst_size)
    (self.src_ptr, self.src_size, self.state) = (src_ptr, src_size, state)
  }
}

@discardableResult
public func compression_stream_init(
  _ stream: UnsafeMutablePointer<compression_stream>, _ operation: compression_stream_operation,
  _ algorithm: compression_algorithm
) -> compression_status {
  // Whoever opens a stream need not have set anything of it.
  stream.pointee.state = nil
  guard algorithm == COMPRESSION_ZLIB,
    let state = DeflateStream(isEncoder: operation == COMPRESSION_STREAM_ENCODE)
  else { return COMPRESSION_STATUS_ERROR }
  stream.pointee.state = Unmanaged.passRetained(state).toOpaque()
  return COMPRESSION_STATUS_OK
}

/// Moves both places on.
@discardableResult
public func compression_stream_process(
  _ stream: UnsafeMutablePointer<compression_stream>, _ flags: Int32
) -> compression_status {
  guard let state = stream.pointee.state else { return COMPRESSION_STATUS_ERROR }
  let (status, taken, written) = Unmanaged<DeflateStream>.fromOpaque(state).takeUnretainedValue()
    .process(
      UnsafeBufferPointer(start: stream.pointee.src_ptr, count: stream.pointee.src_size),
      into: UnsafeMutableBufferPointer(
        start: stream.pointee.dst_ptr, count: stream.pointee.dst_size),
      isLast: flags & Int32(COMPRESSION_STREAM_FINALIZE.rawValue) != 0)
  stream.pointee.src_ptr += taken
  stream.pointee.src_size -= taken
  stream.pointee.dst_ptr += written
  stream.pointee.dst_size -= written
  return switch status {
  case .open: COMPRESSION_STATUS_OK
  case .complete: COMPRESSION_STATUS_END
  case .broken: COMPRESSION_STATUS_ERROR
  }
}

@discardableResult
public func compression_stream_destroy(
  _ stream: UnsafeMutablePointer<compression_stream>
) -> compression_status {
  guard let state = stream.pointee.state else { return COMPRESSION_STATUS_ERROR }
  Unmanaged<DeflateStream>.fromOpaque(state).release()
  stream.pointee.state = nil
  return COMPRESSION_STATUS_OK
}
