import Glibc
public import VitrineDrawing

/// Decodes pictures for another process, which ends this one where that takes too long: libraries for
/// JPEG, SVG and PDF have no budget of their own that a file could not get around.
///
/// A request is a count of bytes, the format, a size in pixels (0: the picture's own) and the bytes
/// of the file; an answer is a size and the pixels, or zeros and a sentence. Numbers are four bytes,
/// little-endian.
public enum DecodingService {
  /// Seconds of processor time that one picture may take (an estimate: a photograph of 64 million
  /// pixels takes two).
  public static let secondsPerPicture = 10
  /// The exit status of a process that had no time left for a picture (`EX_TEMPFAIL`).
  public static let tookTooLong: Int32 = 75
  /// Bytes of memory that the process may have.
  private static let memory = 4 << 30

  /// Answers until the input ends.
  public static func serve(input: Int32, output: Int32) {
    limit()
    while let request = Request(reading: input) {
      startClock()
      let answer = answer(to: request)
      guard Pipe.write(answer, to: output) else { return }
    }
  }

  static func answer(to request: Request) -> [UInt8] {
    do throws(ImageError) {
      let resource = EncodedImage(format: request.format, bytes: request.bytes)
      let bitmap =
        request.width > 0
        ? try ImageDecoder.draw(resource, width: request.width, height: request.height)
        : try ImageDecoder.decode(resource)
      return Pipe.bytes(bitmap.width) + Pipe.bytes(bitmap.height)
        + bitmap.pixels.withUnsafeBytes { Array($0) }
    } catch {
      let message = Array(error.message.utf8)
      return Pipe.bytes(0) + Pipe.bytes(message.count) + message
    }
  }

  private static func limit() {
    var memory = rlimit(rlim_cur: rlim_t(memory), rlim_max: rlim_t(memory))
    setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &memory)
    var none = rlimit(rlim_cur: 0, rlim_max: 0)
    setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &none)
    setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &none)
  }

  /// Ends the process after so many seconds of its own. By a handler: the first process of a namespace
  /// does not hear of signals that it does not handle.
  private static func startClock() {
    signal(SIGPROF) { _ in _exit(DecodingService.tookTooLong) }
    var clock = itimerval()
    clock.it_value.tv_sec = secondsPerPicture
    setitimer(__itimer_which_t(ITIMER_PROF.rawValue), &clock, nil)
  }

  struct Request {
    var format: EncodedImage.Format
    var width: Int
    var height: Int
    var bytes: [UInt8]
  }
}

/// The other process, seen from the one that needs a picture.
public struct DecodingProcess: Sendable {
  /// The process that was asked is gone.
  public enum Failure: Error, Hashable, Sendable {
    case tookTooLong
    case ended(String)
  }

  /// Sends a request and returns the answer. Throws `Failure`.
  public var ask: @Sendable (_ request: [UInt8]) throws -> [UInt8]

  public init(ask: @escaping @Sendable (_ request: [UInt8]) throws -> [UInt8]) { self.ask = ask }

  /// How much of an answer is still to come after so many bytes of it.
  public static func missing(of answer: [UInt8]) -> Int {
    guard answer.count >= 8 else { return 8 - answer.count }
    let (width, height) = (Pipe.number(answer, at: 0), Pipe.number(answer, at: 4))
    return 8 + (width == 0 ? height : 4 * width * height) - answer.count
  }

  func picture(
    _ resource: EncodedImage, width: Int, height: Int
  ) throws(ImageError) -> Bitmap {
    let request =
      Pipe.bytes(resource.bytes.count) + [resource.format.rawValue] + Pipe.bytes(width)
      + Pipe.bytes(height) + resource.bytes
    let answer: [UInt8]
    do { answer = try ask(request) } catch Failure.tookTooLong {
      throw .tooCostly
    } catch { throw .corrupt("\(error)") }
    guard Self.missing(of: answer) == 0 else { throw .corrupt("its decoder ended") }
    let (width, height) = (Pipe.number(answer, at: 0), Pipe.number(answer, at: 4))
    guard width > 0 else { throw .refused(String(decoding: answer[8...], as: UTF8.self)) }
    try ImageDecoder.check(width, height)
    return Bitmap(width: width, height: height, pixels: Pipe.words(answer[8...]))
  }
}

extension DecodingService.Request {
  /// nil at the end of the input, and where it makes no sense.
  init?(reading input: Int32) { self.init { Pipe.read($0, from: input) } }

  init?(next: (_ count: Int) -> [UInt8]?) {
    guard let head = next(13), let format = EncodedImage.Format(rawValue: head[4]),
      case let count = Pipe.number(head, at: 0), count <= 1 << 30, let bytes = next(count)
    else { return nil }
    self.init(
      format: format, width: Pipe.number(head, at: 5), height: Pipe.number(head, at: 9),
      bytes: bytes)
  }
}

/// Whole messages through a pipe.
private enum Pipe {
  static func bytes(_ number: Int) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }

  static func number(_ bytes: [UInt8], at place: Int) -> Int {
    (0..<4).reduce(0) { $0 | Int(bytes[place + $1]) << (8 * $1) }
  }

  static func words(_ bytes: ArraySlice<UInt8>) -> [UInt32] {
    [UInt32](unsafeUninitializedCapacity: bytes.count / 4) { words, count in
      count = bytes.count / 4
      bytes.withUnsafeBytes { UnsafeMutableRawBufferPointer(words).copyMemory(from: $0) }
    }
  }

  static func read(_ count: Int, from file: Int32) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    var done = 0
    while done < count {
      let got = bytes.withUnsafeMutableBytes {
        Glibc.read(file, $0.baseAddress! + done, count - done)
      }
      if got < 0, errno == EINTR { continue }
      guard got > 0 else { return nil }
      done += got
    }
    return bytes
  }

  static func write(_ bytes: [UInt8], to file: Int32) -> Bool {
    var done = 0
    while done < bytes.count {
      let sent = bytes.withUnsafeBytes {
        Glibc.write(file, $0.baseAddress! + done, bytes.count - done)
      }
      if sent < 0, errno == EINTR { continue }
      guard sent > 0 else { return false }
      done += sent
    }
    return true
  }
}
