import Glibc
import Synchronization
import VitrinePlatform
import VitrineRaster

/// The process that decodes pictures for this one. It is started with the first picture that needs
/// it, answers one after the other, and ends with its input.
final class PictureDecoder: Sendable {
  /// The command's argument that makes a process of it such a one.
  static let argument = "decode-pictures"
  /// Seconds after which a process that neither works nor answers is ended.
  private static let patience = 60.0

  private struct Child {
    var pid: pid_t
    var socket: Int32
  }
  private let executable: String
  private let child = Mutex<Child?>(nil)

  init(executable: String) { self.executable = executable }

  deinit {
    child.withLock { child in
      if let running = child { _ = Self.end(running) }
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
      let status = Self.end(running)
      if status.signal == SIGPROF { throw DecodingProcess.Failure.tookTooLong }
      throw DecodingProcess.Failure.ended(
        "its decoder ended with " + (status.signal.map { "signal \($0)" } ?? "no answer"))
    }
  }

  private func start() throws -> Child {
    let ends = try FileDescriptors.socketPair()
    var process = ChildProcess(executable, [Self.argument])
    process.descriptors = [0: ends.other, 1: ends.other]
    process.leadsGroup = true
    defer { close(ends.other) }
    return Child(pid: try process.start(), socket: ends.own)
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
    var used = 0.0
    while DecodingProcess.missing(of: answer) > 0 {
      var end = pollfd(fd: child.socket, events: Int16(POLLIN), revents: 0)
      let ready = poll(&end, 1, Int32(patience * 1000))
      if ready < 0, errno == EINTR { continue }
      if ready == 0, let time = ProcessTime(of: child.pid), time.used > used {
        // It works, on a busy machine; its own limit of processor time ends it.
        used = time.used
        continue
      }
      guard ready > 0 else { return nil }
      let count = read(child.socket, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return nil }
      answer += buffer[..<count]
    }
    return answer
  }

  private static func end(_ child: Child) -> ExitStatus {
    close(child.socket)
    var status: Int32 = 0
    // It may have ended by itself: then that is its status.
    if waitpid(child.pid, &status, WNOHANG) == 0 {
      kill(-child.pid, SIGKILL)
      waitpid(child.pid, &status, 0)
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
