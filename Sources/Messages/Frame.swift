#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// One piece of the conversation on the pipe: four bytes of length (little endian), one byte of
/// kind, then the payload.
public struct Frame: Hashable, Sendable {
  /// What a frame carries.
  public enum Kind: UInt8, Hashable, Sendable, CaseIterable {
    /// An envelope as JSON.
    case json = 0
    /// An envelope around `RenderRequest` or `RenderResponse` in binary form.
    case drawing = 1
    /// A request to the network, or its answer.
    case network = 2
  }

  /// Bytes before the payload: kind and length.
  public static let headerLength = 5
  /// The longest payload that is believed. A device refuses archives far smaller than this.
  public static let maximumLength = 128 << 20

  /// Says how the payload is to be read.
  public var kind: Kind
  /// At most `maximumLength` bytes.
  public var payload: [UInt8]

  public init(_ kind: Kind, _ payload: [UInt8]) {
    self.kind = kind
    self.payload = payload
  }

  /// `headerLength` bytes: the payload's length, little endian, and the kind.
  public var header: [UInt8] {
    let n = UInt32(payload.count)
    return [
      UInt8(truncatingIfNeeded: n), UInt8(truncatingIfNeeded: n >> 8),
      UInt8(truncatingIfNeeded: n >> 16), UInt8(truncatingIfNeeded: n >> 24), kind.rawValue,
    ]
  }

  /// Kind and payload length that a header announces.
  public static func parse(
    header: [UInt8]
  ) throws(FrameError) -> (kind: Kind, length: Int) {
    guard header.count == headerLength else { throw .truncated }
    let length =
      Int(header[0]) | Int(header[1]) << 8 | Int(header[2]) << 16 | Int(header[3]) << 24
    guard let kind = Kind(rawValue: header[4]) else { throw .unknownKind(header[4]) }
    guard length <= maximumLength else { throw .tooLong(length) }
    return (kind, length)
  }
}

/// Why what was read is no frame.
public enum FrameError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The other side closed the pipe between two frames.
  case endOfFile
  /// The other side closed the pipe inside a frame.
  case truncated
  case tooLong(Int)
  case unknownKind(UInt8)
  case system(operation: String, code: Int32)
  case malformed(String)
  /// A frame of this kind was due and another came.
  case unexpectedFrame

  public var description: String {
    switch self {
    case .endOfFile: "the other side closed the pipe"
    case .truncated: "the other side closed the pipe inside a message"
    case .tooLong(let length):
      "a message of \(length) bytes was announced, more than \(Frame.maximumLength)"
    case .unknownKind(let kind): "bytes that are not a message (frame kind \(kind))"
    case .system(let operation, let code): "\(operation) failed with error \(code)"
    case .malformed(let reason): "a message that is not valid: \(reason)"
    case .unexpectedFrame: "messages out of order"
    }
  }
}

/// Blocking reading and writing of frames on file descriptors: the extension's side.
public struct FramePipe: Sendable {
  /// Descriptor that frames are read from.
  public let input: Int32
  /// Descriptor that frames are written to.
  public let output: Int32

  public init(input: Int32, output: Int32) {
    self.input = input
    self.output = output
  }

  /// Waits for the next frame; throws `.endOfFile` once the other side has closed.
  public func read() throws(FrameError) -> Frame {
    let header = try readBytes(Frame.headerLength, atBoundary: true)
    let (kind, length) = try Frame.parse(header: header)
    return Frame(kind, try readBytes(length, atBoundary: false))
  }

  /// A short frame leaves in one write.
  public func write(_ frame: Frame) throws(FrameError) {
    guard frame.payload.count <= Frame.maximumLength else { throw .tooLong(frame.payload.count) }
    if frame.payload.count < 32 << 10 {
      try writeBytes(frame.header + frame.payload)
    } else {
      try writeBytes(frame.header)
      try writeBytes(frame.payload)
    }
  }

  private func readBytes(_ count: Int, atBoundary: Bool) throws(FrameError) -> [UInt8] {
    var code: Int32 = 0
    var filled = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      while filled < count {
        let n = unistdRead(input, buffer.baseAddress! + filled, count - filled)
        if n > 0 {
          filled += n
        } else if n < 0 && errno == EINTR {
          continue
        } else {
          code = n < 0 ? errno : 0
          break
        }
      }
      initialized = filled
    }
    if filled == count { return bytes }
    if code != 0 { throw .system(operation: "read", code: code) }
    throw filled == 0 && atBoundary ? .endOfFile : .truncated
  }

  private func writeBytes(_ bytes: [UInt8]) throws(FrameError) {
    var code: Int32 = 0
    bytes.withUnsafeBytes { buffer in
      var written = 0
      while written < buffer.count {
        let n = unistdWrite(output, buffer.baseAddress! + written, buffer.count - written)
        if n >= 0 {
          written += n
        } else if errno != EINTR {
          code = errno
          return
        }
      }
    }
    if code != 0 { throw .system(operation: "write", code: code) }
  }
}

// `FramePipe.read` and `.write` hide the C functions inside the type.
private func unistdRead(_ fd: Int32, _ pointer: UnsafeMutablePointer<UInt8>, _ count: Int) -> Int {
  read(fd, pointer, count)
}
private func unistdWrite(_ fd: Int32, _ pointer: UnsafeRawPointer, _ count: Int) -> Int {
  write(fd, pointer, count)
}
