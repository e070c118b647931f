internal import CStreams

#if canImport(Glibc)
  public import Glibc
#endif

// Streams of C that functions read and write, as Darwin's C library has them.

/// What `funopen` was given. Places are numbers, as Darwin's `fpos_t` is.
private struct FunctionStream {
  let cookie: UnsafeMutableRawPointer?
  let read:
    (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutablePointer<CChar>?, Int32) -> Int32)?
  let write: (@convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?, Int32) -> Int32)?
  let seek: (@convention(c) (UnsafeMutableRawPointer?, Int64, Int32) -> Int64)?
  let close: (@convention(c) (UnsafeMutableRawPointer?) -> Int32)?

  /// The stream that a pointer stands for; nil is a stream that was never opened.
  static func of(_ pointer: UnsafeMutableRawPointer?) -> FunctionStream? {
    pointer?.assumingMemoryBound(to: FunctionStream.self).pointee
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
      guard let stream = of(pointer) else { return 0 }
      pointer?.deallocate()
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
  let held = UnsafeMutablePointer<FunctionStream>.allocate(capacity: 1)
  held.initialize(
    to: FunctionStream(
      cookie: UnsafeMutableRawPointer(mutating: cookie), read: read, write: write, seek: seek,
      close: close))
  let mode = write == nil ? "r" : read == nil ? "w" : "r+"
  let file = vitrine_open_stream(held, mode, FunctionStream.functions)
  if file == nil { held.deallocate() }
  return file
}

extension stat {
  public var st_atimespec: timespec { st_atim }
  public var st_mtimespec: timespec { st_mtim }
  public var st_ctimespec: timespec { st_ctim }
}
