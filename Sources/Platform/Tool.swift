import Glibc

/// A command-line tool that is run to its end, and what it printed.
public struct Tool: Sendable {
  /// How a tool ended and what it printed.
  public struct Result: Sendable {
    /// How it ended.
    public var status: ExitStatus
    /// As it was printed.
    public var standardOutput: [UInt8]
    /// As it was printed.
    public var standardError: [UInt8]
    /// Whether it was ended because its time was over.
    public var isTimedOut: Bool

    /// Standard output as UTF-8; damaged bytes become U+FFFD.
    public var outputText: String { String(decoding: standardOutput, as: UTF8.self) }
    /// Standard error as UTF-8; damaged bytes become U+FFFD.
    public var errorText: String { String(decoding: standardError, as: UTF8.self) }
  }

  /// Path, arguments, folder, environment and confinement.
  public var process: ChildProcess
  /// What it reads from standard input.
  public var input: [UInt8] = []
  /// Seconds after which it is ended with everything that it has started; nil: never.
  public var timeLimit: Double?
  /// When it is ended because it does nothing; nil: never. Counts with a time limit only.
  public var idleLimit: IdleLimit?

  /// How long a tool may do nothing: neither it nor what it has started uses the processor, starts a program or
  /// ends.
  public struct IdleLimit: Hashable, Sendable {
    /// Seconds without processor time.
    public var seconds: Double
    /// Beginnings of names of programs that it may wait for as long as they run, as for those that wait for the network.
    public var waitsFor: [String]

    /// A limit in seconds, with the programs whose waiting is none.
    public init(seconds: Double, waitsFor: [String] = []) {
      (self.seconds, self.waitsFor) = (seconds, waitsFor)
    }
  }

  /// A tool in a folder and environment; nil: this process's own.
  public init(
    _ path: String, _ arguments: [String] = [], input: [UInt8] = [], folder: String? = nil,
    environment: [String: String]? = nil, timeLimit: Double? = nil
  ) {
    process = ChildProcess(path, arguments)
    process.folder = folder
    process.environment = environment.map { values in
      values.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    }
    self.input = input
    self.timeLimit = timeLimit
  }

  /// The first executable file of that name in the folders of `PATH`.
  public static func find(_ name: String) -> String? {
    let path = getenv("PATH").map { String(cString: $0) } ?? "/usr/bin:/bin"
    for folder in path.split(separator: ":") {
      let candidate = "\(folder)/\(name)"
      if access(candidate, X_OK) == 0 { return candidate }
    }
    return nil
  }

  /// Starts it, feeds it and reads what it prints until it has ended.
  public func run() throws(SystemError) -> Result {
    var run = try Run(self)
    run.converse()
    return run.finish()
  }

  /// One run: our ends of its pipes.
  private struct Run {
    let pid: pid_t
    let deadline: Double?
    var idle: IdleWatch?
    var input: Int32 = -1
    var output: Int32 = -1
    var errors: Int32 = -1
    var unsent: ArraySlice<UInt8>
    var standardOutput: [UInt8] = []
    var standardError: [UInt8] = []
    var isTimedOut = false

    init(_ tool: Tool) throws(SystemError) {
      unsent = tool.input[...]
      deadline = tool.timeLimit.map { SystemClock.uptime + $0 }
      idle = tool.timeLimit == nil ? nil : tool.idleLimit.map(IdleWatch.init)
      var opened: [Int32] = []
      func pipe() throws(SystemError) -> (read: Int32, write: Int32) {
        do throws(SystemError) {
          let ends = try FileDescriptors.pipe()
          opened += [ends.read, ends.write]
          return ends
        } catch {
          for end in opened { close(end) }
          throw error
        }
      }
      var process = tool.process
      let (out, err) = (try pipe(), try pipe())
      process.descriptors.merge([1: out.write, 2: err.write]) { $1 }
      var theirs = [out.write, err.write]
      if !tool.input.isEmpty {
        let fed = try pipe()
        process.descriptors[0] = fed.read
        theirs.append(fed.read)
        input = fed.write
        FileDescriptors.setNonblocking(input)
      }
      process.leadsGroup = tool.timeLimit != nil
      do throws(SystemError) {
        pid = try process.start()
      } catch {
        for end in opened { close(end) }
        throw error
      }
      for end in theirs { close(end) }
      (output, errors) = (out.read, err.read)
    }

    /// Until both streams have ended or the time is over.
    mutating func converse() {
      while output >= 0 || errors >= 0 {
        var ends = [
          pollfd(fd: output, events: Int16(POLLIN), revents: 0),
          pollfd(fd: errors, events: Int16(POLLIN), revents: 0),
          pollfd(fd: input, events: Int16(POLLOUT), revents: 0),
        ]
        let left = deadline.map { max(0, $0 - SystemClock.uptime) }
        let longest = idle == nil ? 60 : IdleWatch.interval
        let ready = poll(&ends, 3, left.map { Int32(min($0, longest) * 1000 + 1) } ?? -1)
        if ready < 0, errno != EINTR { break }
        let isIdle = ready == 0 && idle?.isOver(of: pid) ?? false
        if let left, left <= 0 || isIdle {
          isTimedOut = true
          kill(-pid, SIGKILL)
          break
        }
        guard ready > 0 else { continue }
        if ends[0].revents != 0, !Self.drain(output, into: &standardOutput) {
          FileDescriptors.close(&output)
        }
        if ends[1].revents != 0, !Self.drain(errors, into: &standardError) {
          FileDescriptors.close(&errors)
        }
        if ends[2].revents != 0 { feed() }
      }
    }

    private mutating func feed() {
      let sent = SignalMask.withoutBrokenPipe {
        unsent.withUnsafeBytes { write(input, $0.baseAddress, $0.count) }
      }
      if sent > 0 { unsent = unsent.dropFirst(sent) }
      if unsent.isEmpty || (sent < 0 && errno != EAGAIN && errno != EINTR) {
        FileDescriptors.close(&input)
      }
    }

    /// Reads what is there; false at the end.
    private static func drain(_ end: Int32, into bytes: inout [UInt8]) -> Bool {
      var chunk = [UInt8](repeating: 0, count: 64 << 10)
      let count = read(end, &chunk, chunk.count)
      if count > 0 { bytes += chunk[..<count] }
      return count > 0 || (count < 0 && errno == EINTR)
    }

    mutating func finish() -> Result {
      FileDescriptors.close(&input)
      FileDescriptors.close(&output)
      FileDescriptors.close(&errors)
      var status: Int32 = 0
      while waitpid(pid, &status, 0) < 0, errno == EINTR {}
      return Result(
        status: ExitStatus(waitStatus: status), standardOutput: standardOutput,
        standardError: standardError, isTimedOut: isTimedOut)
    }
  }
}
