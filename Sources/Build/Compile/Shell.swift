import Foundation

/// Runs a tool and gathers what it says. By plain system calls: Foundation's `Process` takes as long
/// to start a bundler as the bundler takes to run.
enum Shell {
  struct Result {
    var status: Int32
    var output: Data
    var errors: String
  }

  /// The first executable of that name on PATH.
  static func find(_ tool: String) -> String? {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    for folder in path.split(separator: ":") {
      let candidate = folder + "/" + tool
      if access(String(candidate), X_OK) == 0 { return String(candidate) }
    }
    return nil
  }

  /// As `run`, with a folder for temporary files that is gone afterwards: the toolchain leaves some
  /// behind at each call. `arguments` are told the folder.
  static func runTidily(
    _ tool: String, folder: String? = nil, arguments: (_ scratch: String) -> [String]
  ) throws -> Result {
    var environment = ProcessInfo.processInfo.environment
    var name = [CChar]((environment["TMPDIR"] ?? "/tmp").utf8CString.dropLast())
    name += "/vitrine-build-XXXXXX".utf8CString
    guard let made = mkdtemp(&name) else {
      throw BuildError.noTemporaryFolder(
        path: environment["TMPDIR"] ?? "/tmp", reason: String(cString: strerror(errno)))
    }
    let scratch = String(cString: made)
    defer { try? FileManager.default.removeItem(atPath: scratch) }
    environment["TMPDIR"] = scratch
    return try run(tool, arguments(scratch), folder: folder, environment: environment)
  }

  static func run(
    _ tool: String, _ arguments: [String], input: Data? = nil, folder: String? = nil,
    environment: [String: String]? = nil
  ) throws -> Result {
    guard let task = ShellTask(tool, arguments, hasInput: input != nil, folder, environment) else {
      throw BuildError.toolchainMissing(tool: tool)
    }
    return task.finish(input: [UInt8](input ?? Data()))
  }
}

/// A tool that runs: its process and our ends of its pipes.
private final class ShellTask {
  private var pid: pid_t = 0
  private var input: Int32 = -1
  private var output: Int32 = -1
  private var errors: Int32 = -1

  init?(
    _ tool: String, _ arguments: [String], hasInput: Bool, _ folder: String?,
    _ environment: [String: String]?
  ) {
    guard let said = Self.pipe(), let complained = Self.pipe() else { return nil }
    let fed = hasInput ? Self.pipe() : nil
    (input, output, errors) = (fed?.write ?? -1, said.read, complained.read)
    defer {
      for end in [said.write, complained.write, fed?.read ?? -1] where end >= 0 {
        Foundation.close(end)
      }
    }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if let fed {
      posix_spawn_file_actions_adddup2(&actions, fed.read, 0)
    } else {
      posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    }
    posix_spawn_file_actions_adddup2(&actions, said.write, 1)
    posix_spawn_file_actions_adddup2(&actions, complained.write, 2)
    if let folder, Self.changeFolder?(&actions, folder) != 0 { return nil }
    let values = environment ?? ProcessInfo.processInfo.environment
    var words: [UnsafeMutablePointer<CChar>?] = ([tool] + arguments).map { strdup($0) } + [nil]
    var variables: [UnsafeMutablePointer<CChar>?] =
      values.sorted { $0.key < $1.key }.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for pointer in words + variables { free(pointer) } }
    guard posix_spawn(&pid, tool, &actions, nil, &words, &variables) == 0 else {
      pid = 0
      return nil
    }
  }

  deinit {
    for end in [input, output, errors] where end >= 0 { Foundation.close(end) }
    if pid != 0 {
      var status: Int32 = 0
      kill(pid, SIGKILL)
      waitpid(pid, &status, 0)
    }
  }

  /// `posix_spawn_file_actions_addchdir_np`, which glibc has and its module does not show.
  private static let changeFolder:
    (
      @convention(c) (UnsafeMutablePointer<posix_spawn_file_actions_t>, UnsafePointer<CChar>) ->
        Int32
    )? = dlsym(nil, "posix_spawn_file_actions_addchdir_np").map {
      unsafeBitCast(
        $0,
        to: (@convention(c) (
          UnsafeMutablePointer<posix_spawn_file_actions_t>, UnsafePointer<CChar>
        ) -> Int32).self)
    }

  /// Both ends are closed in other processes that are started.
  private static func pipe() -> (read: Int32, write: Int32)? {
    var ends: [Int32] = [-1, -1]
    guard Foundation.pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  /// Feeds it, reads what it says until it has ended.
  func finish(input bytes: [UInt8]) -> Shell.Result {
    var (said, complained): ([UInt8], [UInt8]) = ([], [])
    var fed = 0
    if input >= 0 {
      signal(SIGPIPE, SIG_IGN)
      _ = fcntl(input, F_SETFL, O_NONBLOCK)
    }
    while output >= 0 || errors >= 0 {
      var ends = [
        pollfd(fd: output, events: Int16(POLLIN), revents: 0),
        pollfd(fd: errors, events: Int16(POLLIN), revents: 0),
        pollfd(fd: input, events: Int16(POLLOUT), revents: 0),
      ]
      if poll(&ends, 3, -1) < 0, errno != EINTR { break }
      if ends[0].revents != 0, !Self.drain(output, into: &said) { Self.close(&output) }
      if ends[1].revents != 0, !Self.drain(errors, into: &complained) { Self.close(&errors) }
      if ends[2].revents != 0 {
        let sent = bytes[fed...].withUnsafeBytes { write(input, $0.baseAddress, $0.count) }
        if sent > 0 { fed += sent }
        if fed == bytes.count || (sent < 0 && errno != EAGAIN) { Self.close(&input) }
      }
    }
    var status: Int32 = 0
    while waitpid(pid, &status, 0) < 0, errno == EINTR {}
    pid = 0
    let ended = status & 0x7f
    return Shell.Result(
      status: ended == 0 ? (status >> 8) & 0xff : 128 + ended, output: Data(said),
      errors: String(decoding: complained, as: UTF8.self))
  }

  private static func close(_ end: inout Int32) {
    if end >= 0 { Foundation.close(end) }
    end = -1
  }

  /// Reads what is there; false at the end.
  private static func drain(_ end: Int32, into bytes: inout [UInt8]) -> Bool {
    var chunk = [UInt8](repeating: 0, count: 64 << 10)
    let count = read(end, &chunk, chunk.count)
    if count > 0 { bytes += chunk[..<count] }
    return count > 0 || (count < 0 && errno == EINTR)
  }
}
