import Glibc
public import VitrineMessages
public import VitrinePlatform

/// One running extension. Used from one thread at a time; requests are answered in order.
public final class ExtensionProcess {
  public let launch: ExtensionLaunch
  private var pid: pid_t = 0 {
    didSet { handle.set(pid) }
  }
  /// For ending it from another thread.
  package let handle = ProcessHandle()
  private var socket: Int32 = -1
  private var errors: Int32 = -1
  private var nextID: UInt64 = 1
  /// Sent along and not yet asked for.
  private var ahead: Ahead?
  /// Sent along, not yet asked for and answered already.
  private var early: (request: ExtensionRequest, reply: ExtensionReply)?
  /// Seconds for the request that is answered.
  private var limit = 0.0
  private var input = ByteQueue()
  private var standardError = StreamTail(limit: 256 << 10)
  /// Whether a crash of a process that is started from now on comes with a backtrace: the runtime
  /// takes seconds for one.
  var writesBacktraces = true
  /// Resident memory after the last reply, bytes.
  public private(set) var residentBytes = 0
  /// What the running process holds; nil where none runs or the system does not tell.
  public var memory: ProcessMemory? { pid == 0 ? nil : ProcessMemory(of: pid) }

  private struct Ahead {
    var id: UInt64
    var request: ExtensionRequest
  }

  public init(_ launch: ExtensionLaunch) { self.launch = launch }

  deinit { stop() }

  public var isRunning: Bool { pid != 0 }

  /// Starts the process now, so that it loads while the host does something else.
  public func start() throws(ExtensionFault) {
    guard pid == 0 else { return }
    do throws(SystemError) {
      try spawn()
    } catch {
      throw .cannotStart(executable: launch.executable, reason: error.reason)
    }
    (ahead, early) = (nil, nil)
    input = ByteQueue()
    standardError = StreamTail(limit: 256 << 10)
  }

  private func spawn() throws(SystemError) {
    let (own, other) = try FileDescriptors.socketPair()
    defer { close(other) }
    do throws(SystemError) {
      let (read, write) = try FileDescriptors.pipe()
      defer { close(write) }
      var process = ChildProcess(launch.executable)
      process.environment = environment
      // What a widget prints belongs to the person at the terminal, not to our results.
      process.descriptors = [1: 2, 2: write, 3: other]
      // A kill reaches what the extension has started, too.
      process.leadsGroup = true
      do throws(SystemError) {
        pid = try process.start()
      } catch {
        close(read)
        throw error
      }
      FileDescriptors.setNonblocking(read)
      (socket, errors) = (own, read)
    } catch {
      close(own)
      throw error
    }
  }

  private var environment: [String] {
    let name = "SWIFT_BACKTRACE"
    guard !writesBacktraces, launch.variables[name] == nil else { return launch.environment }
    var launch = launch
    launch.variables[name] = "enable=no"
    return launch.environment
  }

  /// Asks and waits, the launch's time limit or other `seconds`. After a fault the process is gone
  /// and the next request starts a new one.
  /// - next: What will most likely be asked after this. It is sent along, so that the extension goes
  ///   on to it without a pause; asking for it then only waits. Asking for something else is right
  ///   too, and what was sent along keeps its place: requests are done in the order they were sent.
  public func send(
    _ request: ExtensionRequest, within seconds: Double? = nil, next: ExtensionRequest? = nil
  ) throws(ExtensionFault) -> ExtensionReply {
    if let ahead, ahead.request != request { settle(ahead) }
    if let early, early.request == request {
      self.early = nil
      return try Self.result(of: early.reply)
    }
    return try converse(within: seconds) { deadline in
      let id = try ahead?.id ?? post(request, until: deadline)
      ahead = nil
      if let next { try postAhead(next, until: deadline) }
      return try receive(id, until: deadline)
    }
  }

  /// Runs one question and answer, and names what goes wrong.
  private func converse(
    within seconds: Double?, _ body: (_ deadline: Double) throws -> ExtensionReply
  ) throws(ExtensionFault) -> ExtensionReply {
    try start()
    limit = seconds ?? launch.timeLimit
    let reply: ExtensionReply
    do {
      reply = try body(SystemClock.uptime + limit)
    } catch let fault as ExtensionFault {
      stop()
      throw fault
    } catch {
      throw end(after: error as? FrameError ?? .truncated)
    }
    return try Self.result(of: reply)
  }

  /// An answer that says no leaves a healthy process behind.
  private static func result(of reply: ExtensionReply) throws(ExtensionFault) -> ExtensionReply {
    if case .failed(let failure) = reply { throw .failed(failure) }
    return reply
  }

  /// Sends a request; its number.
  private func post(_ request: ExtensionRequest, until deadline: Double) throws -> UInt64 {
    let id = nextID
    try write(try Self.bytes(request, id: id), until: deadline)
    nextID += 1
    return id
  }

  /// Sends a request along, where it is short enough to fit into the socket whatever the extension
  /// does: nobody reads there while it writes an answer.
  private func postAhead(_ request: ExtensionRequest, until deadline: Double) throws {
    let bytes = try Self.bytes(request, id: nextID)
    guard bytes.count <= Self.longestAhead else { return }
    try write(bytes, until: deadline)
    ahead = Ahead(id: nextID, request: request)
    nextID += 1
  }

  private static let longestAhead = 16 << 10

  private static func bytes(_ request: ExtensionRequest, id: UInt64) throws -> [UInt8] {
    let frame = try RequestEnvelope(id: id, request: request).frame
    return frame.header + frame.payload
  }

  private func receive(_ id: UInt64, until deadline: Double) throws -> ExtensionReply {
    let envelope = try ReplyEnvelope(try readFrame(until: deadline))
    guard envelope.id == id else { throw FrameError.unexpectedFrame }
    residentBytes = envelope.residentBytes
    return envelope.reply
  }

  /// Something else is asked before what was sent along: its answer comes first and is kept. A fault
  /// is not: the request is sent anew when its turn comes, and has its fault then.
  private func settle(_ ahead: Ahead) {
    self.ahead = nil
    limit = launch.timeLimit
    do {
      let reply = try receive(ahead.id, until: SystemClock.uptime + limit)
      early = (ahead.request, reply)
    } catch {
      stop()
    }
  }

  /// Ends the process at once and forgets it.
  public func stop() {
    guard pid != 0 else { return }
    close(socket)
    kill(-pid, SIGKILL)
    kill(pid, SIGKILL)
    reap()
  }

  /// Closes the pipe, so that the extension leaves by itself, and passes on what it had printed.
  public func finish() -> String {
    let printed = standardError.text
    stop()
    return printed
  }

  // MARK: Reading and writing with a deadline

  private func write(_ bytes: [UInt8], until deadline: Double) throws {
    var sent = 0
    while sent < bytes.count {
      let n = bytes.withUnsafeBytes {
        Glibc.send(
          socket, $0.baseAddress! + sent, bytes.count - sent,
          Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT))
      }
      if n > 0 {
        sent += n
      } else if errno == EAGAIN {
        try wait(for: Int16(POLLOUT), until: deadline)
      } else if errno != EINTR {
        throw FrameError.endOfFile
      }
    }
  }

  private func readFrame(until deadline: Double) throws -> Frame {
    try fill(Frame.headerLength, until: deadline)
    let (kind, length) = try Frame.parse(header: input.take(Frame.headerLength))
    try fill(length, until: deadline)
    return Frame(kind, input.take(length))
  }

  private func fill(_ count: Int, until deadline: Double) throws {
    while input.count < count {
      switch input.receive(from: socket, atLeast: count - input.count) {
      case .some(0): throw input.count == 0 ? FrameError.endOfFile : FrameError.truncated
      case .some: continue
      case nil: try wait(for: Int16(POLLIN), until: deadline)
      }
    }
  }

  /// Waits until the socket is ready, meanwhile emptying standard error and watching memory.
  private func wait(for events: Int16, until deadline: Double) throws {
    while true {
      var descriptors = [
        pollfd(fd: socket, events: events, revents: 0),
        pollfd(fd: errors, events: Int16(POLLIN), revents: 0),
      ]
      let left = deadline - SystemClock.uptime
      guard left > 0 else {
        // A process that has crashed may take longer than its request to write its backtrace.
        if standardError.text.contains("*** Signal ") { throw FrameError.endOfFile }
        throw ExtensionFault.hung(seconds: limit)
      }
      let ready = poll(&descriptors, 2, Int32(min(left, 0.05) * 1000 + 1))
      if ready > 0, descriptors[1].revents != 0, !standardError.drain(errors) {
        close(errors)
        errors = -1
      }
      if ready > 0, descriptors[0].revents != 0 { return }
      if ProcessMemory.residentBytes(of: pid) > launch.memoryLimit {
        throw ExtensionFault.outOfMemory(limit: launch.memoryLimit)
      }
    }
  }

  // MARK: The end

  /// Finds out why the conversation broke off, and clears away the process.
  private func end(after error: FrameError) -> ExtensionFault {
    switch error {
    case .endOfFile, .truncated, .system:
      // The runtime may still be writing its backtrace: give it as long as a request.
      let status = waitForExit(until: SystemClock.uptime + max(5, launch.timeLimit))
      while standardError.drain(errors, blocking: false) {}
      let text = standardError.text
      stop()
      return Self.fault(status: status, text: text)
    case .tooLong, .unknownKind, .malformed, .unexpectedFrame:
      stop()
      return .garbage("\(error)")
    }
  }

  private static func fault(status: Int32, text: String) -> ExtensionFault {
    let signal = status & 0x7f
    if signal != 0 { return .crashed(CrashReport(signal: signal, standardError: text)) }
    let last = text.split(whereSeparator: \.isNewline).last.map(String.init) ?? ""
    return .exited(status: (status >> 8) & 0xff, message: last)
  }

  private func waitForExit(until deadline: Double) -> Int32 {
    var status: Int32 = 0
    while waitpid(pid, &status, WNOHANG) == 0 {
      if SystemClock.uptime > deadline {
        kill(-pid, SIGKILL)
        waitpid(pid, &status, 0)
        break
      }
      if errors >= 0 {
        var descriptor = pollfd(fd: errors, events: Int16(POLLIN), revents: 0)
        poll(&descriptor, 1, 5)
        if descriptor.revents != 0, !standardError.drain(errors) { usleep(2000) }
      } else {
        usleep(2000)
      }
    }
    close(socket)
    // Reaped here; `stop` has nothing left to end.
    if errors >= 0 { while standardError.drain(errors, blocking: false) {} }
    if errors >= 0 { close(errors) }
    (pid, socket, errors) = (0, -1, -1)
    return status
  }

  private func reap() {
    var status: Int32 = 0
    waitpid(pid, &status, 0)
    if errors >= 0 { close(errors) }
    (pid, socket, errors) = (0, -1, -1)
  }
}
