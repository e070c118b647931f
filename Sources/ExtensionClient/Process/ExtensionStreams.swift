import Glibc
import VitrineMessages
import VitrinePlatform

/// Our ends of what a started extension reads and writes, and what has come from them.
struct ExtensionStreams {
  private(set) var socket: Int32
  private var output: Int32
  private var errors: Int32
  private var reports: Int32
  private let broker: NetworkBroker?
  /// What is still to be sent.
  private var outgoing: [UInt8] = []
  private(set) var report = LaunchReport()
  /// What it has written to standard error.
  private(set) var standardError = StreamTail(limit: 256 << 10)

  /// Starts a process that talks to these.
  static func start(
    _ launch: ExtensionLaunch, launcher: String
  ) throws(SystemError) -> (pid: pid_t, streams: ExtensionStreams) {
    var theirs: [Int32] = []
    var ours: [Int32] = []
    defer { for descriptor in theirs { Glibc.close(descriptor) } }
    do throws(SystemError) {
      let (socket, other) = try FileDescriptors.socketPair()
      theirs.append(other)
      ours.append(socket)
      for _ in 0..<3 {
        let (read, write) = try FileDescriptors.pipe()
        theirs.append(write)
        ours.append(read)
        FileDescriptors.setNonblocking(read)
      }
      var process = ChildProcess(launch.executable)
      process.environment = launch.environment
      process.descriptors = [1: theirs[1], 2: theirs[2], 3: other]
      process = process.confined(by: launch.policy, launcher: launcher, report: theirs[3])
      // Control-C at a terminal is for the host, which then decides.
      process.leadsGroup = true
      let pid = try process.start()
      return (
        pid,
        ExtensionStreams(
          socket: socket, output: ours[1], errors: ours[2], reports: ours[3],
          broker: NetworkBroker(network: launch.network))
      )
    } catch {
      for descriptor in ours { Glibc.close(descriptor) }
      throw error
    }
  }

  private init(
    socket: Int32, output: Int32, errors: Int32, reports: Int32, broker: NetworkBroker?
  ) {
    (self.socket, self.output, self.errors, self.reports) = (socket, output, errors, reports)
    self.broker = broker
  }

  // MARK: Sending

  /// Whether all that was to be sent has been.
  var isSent: Bool { outgoing.isEmpty }

  /// Sends behind what is still to be sent, as far as the socket takes it now.
  mutating func send(_ bytes: [UInt8]) throws(FrameError) {
    outgoing += bytes
    // Who asks without an end and reads no answer.
    guard outgoing.count <= 2 * Frame.maximumLength else { throw .tooLong(outgoing.count) }
    try sendMore()
  }

  mutating func sendMore() throws(FrameError) {
    var sent = 0
    defer { outgoing.removeFirst(sent) }
    while sent < outgoing.count {
      let count = outgoing.withUnsafeBytes {
        Glibc.send(
          socket, $0.baseAddress! + sent, outgoing.count - sent,
          Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT))
      }
      if count > 0 {
        sent += count
      } else if errno == EAGAIN {
        return
      } else if errno != EINTR {
        throw .endOfFile
      }
    }
  }

  /// Hands a request of the extension's to the network.
  func fetch(_ frame: Frame) throws(FrameError) {
    guard let broker else { throw .unexpectedFrame }
    try broker.take(frame)
  }

  // MARK: Waiting

  /// Waits until the socket can be read (where that `reads`), or written to while something is to be
  /// sent, or something else has come and was taken; whether the socket is ready.
  mutating func wait(reads: Bool, milliseconds: Int32) throws(FrameError) -> Bool {
    if let broker, socket >= 0 { try send(broker.finished()) }
    let events = (reads ? Int16(POLLIN) : 0) | (isSent ? 0 : Int16(POLLOUT))
    var descriptors = [
      pollfd(fd: socket, events: events, revents: 0),
      pollfd(fd: broker?.wake ?? -1, events: Int16(POLLIN), revents: 0),
      pollfd(fd: errors, events: Int16(POLLIN), revents: 0),
      pollfd(fd: output, events: Int16(POLLIN), revents: 0),
      pollfd(fd: reports, events: Int16(POLLIN), revents: 0),
    ]
    guard poll(&descriptors, 5, milliseconds) > 0 else { return false }
    if descriptors[2...].contains(where: { $0.revents != 0 }) { drain() }
    if descriptors[0].revents & Int16(POLLOUT) != 0 { try sendMore() }
    return descriptors[0].revents != 0
  }

  /// Takes what has come; closes what has ended.
  mutating func drain() {
    while errors >= 0, standardError.drain(errors, blocking: false) {}
    if errors >= 0, isOver(errors) { FileDescriptors.close(&errors) }
    passOutputOn()
    if reports >= 0, !report.drain(reports) { FileDescriptors.close(&reports) }
  }

  /// What a widget prints belongs to the person at the terminal, not to our results.
  private mutating func passOutputOn() {
    var chunk = StreamTail(limit: 256 << 10)
    while output >= 0, chunk.drain(output, blocking: false) {}
    let text = TerminalText.plain(chunk.text)
    if !text.isEmpty { FileDescriptors.write(text, to: STDERR_FILENO) }
    if output >= 0, isOver(output) { FileDescriptors.close(&output) }
  }

  private func isOver(_ descriptor: Int32) -> Bool {
    var state = pollfd(fd: descriptor, events: 0, revents: 0)
    return poll(&state, 1, 0) > 0 && state.revents & Int16(POLLHUP) != 0
  }

  /// Closes the conversation; the rest can still be read.
  mutating func closeSocket() { FileDescriptors.close(&socket) }

  /// Takes what is left and closes all.
  mutating func close() {
    drain()
    FileDescriptors.close(&socket)
    FileDescriptors.close(&output)
    FileDescriptors.close(&errors)
    FileDescriptors.close(&reports)
  }
}
