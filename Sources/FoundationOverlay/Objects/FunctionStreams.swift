internal import CStreams

#if canImport(Glibc)
  public import Glibc
#endif

// Streams of C that functions read and write, as Darwin's C library has them.

/// What `funopen` was given. Places are numbers, as Darwin's `fpos_t` is.
private final class FunctionStream {
  let cookie: UnsafeMutableRawPointer?
  let read:
    (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutablePointer<CChar>?, Int32) -> Int32)?
  let write: (@convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?, Int32) -> Int32)?
  let seek: (@convention(c) (UnsafeMutableRawPointer?, Int64, Int32) -> Int64)?
  let close: (@convention(c) (UnsafeMutableRawPointer?) -> Int32)?

  init(
    _ cookie: UnsafeMutableRawPointer?,
    _ read: (
      @convention(c) (UnsafeMutableRawPointer?, UnsafeMutablePointer<CChar>?, Int32) -> Int32
    )?,
    _ write: (@convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?, Int32) -> Int32)?,
    _ seek: (@convention(c) (UnsafeMutableRawPointer?, Int64, Int32) -> Int64)?,
    _ close: (@convention(c) (UnsafeMutableRawPointer?) -> Int32)?
  ) {
    (self.cookie, self.read, self.write, self.seek, self.close) = (cookie, read, write, seek, close)
  }

  /// The stream that a pointer stands for; nil is a stream that was never opened.
  static func of(_ pointer: UnsafeMutableRawPointer?) -> FunctionStream? {
    pointer.map { Unmanaged<FunctionStream>.fromOpaque($0).takeUnretainedValue() }
  }

  /// glibc's way to open a stream of functions. A write that fails is 0 there, -1 on Darwin.
  static let functions = vitrine_stream_functions(
    read: { pointer, bytes, count in
      guard let stream = of(pointer), let read = stream.read else { return -1 }
      return Int(read(stream.cookie, bytes, Int32(clamping: count)))
    },
    write: { pointer, bytes, count in
      guard let stream = of(pointer), let write = stream.write else { return 0 }
      return max(Int(write(stream.cookie, bytes, Int32(clamping: count))), 0)
    },
    seek: { pointer, offset, origin in
      guard let stream = of(pointer), let seek = stream.seek, let offset else { return -1 }
      let place = seek(stream.cookie, Int64(offset.pointee), origin)
      guard place >= 0 else { return -1 }
      offset.pointee = Int(place)
      return 0
    },
    close: { pointer in
      guard let pointer else { return 0 }
      let stream = Unmanaged<FunctionStream>.fromOpaque(pointer).takeRetainedValue()
      return stream.close?(stream.cookie) ?? 0
    })
}

/// A stream that some functions read, write, place and close; nil where it can be neither read nor written.
public func funopen(
  _ cookie: UnsafeRawPointer?,
  _ read: (
    @convention(c) (UnsafeMutableRawPointer?, UnsafeMutablePointer<CChar>?, Int32) -> Int32
  )?,
  _ write: (@convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?, Int32) -> Int32)?,
  _ seek: (@convention(c) (UnsafeMutableRawPointer?, Int64, Int32) -> Int64)?,
  _ close: (@convention(c) (UnsafeMutableRawPointer?) -> Int32)?
) -> UnsafeMutablePointer<FILE>! {
  guard read != nil || write != nil else { return nil }
  let stream = FunctionStream(UnsafeMutableRawPointer(mutating: cookie), read, write, seek, close)
  let mode = write == nil ? "r" : read == nil ? "w" : "r+"
  let held = Unmanaged.passRetained(stream)
  guard let file = vitrine_open_stream(held.toOpaque(), mode, FunctionStream.functions) else {
    held.release()
    return nil
  }
  return file
}

extension stat {
  public var st_atimespec: timespec { st_atim }
  public var st_mtimespec: timespec { st_mtim }
  public var st_ctimespec: timespec { st_ctim }
}
