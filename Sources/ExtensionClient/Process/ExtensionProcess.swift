import Glibc
public import VitrineMessages
public import VitrinePlatform

/// One running extension. Used from one thread at a time; requests are answered in order.
public final class ExtensionProcess {
  /// What the process was started with, and is started again with after a fault.
  public let launch: ExtensionLaunch
  private var pid: pid_t = 0 {
    didSet { handle.set(pid) }
  }
  /// For ending it from another thread.
  package let handle = ProcessHandle()
  private var streams: ExtensionStreams?
  private var nextID: UInt64 = 1
  /// Sent along and not yet asked for.
  private var ahead: Ahead?
  /// Sent along, not yet asked for and answered already.
  private var early: (request: ExtensionRequest, reply: ExtensionReply)?
  /// Seconds for the request that is answered.
  private var limit = 0.0
  /// What of it the machine had no core for: a busy machine is not the widget's fault.
  private var starvation = Starvation()
  private var input = ByteQueue()
  /// Whether a crash comes with names and lines: finding those takes a moment.
  var writesBacktraces = true
  /// What of the confinement this machine did not give.
  public private(set) var missingLayers: [MissingLayer] = []
  /// Resident memory after the last reply, bytes.
  public private(set) var residentBytes = 0
  /// What the running process holds; nil where none runs or the system does not tell.
  public var memory: ProcessMemory? {
    streams?.drain()
    return streams?.report.pid.flatMap(ProcessMemory.init)
  }

  /// What the running process has had of the processor; nil where none runs or the system does not
  /// tell.
  public var time: ProcessTime? { pid == 0 ? nil : ProcessTime(of: pid) }

  private struct Ahead {
    var id: UInt64
    var request: ExtensionRequest
  }

  public init(_ launch: ExtensionLaunch) { self.launch = launch }

  deinit { stop() }

  /// Whether there is a process that has not ended.
  public var isRunning: Bool { pid != 0 }

  /// Starts the process now, so that it loads while the host does something else.
  public func start() throws(ExtensionFault) {
    guard pid == 0 else { return }
    guard let launcher = Launcher.path else {
      throw .cannotStart(
        executable: launch.executable,
        reason: "the program that confines it, vitrine-launcher, is not beside vitrine")
    }
    do throws(SystemError) {
      guard access(launch.executable, X_OK) == 0 else { throw SystemError("cannot start") }
      let started = try ExtensionStreams.start(launch, launcher: launcher)
      (pid, streams) = (started.pid, started.streams)
    } catch {
      throw .cannotStart(executable: launch.executable, reason: error.reason)
    }
    (ahead, early) = (nil, nil)
    input = ByteQueue()
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
    starvation = Starvation()
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
    starvation = Starvation()
    do {
      let reply = try receive(ahead.id, until: SystemClock.uptime + limit)
      early = (ahead.request, reply)
    } catch {
      stop()
    }
  }

  /// Ends the process at once and forgets it.
  public func stop() { _ = end() }

  /// Ends the process and returns what it had printed.
  public func finish() -> String { TerminalText.plain(end()?.standardError.text ?? "") }

  /// What has come until the end; nil where nothing ran.
  private func end() -> ExtensionStreams? {
    guard pid != 0, var streams else { return nil }
    streams.closeSocket()
    // The launcher ends what it has started, and then itself.
    kill(pid, SIGTERM)
    while waitpid(pid, nil, 0) < 0, errno == EINTR {}
    return conclude(&streams)
  }

  /// The process has gone.
  private func conclude(_ streams: inout ExtensionStreams) -> ExtensionStreams {
    streams.close()
    for layer in streams.report.missing where !missingLayers.contains(layer) {
      missingLayers.append(layer)
    }
    (pid, self.streams) = (0, nil)
    return streams
  }

  // MARK: Reading and writing with a deadline

  private func write(_ bytes: [UInt8], until deadline: Double) throws {
    try streams?.send(bytes)
    while !(streams?.isSent ?? true) { try wait(reads: false, until: deadline) }
  }

  private func readFrame(until deadline: Double) throws -> Frame {
    while true {
      try fill(Frame.headerLength, until: deadline)
      let (kind, length) = try Frame.parse(header: input.take(Frame.headerLength))
      try fill(length, until: deadline)
      let frame = Frame(kind, input.take(length))
      guard kind == .network else { return frame }
      try streams?.fetch(frame)
    }
  }

  private func fill(_ count: Int, until deadline: Double) throws {
    while input.count < count {
      switch input.receive(from: streams?.socket ?? -1, atLeast: count - input.count) {
      case .some(0): throw input.count == 0 ? FrameError.endOfFile : FrameError.truncated
      case .some: continue
      case nil: try wait(reads: true, until: deadline)
      }
    }
  }

  /// Waits until the socket is ready, while taking what is printed and watching memory.
  private func wait(reads: Bool, until deadline: Double) throws {
    while true {
      let left = deadline + starvation.allowance(of: limit) - SystemClock.uptime
      guard left > 0 else { throw ExtensionFault.hung(seconds: limit) }
      let pause = Int32(min(left, 0.05) * 1000 + 1)
      if try streams?.wait(reads: reads, milliseconds: pause) ?? true { return }
      guard let pid = streams?.report.pid else { continue }
      starvation.look(at: pid)
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
      guard let ended = waitForExit() else { return .exited(status: 0, message: "") }
      return fault(ended)
    case .tooLong, .unknownKind, .malformed, .unexpectedFrame:
      stop()
      return .garbage("\(error)")
    }
  }

  /// Seconds that a process may take to end once it has closed its pipe (estimate).
  private static let secondsToEnd = 5.0

  /// One that closes its pipe and stays is ended.
  private func waitForExit() -> ExtensionStreams? {
    guard pid != 0, var streams else { return nil }
    streams.closeSocket()
    let deadline = SystemClock.uptime + Self.secondsToEnd
    while waitpid(pid, nil, WNOHANG) == 0 {
      guard SystemClock.uptime < deadline else {
        self.streams = streams
        return end()
      }
      _ = try? streams.wait(reads: false, milliseconds: 2)
    }
    return conclude(&streams)
  }

  private func fault(_ ended: ExtensionStreams) -> ExtensionFault {
    let report = ended.report
    let text = TerminalText.plain(ended.standardError.text)
    if let reason = report.refusal {
      return .cannotStart(executable: launch.executable, reason: reason)
    }
    if let status = report.exitStatus {
      let last = text.split(whereSeparator: \.isNewline).last.map(String.init) ?? ""
      return .exited(status: status, message: last)
    }
    let signal = report.signal ?? report.killSignal ?? SIGKILL
    return .crashed(
      CrashReport(
        signal: signal, standardError: text,
        frames: writesBacktraces ? frames(of: report) : []))
  }

  /// Those in the user's own program have names and lines; where there are none, where all are.
  private func frames(of report: LaunchReport) -> [String] {
    let program = launch.program
    let own = report.frames.filter { $0.object == program }
    if let program, !own.isEmpty { return Symbolizer().names(own, in: program) }
    return report.frames.map { frame in
      "code + \(frame.offset) in \(frame.object.split(separator: "/").last ?? "?")"
    }
  }
}
