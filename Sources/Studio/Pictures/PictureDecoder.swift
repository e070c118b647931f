import Glibc
import Synchronization
import VitrinePlatform
import VitrineRaster

/// The process that decodes pictures for this one. It is started with the first picture that needs
/// it, answers one after the other, and ends with its input. The pictures are somebody else's, and
/// so it is confined like a widget.
final class PictureDecoder: Sendable {
  /// The command's argument that makes a process of it such a one.
  static let argument = "decode-pictures"
  /// Seconds after which a process that neither answers nor ends is ended. Its own limit of processor
  /// time comes first, on a busy machine too.
  private static let patience = 300.0
  /// Seconds that it may take to end once its input has (estimate).
  private static let secondsToEnd = 5.0

  private struct Child {
    var pid: pid_t
    var socket: Int32
  }
  private let executable: String
  private let child = Mutex<Child?>(nil)

  init(executable: String) { self.executable = executable }

  deinit {
    child.withLock { child in
      if let running = child { _ = Self.end(running, within: 0) }
    }
  }

  /// Through the command that runs; nil where this process is another program, a test's.
  static func process() -> DecodingProcess? {
    guard let path = ProcessFiles.executable,
      path.hasSuffix("/vitrine") || path.hasSuffix("/vitrine-preview")
    else { return nil }
    let decoder = PictureDecoder(executable: path)
    return DecodingProcess { request in try decoder.ask(request) }
  }

  private func ask(_ request: [UInt8]) throws -> [UInt8] {
    try child.withLock { child in
      let running = try child ?? start()
      child = running
      if let answer = Self.converse(running, request) { return answer }
      child = nil
      let status = Self.end(running, within: Self.secondsToEnd)
      if status.code == DecodingService.tookTooLong { throw DecodingProcess.Failure.tookTooLong }
      throw DecodingProcess.Failure.ended("its decoder ended with \(Self.words(for: status))")
    }
  }

  private func start() throws -> Child {
    let ends = try FileDescriptors.socketPair()
    var process = ChildProcess(executable, [Self.argument])
    process.descriptors = [0: ends.other, 1: ends.other]
    if let launcher = Launcher.path {
      process = process.confined(by: confinement, launcher: launcher)
    }
    process.leadsGroup = true
    defer { close(ends.other) }
    return Child(pid: try process.start(), socket: ends.own)
  }

  /// The libraries and their tables to read, and nothing to write.
  private var confinement: Confinement {
    Confinement(
      readable: Confinement.systemFiles + Confinement.pictureLibraries + Launcher.sdkFolders,
      executable: [executable] + Confinement.dynamicLinkers,
      writable: Confinement.harmlessDevices)
  }

  /// The launcher tells a signal as shells do.
  private static func words(for status: ExitStatus) -> String {
    let signal = status.signal ?? status.code.flatMap { $0 > 128 ? $0 - 128 : nil }
    return signal.map { "signal \($0)" } ?? "no answer"
  }

  /// The answer; nil where the process is gone or says nothing.
  private static func converse(_ child: Child, _ request: [UInt8]) -> [UInt8]? {
    var sent = 0
    while sent < request.count {
      let count = request.withUnsafeBytes {
        send(
          child.socket, $0.baseAddress! + sent, request.count - sent, Int32(MSG_NOSIGNAL))
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return nil }
      sent += count
    }
    var answer: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while DecodingProcess.missing(of: answer) > 0 {
      var end = pollfd(fd: child.socket, events: Int16(POLLIN), revents: 0)
      let ready = poll(&end, 1, Int32(patience * 1000))
      if ready < 0, errno == EINTR { continue }
      guard ready > 0 else { return nil }
      let count = read(child.socket, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return nil }
      answer += buffer[..<count]
    }
    return answer
  }

  private static func end(_ child: Child, within seconds: Double) -> ExitStatus {
    close(child.socket)
    var status: Int32 = 0
    // Its input has ended, and so does it, with a status of its own; else the launcher ends it.
    let deadline = SystemClock.uptime + seconds
    while waitpid(child.pid, &status, WNOHANG) == 0 {
      if SystemClock.uptime >= deadline { kill(child.pid, SIGTERM) }
      usleep(1000)
    }
    return ExitStatus(waitStatus: status)
  }
}

/// What the command is when it was started to decode pictures.
public enum PictureDecoding {
  /// Whether it was; then all is done when this returns.
  public static func serve(_ arguments: [String]) -> Bool {
    guard arguments.dropFirst() == [PictureDecoder.argument] else { return false }
    DecodingService.serve(input: 0, output: 1)
    return true
  }
}
