import Synchronization
public import VitrineMessages

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// How an extension is started and how much it may take.
public struct ExtensionLaunch: Hashable, Sendable {
  public var executable: String
  /// Resources folder, nil: none.
  public var resources: String?
  /// `deny`, `live` or a folder.
  public var network: String
  /// Folder for app groups and defaults; nil: the extension makes none.
  public var container: String?
  public var timeZone: String
  public var locale: String
  public var os: Int
  /// `iOS`, `watchOS` or `macOS`: what the sources were built for.
  public var platform: String
  /// Seconds of wall clock for one request.
  public var timeLimit: Double
  /// Seconds that a provider may take of it: what is left is for drawing.
  var providerTimeLimit: Double { timeLimit / 2 }
  /// Seconds for a provider that has once not answered in time (estimate).
  var secondProviderTimeLimit: Double { min(0.5, providerTimeLimit) }
  /// Bytes of resident memory. Far above a device's 30 MB: the SDK's own share differs.
  public var memoryLimit: Int
  /// More environment variables.
  public var variables: [String: String]

  public init(
    executable: String, resources: String? = nil, network: String = "deny",
    container: String? = nil, timeZone: String = "UTC", locale: String = "en_US",
    os: Int = OSVersion.newest, platform: String = "iOS", timeLimit: Double = 10,
    memoryLimit: Int = 512 << 20,
    variables: [String: String] = [:]
  ) {
    self.executable = executable
    self.resources = resources
    self.network = network
    self.container = container
    self.timeZone = timeZone
    self.locale = locale
    self.os = os
    self.platform = platform
    self.timeLimit = timeLimit
    self.memoryLimit = memoryLimit
    self.variables = variables
  }

  /// The whole environment of the new process: nothing of the machine's own but where to find
  /// libraries, so that a widget draws the same everywhere.
  var environment: [String] {
    var values = [
      ExtensionEnvironment.input: "3", ExtensionEnvironment.output: "3",
      ExtensionEnvironment.network: network, "TZ": timeZone, "LANG": "\(locale).UTF-8",
      "LC_ALL": "C.UTF-8", "VITRINE_OS": "\(os)",
      "VITRINE_LOCALE": locale, "VITRINE_PLATFORM": platform,
      // Backstops in the kernel for what the host does not see in time, also after its death.
      ExtensionEnvironment.dataLimit: "\(max(memoryLimit * 4, 2 << 30))",
      ExtensionEnvironment.cpuLimit: "\(Int(timeLimit) * 60)",
      // A dictionary that a widget draws has one order: same sources, same picture.
      "SWIFT_DETERMINISTIC_HASHING": "1",
      // The runtime's own backtrace; colours and questions would only be in the way.
      "SWIFT_BACKTRACE":
        "enable=yes,interactive=no,color=no,threads=crashed,registers=none,images=none,"
        + "limit=24,output-to=stderr,sanitize=no,cache=yes",
    ]
    if let resources { values[ExtensionEnvironment.resources] = resources }
    if let container {
      values[ExtensionEnvironment.container] = container
      values["HOME"] = container
      values["CFFIXED_USER_HOME"] = container
    }
    for name in [
      "PATH", "LD_LIBRARY_PATH", "TMPDIR", "VITRINE_FONTS", "VITRINE_SYMBOLS", "VITRINE_LOCATION",
    ] {
      if let value = getenv(name) { values[name] = String(cString: value) }
    }
    values.merge(variables) { $1 }
    return values.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
  }
}

/// A process that any thread may end.
final class ProcessHandle: Sendable {
  private struct State {
    var pid: pid_t = 0
    var isEnded = false

    func end() {
      guard isEnded, pid != 0 else { return }
      _ = Glibc.kill(-pid, SIGKILL)
      _ = Glibc.kill(pid, SIGKILL)
    }
  }
  private let state = Mutex(State())

  func set(_ pid: pid_t) {
    state.withLock {
      $0.pid = pid
      $0.end()
    }
  }

  /// Also one that its owner is just starting ends at once, until `renew`. The owner finds out and
  /// clears away.
  func kill() {
    state.withLock {
      $0.isEnded = true
      $0.end()
    }
  }

  /// Processes may run again.
  func renew() { state.withLock { $0.isEnded = false } }
}

/// One running extension. Used from one thread at a time; requests are answered in order.
public final class ExtensionProcess {
  public let launch: ExtensionLaunch
  private var pid: pid_t = 0 {
    didSet { handle.set(pid) }
  }
  /// For ending it from another thread.
  let handle = ProcessHandle()
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
  private var standardError = Tail(limit: 256 << 10)
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
    let spawned = try Spawn.run(launch.executable, environment: launch.environment)
    (pid, socket, errors) = (spawned.pid, spawned.socket, spawned.errors)
    (ahead, early) = (nil, nil)
    input = ByteQueue()
    standardError = Tail(limit: 256 << 10)
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
      reply = try body(Clock.now + limit)
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
      let reply = try receive(ahead.id, until: Clock.now + limit)
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
      let left = deadline - Clock.now
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
      if Spawn.residentBytes(of: pid) > launch.memoryLimit {
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
      let status = waitForExit(until: Clock.now + max(5, launch.timeLimit))
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
      if Clock.now > deadline {
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
